import type { AnyGame } from '../../src/games/game.js';
import type { Result } from '../../src/lib/result.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import { changeSettings } from '../../src/matches/actions/people/changeSettings.js';
import { agreeToSubstitute, appoint, type StandingIn } from '../../src/matches/actions/seats/substitute.js';
import type { HostingContext } from '../../src/matches/context/ports.js';
import type { OutboxRow } from '../../src/matches/context/store.js';
import type { Content } from '../../src/matches/model/content.js';
import type { HostingRules } from '../../src/matches/model/hostingRules.js';
import type { Match, MatchId, MatchPhase } from '../../src/matches/model/match.js';
import { seatViewOf } from '../../src/matches/read/seatViewOf.js';
import type { Arranged as Store } from '../records/arranged.js';
import { toyGame } from './toyGame.js';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;
export const PLAYERS = ['ann', 'bob', 'cat'] as const;

export interface World {
  readonly hosting: HostingContext & { readonly store: Store };
  readonly store: Store;
  /** Every line of the log, as it would be written. */
  readonly logged: readonly string[];
  pass(time: number): void;
  wakings(): number;
}

export function world(store: Store, game: AnyGame = toyGame()): World {
  const logged: string[] = [];
  const write = (facts: object, what: string) => void logged.push(JSON.stringify({ ...facts, what }));
  let now = Date.UTC(2026, 0, 1);
  let woken = 0;
  const hosting: World['hosting'] = {
    store,
    games: new Map([[game.id, game]]),
    now: () => now,
    log: { info: write, warn: write, error: write },
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => {
      woken += 1;
    },
  };
  return {
    hosting,
    store,
    logged,
    wakings: () => woken,
    pass: time => {
      now += time;
    },
  };
}

export function accepted<T, F>(result: Result<T, F>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.fault)}`);
  return result.value;
}
export const faultOf = <T, F>(result: Result<T, F>): F | undefined => (result.ok ? undefined : result.fault);

/** Opens a lobby hosted by "host", who does not play. */
export async function lobbyOf(w: World, players: readonly string[] = PLAYERS, plan: HostingRules = {}): Promise<MatchId> {
  const invitation = { game: 'numbers', guild: 'guild', channel: 'channel', host: 'host', language: 'en' } as const;
  const match = accepted(await openMatch(w.hosting, { ...invitation, deadlines: { pick: DAY, gift: HOUR, rest: HOUR }, plan }));
  for (const player of players) accepted(await joinMatch(w.hosting, match.id, player));
  return match.id;
}

export async function startedMatch(w: World, players: readonly string[] = PLAYERS, plan: HostingRules = {}): Promise<MatchId> {
  const match = await lobbyOf(w, players, plan);
  accepted(await startMatch(w.hosting, match, 'host', { emptySeats: players.length < PLAYERS.length }));
  return match;
}

/** Like `startedMatch`, between players who want no direct messages. */
export async function startedInChannel(w: World, players: readonly string[] = PLAYERS): Promise<MatchId> {
  for (const player of players) await changeSettings(w.hosting, player, { messages: 'off' });
  return startedMatch(w, players);
}

export const matchOf = async (w: World, match: MatchId): Promise<Match> => {
  const found = await w.store.matches.get(match);
  if (!found) throw new Error(`no match ${match}`);
  return found;
};
export const phaseOf = (w: World, match: MatchId): MatchPhase => {
  const open = w.store.openPhase(match);
  if (!open) throw new Error(`match ${match} has no open phase`);
  return open;
};
export const seatOf = (w: World, match: MatchId, user: string): string => {
  const seatHolder = w.store.seatHolders(match).find(one => one.user === user);
  if (!seatHolder) throw new Error(`${user} has no seat`);
  return seatHolder.seat;
};

export const order = (w: World, match: MatchId, user: string, text: string) =>
  submitOrders(w.hosting, { match, user, text, language: 'en' });
export const ready = (w: World, match: MatchId, user: string, isReady = true) =>
  markReady(w.hosting, { match, phase: phaseOf(w, match).number, user, ready: isReady, anyway: true, language: 'en' });
export const seatView = async (w: World, match: MatchId, user: string) => accepted(await seatViewOf(w.hosting, match, user, 'en'));

/** Every player files the same orders and says that they are ready, which closes the phase. */
export async function playOut(w: World, match: MatchId, text: string, players: readonly string[] = PLAYERS): Promise<void> {
  for (const player of players) accepted(await order(w, match, player, text));
  for (const player of players) accepted(await ready(w, match, player));
}

/** Returns every message that waits to be posted, oldest first. */
export const queued = async (w: World): Promise<readonly OutboxRow[]> =>
  (await w.store.outbox.due(w.hosting.now(), 1000)).toSorted((a, b) => a.id - b.id);
export const contents = async (w: World): Promise<readonly Content[]> => (await queued(w)).map(row => row.content);

/** Records everything queued so far as posted. */
export async function postAll(w: World): Promise<void> {
  for (const row of await queued(w)) {
    w.store.tryDelivery(row.id, w.hosting.now());
    const channel = 'channel' in row.to ? row.to.channel : `dm-${row.to.user}`;
    w.store.delivered(row.id, { channel, message: `message-${row.slot}` }, w.hosting.now());
  }
}

/** Somebody asks another to be a substitute, who agrees. */
export async function stoodIn(w: World, asked: StandingIn & { readonly by: string }): Promise<void> {
  accepted(await appoint(w.hosting, asked));
  accepted(await agreeToSubstitute(w.hosting, { match: asked.match, seat: seatOf(w, asked.match, asked.user), user: asked.by }));
}
