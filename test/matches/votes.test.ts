import { describe, expect, it } from 'vitest';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { replacePlayer } from '../../src/matches/actions/hosting/replacePlayer.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { keyOf, type Question, questionOf } from '../../src/matches/read/question.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { resumeMatch } from '../../src/matches/turn/resumeMatch.js';
import { openMemoryStore } from '../records/memory.js';
import {
  accepted,
  contents,
  DAY,
  faultOf,
  HOUR,
  lobbyOf,
  matchOf,
  order,
  phaseOf,
  playOut,
  postAll,
  ready,
  seatOf,
  startedMatch,
  type World,
  world,
} from './world.js';

const vote = (w: World, match: number, user: string, yes = true) => castBallot(w.hosting, { match, user, question: { kind: 'draw' }, yes });
const ask = async (w: World, match: number, user: string, question: Question) =>
  accepted(await castBallot(w.hosting, { match, user, question, yes: true }));
const seatsOf = (w: World, match: number, users: readonly string[]) => users.map(user => seatOf(w, match, user)).sort();

describe('a draw', () => {
  it('needs all survivors, and is shared by them', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    expect(accepted(await vote(w, match, 'ann'))).toMatchObject({ agreed: false });
    expect(accepted(await vote(w, match, 'bob'))).toMatchObject({ agreed: false });
    await postAll(w);
    expect(accepted(await vote(w, match, 'cat'))).toMatchObject({ agreed: true });
    const { status, end } = await matchOf(w, match);
    expect([status, end?.kind, end?.seats.toSorted()]).toEqual(['ended', 'draw', ['blue', 'green', 'red']]);
    expect(await contents(w)).toEqual([
      { kind: 'phase', phase: 1 },
      { kind: 'ending', phase: 1 },
    ]);
  });

  it('does not ask seats in civil disorder, nor give them a share', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, ['ann', 'bob']);
    const survivors = seatsOf(w, match, ['ann', 'bob']);
    accepted(await vote(w, match, 'ann'));
    expect(accepted(await vote(w, match, 'bob'))).toMatchObject({ agreed: true });
    expect((await matchOf(w, match)).end?.seats.toSorted()).toEqual(survivors);
  });

  it('is not for the eliminated', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'cat', 'first 13'));
    for (const user of ['ann', 'bob', 'cat']) accepted(await ready(w, match, user));
    expect(faultOf(await vote(w, match, 'cat'))).toEqual({ code: 'eliminated' });
    accepted(await vote(w, match, 'ann'));
    expect(accepted(await vote(w, match, 'bob'))).toMatchObject({ agreed: true });
  });

  it('vote can be taken back', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await vote(w, match, 'ann'));
    accepted(await vote(w, match, 'ann', false));
    accepted(await vote(w, match, 'bob'));
    expect(accepted(await vote(w, match, 'cat'))).toMatchObject({ agreed: false });
  });

  it('vote is void in the next phase', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await vote(w, match, 'ann'));
    accepted(await vote(w, match, 'bob'));
    await playOut(w, match, 'first 2');
    expect(accepted(await vote(w, match, 'cat'))).toMatchObject({ agreed: false });
    expect((await matchOf(w, match)).status).toBe('running');
  });

  it('vote after the deadline is refused, and so is one without a seat', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    expect(faultOf(await vote(w, match, 'host'))).toEqual({ code: 'no-seat' });
    w.pass(DAY);
    expect(faultOf(await vote(w, match, 'ann'))).toEqual({ code: 'phase-over' });
  });

  it('is proposed to the channel once, without a name', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    accepted(await vote(w, match, 'ann', false));
    expect(await contents(w)).toEqual([]);
    accepted(await vote(w, match, 'ann'));
    accepted(await vote(w, match, 'bob'));
    expect(await contents(w)).toEqual([{ kind: 'notice', notice: 'draw-proposed', seats: [] }]);
  });
});

