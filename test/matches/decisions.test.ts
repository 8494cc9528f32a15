import { describe, expect, it } from 'vitest';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { adjudicateNow } from '../../src/matches/actions/hosting/adjudicateNow.js';
import { nameArbiter } from '../../src/matches/actions/hosting/arbiter.js';
import { exportMatch } from '../../src/matches/actions/hosting/exportMatch.js';
import { handOver } from '../../src/matches/actions/hosting/handOver.js';
import { extendByHost, pauseByHost } from '../../src/matches/actions/hosting/hostTime.js';
import { replacePlayer } from '../../src/matches/actions/hosting/replacePlayer.js';
import { tryPhase } from '../../src/matches/actions/hosting/tryPhase.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { forgetUser } from '../../src/matches/actions/people/forgetUser.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { appoint } from '../../src/matches/actions/seats/substitute.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { look } from '../../src/matches/context/decide.js';
import { readMatchFile } from '../../src/matches/context/readMatchFile.js';
import type { HostingRules } from '../../src/matches/model/hostingRules.js';
import { logOf } from '../../src/matches/read/audit.js';
import { mayDecide, whoDecides } from '../../src/matches/read/whoDecides.js';
import { tellWhoDecides } from '../../src/matches/turn/tellWhoDecides.js';
import { openMemoryStore } from '../records/memory.js';
import {
  accepted,
  contents,
  faultOf,
  lobbyOf,
  matchOf,
  order,
  phaseOf,
  postAll,
  queued,
  seatOf,
  startedMatch,
  stoodIn,
  type World,
  world,
} from './world.js';

/** Starts a match of ann, bob and cat. Its host is "host", who does not play, or ann, who does. */
async function match(hostedBy: 'host' | 'ann', plan: HostingRules = {}): Promise<{ w: World; match: number }> {
  const w = world(openMemoryStore());
  const id = await startedMatch(w, undefined, plan);
  w.store.saveMatch({ ...(await matchOf(w, id)), host: hostedBy });
  await postAll(w);
  return { w, match: id };
}

const closes = (w: World, id: number, user: string, { isAdmin = false, force = true } = {}) =>
  adjudicateNow(w.hosting, { match: id, user, isAdmin, force });
const replaces = (w: World, id: number, by: string, of: string, { isAdmin = false, user = 'eve' } = {}) =>
  replacePlayer(w.hosting, { match: id, by, isAdmin, seat: seatOf(w, id, of), user });
const names = (w: World, id: number, by: string, arbiter?: string) =>
  nameArbiter(w.hosting, { match: id, by, ...(arbiter !== undefined && { arbiter }) });
const votes = (w: World, id: number, user: string, question: Parameters<typeof castBallot>[1]['question']) =>
  castBallot(w.hosting, { match: id, user, question, yes: true });
const log = async (w: World, id: number) =>
  accepted(await logOf(w.hosting, id, 'bob')).map(({ deed, actor, about }) => [deed, actor, about.as]);

describe('A host who plays', () => {
  it('cannot close a phase early, with orders missing or without', async () => {
    const { w, match: id } = await match('ann');
    expect(faultOf(await closes(w, id, 'ann'))).toEqual({ code: 'others-decide' });
    for (const user of ['ann', 'bob', 'cat']) accepted(await order(w, id, user, 'first 1; second 1'));
    expect(faultOf(await closes(w, id, 'ann', { force: false }))).toEqual({ code: 'others-decide' });
    expect(phaseOf(w, id).number).toBe(1);
  });

  it('cannot replace a rival, not even as somebody who manages the server', async () => {
    const { w, match: id } = await match('ann');
    expect(faultOf(await replaces(w, id, 'ann', 'bob'))).toEqual({ code: 'others-decide' });
    expect(faultOf(await replaces(w, id, 'ann', 'bob', { isAdmin: true }))).toEqual({ code: 'others-decide' });
    expect(seatOf(w, id, 'bob')).toBeDefined();
    expect(await w.store.history.notes(id)).toEqual([]);
  });

  it('still may not after giving up the seat', async () => {
    const { w, match: id } = await match('ann');
    accepted(await resignSeat(w.hosting, id, 'ann'));
    expect(faultOf(await closes(w, id, 'ann'))).toEqual({ code: 'others-decide' });
  });

  it('may put a deadline off and pause; the channel is told, and the log keeps it', async () => {
    const { w, match: id } = await match('ann');
    accepted(await extendByHost(w.hosting, id, 'ann', '6h'));
    accepted(await pauseByHost(w.hosting, id, 'ann'));
    expect((await contents(w)).flatMap(one => (one.kind === 'notice' ? [one.notice] : []))).toEqual(['extended-by-host', 'paused']);
    expect(await log(w, id)).toEqual([
      ['extended', 'ann', undefined],
      ['paused', 'ann', undefined],
    ]);
  });
});

