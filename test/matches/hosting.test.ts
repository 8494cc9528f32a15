import { describe, expect, it } from 'vitest';
import { adjudicateNow } from '../../src/matches/actions/hosting/adjudicateNow.js';
import { announce } from '../../src/matches/actions/hosting/announce.js';
import { exportMatch } from '../../src/matches/actions/hosting/exportMatch.js';
import { handOver } from '../../src/matches/actions/hosting/handOver.js';
import { offerHosting } from '../../src/matches/actions/hosting/hostGone.js';
import { extendByHost, pauseByHost } from '../../src/matches/actions/hosting/hostTime.js';
import { lookAtSeats } from '../../src/matches/actions/hosting/lookAtSeats.js';
import { orderForSeat } from '../../src/matches/actions/hosting/orderForSeat.js';
import { replacePlayer } from '../../src/matches/actions/hosting/replacePlayer.js';
import { rollBack } from '../../src/matches/actions/hosting/rollBack.js';
import { tryPhase } from '../../src/matches/actions/hosting/tryPhase.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { logOf } from '../../src/matches/read/audit.js';
import { resumeMatch } from '../../src/matches/turn/resumeMatch.js';
import { openMemoryStore } from '../records/memory.js';
import { onePhaseATurn } from './onePhaseATurn.js';
import {
  accepted,
  contents,
  DAY,
  faultOf,
  HOUR,
  matchOf,
  order,
  phaseOf,
  playOut,
  postAll,
  queued,
  ready,
  seatOf,
  seatView,
  startedMatch,
  stoodIn,
  type World,
  world,
} from './world.js';

const CANARY = '424242';

/** Starts a match hosted by "host", who does not play. */
async function hosted(): Promise<{ w: World; match: number }> {
  const w = world(openMemoryStore());
  return { w, match: await startedMatch(w) };
}

/** Starts a match hosted by one of its players, ann. */
async function hostedByPlayer(): Promise<{ w: World; match: number }> {
  const { w, match } = await hosted();
  w.store.saveMatch({ ...(await matchOf(w, match)), host: 'ann' });
  return { w, match };
}

const deeds = async (w: World, match: number) => accepted(await logOf(w.hosting, match, 'ann')).map(({ deed }) => deed);

