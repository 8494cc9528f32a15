import { queueCard } from '../messages/cards.js';
import { queueToChannel } from '../messages/queueing.js';
import type { MatchEnd, SeatTerm } from '../model/match.js';
import { counts, resultsOf } from '../model/playerResult.js';
import type { Vacancy } from '../model/snapshot.js';
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
function noteResults(tx: MatchTransaction, end: MatchEnd, stored: unknown): void {
  const { facts, game, add } = tx;
  const { match, seatHistory } = facts;
  if (!counts(match, end, seatHistory)) return;
  const state: unknown = game.state.parse(stored);
  const results = resultsOf(end, game.standings(state), termsThatCount(tx, state));
  // Where the bot may order for who sent nothing, it may have played in part.
  add('results', ...results.map(one => ({ ...one, rated: one.rated && standInOf(match) === undefined })));
}

/** The terms on the seats. Whoever gave up a seat that was out of the game already counts as having stayed: nobody was left alone. */
function termsThatCount({ facts: { seatHistory, vacancies }, game }: MatchTransaction, state: unknown): readonly SeatTerm[] {
  const playing = game.inPlay(state);
  const isLast = ({ seat }: SeatTerm, i: number): boolean => seatHistory.findLastIndex(one => one.seat === seat) === i;
  return seatHistory.map((term, i) => {
    const { until: _, ...stayed } = term;
    const wasOut = isLast(term, i) && !playing.includes(term.seat) && !vacancies.some(one => one.seat === term.seat && wasNeverTaken(one));
    return wasOut ? stayed : term;
  });
}

/** Whether a seat that was left while it was in play, and hence announced, found nobody: it is open, or was closed without being taken. */
const wasNeverTaken = ({ calledIn, open, post }: Vacancy): boolean => !calledIn && (open || post === undefined);

/** Ends the match in the middle of a phase: its card loses its buttons, and its filed orders are never played. */
export function finishWithin(tx: MatchTransaction, end: MatchEnd): void {
  queueCard(tx, openPhaseOf(tx).number);
  endCall(tx, {});
  finishMatch(tx, end);
}
