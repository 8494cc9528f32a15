import { queueCard } from '../messages/cards.js';
import { queueToChannel } from '../messages/queueing.js';
import type { MatchEnd } from '../model/match.js';
import { counts, resultsOf } from '../model/playerResult.js';
import { standInOf } from '../model/standIn.js';
import type { MatchTransaction } from '../model/transaction.js';
import { unpaused } from '../model/unpaused.js';
import { openPhaseOf } from '../read/matchInPlay.js';
import { isToldByRounds } from '../read/toldByRounds.js';
import { closeOffer } from './offerResume.js';
import { endCall } from './rounds.js';
import { closeVacancies } from './vacancies.js';
import { tellWatchers } from './watch.js';

/** Ends the match at its open phase, which holds the final position. Deletes its disclosures: a match that continues it has copies. */
export function finishMatch(tx: MatchTransaction, end: MatchEnd): void {
  const { number, state } = openPhaseOf(tx);
  noteResults(tx, end, state);
  const before = tx.facts.match;
  tx.put({ match: { ...unpaused(before), status: 'ended', end }, disclosures: [] });
  closeOffer(tx, before);
  if (isToldByRounds(tx)) queueCard(tx, number);
  queueToChannel(tx, 'ending', { kind: 'ending', phase: number });
  tellWatchers(tx, number);
  closeVacancies(tx);
}

/** Notes how it ended for its players, if the match counts. */
function noteResults({ facts: { match, seatHistory }, game, add }: MatchTransaction, end: MatchEnd, state: unknown): void {
  if (!counts(match, end, seatHistory)) return;
  const results = resultsOf(end, game.standings(game.state.parse(state)), seatHistory);
  // Where the bot may order for who sent nothing, it may have played in part.
  add('results', ...results.map(one => ({ ...one, rated: one.rated && standInOf(match) === undefined })));
}

/** Ends the match in the middle of a phase: its card loses its buttons, and its filed orders are never played. */
export function finishWithin(tx: MatchTransaction, end: MatchEnd): void {
  queueCard(tx, openPhaseOf(tx).number);
  endCall(tx, {});
  finishMatch(tx, end);
}
