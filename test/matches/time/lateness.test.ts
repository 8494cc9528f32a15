import { describe, expect, it } from 'vitest';
import { refuse } from '../../../src/lib/result.js';
import { adjudicateNow } from '../../../src/matches/actions/hosting/adjudicateNow.js';
import { offerHosting, takeHosting } from '../../../src/matches/actions/hosting/hostGone.js';
import { comeBack, goAway } from '../../../src/matches/actions/people/goAway.js';
import { takeSeat } from '../../../src/matches/actions/seats/takeSeat.js';
import { closeDuePhases } from '../../../src/matches/turn/closeDuePhases.js';
import { endForsaken } from '../../../src/matches/turn/endForsaken.js';
import { compensateOutage } from '../../../src/matches/turn/outage.js';
import { pauseMatch } from '../../../src/matches/turn/pauseMatch.js';
import { resumeMatch } from '../../../src/matches/turn/resumeMatch.js';
import { openMemoryStore } from '../../records/memory.js';
import {
  accepted,
  contents,
  DAY,
  HOUR,
  matchOf,
  order,
  phaseOf,
  postAll,
  ready,
  seatOf,
  startedMatch,
  type World,
  world,
} from '../world.js';

const PLAYERS = ['ann', 'bob', 'cat'];
const notices = async (w: World) => (await contents(w)).flatMap(one => (one.kind === 'notice' ? [one.notice] : []));

/** The players in `there` order and say that they are ready. If somebody else is awaited, the deadline passes. */
async function turn(w: World, match: number, there: readonly string[]): Promise<void> {
  const { number } = phaseOf(w, match);
  for (const user of there) accepted(await order(w, match, user, 'first 2'));
  for (const user of there) if (phaseOf(w, match).number === number) accepted(await ready(w, match, user));
  while (phaseOf(w, match).number === number && (await matchOf(w, match)).status === 'running') {
    w.pass(phaseOf(w, match).dueAt - w.hosting.now());
    await closeDuePhases(w.hosting);
  }
}

describe('an extension', () => {
  it('is spent when orders are missing, for everybody, and told without a name', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, PLAYERS, { extensions: 1 });
    accepted(await order(w, match, 'ann', 'first 2'));
    accepted(await order(w, match, 'bob', 'first 2'));
    await postAll(w);
    w.pass(DAY);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + DAY / 2 });
    expect(await contents(w)).toEqual([
      { kind: 'notice', notice: 'extension-spent', seats: [] },
      { kind: 'phase', phase: 1 },
    ]);
    expect(w.store.punctuality(match, seatOf(w, match, 'cat'))).toMatchObject({ spent: 1 });
    expect(w.store.punctuality(match, seatOf(w, match, 'ann'))).toMatchObject({ spent: 0 });
    w.pass(DAY / 2);
    expect(await closeDuePhases(w.hosting)).toBe(1);
  });

  it('is not spent when orders are on file though nobody said that he is ready, nor by a seat that is ready with nothing on file', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, PLAYERS, { extensions: 2 });
    accepted(await order(w, match, 'ann', 'first 2'));
    accepted(await order(w, match, 'bob', 'second 2'));
    accepted(await ready(w, match, 'cat'));
    w.pass(DAY);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect(await notices(w)).toEqual([]);
  });

  it('is not spent by a seat with nothing to do', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, PLAYERS, { extensions: 2 });
    for (const user of PLAYERS) accepted(await order(w, match, user, user === 'ann' ? 'first 1' : 'first 2'));
    for (const user of PLAYERS) accepted(await ready(w, match, user));
    expect(phaseOf(w, match).kind).toBe('gift');
    accepted(await order(w, match, 'ann', 'gift 1'));
    w.pass(HOUR);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect(await notices(w)).toEqual([]);
  });

  it('comes back after so many turns in a row with orders', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, PLAYERS, { extensions: 1, regain: 2 });
    const cat = seatOf(w, match, 'cat');
    await turn(w, match, ['ann', 'bob']);
    expect(w.store.punctuality(match, cat)).toEqual({ spent: 1, kept: 0, missed: 1 });
    await turn(w, match, PLAYERS);
    await turn(w, match, PLAYERS);
    expect(w.store.punctuality(match, cat)).toEqual({ spent: 0, kept: 0, missed: 0 });
  });
});

describe('a grace', () => {
  it('follows when no extension is left, once a phase', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, PLAYERS, { extensions: 1, grace: HOUR });
    w.pass(DAY);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    w.pass(DAY / 2);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    expect(phaseOf(w, match).dueAt).toBe(w.hosting.now() + HOUR);
    expect(await notices(w)).toEqual(['extension-spent', 'grace']);
    w.pass(HOUR);
    expect(await closeDuePhases(w.hosting)).toBe(1);
  });
});

