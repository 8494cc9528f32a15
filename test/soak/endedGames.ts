import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { ok } from '../../src/lib/result.js';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { closeDuePhase } from '../../src/matches/turn/closeDuePhases.js';
import { gameCalled } from '../endToEnd/harness/table.js';
import type { Arranged, ArrangedHosting } from '../records/arranged.js';

export interface EndedGame {
  readonly game: string;
  readonly guild: string;
  readonly channel: string;
  /** Ids of those who played. The first hosts. */
  readonly players: readonly string[];
  readonly years: number;
  readonly seed: number;
}

const DAY = 24 * 60 * 60_000;

/**
 * Plays a game by lot in the records, without Discord, until somebody wins or its host ends it after so many years. Of its messages only the ending is still to be
 * posted.
 */
export async function endedGame(store: Arranged, { game: id, guild, channel, players, years, seed }: EndedGame): Promise<MatchId> {
  const game = gameCalled(id);
  let now = Date.now() - 2_000 * DAY;
  const hosting: ArrangedHosting = {
    store,
    games: new Map([[id, game]]),
    now: () => now,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    freshSeed: () => seed,
    freshSecret: () => randomBytes(16).toString('hex'),
    pseudonymKey: 'key',
    wake: () => undefined,
  };
  const [host = ''] = players;
  const opened = await openMatch(hosting, { game: id, guild, channel, host, language: 'en', deadlines: {} });
  if (!opened.ok) throw new Error(`A game could not be opened: ${opened.fault.code}`);
  const match = opened.value.id;
  for (const player of players) await joinMatch(hosting, match, player);
  await startMatch(hosting, match, host, { emptySeats: false });
  const first = yearOf(store, match);
  for (;;) {
    const open = store.openPhase(match);
    if (!open || (await isOver(store, match)) || Math.abs(yearOf(store, match) - first) >= years) break;
    const random = seededRandom(seed * 1_000 + open.number);
    for (const { seat, user } of store.seatHolders(match)) {
      const text = recruitText(game, game.state.parse(open.state), seat, random);
      if (user !== undefined && text !== '') await submitOrders(hosting, { match, user, text, language: 'en' });
    }
    now += 10 * DAY;
    for (const due of await store.matches.duePhases(now)) await closeDuePhase(hosting, due);
    await turn();
  }
  const ended = (await isOver(store, match)) ? ok(match) : await endMatch(hosting, match, host);
  if (!ended.ok) throw new Error(`A game could not be ended: ${ended.fault.code}`);
  const rows = (await store.outbox.due(Number.MAX_SAFE_INTEGER, 100_000)).filter(row => row.match === match);
  for (const row of rows) if (row.content.kind !== 'ending') store.giveUp(row.id, 'posted before');
  return match;
}

/** Whether somebody has won. */
const isOver = async (store: Arranged, match: MatchId): Promise<boolean> => (await store.matches.get(match))?.status === 'ended';

/** The year of the phase that is open. */
const yearOf = (store: Arranged, match: MatchId): number => {
  const { turn: when } = Object(store.openPhase(match)?.state);
  return when?.year ?? 0;
};