describe('A host who does not play', () => {
  it('decides as before, and nobody else does', async () => {
    const { w, match: id } = await match('host');
    accepted(await names(w, id, 'host', 'zoe'));
    expect(faultOf(await closes(w, id, 'zoe'))).toEqual({ code: 'not-host' });
    expect(faultOf(await closes(w, id, 'admin', { isAdmin: true }))).toEqual({ code: 'not-host' });
    expect(faultOf(await votes(w, id, 'bob', { kind: 'close' }))).toEqual({ code: 'host-decides' });
    accepted(await replaces(w, id, 'host', 'bob'));
    accepted(await closes(w, id, 'host'));
    expect((await w.store.history.phase(id, 1))?.closedBy).toBe('host');
  });

  it('gives no seat to himself', async () => {
    const { w, match: id } = await match('host');
    expect(faultOf(await replaces(w, id, 'host', 'bob', { user: 'host' }))).toEqual({ code: 'not-oneself' });
  });
});

describe('The arbiter', () => {
  it('decides in the place of a host who plays; the channel, the log and who is replaced are told who it was', async () => {
    const { w, match: id } = await match('ann');
    accepted(await names(w, id, 'ann', 'zoe'));
    await postAll(w);
    const seat = seatOf(w, id, 'bob');
    accepted(await replaces(w, id, 'zoe', 'bob'));
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'seat-taken', seats: [seat], by: 'arbiter' });
    expect((await queued(w)).filter(({ content }) => content.kind === 'replaced')).toMatchObject([
      { to: { user: 'bob' }, content: { by: 'arbiter' } },
    ]);
    expect(faultOf(await closes(w, id, 'zoe', { force: false }))).toEqual({ code: 'orders-missing', count: 3 });
    accepted(await closes(w, id, 'zoe'));
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'closed-early', seats: [], by: 'arbiter' });
    expect((await w.store.history.phase(id, 1))?.closedBy).toBe('arbiter');
    expect((await log(w, id)).slice(1)).toEqual([
      ['replaced', 'zoe', 'arbiter'],
      ['adjudicated', 'zoe', 'arbiter'],
    ]);
  });

  it('is named by the host, and told so by direct message; so is the channel', async () => {
    const { w, match: id } = await match('ann');
    for (const by of ['bob', 'zoe']) expect(faultOf(await names(w, id, by, 'zoe'))).toEqual({ code: 'not-host' });
    expect(accepted(await names(w, id, 'ann', 'zoe')).arbiter).toBe('zoe');
    expect((await matchOf(w, id)).arbiter).toBe('zoe');
    expect((await queued(w)).map(({ to, content }) => [to, content])).toEqual([
      [{ user: 'zoe' }, { kind: 'arbiter', named: true }],
      [{ channel: 'channel' }, { kind: 'notice', notice: 'arbiter-named', seats: [] }],
    ]);
    expect(await log(w, id)).toEqual([['arbiter-named', 'ann', undefined]]);
    expect(accepted(await logOf(w.hosting, id, 'zoe'))).toHaveLength(1);
  });

  it('has no hand in the match: is neither its host, nor plays, has played, stood in for anybody, or has seen what was planned', async () => {
    const { w, match: id } = await match('host');
    await stoodIn(w, { match: id, user: 'bob', by: 'dan', until: '3d' });
    accepted(await resignSeat(w.hosting, id, 'cat'));
    accepted(await tryPhase(w.hosting, { match: id, user: 'host', language: 'en' }));
    accepted(await handOver(w.hosting, { match: id, by: 'host', to: 'ann', isAdmin: false }));
    for (const arbiter of ['ann', 'bob', 'cat', 'dan', 'host'])
      expect([arbiter, faultOf(await names(w, id, 'ann', arbiter))]).toEqual([arbiter, { code: 'cannot-arbitrate' }]);
    accepted(await names(w, id, 'ann', 'zoe'));
  });

  it('may decline, or name another; the host may change it too, and everybody is told', async () => {
    const { w, match: id } = await match('ann');
    accepted(await names(w, id, 'ann', 'zoe'));
    accepted(await names(w, id, 'zoe', 'yan'));
    expect(faultOf(await closes(w, id, 'zoe'))).toEqual({ code: 'not-host' });
    await postAll(w);
    accepted(await names(w, id, 'yan'));
    expect((await queued(w)).map(({ content }) => content)).toEqual([
      { kind: 'arbiter', named: false },
      { kind: 'notice', notice: 'arbiter-left', seats: [] },
    ]);
    expect((await matchOf(w, id)).arbiter).toBeUndefined();
    expect(faultOf(await names(w, id, 'ann'))).toEqual({ code: 'no-arbiter' });
    accepted(await names(w, id, 'ann', 'zoe'));
    accepted(await names(w, id, 'ann'));
    expect((await log(w, id)).map(([deed, actor, as]) => [deed, actor, as])).toEqual([
      ['arbiter-named', 'ann', undefined],
      ['arbiter-named', 'zoe', 'arbiter'],
      ['arbiter-left', 'yan', 'arbiter'],
      ['arbiter-named', 'ann', undefined],
      ['arbiter-left', 'ann', undefined],
    ]);
  });

  it('is shown on the card of a lobby, and does not join it', async () => {
    const w = world(openMemoryStore());
    const id = await lobbyOf(w, ['ann']);
    await postAll(w);
    accepted(await names(w, id, 'host', 'zoe'));
    expect(await contents(w)).toEqual([{ kind: 'arbiter', named: true }, { kind: 'lobby' }]);
    expect(faultOf(await joinMatch(w.hosting, id, 'zoe'))).toEqual({ code: 'is-arbiter' });
    expect(faultOf(await names(w, id, 'host', 'ann'))).toEqual({ code: 'cannot-arbitrate' });
  });

  it('takes no seat, is given none, and stands in for nobody', async () => {
    const { w, match: id } = await match('ann');
    accepted(await names(w, id, 'ann', 'zoe'));
    accepted(await names(w, id, 'zoe', 'yan'));
    const seat = seatOf(w, id, 'cat');
    expect(faultOf(await appoint(w.hosting, { match: id, user: 'bob', by: 'yan', until: '3d' }))).toEqual({ code: 'cannot-stand-in' });
    expect(faultOf(await replaces(w, id, 'admin', 'bob', { isAdmin: true, user: 'yan' }))).toEqual({ code: 'is-arbiter' });
    accepted(await resignSeat(w.hosting, id, 'cat'));
    expect(faultOf(await takeSeat(w.hosting, { match: id, seat, user: 'yan' }))).toEqual({ code: 'is-arbiter' });
    accepted(await takeSeat(w.hosting, { match: id, seat, user: 'zoe' }));
  });

  it('is the arbiter no more once hosting is given to him, or he is forgotten', async () => {
    const { w, match: id } = await match('ann');
    accepted(await names(w, id, 'ann', 'zoe'));
    accepted(await forgetUser(w.hosting, 'zoe'));
    expect((await matchOf(w, id)).arbiter).toBeUndefined();
    accepted(await names(w, id, 'ann', 'yan'));
    accepted(await handOver(w.hosting, { match: id, by: 'ann', to: 'yan', isAdmin: false }));
    expect((await matchOf(w, id)).host).toBe('yan');
    expect(await matchOf(w, id)).not.toHaveProperty('arbiter');
    accepted(await closes(w, id, 'yan'));
  });

  it('cannot be named, nor step down, when the match is over', async () => {
    const { w, match: id } = await match('ann');
    w.store.saveMatch({ ...(await matchOf(w, id)), status: 'ended' });
    expect(faultOf(await names(w, id, 'ann', 'zoe'))).toEqual({ code: 'match-over' });
  });
});

