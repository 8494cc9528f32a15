import type { Battleground } from '../../battles/battleground.js';
import { groupsAt, membersOf, nobodyReturns, strengthOf } from '../../battles/contenderGroups.js';
import { declarerOf } from '../../battles/mayDeclare.js';
import type { Position } from '../../board/position.js';
import type { Declaration } from '../../model/battle/declaration.js';

/** What it is worth to win a place by a decisive move, and to keep one by a decisive hold: an own centre, another centre, any other. */
const WORTH = { move: { own: 2.5, centre: 2, other: 0.5 }, hold: { own: 3, centre: 2.2, other: 1 } } as const;

/** What a captain thinks a declaration is worth: what it gains, times the probability that it wins. */
export function declarationWorth(ground: Battleground, { centres }: Position, declared: Declaration): number {
  const { power, kind, at } = declared;
  const place = !ground.board.centres.has(at) ? 'other' : centres[at] === power ? 'own' : 'centre';
  return WORTH[kind][place] * oddsOf(ground, declared);
}

/** The probability that a declaration wins if nobody else declares anything there: the share of its group in all strengths. */
export function oddsOf(ground: Battleground, declared: Declaration): number {
  const declarer = declarerOf(ground, declared);
  let own = 0;
  let all = 0;
  for (const group of groupsAt(ground, declared.at, { declared: [declared], returnsHome: nobodyReturns })) {
    const strength = strengthOf(group);
    all += strength;
    if (membersOf(group).includes(declarer)) own = strength;
  }
  return all > 0 ? own / all : 0;
}
