import type { Match, MatchEnd } from '../match.js';
import { queueCard, queueToChannel } from '../outbox/queueing.js';
import { unpaused } from '../pausing/unpaused.js';
import { forgetWhatWasSeen } from '../people/disclosures.js';
import { endCall } from '../phases/rounds.js';
import { isToldByRounds } from '../phases/toldByRounds.js';
import type { House } from '../ports.js';
import { closeCalls } from '../seats/calls.js';
import type { Table } from '../table.js';

/** Ends the match at the phase that holds its final position. Within a transaction. */
export function finishMatch(house: House, match: Match, phase: number, end: MatchEnd): Match {
  const ended: Match = { ...unpaused(match), status: 'ended', end };
  house.store.saveMatch(ended);
  if (end.kind !== 'rolled-back') forgetWhatWasSeen(house, ended.id);
  if (isToldByRounds(house, ended.id)) queueCard(house, ended, phase);
  queueToChannel(house, ended, 'ending', { kind: 'ending', phase });
  closeCalls(house, ended, phase);
  return ended;
}

/** Ends the match in the middle of a phase: its card loses its buttons, what is on file for it is never played. */
export function finishWithin(house: House, { match, phase }: Pick<Table, 'match' | 'phase'>, end: MatchEnd): Match {
  queueCard(house, match, phase.number);
  endCall(house, match, phase.number);
  return finishMatch(house, match, phase.number, end);
}