describe('Who manages the server', () => {
  it('decides in the place of a host who plays, without a hand in the match; this is told', async () => {
    const { w, match: id } = await match('ann');
    for (const user of ['bob', 'cat']) expect(faultOf(await closes(w, id, user, { isAdmin: true }))).toEqual({ code: 'others-decide' });
    await stoodIn(w, { match: id, user: 'bob', by: 'dan', until: '3d' });
    expect(faultOf(await closes(w, id, 'dan', { isAdmin: true }))).toEqual({ code: 'others-decide' });
    expect(faultOf(await replaces(w, id, 'admin', 'bob', { isAdmin: true, user: 'admin' }))).toEqual({ code: 'not-oneself' });
    accepted(await closes(w, id, 'admin', { isAdmin: true }));
    expect((await w.store.history.phase(id, 1))?.closedBy).toBe('admin');
    expect(await log(w, id)).toEqual([['adjudicated', 'admin', 'admin']]);
  });

  it('no longer can once somebody else who does not play hosts', async () => {
    const { w, match: id } = await match('ann');
    accepted(await handOver(w.hosting, { match: id, by: 'ann', to: 'eve', isAdmin: false }));
    expect(faultOf(await closes(w, id, 'admin', { isAdmin: true }))).toEqual({ code: 'not-host' });
  });
});

