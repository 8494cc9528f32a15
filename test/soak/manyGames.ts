import { randomBytes } from 'node:crypto';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import type { HostingContext } from '../../src/matches/context/ports.js';
import type { DeliveryNote, Store } from '../../src/matches/context/store.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { closeDuePhase } from '../../src/matches/turn/closeDuePhases.js';
import { pauseMatch } from '../../src/matches/turn/pauseMatch.js';
import { gameCalled } from '../endToEnd/harness/table.js';
import type { Bulk } from './bulk.js';

/** How many games are played, of which all others are copies. */
export const PLAYED = 100;
/** Of so many games: one has a message that waits, and so many stay in their lobby, are paused, and run. The others have ended. */
const [LOBBIES, PAUSED, RUNNING] = [2, 2, 26];
const GAMES = [
  { id: 'classic', players: 7 },
  { id: 'warring-states-v2', players: 7 },
  { id: 'warring-states-cards', players: 5 },
] as const;
const DAY = 24 * 60 * 60_000;
const MOST_PHASES = 40;

/** A hosting whose clock is set by hand. */
export interface Hosted {
  readonly hosting: HostingContext;
  pass(time: number): void;
}

export function hostedOn(store: Store): Hosted {
  let now = Date.UTC(2026, 0, 1, 12);
  let seed = 0;
  const nothing = (): void => undefined;
  const hosting: HostingContext = {
    store,
    games: new Map(GAMES.map(({ id }) => [id, gameCalled(id)])),
    now: () => now,
    log: { info: nothing, warn: nothing, error: nothing },
    freshSeed: () => ++seed,
    freshSecret: () => randomBytes(16).toString('hex'),
    pseudonymKey: 'key',
    wake: nothing,
  };
  return {
    hosting,
    pass: time => {
      now += time;
    },
  };
}

/** Plays the games that others are copies of, phase by phase, until they have `rows` rows. All their messages are posted but one. */
export async function playGames({ hosting, pass }: Hosted, bulk: Bulk, rows: number): Promise<void> {
  const begun: MatchId[] = [];
  for (let i = 0; i < PLAYED; i++) {
    const match = await opened(hosting, i);
    if (i >= LOBBIES) begun.push(match);
  }
  for (let phase = 1; phase <= MOST_PHASES; phase++) {
    for (const match of begun) await orderAll(hosting, match);
    await post(hosting);
    if ((await bulk.rows()) >= rows) break;
    pass(400 * DAY);
    for (const due of await hosting.store.matches.duePhases(hosting.now())) await closeDuePhase(hosting, due);
  }
  for (const match of begun.slice(0, PAUSED)) await pauseMatch(hosting, match, 'host');
  for (const match of begun.slice(PAUSED + RUNNING)) await endMatch(hosting, match, hostOf(match - 1));
  await post(hosting, 1);
}

const hostOf = (i: number): string => `host${i}`;

async function opened(hosting: HostingContext, i: number): Promise<MatchId> {
  const { id, players } = GAMES[i % GAMES.length] ?? GAMES[0];
  const asked = { game: id, guild: `guild${i % 10}`, channel: `channel${i}`, host: hostOf(i), language: 'en', deadlines: {} } as const;
  const match = await openMatch(hosting, asked);
  if (!match.ok) throw new Error(match.fault.code);
  if (match.value.id !== i + 1) throw new Error('the games that are played must be the first');
  const joining = i < LOBBIES ? players - 1 : players;
  for (let k = 0; k < joining; k++) await joinMatch(hosting, match.value.id, `player${i}-${k}`);
  if (i >= LOBBIES) await startMatch(hosting, match.value.id, asked.host, { emptySeats: false });
  return match.value.id;
}

async function orderAll(hosting: HostingContext, match: MatchId): Promise<void> {
  const found = await hosting.store.matches.read(match);
  if (!found?.open) return;
  const game = gameCalled(found.match.game);
  for (const { seat, user, until } of found.seatHistory) {
    if (until !== undefined || user === undefined) continue;
    const text = recruitText(game, game.state.parse(found.open.state), seat, seededRandom(match));
    await submitOrders(hosting, { match, user, text, language: 'en' });
  }
}

/** Notes all messages as posted, but the last `left`. */
async function post({ store, now }: HostingContext, left = 0): Promise<void> {
  for (;;) {
    const due = await store.outbox.due(now(), 1_000_000);
    const notes = due.slice(0, due.length - left).flatMap(({ id, to }): readonly DeliveryNote[] => [
      { kind: 'attempt', id, at: now() },
      { kind: 'posted', id, where: { channel: 'channel' in to ? to.channel : to.user, message: `message${id}` }, at: now() },
    ]);
    if (notes.length === 0) return;
    await store.outbox.note(notes);
  }
}
