import { hintFor } from '../../matches/actions/opponents/hintFor.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { joinFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';

/** Discord's limit on the description of an embed is above this, which leaves room for the rest. */
const LONGEST = 3000;

/** Shows the user, and nobody else, what a General of the bot would consider for their seat, in place of their panel. */
export async function hint(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, language, words } = context;
  const found = await hintFor(bot.hosting, { match: payload.match, user, language });
  if (!found.ok) return refusal(context, found.fault);
  const { match, seat, view, submission, lines } = found.value;
  const rows = rowOf(button(customId('orders', match.id, payload.phase), words.buttons.back));
  if (lines.length === 0) return { content: words.opponents.noHint, rows };
  const reason = presenterOf(bot.presenters, match.game).hintReason?.(view, seat, submission, language) ?? words.opponents.hintReason;
  const orders = joinFitting(
    lines.map(line => `\`${line}\``),
    LONGEST,
    words.panel.andMore,
  );
  return {
    embeds: [
      {
        title: words.opponents.hintTitle,
        description: [orders, `${words.opponents.hintHow} ${reason}`, words.opponents.hintNotSaved].join('\n\n'),
        footer: { text: words.gameList.footer(match.id) },
      },
    ],
    rows,
  };
}