describe('A majority of the others', () => {
  it('closes a phase: more than half of them, not the host', async () => {
    const { w, match: id } = await match('ann');
    expect(faultOf(await votes(w, id, 'ann', { kind: 'close' }))).toEqual({ code: 'others-decide' });
    expect(accepted(await votes(w, id, 'bob', { kind: 'close' }))).toMatchObject({ agreed: false });
    expect(await contents(w)).toEqual([{ kind: 'notice', notice: 'close-proposed', seats: [] }]);
    expect(accepted(await votes(w, id, 'cat', { kind: 'close' }))).toMatchObject({ agreed: true });
    expect((await w.store.history.phase(id, 1))?.closedBy).toBe('vote');
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'closed-early', seats: [], by: 'vote' });
    expect(await log(w, id)).toEqual([['adjudicated', 'vote', 'vote']]);
  });

  it('is never one alone', async () => {
    const { w, match: id } = await match('ann');
    accepted(await resignSeat(w.hosting, id, 'cat'));
    expect(accepted(await votes(w, id, 'bob', { kind: 'close' }))).toMatchObject({ agreed: false });
    expect(phaseOf(w, id).number).toBe(1);
  });

  it('replaces a player, whose seat is then open to newcomers with what it has on file', async () => {
    const { w, match: id } = await match('ann');
    const seat = seatOf(w, id, 'ann');
    accepted(await order(w, id, 'ann', 'first 3'));
    await postAll(w);
    expect(faultOf(await votes(w, id, 'bob', { kind: 'replace', seat: seatOf(w, id, 'bob') }))).toEqual({ code: 'no-such-seat' });
    expect(faultOf(await votes(w, id, 'bob', { kind: 'replace', seat: 'violet' }))).toEqual({ code: 'no-such-seat' });
    accepted(await votes(w, id, 'bob', { kind: 'replace', seat }));
    expect(accepted(await votes(w, id, 'cat', { kind: 'replace', seat }))).toMatchObject({ agreed: true });
    expect(w.store.seatHolders(id).find(one => one.seat === seat)?.user).toBeUndefined();
    expect((await contents(w)).flatMap(one => (one.kind === 'notice' ? [one.notice] : one.kind === 'seats' ? ['seats'] : []))).toEqual([
      'replace-proposed',
      'removed-by-vote',
      'civil-disorder',
      'seats',
    ]);
    expect((await queued(w)).filter(({ content }) => content.kind === 'replaced')).toMatchObject([
      { to: { user: 'ann' }, content: { by: 'vote' } },
    ]);
    expect(await log(w, id)).toEqual([['removed', 'vote', 'vote']]);
    accepted(await takeSeat(w.hosting, { match: id, seat, user: 'dan' }));
    expect(faultOf(await takeSeat(w.hosting, { match: id, seat, user: 'ann' }))).toEqual({ code: 'seat-not-open' });
  });

  it('counts who is to be replaced: of two others both must want it', async () => {
    const { w, match: id } = await match('ann');
    expect(accepted(await votes(w, id, 'cat', { kind: 'replace', seat: seatOf(w, id, 'bob') }))).toMatchObject({ agreed: false });
    expect(seatOf(w, id, 'bob')).toBeDefined();
  });
});