describe('resigning', () => {
  it('sends the power into civil disorder and says so', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    await postAll(w);
    accepted(await resignSeat(w.hosting, match, 'ann'));
    expect(w.store.seatHolders(match).find(one => one.seat === seat)?.user).toBeUndefined();
    expect(await contents(w)).toEqual([
      { kind: 'notice', notice: 'civil-disorder', seats: [seat] },
      { kind: 'call', phase: 1, seat, open: true },
    ]);
    expect(faultOf(await order(w, match, 'ann', 'first 2'))).toEqual({ code: 'no-seat' });
  });

  it('leaves what is on file to be played', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    accepted(await order(w, match, 'ann', 'first 2'));
    accepted(await resignSeat(w.hosting, match, 'ann'));
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    expect((await w.store.history.phase(match, 1))?.report).toMatchObject({ played: { [seat]: { first: 2 } } });
  });

  it('keeps the phase open until its deadline, although everybody else is ready: somebody can take the seat', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    for (const user of ['ann', 'bob']) accepted(await ready(w, match, user));
    const seat = seatOf(w, match, 'cat');
    accepted(await resignSeat(w.hosting, match, 'cat'));
    accepted(await ready(w, match, 'ann', false));
    accepted(await ready(w, match, 'ann'));
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + DAY });
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan' }));
    expect(phaseOf(w, match).number).toBe(1);
    accepted(await ready(w, match, 'dan'));
    expect(await w.store.history.phase(match, 1)).toMatchObject({ closedBy: 'ready' });
  });

  it('shortly before the deadline postpones it once, by at most twelve hours', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    w.pass(DAY - HOUR);
    await postAll(w);
    accepted(await resignSeat(w.hosting, match, 'cat'));
    const until = w.hosting.now() + 12 * HOUR;
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: until });
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'waits-for-newcomer', seats: [], until });
    w.pass(HOUR);
    accepted(await resignSeat(w.hosting, match, 'bob'));
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: until });
  });

  it('of a player who is ready keeps nobody waiting', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    for (const user of ['ann', 'cat']) accepted(await ready(w, match, user));
    accepted(await resignSeat(w.hosting, match, 'cat'));
    accepted(await ready(w, match, 'bob'));
    expect(await w.store.history.phase(match, 1)).toMatchObject({ closedBy: 'ready' });
  });

  it('makes the draw when everybody left has agreed to it', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    for (const user of ['ann', 'bob']) accepted(await vote(w, match, user));
    const survivors = seatsOf(w, match, ['ann', 'bob']);
    const after = accepted(await resignSeat(w.hosting, match, 'cat'));
    expect(after.end?.seats.toSorted()).toEqual(survivors);
  });

  it('of the last player abandons the match', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, ['ann']);
    await postAll(w);
    expect(accepted(await resignSeat(w.hosting, match, 'ann')).end).toEqual({ kind: 'abandoned', seats: [] });
    expect((await contents(w)).map(one => one.kind)).toEqual(['notice', 'phase', 'ending']);
  });

  it('of somebody eliminated is not worth a notice', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'cat', 'first 13'));
    for (const user of ['ann', 'bob', 'cat']) accepted(await ready(w, match, user));
    await postAll(w);
    accepted(await resignSeat(w.hosting, match, 'cat'));
    expect(await contents(w)).toEqual([]);
  });

  it('is for those who play', async () => {
    const w = world(openMemoryStore());
    expect(faultOf(await resignSeat(w.hosting, await startedMatch(w), 'host'))).toEqual({ code: 'no-seat' });
    expect(faultOf(await resignSeat(w.hosting, await lobbyOf(w), 'ann'))).toEqual({ code: 'not-running' });
  });
});

describe('the host', () => {
  it('can end the match, once', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    expect(faultOf(await endMatch(w.hosting, match, 'ann'))).toEqual({ code: 'not-host' });
    expect(accepted(await endMatch(w.hosting, match, 'host')).end).toEqual({ kind: 'ended-by-host', seats: [] });
    expect(await contents(w)).toEqual([
      { kind: 'phase', phase: 1 },
      { kind: 'ending', phase: 1 },
    ]);
    expect(faultOf(await endMatch(w.hosting, match, 'host'))).toEqual({ code: 'match-over' });
    expect(faultOf(await order(w, match, 'ann', 'first 2'))).toEqual({ code: 'match-over' });
  });
});

describe('a draw between some', () => {
  it('is shared by those named, if all who still play agree, those left out too', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const [one = '', other = ''] = ['ann', 'bob'].map(user => seatOf(w, match, user));
    const question = { kind: 'draw', seats: [one, other] } as const;
    await postAll(w);
    expect(await ask(w, match, 'ann', question)).toMatchObject({ agreed: false });
    expect(await contents(w)).toEqual([{ kind: 'notice', notice: 'draw-proposed', seats: [one, other] }]);
    await ask(w, match, 'bob', question);
    expect((await matchOf(w, match)).status).toBe('running');
    expect(await ask(w, match, 'cat', question)).toMatchObject({ agreed: true });
    expect((await matchOf(w, match)).end).toEqual({ kind: 'draw', seats: [one, other] });
  });

  it('is a question of its own: votes for a draw between all do not count for it', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seats = ['ann', 'bob'].map(user => seatOf(w, match, user));
    for (const user of ['ann', 'bob']) await ask(w, match, user, { kind: 'draw' });
    expect(await ask(w, match, 'cat', { kind: 'draw', seats })).toMatchObject({ agreed: false });
  });

  it('needs two at least, and only such as play', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    for (const seats of [['red'], ['red', 'violet']])
      expect(faultOf(await castBallot(w.hosting, { match, user: 'ann', question: { kind: 'draw', seats }, yes: true }))).toEqual({
        code: 'cannot-draw-between',
      });
  });
});