describe('the host', () => {
  it('sees who has orders on file, never what', async () => {
    const { w, match } = await hosted();
    accepted(await order(w, match, 'ann', `first ${CANARY}`));
    accepted(await ready(w, match, 'bob'));
    const seats = accepted(await lookAtSeats(w.hosting, match, 'host'));
    const of = (user: string) => seats.find(one => one.user === user)?.readiness;
    expect([of('ann'), of('bob'), of('cat')]).toEqual(['on-file', 'ready', 'nothing-on-file']);
    expect(JSON.stringify(seats)).not.toContain(CANARY);
  });

  it('can try out what would come out now; nothing changes', async () => {
    const { w, match } = await hosted();
    accepted(await order(w, match, 'ann', 'first 3'));
    const before = [phaseOf(w, match), await w.store.history.submissions(match, 1)];
    const { report } = accepted(await tryPhase(w.hosting, { match, user: 'host', language: 'en' }));
    expect(report).toMatchObject({ played: { [seatOf(w, match, 'ann')]: { first: 3 } } });
    expect([phaseOf(w, match), await w.store.history.submissions(match, 1)]).toEqual(before);
  });

  it('who has tried a phase out takes no seat in the match any more, whoever hosts it then', async () => {
    for (const tries of [false, true]) {
      const { w, match } = await hosted();
      const seat = seatOf(w, match, 'ann');
      if (tries) accepted(await tryPhase(w.hosting, { match, user: 'host', language: 'en' }));
      accepted(await handOver(w.hosting, { match, by: 'host', to: 'dan', isAdmin: false }));
      accepted(await resignSeat(w.hosting, match, 'ann'));
      expect(faultOf(await takeSeat(w.hosting, { match, seat, user: 'host' }))).toEqual(tries ? { code: 'has-played' } : undefined);
    }
  });

  it('who plays can neither look, nor try, nor order for others, nor go back', async () => {
    const { w, match } = await hostedByPlayer();
    const asked = { match, user: 'ann' };
    const refused = { code: 'host-plays' };
    expect(faultOf(await lookAtSeats(w.hosting, match, 'ann'))).toEqual(refused);
    expect(faultOf(await tryPhase(w.hosting, { ...asked, language: 'en' }))).toEqual(refused);
    expect(
      faultOf(await orderForSeat(w.hosting, { match, by: 'ann', seat: seatOf(w, match, 'bob'), text: 'first 1', language: 'en' })),
    ).toEqual(refused);
    expect(faultOf(await rollBack(w.hosting, { ...asked, phase: 1 }))).toEqual(refused);
    expect(await w.store.history.notes(match)).toEqual([]);
  });

  it('closes a phase early, but with orders missing only if he means it', async () => {
    const { w, match } = await hosted();
    accepted(await order(w, match, 'ann', 'first 2'));
    expect(faultOf(await adjudicateNow(w.hosting, { match, user: 'host', force: false }))).toEqual({ code: 'orders-missing', count: 2 });
    accepted(await adjudicateNow(w.hosting, { match, user: 'host', force: true }));
    expect(await w.store.history.phase(match, 1)).toMatchObject({
      closedBy: 'host',
      report: { played: { [seatOf(w, match, 'ann')]: { first: 2 } } },
    });
    expect(await deeds(w, match)).toEqual(['adjudicated']);
  });

  it('puts the deadline off, pauses and lets go on; the channel is told', async () => {
    const { w, match } = await hosted();
    const { dueAt } = phaseOf(w, match);
    await postAll(w);
    expect(accepted(await extendByHost(w.hosting, match, 'host', '6h'))).toBe(dueAt + 6 * HOUR);
    expect((await contents(w))[0]).toMatchObject({ kind: 'notice', notice: 'extended-by-host', until: dueAt + 6 * HOUR });
    expect(faultOf(await extendByHost(w.hosting, match, 'host', 'soon'))).toMatchObject({ code: 'length-unclear' });
    accepted(await pauseByHost(w.hosting, match, 'host'));
    expect(faultOf(await order(w, match, 'ann', 'first 2'))).toEqual({ code: 'match-paused', because: 'host' });
    w.pass(DAY);
    accepted(await resumeMatch(w.hosting, match, 'host'));
    expect(phaseOf(w, match).dueAt).toBe(dueAt + 6 * HOUR + DAY);
    expect(await deeds(w, match)).toEqual(['extended', 'paused', 'resumed']);
  });

  it('gives a seat to another player, with all it holds and a record of its own', async () => {
    const { w, match } = await hosted();
    const seat = seatOf(w, match, 'ann');
    accepted(await order(w, match, 'ann', 'first 3'));
    expect(faultOf(await replacePlayer(w.hosting, { match, by: 'host', seat, user: 'bob' }))).toEqual({ code: 'has-played' });
    accepted(await replacePlayer(w.hosting, { match, by: 'host', seat, user: 'dan' }));
    expect((await seatView(w, match, 'dan')).sheet[0]?.text).toBe('first 3');
    expect(faultOf(await order(w, match, 'ann', 'first 1'))).toEqual({ code: 'no-seat' });
    expect(w.store.seatHistory(match).filter(one => one.seat === seat)).toHaveLength(2);
  });

  it('gives a seat without its readiness: who sits there now says himself that he is ready', async () => {
    const { w, match } = await hosted();
    const seat = seatOf(w, match, 'ann');
    accepted(await order(w, match, 'ann', 'first 3'));
    accepted(await ready(w, match, 'ann'));
    accepted(await replacePlayer(w.hosting, { match, by: 'host', seat, user: 'dan' }));
    for (const user of ['bob', 'cat']) accepted(await ready(w, match, user));
    expect(phaseOf(w, match).number).toBe(1);
    expect(await seatView(w, match, 'dan')).toMatchObject({ ready: false, sheet: [{ text: 'first 3' }, {}] });
  });

  it('gives no seat to somebody who stands in for another', async () => {
    const { w, match } = await hosted();
    await stoodIn(w, { match, user: 'bob', by: 'dan', until: '3d' });
    const seat = seatOf(w, match, 'ann');
    expect(faultOf(await replacePlayer(w.hosting, { match, by: 'host', seat, user: 'dan' }))).toEqual({ code: 'has-played' });
    accepted(await replacePlayer(w.hosting, { match, by: 'host', seat: seatOf(w, match, 'bob'), user: 'dan' }));
  });

  it('orders for a seat, and its player and the channel are told; the history says who it was', async () => {
    const { w, match } = await hosted();
    const seat = seatOf(w, match, 'ann');
    await postAll(w);
    accepted(await orderForSeat(w.hosting, { match, by: 'host', seat, text: `first ${CANARY}`, language: 'en' }));
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'host-ordered', seats: [seat] });
    expect((await queued(w)).filter(row => row.content.kind === 'receipt')).toMatchObject([{ to: { user: 'ann' } }]);
    expect(await w.store.history.edits(match, seat)).toMatchObject([{ user: 'host' }]);
    expect(JSON.stringify(await w.store.history.notes(match))).not.toContain(CANARY);
  });

  it('announces', async () => {
    const { w, match } = await hosted();
    await postAll(w);
    accepted(await announce(w.hosting, match, 'host', 'Be kind.'));
    accepted(await announce(w.hosting, match, 'host', 'And quick.'));
    expect(await contents(w)).toEqual([
      { kind: 'announcement', text: 'Be kind.' },
      { kind: 'announcement', text: 'And quick.' },
    ]);
  });

  it('hands the match over; who manages the server can do so for a host who has left, nobody else', async () => {
    const { w, match } = await hosted();
    expect(faultOf(await handOver(w.hosting, { match, by: 'bob', to: 'bob', isAdmin: false }))).toEqual({ code: 'not-host' });
    accepted(await handOver(w.hosting, { match, by: 'host', to: 'dan', isAdmin: false }));
    expect(faultOf(await announce(w.hosting, match, 'host', 'x'))).toEqual({ code: 'not-host' });
    accepted(await handOver(w.hosting, { match, by: 'admin', to: 'eve', isAdmin: true }));
    expect((await matchOf(w, match)).host).toBe('dan');
    await offerHosting(w.hosting, match, 'dan');
    accepted(await handOver(w.hosting, { match, by: 'admin', to: 'eve', isAdmin: true }));
    expect((await matchOf(w, match)).host).toBe('eve');
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'new-host', seats: [] });
  });

  it('is nobody else', async () => {
    const { w, match } = await hosted();
    const refused = { code: 'not-host' };
    expect(faultOf(await lookAtSeats(w.hosting, match, 'bob'))).toEqual(refused);
    expect(faultOf(await adjudicateNow(w.hosting, { match, user: 'bob', force: true }))).toEqual(refused);
    expect(faultOf(await extendByHost(w.hosting, match, 'bob', '1h'))).toEqual(refused);
    expect(faultOf(await pauseByHost(w.hosting, match, 'bob'))).toEqual(refused);
    expect(faultOf(await rollBack(w.hosting, { match, user: 'bob', phase: 1 }))).toEqual(refused);
    expect(faultOf(await announce(w.hosting, match, 'bob', 'x'))).toEqual(refused);
  });
});