describe('orders on file that are not ready', () => {
  const played = async (w: World, match: number) => (await w.store.history.phase(match, 1))?.report;

  it('count as they are, unless the plan says that they hold', async () => {
    for (const unready of ['drafts', 'hold'] as const) {
      const w = world(openMemoryStore());
      const match = await startedMatch(w, PLAYERS, { unready });
      for (const user of PLAYERS) accepted(await order(w, match, user, 'first 2'));
      accepted(await ready(w, match, 'ann'));
      w.pass(DAY);
      expect(await closeDuePhases(w.hosting)).toBe(1);
      const whole = Object.fromEntries(PLAYERS.map(user => [seatOf(w, match, user), { first: 2 }]));
      expect(await played(w, match)).toMatchObject({
        played: unready === 'drafts' ? whole : { [seatOf(w, match, 'ann')]: { first: 2 } },
      });
    }
  });
});

describe('two turns missed in a row', () => {
  it('cost the seat, which is then open to somebody who has never played in the match and starts with a record of his own', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'cat');
    await turn(w, match, ['ann', 'bob']);
    expect(seatOf(w, match, 'cat')).toBe(seat);
    await postAll(w);
    await turn(w, match, ['ann', 'bob']);
    expect(w.store.seatHolders(match).find(one => one.seat === seat)?.user).toBeUndefined();
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'civil-disorder', seats: [seat] });
    expect(await contents(w)).toContainEqual({
      kind: 'seats',
      phase: phaseOf(w, match).number,
      open: [{ seat, calledIn: false }],
      taken: [],
    });
    expect(await takeSeat(w.hosting, { match, seat, user: 'cat' })).toMatchObject({ fault: { code: 'has-played' } });
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan' }));
    expect(w.store.punctuality(match, seat)).toEqual({ spent: 0, kept: 0, missed: 0 });
    await turn(w, match, ['ann', 'bob']);
    expect(seatOf(w, match, 'dan')).toBe(seat);
  });

  it.each([1, 3])('are not what counts where the host chose that %i missed turns do', async misses => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, PLAYERS, { misses });
    const seat = seatOf(w, match, 'cat');
    for (let turns = 1; turns < misses; turns++) {
      await turn(w, match, ['ann', 'bob']);
      expect(seatOf(w, match, 'cat')).toBe(seat);
    }
    await turn(w, match, ['ann', 'bob']);
    expect(w.store.seatHolders(match).find(one => one.seat === seat)?.user).toBeUndefined();
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'civil-disorder', seats: [seat] });
  });

  it('are not two when there are orders between them', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    for (const there of [['ann', 'bob'], PLAYERS, ['ann', 'bob']]) await turn(w, match, there);
    expect(seatOf(w, match, 'cat')).toBeDefined();
  });

  it('are none that the host closed early: nobody has missed a deadline that has not come', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'cat');
    for (const _turn of [1, 2]) {
      for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
      accepted(await adjudicateNow(w.hosting, { match, user: 'host', force: true }));
    }
    expect(w.store.punctuality(match, seat).missed).toBe(0);
    expect(seatOf(w, match, 'cat')).toBe(seat);
  });

  it('by everybody pause the match instead of ending it, and the host is told', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await turn(w, match, []);
    await turn(w, match, []);
    expect(await matchOf(w, match)).toMatchObject({ status: 'paused', pausedBecause: 'nobody-there' });
    expect(await contents(w)).toContainEqual({ kind: 'paused', because: 'nobody-there' });
    accepted(await resumeMatch(w.hosting, match, 'host'));
    await turn(w, match, PLAYERS);
    expect((await matchOf(w, match)).status).toBe('running');
  });

  it('by everybody pause the match until one of them, and nobody else, resumes it', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await turn(w, match, []);
    await turn(w, match, []);
    expect(await contents(w)).toContainEqual({ kind: 'back' });
    expect(await resumeMatch(w.hosting, match, 'stranger')).toEqual(refuse({ code: 'no-seat' }));
    accepted(await resumeMatch(w.hosting, match, 'bob'));
    expect((await matchOf(w, match)).status).toBe('running');
    accepted(await pauseMatch(w.hosting, match, 'host'));
    expect(await resumeMatch(w.hosting, match, 'bob')).toEqual(refuse({ code: 'not-host' }));
  });

  it('by everybody let nobody resume the match whose host has gone: whoever hosts it then does', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await turn(w, match, []);
    await turn(w, match, []);
    await offerHosting(w.hosting, match, 'host');
    expect(await resumeMatch(w.hosting, match, 'bob')).toEqual(refuse({ code: 'match-paused', because: 'host-gone' }));
    accepted(await takeHosting(w.hosting, match, 'bob'));
    accepted(await resumeMatch(w.hosting, match, 'cat'));
    expect(await matchOf(w, match)).toMatchObject({ status: 'running', host: 'bob' });
  });

  it('by everybody end the match after thirty days in which nobody has resumed it, in a server that is reached', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await turn(w, match, []);
    await turn(w, match, []);
    w.pass(30 * DAY - 1);
    await endForsaken(w.hosting, () => true);
    expect((await matchOf(w, match)).status).toBe('paused');
    w.pass(1);
    await endForsaken(w.hosting, () => false);
    expect((await matchOf(w, match)).status).toBe('paused');
    await postAll(w);
    await endForsaken(w.hosting, () => true);
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'abandoned' } });
    expect((await contents(w)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['back', 'ending']));
  });

  it('by everybody end a match too that an earlier version paused without a word about that: thirty days after it is told', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await turn(w, match, []);
    await turn(w, match, []);
    const { resumeOffered: _, pausedAt = 0, ...before } = await matchOf(w, match);
    const left = phaseOf(w, match).dueAt - pausedAt;
    w.store.saveMatch({ ...before, pausedAt });
    await postAll(w);
    w.pass(50 * DAY);
    await endForsaken(w.hosting, () => false);
    expect(await contents(w)).toEqual([]);
    await endForsaken(w.hosting, () => true);
    expect((await contents(w)).map(({ kind }) => kind).toSorted()).toEqual(['back', 'paused']);
    w.pass(DAY);
    await endForsaken(w.hosting, () => true);
    accepted(await resumeMatch(w.hosting, match, 'bob'));
    expect(phaseOf(w, match).dueAt - w.hosting.now()).toBe(left);
    for (let again = 0; again < 2 && (await matchOf(w, match)).status === 'running'; again++) await turn(w, match, []);
    const { resumeOffered: __, ...anew } = await matchOf(w, match);
    w.store.saveMatch(anew);
    await endForsaken(w.hosting, () => true);
    w.pass(30 * DAY - 1);
    await endForsaken(w.hosting, () => true);
    expect((await matchOf(w, match)).status).toBe('paused');
    w.pass(1);
    await endForsaken(w.hosting, () => true);
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'abandoned' } });
  });
});