describe('a vote to end without a winner', () => {
  it('needs everybody', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    for (const user of ['ann', 'bob']) expect(await ask(w, match, user, { kind: 'cancel' })).toMatchObject({ agreed: false });
    expect(await ask(w, match, 'cat', { kind: 'cancel' })).toMatchObject({ agreed: true });
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'cancelled', seats: [] } });
  });
});

describe('a vote for a pause', () => {
  it('needs more than half, and then one to go on gives the time back; each pause is asked anew', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const { dueAt } = phaseOf(w, match);
    expect(await ask(w, match, 'ann', { kind: 'pause' })).toMatchObject({ agreed: false });
    expect(await ask(w, match, 'bob', { kind: 'pause' })).toMatchObject({ agreed: true });
    expect(await matchOf(w, match)).toMatchObject({ status: 'paused', pausedBecause: 'vote' });
    expect(faultOf(await vote(w, match, 'cat'))).toEqual({ code: 'match-paused', because: 'vote' });
    w.pass(DAY);
    await ask(w, match, 'cat', { kind: 'resume' });
    expect(await ask(w, match, 'bob', { kind: 'resume' })).toMatchObject({ agreed: true });
    expect((await matchOf(w, match)).status).toBe('running');
    expect(phaseOf(w, match).dueAt).toBe(dueAt + DAY);
    expect(await ask(w, match, 'ann', { kind: 'pause' })).toMatchObject({ agreed: false });
    expect(faultOf(await castBallot(w.hosting, { match, user: 'ann', question: { kind: 'resume' }, yes: true }))).toEqual({
      code: 'not-paused',
    });
  });

  it('may be undone by the host too', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    for (const user of ['ann', 'bob']) await ask(w, match, user, { kind: 'pause' });
    accepted(await resumeMatch(w.hosting, match, 'host'));
    expect((await matchOf(w, match)).status).toBe('running');
    expect(await ask(w, match, 'ann', { kind: 'pause' })).toMatchObject({ agreed: false });
  });
});

describe('a vote for more time', () => {
  it('puts the deadline off by half the length of the phase, once', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const { dueAt } = phaseOf(w, match);
    await ask(w, match, 'ann', { kind: 'extend' });
    expect(await ask(w, match, 'bob', { kind: 'extend' })).toMatchObject({ agreed: true });
    await ask(w, match, 'cat', { kind: 'extend' });
    expect(phaseOf(w, match).dueAt).toBe(dueAt + DAY / 2);
  });
});

describe('seats in civil disorder', () => {
  it('block no vote', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await ask(w, match, 'ann', { kind: 'cancel' });
    await ask(w, match, 'bob', { kind: 'cancel' });
    accepted(await resignSeat(w.hosting, match, 'cat'));
    expect((await matchOf(w, match)).end?.kind).toBe('cancelled');
  });
});

describe('a newcomer on a seat', () => {
  it('has not answered what his predecessor did', async () => {
    const takes = (w: World, match: number, seat: string) => takeSeat(w.hosting, { match, seat, user: 'dan' });
    const isGiven = (w: World, match: number, seat: string) => replacePlayer(w.hosting, { match, by: 'host', seat, user: 'dan' });
    for (const sits of [takes, isGiven]) {
      const w = world(openMemoryStore());
      const match = await startedMatch(w);
      const seat = seatOf(w, match, 'cat');
      accepted(await vote(w, match, 'cat'));
      if (sits === takes) accepted(await resignSeat(w.hosting, match, 'cat'));
      accepted(await sits(w, match, seat));
      accepted(await vote(w, match, 'ann'));
      expect(accepted(await vote(w, match, 'bob'))).toMatchObject({ agreed: false });
      expect(accepted(await vote(w, match, 'dan'))).toMatchObject({ agreed: true });
    }
  });
});

describe('a question', () => {
  it('is the same after it was kept', () => {
    const questions: readonly Question[] = [
      { kind: 'draw' },
      { kind: 'draw', seats: ['red', 'blue'] },
      { kind: 'concede', to: 'red' },
      { kind: 'pause' },
    ];
    for (const question of questions) expect(questionOf(keyOf(question))).toEqual(question);
    expect(questionOf('win')).toBeUndefined();
  });
});