describe('going back to a phase', () => {
  it('makes another match of it, with the same players and everything before; the one there was is kept whole', async () => {
    const { w, match } = await hosted();
    await playOut(w, match, 'first 2');
    await playOut(w, match, 'first 2');
    const before = w.store.phases(match);
    const fork = accepted(await rollBack(w.hosting, { match, user: 'host', phase: 4 }));
    expect(w.store.phases(match)).toEqual(before);
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'rolled-back', goesOnAs: fork.id } });
    expect(w.store.phases(fork.id).slice(0, 3)).toEqual(before.slice(0, 3).map(phase => ({ ...phase, match: fork.id })));
    expect(phaseOf(w, fork.id)).toMatchObject({ number: 4, state: before[3]?.state });
    expect(w.store.seatHolders(fork.id)).toEqual(w.store.seatHolders(match));
    expect(await w.store.history.submissions(fork.id, 1)).toEqual(await w.store.history.submissions(match, 1));
    expect(await w.store.history.submissions(fork.id, 4)).toEqual([]);
    await playOut(w, fork.id, 'first 50');
    expect((await matchOf(w, fork.id)).status).toBe('ended');
    expect(w.store.phases(match)).toEqual(before);
  });

  it('is of a phase there has been', async () => {
    const { w, match } = await hosted();
    expect(faultOf(await rollBack(w.hosting, { match, user: 'host', phase: 2 }))).toEqual({ code: 'no-such-phase', phase: 2 });
  });
});

