import { previewCorrection } from '../../matches/actions/hosting/correctPosition.js';
import { lookOf } from '../../matches/actions/people/changeSettings.js';
import type { Match } from '../../matches/model/match.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { refusal, sayGameFault } from '../interactions/sayFault.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { INK } from '../message/embeds.js';
import { joinFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { givenBack } from '../panel/panelReplies.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { inert } from '../words/language/userText.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';

/** Marks each correction in the preview, so that `readCorrections` finds it when the button is pressed. */
const MARK = '✏️ ';
const MOST = 3900;

/**
 * Shows a preview of the corrected position, with a button that applies it. Lines that were not understood are listed separately. Refused if not
 * all corrections fit into the preview: the button applies those that stand there.
 */
export async function correctionReply(context: InteractionContext, match: Match, text: string): Promise<Reply> {
  const { bot, user, language, words } = context;
  const found = await previewCorrection(bot.hosting, { match: match.id, user, text, language }, await lookOf(bot.hosting, user));
  if (!found.ok) return givenBack(context, refusal(context, found.fault), text);
  const { phase, lines, picture } = found.value;
  const good = lines.flatMap(line => line.text ?? []);
  const bad = lines.flatMap(({ typed, fault }) => (fault ? [`❌ ${inert(typed)}: ${sayGameFault(context, match.game, fault)}`] : []));
  if (good.length === 0)
    return {
      content: joinFitting([words.fault({ code: 'nothing-corrected' }), ...bad], DISCORD_LIMITS.message.content, words.panel.andMore),
    };
  const shown = [...good.map(line => `${MARK}${line}`), ...bad];
  const description = joinFitting(shown, MOST, words.panel.andMore);
  if (readCorrections([description]).length < good.length) return givenBack(context, refusal(context, { code: 'text-too-long' }), text);
  const presenter = presenterOf(bot.presenters, match.game);
  const game = bot.hosting.games.get(match.game);
  const title = words.host.correction(game ? presenter.phaseName(game.phase(game.state.parse(phase.state)), language) : '');
  return {
    embeds: [{ color: INK, title, description }],
    rows: rowOf(
      button(customId('correct', match.id, phase.number), words.host.correct, 'grave'),
      button(customId('alone', match.id, 0), words.buttons.cancel),
    ),
    sketch: { picture, name: `correction-${match.id}.png`, alt: presenter.altText(picture, language) },
  };
}

/** Reads the corrections back from their preview. */
export const readCorrections = (descriptions: readonly string[]): readonly string[] =>
  descriptions
    .flatMap(text => text.split('\n'))
    .filter(line => line.startsWith(MARK))
    .map(line => line.slice(MARK.length));
