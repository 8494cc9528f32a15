import type { SeatId } from '../../../src/games/game.js';
import { mapInOrder } from '../../../src/lib/inOrder.js';
import type { Match, MatchPhase, SeatTerm } from '../../../src/matches/model/match.js';
import type { MatchSnapshot } from '../../../src/matches/model/snapshot.js';
import { standInOf } from '../../../src/matches/model/standIn.js';
import { hasDecided, type MatchInPlay } from '../../../src/matches/read/matchInPlay.js';
import type { TestBot } from '../../discord/testBot.js';

/**
 * What became of the sheet that a seat owed in a closed phase. `missing` without a user: nobody held the seat. `by-the-bot-instead`: its player
 * sent none, and the bot did.
 */
export interface Sheet {
  readonly seat: SeatId;
  readonly user: string | undefined;
  readonly became: 'sent' | 'missing' | 'by-the-bot' | 'by-the-bot-instead';
}

/** A closed phase in which somebody had a choice. */
export interface ClosedSheets {
  readonly number: number;
  readonly sheets: readonly Sheet[];
}

/** What became of all sheets owed in the phases from `first` on that have closed. */
export async function sheetsSince(room: TestBot, snapshot: MatchSnapshot, first: number): Promise<readonly ClosedSheets[]> {
  const all: ClosedSheets[] = [];
  const last = snapshot.open?.number ?? 0;
  for (let number = first; number < last; number++) {
    const phase = await room.hosting.store.history.phase(snapshot.match.id, number);
    if (phase?.closedBy && phase.closedBy !== 'skipped') all.push({ number, sheets: await sheetsOf(room, snapshot, phase) });
  }
  return all;
}

async function sheetsOf(room: TestBot, { match, seatHistory }: MatchSnapshot, phase: MatchPhase): Promise<readonly Sheet[]> {
  const { hosting } = room;
  const game = hosting.games.get(match.game);
  if (!game) throw new Error(`there is no game ${match.game}`);
  const state: unknown = game.state.parse(phase.state);
  const filed = await hosting.store.history.submissions(match.id, phase.number);
  const current = { game, phase: { ...phase, state } } as MatchInPlay;
  return await mapInOrder(game.phase(state).awaits, async (seat): Promise<Sheet> => {
    const { user, opponent } = holderAt(seatHistory, seat, phase.closedAt ?? 0) ?? {};
    if (opponent !== undefined) return { seat, user: undefined, became: 'by-the-bot' };
    const sent = filed.find(one => one.seat === seat);
    if (user !== undefined && sent?.submission !== undefined && (await isInstead(room, { match, user, phase: phase.number })))
      return { seat, user, became: 'by-the-bot-instead' };
    const isSent = sent?.ready === true || hasDecided(current, seat, parsed(game, sent?.submission));
    return { seat, user, became: isSent ? 'sent' : 'missing' };
  });
}

/** Whether the bot may have ordered in place of a player: the host wanted it, and the player has typed nothing in the phase. */
async function isInstead(
  { hosting }: TestBot,
  { match, user, phase }: { readonly match: Match; readonly user: string; readonly phase: number },
): Promise<boolean> {
  if (standInOf(match) === undefined) return false;
  return (await hosting.store.history.editsConcerning(match.id, user, 1, phase)).length === 0;
}

const parsed = (game: MatchInPlay['game'], submission: unknown): unknown =>
  submission === undefined ? undefined : game.submission.parse(submission);

/** Who held a seat when a phase closed. Whoever lost it by that held it still. */
const holderAt = (history: readonly SeatTerm[], seat: SeatId, time: number): SeatTerm | undefined =>
  history.filter(one => one.seat === seat && one.since < time && (one.until ?? Number.POSITIVE_INFINITY) >= time).at(-1);