describe('a match as a file', () => {
  it('holds what everybody may know: nothing of the open phase but its position, no user, no seed, no draft that did not count', async () => {
    const { w, match } = await hosted();
    await playOut(w, match, 'first 2');
    accepted(await order(w, match, 'ann', `first ${CANARY}`));
    const text = accepted(await exportMatch(w.hosting, match, 'host'));
    const file = JSON.parse(text);
    const seat = seatOf(w, match, 'ann');
    expect(file).toMatchObject({
      form: 1,
      game: 'numbers',
      phases: [{ closed: { orders: { [seat]: { orders: 'first 2' } } } }, {}, {}, {}],
    });
    expect(file.phases.at(-1)).toEqual({ ...file.phases.at(-1), state: { ...file.phases.at(-1).state, seed: 0 }, closed: undefined });
    for (const secret of [CANARY, 'ann', 'bob']) expect(text).not.toContain(secret);
    expect(faultOf(await exportMatch(w.hosting, match, 'stranger'))).toEqual({ code: 'no-seat' });
  });
});

it('a match as a file is written phase by phase, and others have their turn between two; what happens meanwhile is not in it', async () => {
  const { w, match } = await hosted();
  await playOut(w, match, 'first 2');
  const open = phaseOf(w, match).number;
  const writing = exportMatch(w.hosting, match, 'host');
  onePhaseATurn(w.store);
  let turns = 0;
  const other = setInterval(() => (turns += 1), 0);
  await playOut(w, match, 'first 1');
  expect(phaseOf(w, match).number).toBeGreaterThan(open);
  const { phases } = JSON.parse(accepted(await writing));
  clearInterval(other);
  expect(phases.map(({ number, closed }: { number: number; closed?: object }) => [number, closed !== undefined])).toEqual(
    Array.from({ length: open }, (_, i) => [i + 1, i + 1 < open]),
  );
  expect(turns).toBeGreaterThan(0);
});

it('a file of a match in which drafts do not count has none of them', async () => {
  const w = world(openMemoryStore());
  const match = await startedMatch(w, undefined, { unready: 'hold' });
  for (const user of ['ann', 'bob', 'cat']) accepted(await order(w, match, user, `first ${CANARY}`));
  accepted(await adjudicateNow(w.hosting, { match, user: 'host', force: true }));
  expect(accepted(await exportMatch(w.hosting, match, 'host'))).not.toContain(CANARY);
});

describe('the log', () => {
  it('is for the host and all who have played, and for nobody else', async () => {
    const { w, match } = await hosted();
    accepted(await announce(w.hosting, match, 'host', 'x'));
    for (const user of ['host', 'ann'])
      expect(accepted(await logOf(w.hosting, match, user))).toMatchObject([{ actor: 'host', deed: 'announced' }]);
    expect(faultOf(await logOf(w.hosting, match, 'stranger'))).toEqual({ code: 'no-seat' });
  });
});