describe('In an anonymous match', () => {
  it('others always may decide, whether the host plays or not: what they can do tells nobody which', async () => {
    for (const host of ['host', 'ann'] as const) {
      const { w, match: id } = await match(host, { anonymous: true });
      expect((await look(w.hosting, id, m => whoDecides(m, { kind: 'phase' })))?.others).toBe(true);
      expect(accepted(await votes(w, id, 'bob', { kind: 'close' }))).toMatchObject({ agreed: false });
      accepted(await closes(w, id, 'admin', { isAdmin: true }));
    }
  });
});

describe('Who decides', () => {
  it('is one question with one answer for every matter, and a host with a part in a battle alone leaves that to others', async () => {
    const { w, match: id } = await match('ann');
    const seats = { ann: seatOf(w, id, 'ann'), bob: seatOf(w, id, 'bob'), cat: seatOf(w, id, 'cat') };
    const of = (parties: readonly string[]) => look(w.hosting, id, m => whoDecides(m, { kind: 'battle', parties }));
    expect(await of([seats.bob, seats.cat])).toEqual({ host: true, others: false, arbiter: undefined });
    expect(await of([seats.ann, seats.cat])).toMatchObject({ host: false, others: true });
    const may = async (user: string, parties: readonly string[], isAdmin = false) =>
      (await look(w.hosting, id, m => mayDecide(m, { user, isAdmin }, { kind: 'battle', parties }))) ?? expect.fail('no match');
    expect(accepted(await may('ann', [seats.bob, seats.cat]))).toBe('host');
    expect(faultOf(await may('ann', [seats.ann, seats.cat]))).toEqual({ code: 'others-decide' });
    expect(accepted(await may('admin', [seats.ann, seats.cat], true))).toBe('admin');
  });

  it('is told once to the channels of matches that were under way before', async () => {
    const { w, match: id } = await match('ann');
    const other = await startedMatch(w);
    await postAll(w);
    await tellWhoDecides(w.hosting);
    await tellWhoDecides(w.hosting);
    expect((await queued(w)).map(({ match: of, content }) => [of, content])).toEqual([
      [id, { kind: 'notice', notice: 'who-decides', seats: [] }],
    ]);
    expect((await matchOf(w, other)).host).toBe('host');
  });
});

it('A file of a match whose phases were closed in the place of the host is read again', async () => {
  const { w, match: id } = await match('ann');
  accepted(await closes(w, id, 'admin', { isAdmin: true }));
  for (const user of ['bob', 'cat']) accepted(await votes(w, id, user, { kind: 'close' }));
  const file = accepted(await exportMatch(w.hosting, id, 'ann'));
  expect(JSON.parse(file).phases.map((phase: { closed?: { by: string } }) => phase.closed?.by)).toContain('vote');
  expect(readMatchFile(w.hosting.games, new TextEncoder().encode(file)).ok).toBe(true);
});
