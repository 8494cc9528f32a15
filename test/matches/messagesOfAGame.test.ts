import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readOwnVariant } from '../../src/assets.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import { state } from '../../src/games/diplomacy/model/state.js';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { prefer } from '../../src/matches/actions/lobby/prefer.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { changeSettings } from '../../src/matches/actions/people/changeSettings.js';
import type { OutgoingMessage } from '../../src/matches/context/ports.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import type { MatchPhase } from '../../src/matches/model/match.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { sendReminders } from '../../src/matches/turn/remind.js';
import { watch } from '../../src/matches/turn/watch.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery } from './fakeDelivery.js';
import { accepted, DAY, HOUR, order, phaseOf, seatOf, world } from './world.js';

const recorded = z.object({ phase: z.string(), orders: z.array(z.object({ power: z.string(), text: z.string() })) });
const RECORD = gunzipSync(readFileSync(new URL('../recorded/games.jsonl.gz', import.meta.url)))
  .toString()
  .split('\n')
  .filter(line => line.includes('"cicero:439999"'))
  .map(line => recorded.parse(JSON.parse(line)));

const PLAYERS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus'] as const;
const POWERS = ['france', 'germany', 'italy', 'england', 'austria', 'russia', 'turkey'] as const;
const LENGTHS = { movement: 2 * DAY, retreats: DAY, adjustments: DAY };
/** Who orders only in the last hour of every phase; all others do so in the first. */
const LATE: readonly string[] = ['bob'];

const SEASONS: Readonly<Record<string, string>> = { spring: 'S', fall: 'F', winter: 'W' };

/** The name of a phase in the records, like "S1901M": season, year, and movement, retreats or adjustments. */
function recordedName({ state: stored }: MatchPhase): string {
  const { turn, phase } = state.parse(stored);
  return `${SEASONS[turn.season]}${turn.year}${phase.charAt(0).toUpperCase()}`;
}

/** Plays the recorded game of 39 phases. Returns every message that was sent. */
async function playedThrough(): Promise<readonly OutgoingMessage[]> {
  const classic = variantsOn(readOwnVariant).find(({ id }) => id === 'classic');
  if (!classic) throw new Error('there is no classic game');
  const w = world(openMemoryStore(), diplomacy(classic));
  const opened = { game: 'classic', guild: 'guild', channel: 'channel', host: 'host', language: 'en', deadlines: LENGTHS } as const;
  const { id } = accepted(await openMatch(w.hosting, { ...opened, plan: {} }));
  for (const [i, player] of PLAYERS.entries()) {
    accepted(await joinMatch(w.hosting, id, player));
    accepted(await prefer(w.hosting, id, player, [POWERS[i] ?? '']));
  }
  await changeSettings(w.hosting, 'gus', { messages: 'quiet' });
  await changeSettings(w.hosting, 'eve', { messages: 'off' });
  await changeSettings(w.hosting, 'wil', { messages: 'all' });
  accepted(await startMatch(w.hosting, id, 'host', { emptySeats: false }));
  accepted(await watch(w.hosting, id, 'wat'));
  accepted(await watch(w.hosting, id, 'wil'));
  const delivery = fakeDelivery();
  const say = (): Promise<unknown> => deliver(w.hosting, delivery);
  const players = new Map(PLAYERS.map(player => [seatOf(w, id, player), player]));
  const give = async (orders: readonly { readonly power: string; readonly text: string }[], areLate: boolean): Promise<void> => {
    for (const [seat, player] of players) {
      const own = orders.filter(({ power }) => power === seat).map(({ text }) => text);
      if (LATE.includes(player) === areLate && own.length > 0) accepted(await order(w, id, player, own.join('; ')));
    }
    await say();
  };
  for (let phase = w.store.openPhase(id); phase !== undefined; phase = w.store.openPhase(id)) {
    const name = recordedName(phase);
    const orders = RECORD.find(one => one.phase === name)?.orders;
    if (orders === undefined) break;
    await say();
    w.pass(HOUR);
    await give(orders, false);
    for (const before of [24, 3]) {
      w.pass(Math.max(0, phaseOf(w, id).dueAt - before * HOUR - w.hosting.now()));
      await sendReminders(w.hosting);
      await say();
    }
    await give(orders, true);
    w.pass(phaseOf(w, id).dueAt - w.hosting.now());
    await closeDuePhases(w.hosting);
  }
  accepted(await endMatch(w.hosting, id, 'host'));
  await say();
  return delivery.sent;
}

const toUser = (sent: readonly OutgoingMessage[], user: string): readonly OutgoingMessage[] =>
  sent.filter(({ row }) => 'user' in row.to && row.to.user === user);
/** How many new messages of each kind somebody got. Edits notify nobody. */
function fresh(sent: readonly OutgoingMessage[], user: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { row, edits } of toUser(sent, user)) if (!edits) counts[row.content.kind] = (counts[row.content.kind] ?? 0) + 1;
  return counts;
}

describe('a game of 39 phases by direct message', () => {
  let sent: readonly OutgoingMessage[];
  beforeAll(async () => {
    sent = await playedThrough();
  });
  /** The phases that waited for a power, after the first one. */
  const owed = (user: string): number => fresh(sent, user).receipt ?? 0;

  it('tells who orders in time of their power, then of each phase that waits for them, once', () => {
    expect(fresh(sent, 'fay')).toEqual({ dealt: 1, receipt: 31, reminder: 1 });
    const receipts = toUser(sent, 'fay').filter(({ row }) => row.content.kind === 'receipt' && 'phase' in row.content);
    const phases = receipts.flatMap(({ row, edits }) => (edits || row.content.kind !== 'receipt' ? [] : [row.content.phase]));
    expect(new Set(phases).size).toBe(phases.length);
  });

  it('reminds who orders late once a phase', () => {
    expect(fresh(sent, 'bob').reminder).toBeLessThanOrEqual(owed('bob') + 1);
    expect(fresh(sent, 'bob').reminder).toBeGreaterThan(15);
  });

  it('is quiet for those who want that: their power, in one message that is edited from then on', () => {
    expect(fresh(sent, 'gus')).toEqual({ dealt: 1 });
    expect(toUser(sent, 'gus').length).toBeGreaterThan(40);
  });

  it('tells a spectator of all results and the end in one message, and in new ones only who wants all', () => {
    expect(fresh(sent, 'wat')).toEqual({ news: 1 });
    expect(toUser(sent, 'wat')).toHaveLength(36);
    expect(fresh(sent, 'wil')).toEqual({ news: 37 });
  });

  it('tells those who want none nothing', () => {
    expect(toUser(sent, 'eve')).toEqual([]);
  });

  it('ends with when each power that is out of it lost everything', () => {
    const ending = sent.find(({ row }) => row.content.kind === 'ending');
    const left = ending?.standings.filter(({ points, units }) => points + units > 0).map(({ seat }) => seat) ?? [];
    expect(ending?.eliminations).toEqual([{ seat: 'austria', turn: { season: 'fall', year: 1902, era: 'ad' } }]);
    expect([...left, 'austria'].toSorted()).toEqual([...POWERS].toSorted());
  });
});
