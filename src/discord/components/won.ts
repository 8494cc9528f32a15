import type { Match } from '../../matches/match.js';
import { deskOf } from '../../matches/orders/deskOf.js';
import { sayOutcome } from '../../matches/orders/sayOutcome.js';
import { managesServerOf, type Press } from '../call.js';
import type { Reply } from '../reply.js';
import { refusal, sayGameFault } from '../sayFault.js';
import { type Leaf, tellerOf } from '../words/presenters/gamePresenter.js';

/** An outcome, chosen on the card of what is to be decided: goes on file for whoever may say it, and for nobody else. */
export function won(press: Press): Reply {
  const { embassy, token, user, language, words, id } = press;
  const match = embassy.house.store.match(token.match);
  if (match === undefined) return refusal(press, { code: 'no-such-match' });
  const outcome = outcomeOn(press, match);
  if (outcome === undefined) {
    const desk = deskOf(embassy.house, match.id, user, language);
    return refusal(press, desk.ok ? { code: 'phase-over' } : desk.fault);
  }
  const edit = { match: match.id, phase: token.phase + 1, user, language, interaction: id, isAdmin: managesServerOf(press, match) };
  const said = sayOutcome(embassy.house, { ...edit, text: outcome.text });
  if (!said.ok) return refusal(press, said.fault);
  const { fault, isClosed } = said.value;
  if (fault) return { content: fault.code === 'not-said-now' ? words.disputes.notYours : sayGameFault(press, match.game, fault) };
  return { content: [words.panel.outcome(outcome.text), ...(isClosed ? [words.panel.closedEarly] : [])].join('\n') };
}

/** What the pressed button says, in the presser's language. */
function outcomeOn({ embassy: { house, tellers }, token, language }: Press, match: Match): Leaf['outcomes'][number] | undefined {
  const told = house.store.phase(match.id, token.phase)?.report;
  const [leaf = 0, place = 0] = token.rest.map(Number);
  return told === undefined ? undefined : tellerOf(tellers, match.game).told(told, language).leaves?.[leaf]?.outcomes[place];
}
