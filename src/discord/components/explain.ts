import type { Press } from '../call.js';
import { customId } from '../customId.js';
import { type Explained, explainedName, explainedPhase, explanationReply } from '../explanation.js';
import { PAGE, pagesOf, pageWithin } from '../panel/view.js';
import type { Reply, Row } from '../reply.js';
import { refusal } from '../sayFault.js';
import { button, menu, rowOf } from './buttons.js';

/** Explain, under the results: a menu of that phase's orders, the failed ones of each power first. */
export function askWhich(press: Press): Reply {
  const explained = phaseOf(press);
  return explained
    ? { content: press.words.history.explainWhich(explainedName(press, explained)), rows: choices(press, explained) }
    : nothing(press);
}

/** The order that was chosen, explained; the menu stays, for the next question. */
export function explainChosen(press: Press): Reply {
  const explained = phaseOf(press);
  return explained ? { ...explanationReply(press, explained, press.chosen[0] ?? ''), rows: choices(press, explained) } : nothing(press);
}

const nothing = (press: Press): Reply => refusal(press, { code: 'nothing-to-explain' });

function phaseOf(press: Press): Explained | undefined {
  const match = press.embassy.house.store.match(press.token.match);
  return match && explainedPhase(press, match, press.token.phase);
}

function choices({ token, words, language }: Press, { match, phase, explainer }: Explained): readonly Row[] {
  const all = explainer.choices(phase.report, language);
  if (all.length === 0) return [];
  const page = pageWithin(Number(token.rest[0] ?? 0), all.length);
  const options = all
    .slice(page * PAGE, (page + 1) * PAGE)
    .map(({ key, label, success }) => ({ label: `${success ? '✓' : '✗'} ${label}`, value: key }));
  const turn = (to: number, label: string) => button(customId('explain', match.id, phase.number, to), label);
  return [
    menu(customId('explained', match.id, phase.number, page), words.history.explainMenu, options),
    ...rowOf(
      ...(page > 0 ? [turn(page - 1, words.buttons.earlier)] : []),
      ...(page + 1 < pagesOf(all.length) ? [turn(page + 1, words.buttons.later)] : []),
    ),
  ];
}
