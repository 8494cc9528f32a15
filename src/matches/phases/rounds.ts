import type { SeatId } from '../../games/game.js';
import { gameOf } from '../gameOf.js';
import type { Match } from '../match.js';
import { queueResults, queueToChannel } from '../outbox/queueing.js';
import { wantsMessages } from '../people/settings.js';
import { tellWatchers } from '../people/watch.js';
import type { Content, House } from '../ports.js';
import { isToldByRounds } from './toldByRounds.js';

/** What is told of a closed phase and those skipped behind it: each phase, or the rounds that ended with them. */
export function tellResults(house: House, match: Match, phase: number, skipped: readonly number[]): void {
  if (!isToldByRounds(house, match.id)) tellWatchers(house, { match: match.id, number: phase });
  if (isToldByRounds(house, match.id)) for (const number of [phase, ...skipped]) tellRound(house, match, number);
  else queueResults(house, match, phase, skipped);
}

/** The round that ended with a phase, if one did. */
function tellRound(house: House, match: Match, last: number): void {
  if (!endsRound(house, match, last)) return;
  let first = last;
  while (first > 1 && !endsRound(house, match, first - 1)) first -= 1;
  queueToChannel(house, match, `round:${last}`, { kind: 'round', first, phase: last });
}

function endsRound(house: House, match: Match, number: number): boolean {
  const game = gameOf(house, match);
  const report = house.store.phase(match.id, number)?.report;
  return report !== undefined && game.endsRound?.(game.report.parse(report)) === true;
}

/**
 * Calls those who have a choice in the newest phase, unless they had it in the one before too; the call before is over. In the channel, where it
 * rings; in an anonymous match each of them by direct message.
 */
export function callToMove(house: House, match: Match, { closed, open }: { readonly closed: number; readonly open: number }): void {
  if (!isToldByRounds(house, match.id) || whoMoves(house, match, closed) === whoMoves(house, match, open)) return;
  endCall(house, match, closed);
  const content: Content = { kind: 'turn', phase: open, over: false };
  if (!match.plan.anonymous) return void queueToChannel(house, match, slotOf(open), content);
  for (const { seat, user } of house.store.sittings(match.id))
    if (user !== undefined && moversIn(house, match, open).includes(seat) && wantsMessages(house, user))
      house.store.queue({ match: match.id, to: { user }, slot: slotOf(open, seat), content }, house.now());
}

/** The call by which those who move in a phase were called, if there was one, is over. */
export function endCall(house: House, match: Match, phase: number): void {
  if (!isToldByRounds(house, match.id)) return;
  const movers = whoMoves(house, match, phase);
  let called = phase;
  for (let number = phase - 1; number > 0; number--) {
    if (house.store.phase(match.id, number)?.closedBy === 'skipped') continue;
    if (whoMoves(house, match, number) !== movers) break;
    called = number;
  }
  const content: Content = { kind: 'turn', phase: called, over: true, missed: house.store.phase(match.id, phase)?.closedBy === 'deadline' };
  for (const slot of [slotOf(called), ...moversIn(house, match, called).map(seat => slotOf(called, seat))]) {
    const call = house.store.lastQueued(match.id, slot);
    if (call) house.store.queue({ match: match.id, to: call.to, slot, content }, house.now());
  }
}

const slotOf = (phase: number, seat?: SeatId): string => (seat === undefined ? `turn:${phase}` : `turn:${phase}:${seat}`);

const whoMoves = (house: House, match: Match, number: number): string => moversIn(house, match, number).join(' ');

function moversIn(house: House, match: Match, number: number): readonly SeatId[] {
  const game = gameOf(house, match);
  const phase = house.store.phase(match.id, number);
  return phase === undefined ? [] : game.phase(game.state.parse(phase.state)).awaits;
}
