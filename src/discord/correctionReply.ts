import { previewCorrection } from '../matches/hosting/correctPosition.js';
import type { Match } from '../matches/match.js';
import { lookOf } from '../matches/people/changeSettings.js';
import type { Call } from './call.js';
import { button, rowOf } from './components/buttons.js';
import { customId } from './customId.js';
import { givenBack } from './panel/answers.js';
import { INK } from './posts/embeds.js';
import type { Reply } from './reply.js';
import { refusal, sayGameFault } from './sayFault.js';
import { inert } from './words/language/userText.js';
import { tellerOf } from './words/presenters/gamePresenter.js';

/** Before each correction, so that a press finds it again. */
const MARK = '✏️ ';
const MOST = 3900;

/** How the position would stand, as a picture and in words, and the button that changes it; lines that say nothing are told apart. */
export function correctionReply(call: Call, match: Match, text: string): Reply {
  const { embassy, user, language, words } = call;
  const found = previewCorrection(embassy.house, { match: match.id, user, text, language }, lookOf(embassy.house, user));
  if (!found.ok) return givenBack(call, refusal(call, found.fault), text);
  const { phase, lines, picture } = found.value;
  const good = lines.flatMap(line => line.text ?? []);
  const bad = lines.flatMap(({ typed, fault }) => (fault ? [`❌ ${inert(typed)}: ${sayGameFault(call, match.game, fault)}`] : []));
  if (good.length === 0) return { content: [words.fault({ code: 'nothing-corrected' }), ...bad].join('\n').slice(0, MOST / 2) };
  const shown = [...good.map(line => `${MARK}${line}`), ...bad];
  const teller = tellerOf(embassy.tellers, match.game);
  const game = embassy.house.games.get(match.game);
  const title = words.host.correction(game ? teller.phaseName(game.phase(game.state.parse(phase.state)), language) : '');
  return {
    embeds: [{ color: INK, title, description: shown.filter((_, i) => shown.slice(0, i + 1).join('\n').length <= MOST).join('\n') }],
    rows: rowOf(
      button(customId('correct', match.id, phase.number), words.host.correct, 'grave'),
      button(customId('alone', match.id, 0), words.buttons.cancel),
    ),
    sketch: { picture, name: `correction-${match.id}.png`, alt: teller.altText(picture, language) },
  };
}

/** The corrections again, from a preview that shows them. */
export const readCorrections = (descriptions: readonly string[]): readonly string[] =>
  descriptions
    .flatMap(text => text.split('\n'))
    .filter(line => line.startsWith(MARK))
    .map(line => line.slice(MARK.length));
