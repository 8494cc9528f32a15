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
  type World,
  world,
} from './world.js';

/** Starts a match of ann, bob and cat. Its host is "host", who does not play, or ann, who does. */
function match(hostedBy: 'host' | 'ann', plan: HostingRules = {}): { w: World; match: number } {
  const w = world(openMemoryStore());
  const id = startedMatch(w, undefined, plan);
  w.store.saveMatch({ ...matchOf(w, id), host: hostedBy });
  postAll(w);
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
const log = (w: World, id: number) => accepted(logOf(w.hosting, id, 'bob')).map(({ deed, actor, about }) => [deed, actor, about.as]);

describe('A host who plays', () => {
  it('cannot close a phase early, with orders missing or without', () => {
    const { w, match: id } = match('ann');
    expect(faultOf(closes(w, id, 'ann'))).toEqual({ code: 'others-decide' });
    for (const user of ['ann', 'bob', 'cat']) accepted(order(w, id, user, 'first 1; second 1'));
    expect(faultOf(closes(w, id, 'ann', { force: false }))).toEqual({ code: 'others-decide' });
    expect(phaseOf(w, id).number).toBe(1);
  });

  it('cannot replace a rival, not even as somebody who manages the server', () => {
    const { w, match: id } = match('ann');
    expect(faultOf(replaces(w, id, 'ann', 'bob'))).toEqual({ code: 'others-decide' });
    expect(faultOf(replaces(w, id, 'ann', 'bob', { isAdmin: true }))).toEqual({ code: 'others-decide' });
    expect(seatOf(w, id, 'bob')).toBeDefined();
    expect(w.store.history.notes(id)).toEqual([]);
  });

  it('still may not after giving up the seat', () => {
    const { w, match: id } = match('ann');
    accepted(resignSeat(w.hosting, id, 'ann'));
    expect(faultOf(closes(w, id, 'ann'))).toEqual({ code: 'others-decide' });
  });

  it('may put a deadline off and pause; the channel is told, and the log keeps it', () => {
    const { w, match: id } = match('ann');
    accepted(extendByHost(w.hosting, id, 'ann', '6h'));
    accepted(pauseByHost(w.hosting, id, 'ann'));
    expect(contents(w).flatMap(one => (one.kind === 'notice' ? [one.notice] : []))).toEqual(['extended-by-host', 'paused']);
    expect(log(w, id)).toEqual([
      ['extended', 'ann', undefined],
      ['paused', 'ann', undefined],
    ]);
  });
});

describe('A host who does not play', () => {
  it('decides as before, and nobody else does', () => {
    const { w, match: id } = match('host');
    accepted(names(w, id, 'host', 'zoe'));
    expect(faultOf(closes(w, id, 'zoe'))).toEqual({ code: 'not-host' });
    expect(faultOf(closes(w, id, 'admin', { isAdmin: true }))).toEqual({ code: 'not-host' });
    expect(faultOf(votes(w, id, 'bob', { kind: 'close' }))).toEqual({ code: 'host-decides' });
    accepted(replaces(w, id, 'host', 'bob'));
    accepted(closes(w, id, 'host'));
    expect(w.store.history.phase(id, 1)?.closedBy).toBe('host');
  });

  it('gives no seat to himself', () => {
    const { w, match: id } = match('host');
    expect(faultOf(replaces(w, id, 'host', 'bob', { user: 'host' }))).toEqual({ code: 'not-oneself' });
  });
});

describe('The arbiter', () => {
  it('decides in the place of a host who plays; the channel, the log and who is replaced are told who it was', () => {
    const { w, match: id } = match('ann');
    accepted(names(w, id, 'ann', 'zoe'));
    postAll(w);
    const seat = seatOf(w, id, 'bob');
    accepted(replaces(w, id, 'zoe', 'bob'));
    expect(contents(w)).toContainEqual({ kind: 'notice', notice: 'seat-taken', seats: [seat], by: 'arbiter' });
    expect(queued(w).filter(({ content }) => content.kind === 'replaced')).toMatchObject([
      { to: { user: 'bob' }, content: { by: 'arbiter' } },
    ]);
    expect(faultOf(closes(w, id, 'zoe', { force: false }))).toEqual({ code: 'orders-missing', count: 3 });
    accepted(closes(w, id, 'zoe'));
    expect(contents(w)).toContainEqual({ kind: 'notice', notice: 'closed-early', seats: [], by: 'arbiter' });
    expect(w.store.history.phase(id, 1)?.closedBy).toBe('arbiter');
    expect(log(w, id).slice(1)).toEqual([
      ['replaced', 'zoe', 'arbiter'],
      ['adjudicated', 'zoe', 'arbiter'],
    ]);
  });

  it('is named by the host, and told so by direct message; so is the channel', () => {
    const { w, match: id } = match('ann');
    for (const by of ['bob', 'zoe']) expect(faultOf(names(w, id, by, 'zoe'))).toEqual({ code: 'not-host' });
    expect(accepted(names(w, id, 'ann', 'zoe')).arbiter).toBe('zoe');
    expect(matchOf(w, id).arbiter).toBe('zoe');
    expect(queued(w).map(({ to, content }) => [to, content])).toEqual([
      [{ user: 'zoe' }, { kind: 'arbiter', named: true }],
      [{ channel: 'channel' }, { kind: 'notice', notice: 'arbiter-named', seats: [] }],
    ]);
    expect(log(w, id)).toEqual([['arbiter-named', 'ann', undefined]]);
    expect(accepted(logOf(w.hosting, id, 'zoe'))).toHaveLength(1);
  });

  it('has no hand in the match: is neither its host, nor plays, has played, stood in for anybody, or has seen what was planned', () => {
    const { w, match: id } = match('host');
    accepted(appoint(w.hosting, { match: id, user: 'bob', by: 'dan', until: '3d' }));
    accepted(resignSeat(w.hosting, id, 'cat'));
    accepted(tryPhase(w.hosting, { match: id, user: 'host', language: 'en' }));
    accepted(handOver(w.hosting, { match: id, by: 'host', to: 'ann', isAdmin: false }));
    for (const arbiter of ['ann', 'bob', 'cat', 'dan', 'host'])
      expect([arbiter, faultOf(names(w, id, 'ann', arbiter))]).toEqual([arbiter, { code: 'cannot-arbitrate' }]);
    accepted(names(w, id, 'ann', 'zoe'));
  });

  it('may decline, or name another; the host may change it too, and everybody is told', () => {
    const { w, match: id } = match('ann');
    accepted(names(w, id, 'ann', 'zoe'));
    accepted(names(w, id, 'zoe', 'yan'));
    expect(faultOf(closes(w, id, 'zoe'))).toEqual({ code: 'not-host' });
    postAll(w);
    accepted(names(w, id, 'yan'));
    expect(queued(w).map(({ content }) => content)).toEqual([
      { kind: 'arbiter', named: false },
      { kind: 'notice', notice: 'arbiter-left', seats: [] },
    ]);
    expect(matchOf(w, id).arbiter).toBeUndefined();
    expect(faultOf(names(w, id, 'ann'))).toEqual({ code: 'no-arbiter' });
    accepted(names(w, id, 'ann', 'zoe'));
    accepted(names(w, id, 'ann'));
    expect(log(w, id).map(([deed, actor, as]) => [deed, actor, as])).toEqual([
      ['arbiter-named', 'ann', undefined],
      ['arbiter-named', 'zoe', 'arbiter'],
      ['arbiter-left', 'yan', 'arbiter'],
      ['arbiter-named', 'ann', undefined],
      ['arbiter-left', 'ann', undefined],
    ]);
  });

  it('is shown on the card of a lobby, and does not join it', () => {
    const w = world(openMemoryStore());
    const id = lobbyOf(w, ['ann']);
    postAll(w);
    accepted(names(w, id, 'host', 'zoe'));
    expect(contents(w)).toEqual([{ kind: 'arbiter', named: true }, { kind: 'lobby' }]);
    expect(faultOf(joinMatch(w.hosting, id, 'zoe'))).toEqual({ code: 'is-arbiter' });
    expect(faultOf(names(w, id, 'host', 'ann'))).toEqual({ code: 'cannot-arbitrate' });
  });

  it('takes no seat, is given none, and stands in for nobody', () => {
    const { w, match: id } = match('ann');
    accepted(names(w, id, 'ann', 'zoe'));
    accepted(names(w, id, 'zoe', 'yan'));
    const seat = seatOf(w, id, 'cat');
    expect(faultOf(appoint(w.hosting, { match: id, user: 'bob', by: 'yan', until: '3d' }))).toEqual({ code: 'cannot-stand-in' });
    expect(faultOf(replaces(w, id, 'admin', 'bob', { isAdmin: true, user: 'yan' }))).toEqual({ code: 'is-arbiter' });
    accepted(resignSeat(w.hosting, id, 'cat'));
    expect(faultOf(takeSeat(w.hosting, { match: id, seat, user: 'yan' }))).toEqual({ code: 'is-arbiter' });
    accepted(takeSeat(w.hosting, { match: id, seat, user: 'zoe' }));
  });

  it('is the arbiter no more once hosting is given to him, or he is forgotten', async () => {
    const { w, match: id } = match('ann');
    accepted(names(w, id, 'ann', 'zoe'));
    accepted(await forgetUser(w.hosting, 'zoe'));
    expect(matchOf(w, id).arbiter).toBeUndefined();
    accepted(names(w, id, 'ann', 'yan'));
    accepted(handOver(w.hosting, { match: id, by: 'ann', to: 'yan', isAdmin: false }));
    expect(matchOf(w, id).host).toBe('yan');
    expect(matchOf(w, id)).not.toHaveProperty('arbiter');
    accepted(closes(w, id, 'yan'));
  });

  it('cannot be named, nor step down, when the match is over', () => {
    const { w, match: id } = match('ann');
    w.store.saveMatch({ ...matchOf(w, id), status: 'ended' });
    expect(faultOf(names(w, id, 'ann', 'zoe'))).toEqual({ code: 'match-over' });
  });
});

describe('Who manages the server', () => {
  it('decides in the place of a host who plays, without a hand in the match; this is told', () => {
    const { w, match: id } = match('ann');
    for (const user of ['bob', 'cat']) expect(faultOf(closes(w, id, user, { isAdmin: true }))).toEqual({ code: 'others-decide' });
    accepted(appoint(w.hosting, { match: id, user: 'bob', by: 'dan', until: '3d' }));
    expect(faultOf(closes(w, id, 'dan', { isAdmin: true }))).toEqual({ code: 'others-decide' });
    expect(faultOf(replaces(w, id, 'admin', 'bob', { isAdmin: true, user: 'admin' }))).toEqual({ code: 'not-oneself' });
    accepted(closes(w, id, 'admin', { isAdmin: true }));
    expect(w.store.history.phase(id, 1)?.closedBy).toBe('admin');
    expect(log(w, id)).toEqual([['adjudicated', 'admin', 'admin']]);
  });

  it('no longer can once somebody else who does not play hosts', () => {
    const { w, match: id } = match('ann');
    accepted(handOver(w.hosting, { match: id, by: 'ann', to: 'eve', isAdmin: false }));
    expect(faultOf(closes(w, id, 'admin', { isAdmin: true }))).toEqual({ code: 'not-host' });
  });
});

describe('A majority of the others', () => {
  it('closes a phase: more than half of them, not the host', () => {
    const { w, match: id } = match('ann');
    expect(faultOf(votes(w, id, 'ann', { kind: 'close' }))).toEqual({ code: 'others-decide' });
    expect(accepted(votes(w, id, 'bob', { kind: 'close' }))).toEqual({ agreed: false });
    expect(contents(w)).toEqual([{ kind: 'notice', notice: 'close-proposed', seats: [] }]);
    expect(accepted(votes(w, id, 'cat', { kind: 'close' }))).toEqual({ agreed: true });
    expect(w.store.history.phase(id, 1)?.closedBy).toBe('vote');
    expect(contents(w)).toContainEqual({ kind: 'notice', notice: 'closed-early', seats: [], by: 'vote' });
    expect(log(w, id)).toEqual([['adjudicated', 'vote', 'vote']]);
  });

  it('is never one alone', () => {
    const { w, match: id } = match('ann');
    accepted(resignSeat(w.hosting, id, 'cat'));
    expect(accepted(votes(w, id, 'bob', { kind: 'close' }))).toEqual({ agreed: false });
    expect(phaseOf(w, id).number).toBe(1);
  });

  it('replaces a player, whose seat is then open to newcomers with what it has on file', () => {
    const { w, match: id } = match('ann');
    const seat = seatOf(w, id, 'ann');
    accepted(order(w, id, 'ann', 'first 3'));
    postAll(w);
    expect(faultOf(votes(w, id, 'bob', { kind: 'replace', seat: seatOf(w, id, 'bob') }))).toEqual({ code: 'no-such-seat' });
    expect(faultOf(votes(w, id, 'bob', { kind: 'replace', seat: 'violet' }))).toEqual({ code: 'no-such-seat' });
    accepted(votes(w, id, 'bob', { kind: 'replace', seat }));
    expect(accepted(votes(w, id, 'cat', { kind: 'replace', seat }))).toEqual({ agreed: true });
    expect(w.store.seatHolders(id).find(one => one.seat === seat)?.user).toBeUndefined();
    expect(contents(w).flatMap(one => (one.kind === 'notice' ? [one.notice] : one.kind === 'call' ? ['call'] : []))).toEqual([
      'replace-proposed',
      'removed-by-vote',
      'civil-disorder',
      'call',
    ]);
    expect(queued(w).filter(({ content }) => content.kind === 'replaced')).toMatchObject([
      { to: { user: 'ann' }, content: { by: 'vote' } },
    ]);
    expect(log(w, id)).toEqual([['removed', 'vote', 'vote']]);
    accepted(takeSeat(w.hosting, { match: id, seat, user: 'dan' }));
    expect(faultOf(takeSeat(w.hosting, { match: id, seat, user: 'ann' }))).toEqual({ code: 'seat-not-open' });
  });

  it('counts who is to be replaced: of two others both must want it', () => {
    const { w, match: id } = match('ann');
    expect(accepted(votes(w, id, 'cat', { kind: 'replace', seat: seatOf(w, id, 'bob') }))).toEqual({ agreed: false });
    expect(seatOf(w, id, 'bob')).toBeDefined();
  });
});

describe('In an anonymous match', () => {
  it('others always may decide, whether the host plays or not: what they can do tells nobody which', () => {
    for (const host of ['host', 'ann'] as const) {
      const { w, match: id } = match(host, { anonymous: true });
      expect(look(w.hosting, id, m => whoDecides(m, { kind: 'phase' }))?.others).toBe(true);
      expect(accepted(votes(w, id, 'bob', { kind: 'close' }))).toEqual({ agreed: false });
      accepted(closes(w, id, 'admin', { isAdmin: true }));
    }
  });
});

describe('Who decides', () => {
  it('is one question with one answer for every matter, and a host with a part in a battle alone leaves that to others', () => {
    const { w, match: id } = match('ann');
    const seats = { ann: seatOf(w, id, 'ann'), bob: seatOf(w, id, 'bob'), cat: seatOf(w, id, 'cat') };
    const of = (parties: readonly string[]) => look(w.hosting, id, m => whoDecides(m, { kind: 'battle', parties }));
    expect(of([seats.bob, seats.cat])).toEqual({ host: true, others: false, arbiter: undefined });
    expect(of([seats.ann, seats.cat])).toMatchObject({ host: false, others: true });
    const may = (user: string, parties: readonly string[], isAdmin = false) =>
      look(w.hosting, id, m => mayDecide(m, { user, isAdmin }, { kind: 'battle', parties })) ?? expect.fail('no match');
    expect(accepted(may('ann', [seats.bob, seats.cat]))).toBe('host');
    expect(faultOf(may('ann', [seats.ann, seats.cat]))).toEqual({ code: 'others-decide' });
    expect(accepted(may('admin', [seats.ann, seats.cat], true))).toBe('admin');
  });

  it('is told once to the channels of matches that were under way before', async () => {
    const { w, match: id } = match('ann');
    const other = startedMatch(w);
    postAll(w);
    await tellWhoDecides(w.hosting);
    await tellWhoDecides(w.hosting);
    expect(queued(w).map(({ match: of, content }) => [of, content])).toEqual([[id, { kind: 'notice', notice: 'who-decides', seats: [] }]]);
    expect(matchOf(w, other).host).toBe('host');
  });
});

it('A file of a match whose phases were closed in the place of the host is read again', async () => {
  const { w, match: id } = match('ann');
  accepted(closes(w, id, 'admin', { isAdmin: true }));
  for (const user of ['bob', 'cat']) accepted(votes(w, id, user, { kind: 'close' }));
  const file = accepted(await exportMatch(w.hosting, id, 'ann'));
  expect(JSON.parse(file).phases.map((phase: { closed?: { by: string } }) => phase.closed?.by)).toContain('vote');
  expect(readMatchFile(w.hosting.games, new TextEncoder().encode(file)).ok).toBe(true);
});
