import { hintFor } from '../../matches/actions/opponents/hintFor.js';
import type { HostingFault } from '../../matches/fault.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { joinFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';

/** Leaves room for the rest in the description of an embed, in characters. */
const LONGEST = 3000;

/** Whether it is worth asking again. */
const isPassing = ({ code }: HostingFault): boolean => code === 'took-too-long' || code === 'too-busy';

/** Shows the user, and nobody else, what a General of the bot would consider for their seat, in place of their panel. */
export async function hint(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, language, words } = context;
  const found = await hintFor(bot.hosting, { match: payload.match, user, language });
  const back = button(customId('orders', payload.match, payload.phase), words.buttons.back);
  if (!found.ok) {
    const again = button(customId('hint', payload.match, payload.phase), words.buttons.hint);
    return { ...refusal(context, found.fault), ...(isPassing(found.fault) && { rows: rowOf(again, back) }) };
  }
  const { match, seat, view, submission, lines } = found.value;
  const rows = rowOf(back);
  if (lines.length === 0) return { content: words.opponents.noHint, rows };
  const reason = presenterOf(bot.presenters, match.game).hintReason(view, seat, submission, language);
  const orders = joinFitting(
    lines.map(line => `\`${line}\``),
    LONGEST,
    words.panel.andMore,
  );
  return {
    embeds: [
      {
        title: words.opponents.hintTitle,
        description: [orders, reason, words.opponents.hintNotSaved].join('\n\n'),
        footer: { text: words.gameList.footer(match.id) },
      },
    ],
    rows,
  };
}