it('A match in which nobody is there does not end as soon as the bot is back: for as long as it was away, at most a week, it can be resumed', async () => {
  for (const [away, kept] of [
    [3 * DAY, 3 * DAY],
    [25 * DAY, 7 * DAY],
  ] as const) {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await turn(w, match, []);
    await turn(w, match, []);
    w.pass(31 * DAY);
    await compensateOutage(w.hosting, w.hosting.now() - away, () => true);
    w.pass(kept - 1);
    await endForsaken(w.hosting, () => true);
    expect((await matchOf(w, match)).status).toBe('paused');
    w.pass(1);
    await endForsaken(w.hosting, () => true);
    expect((await matchOf(w, match)).status).toBe('ended');
  }
});

describe('who said that he would be away', () => {
  it('is waited for once, up to three days, and loses no seat', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    accepted(await goAway(w.hosting, { user: 'cat', until: '2d' }));
    expect(await contents(w)).toEqual([
      { kind: 'notice', notice: 'away', seats: [seatOf(w, match, 'cat')], until: w.hosting.now() + 2 * DAY },
    ]);
    w.pass(DAY);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    expect(await notices(w)).toContain('waits-for-absent');
    expect(phaseOf(w, match).dueAt).toBe(w.hosting.now() + DAY + DAY / 2);
    accepted(await goAway(w.hosting, { user: 'cat', until: '30d' }));
    await turn(w, match, ['ann', 'bob']);
    await turn(w, match, ['ann', 'bob']);
    expect(w.store.punctuality(match, seatOf(w, match, 'cat'))).toEqual({ spent: 0, kept: 0, missed: 0 });
    await comeBack(w.hosting, 'cat');
    await turn(w, match, ['ann', 'bob']);
    expect(w.store.punctuality(match, seatOf(w, match, 'cat'))).toMatchObject({ missed: 1 });
  });

  it('says so with dates of his own zone', async () => {
    const w = world(openMemoryStore());
    w.store.saveSettings('cat', { zone: 'America/New_York' });
    expect(await goAway(w.hosting, { user: 'cat', from: '2026-01-10', until: '12/1' })).toEqual({
      ok: true,
      value: { from: Date.parse('2026-01-10T05:00Z'), until: Date.parse('2026-01-13T05:00Z') },
    });
    for (const until of ['2025-12-24', '2026-12-24', '31/2', 'soon'])
      expect(await goAway(w.hosting, { user: 'cat', until })).toMatchObject({ ok: false });
  });
});

describe('the plan of a match', () => {
  it('gives the first phase longer, and no phase an end on a day of rest', async () => {
    const w = world(openMemoryStore());
    const first = await startedMatch(w, PLAYERS, { first: 5 * DAY });
    expect(phaseOf(w, first).dueAt).toBe(w.hosting.now() + 5 * DAY);
    await turn(w, first, PLAYERS);
    expect(phaseOf(w, first).dueAt).toBe(w.hosting.now() + DAY);
    // 1 January 2026 is a Thursday, so Friday to Sunday are the next days of rest.
    const rested = await startedMatch(w, PLAYERS, { rest: { days: [5, 6, 7], zone: 'UTC' } });
    expect(new Date(phaseOf(w, rested).dueAt).toISOString()).toBe('2026-01-05T00:00:00.000Z');
  });
});
