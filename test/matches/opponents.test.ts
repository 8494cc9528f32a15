import { describe, expect, test, vi } from 'vitest';
import { createOpponentPlayer } from '../../src/clock/opponents.js';
import { refuse } from '../../src/lib/result.js';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { adjudicateNow } from '../../src/matches/actions/hosting/adjudicateNow.js';
import { extendByHost } from '../../src/matches/actions/hosting/hostTime.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { offerOpponentSeat } from '../../src/matches/actions/opponents/offerOpponentSeat.js';
import { playNextOpponent } from '../../src/matches/actions/opponents/playOpponents.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { type Compute, computeHere } from '../../src/matches/context/compute.js';
import { fill, formatFill, parseFill } from '../../src/matches/model/fill.js';
import type { Question } from '../../src/matches/read/question.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { sendReminders } from '../../src/matches/turn/remind.js';
import { openMemoryStore } from '../records/memory.js';
import { toyGame } from './toyGame.js';
import { accepted, contents, DAY, faultOf, lobbyOf, matchOf, order, phaseOf, ready, seatOf, type World, world } from './world.js';

const FILLED = { fill: { general: 'rest' } } as const;

/** A game of one person, with opponents of the bot on the other seats. */
async function alone(w: World, plan = {}): Promise<number> {
  const match = await lobbyOf(w, ['ann'], { ...FILLED, ...plan });
  accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
  return match;
}

/** Lets all opponents answer that owe something. */
async function answer(w: World): Promise<void> {
  const player = createOpponentPlayer(w.hosting);
  await player.look();
  await player.stop();
}

const castVote = (w: World, match: number, user: string, question: Question) => castBallot(w.hosting, { match, user, question, yes: true });

const opponentsIn = (w: World, match: number): readonly string[] =>
  w.store.seatHolders(match).flatMap(({ seat, opponent }) => (opponent ? [seat] : []));

const filedIn = async (w: World, match: number, number = phaseOf(w, match).number) =>
  (await w.store.history.submissions(match, number)).map(({ seat, submission, ready: isReady }) => ({ seat, submission, isReady }));

/** What was told of opponents that did not answer themselves. */
const shortfalls = async (w: World) =>
  (await contents(w)).filter(one => one.kind === 'notice' && ['played-by-recruit', 'played-by-nobody'].includes(one.notice));

/** Opponents of that level take too long. */
const slow = (w: World, level: string): Compute => ({
  run: async (name, input) =>
    'level' in input && input.level === level ? refuse({ code: 'took-too-long' }) : await computeHere(w.hosting.games).run(name, input),
});

/** The points of all seats when a phase began. */
async function pointsIn(w: World, match: number, number: number) {
  const { state } = (await w.store.history.phase(match, number)) ?? {};
  return (state as { points: Record<string, number> }).points;
}

describe('Opponents of the bot for empty seats', () => {
  test.each([
    ['general', { general: 'rest' }],
    ['2 captains, general', { captain: 2, general: 'rest' }],
    ['3 recruit', { recruit: 3 }],
    ['captain, general', { general: 'rest' }],
    ['2 capitaines, Général', { captain: 2, general: 'rest' }],
    ['1 recrue; 2 généraux', { recruit: 1, general: 2 }],
  ])('are written %s', (typed, wanted) => {
    expect(accepted(parseFill(typed))).toEqual(wanted);
    expect(parseFill(formatFill(fill.parse(wanted)))).toEqual({ ok: true, value: wanted });
  });

  test.each(['admiral', '0 general', 'general!', ''])('are not written %s', typed => {
    expect(faultOf(parseFill(typed))).toMatchObject({ code: 'option-unclear' });
  });

  test('take the seats that are empty when the match begins; players come first', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann'], { fill: { captain: 1, recruit: 'rest' } });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    const holders = w.store.seatHolders(match);
    expect(holders.filter(({ user }) => user === 'ann')).toHaveLength(1);
    expect(holders.flatMap(({ opponent }) => opponent ?? []).toSorted()).toEqual(['captain', 'recruit']);
  });

  test('take no more seats than wanted: the others go into civil disorder, if the host confirms it', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann'], { fill: { captain: 1 } });
    expect(faultOf(await startMatch(w.hosting, match, 'host', { emptySeats: false }))).toEqual({ code: 'seats-empty', empty: 1 });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: 1 }));
    expect(opponentsIn(w, match)).toHaveLength(1);
  });

  test('leave their places to people who join', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann', 'bob'], FILLED);
    accepted(await joinMatch(w.hosting, match, 'cat'));
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    expect(opponentsIn(w, match)).toEqual([]);
  });
});

describe('An opponent of the bot', () => {
  test('answers when a phase opens, and is ready then', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    expect(await w.store.matches.opponentsDue()).toEqual([{ match, number: 1 }]);
    await answer(w);
    expect((await filedIn(w, match)).map(({ seat }) => seat).toSorted()).toEqual(opponentsIn(w, match).toSorted());
    expect((await filedIn(w, match)).every(({ isReady }) => isReady)).toBe(true);
    expect(await w.store.matches.opponentsDue()).toEqual([]);
  });

  test('is not waited for once it has answered: the phase closes when the only person is ready', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    await answer(w);
    accepted(await ready(w, match, 'ann'));
    expect(phaseOf(w, match)).toMatchObject({ number: 2, kind: 'gift' });
  });

  test('is waited for until it has answered, and then closes a phase in which the person is ready', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    accepted(await ready(w, match, 'ann'));
    expect(phaseOf(w, match).number).toBe(1);
    await answer(w);
    expect(await w.store.history.phase(match, 1)).toMatchObject({ closedBy: 'ready' });
  });

  test('plays phases in which no person has a choice, by itself', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    accepted(await order(w, match, 'ann', 'first 2; second 2'));
    accepted(await ready(w, match, 'ann'));
    await answer(w);
    expect(await w.store.history.phase(match, 2)).toMatchObject({ kind: 'gift', closedBy: 'ready' });
    expect(phaseOf(w, match)).toMatchObject({ kind: 'pick', number: 4 });
    const { points } = phaseOf(w, match).state as { points: Record<string, number> };
    for (const seat of opponentsIn(w, match)) expect(points[seat]).toBe(1 + 1 + 1 + 1);
  });

  test('does not close a phase in which people may vote: it waits for them', async () => {
    const toy = toyGame();
    const w = world(openMemoryStore(), {
      ...toy,
      phase: now => ({
        ...toy.phase(now),
        ...(now.kind === 'gift' && { mayAct: now.inPlay.filter((seat: string) => !now.lucky.includes(seat)) }),
      }),
    });
    const match = await alone(w);
    accepted(await order(w, match, 'ann', 'first 2; second 2'));
    accepted(await ready(w, match, 'ann'));
    await answer(w);
    expect(phaseOf(w, match)).toMatchObject({ number: 2, kind: 'gift' });
    expect(await w.store.matches.opponentsDue()).toEqual([]);
    accepted(await ready(w, match, 'ann'));
    expect(await w.store.history.phase(match, 2)).toMatchObject({ closedBy: 'ready' });
  });

  test('answers before the phase closes, even if the deadline passed meanwhile', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    w.pass(2 * DAY);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    await answer(w);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    const { points } = phaseOf(w, match).state as { points: Record<string, number> };
    for (const seat of opponentsIn(w, match)) expect(points[seat]).toBe(2);
  });

  test('keeps a host from closing a phase before it has answered', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    const close = () => adjudicateNow(w.hosting, { match, user: 'host', force: true });
    expect(faultOf(await close())).toEqual({ code: 'opponents-owe' });
    await answer(w);
    accepted(await close());
  });

  test('keeps a vote from closing a phase before it has answered: the phase closes right after that', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann', 'bob'], { ...FILLED, anonymous: true });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    const close = { kind: 'close' } as const;
    expect(accepted(await castVote(w, match, 'ann', close))).toEqual({ yes: true, agreed: false });
    expect(accepted(await castVote(w, match, 'bob', close))).toEqual({ yes: true, agreed: true, waits: true });
    expect(phaseOf(w, match).number).toBe(1);
    await answer(w);
    expect(await w.store.history.phase(match, 1)).toMatchObject({ closedBy: 'vote' });
    for (const seat of opponentsIn(w, match)) expect((await pointsIn(w, match, 2))[seat]).toBe(2);
  });

  test('may be waited for by a vote that is taken back meanwhile: then the phase stays open', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann', 'bob'], { ...FILLED, anonymous: true });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    for (const user of ['ann', 'bob']) accepted(await castVote(w, match, user, { kind: 'close' }));
    accepted(await castBallot(w.hosting, { match, user: 'bob', question: { kind: 'close' }, yes: false }));
    await answer(w);
    expect(phaseOf(w, match).number).toBe(1);
  });

  test('is not waited for without end: then it gives no orders, and the phase closes', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    const busy: Compute = { run: async () => refuse({ code: 'too-busy' }) };
    const hosting = { ...w.hosting, compute: busy };
    w.pass(2 * DAY);
    const player = createOpponentPlayer(hosting, { patience: 60_000 });
    await player.look();
    await player.stop();
    expect(await closeDuePhases(hosting)).toBe(0);
    const impatient = createOpponentPlayer(hosting, { patience: 0 });
    await impatient.look();
    await impatient.stop();
    expect(await closeDuePhases(hosting)).toBe(1);
    for (const seat of opponentsIn(w, match)) expect((await pointsIn(w, match, 2))[seat]).toBe(0);
    expect(await shortfalls(w)).toContainEqual({ kind: 'notice', notice: 'played-by-nobody', seats: opponentsIn(w, match) });
  });

  test('of a variant that somebody brought holds up no other game, however slow it is', async () => {
    const w = world(openMemoryStore());
    const slow = { ...toyGame(), id: 'guild.slow.1' };
    const head = { guild: 'guild', id: 'slow', version: 1, title: { en: 'Slow', fr: 'Lente' }, user: 'host', at: 1 };
    const learning = {
      ...w.hosting,
      games: new Map([...w.hosting.games, [slow.id, slow]]),
      store: { ...w.store, variants: { ...w.store.variants, offered: async () => [head] } },
      learn: async () => slow,
    };
    const opened = await openMatch(learning, {
      ...{ game: slow.id, guild: 'guild', channel: 'channel', host: 'host', language: 'en' },
      ...{ deadlines: { pick: DAY, gift: DAY, rest: DAY }, plan: FILLED },
    });
    const first = accepted(opened).id;
    accepted(await joinMatch(learning, first, 'ann'));
    accepted(await startMatch(learning, first, 'host', { emptySeats: false }));
    const other = await alone(w);
    let release = (): void => undefined;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    const here = computeHere(learning.games);
    const compute: Compute = {
      run: async (name, input) => {
        if ('game' in input && input.game === slow.id) await held;
        return await here.run(name, input);
      },
    };
    const player = createOpponentPlayer({ ...learning, compute });
    const looked = player.look();
    await vi.waitFor(async () => expect((await w.store.matches.opponentsDue()).map(({ match }) => match)).toEqual([first]), 5_000);
    expect(await filedIn(w, first)).toEqual([]);
    expect(await filedIn(w, other)).not.toEqual([]);
    release();
    await looked;
    await player.stop();
    expect(await w.store.matches.opponentsDue()).toEqual([]);
  });

  test('is never missing, reminded or put out: only people are', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    w.pass(DAY - 1000);
    await sendReminders(w.hosting);
    const reminded = (await w.store.outbox.due(w.hosting.now(), 1000)).filter(({ content }) => content.kind === 'reminder');
    expect(reminded.map(({ to }) => to)).toEqual([{ user: 'ann' }]);
    await answer(w);
    w.pass(2000);
    await closeDuePhases(w.hosting);
    for (const seat of opponentsIn(w, match)) expect(w.store.punctuality(match, seat)).toMatchObject({ missed: 0 });
    expect(w.store.punctuality(match, seatOf(w, match, 'ann'))).toMatchObject({ missed: 1 });
  });

  test('answers the same after the bot was killed in the midst', async () => {
    const [whole, broken] = [world(openMemoryStore()), world(openMemoryStore())];
    const matches = [await alone(whole), await alone(broken)] as const;
    await answer(whole);
    await playNextOpponent(broken.hosting, { match: matches[1], number: 1 });
    expect(await filedIn(broken, matches[1])).toHaveLength(1);
    await answer({ ...broken, hosting: { ...broken.hosting } });
    expect(await filedIn(broken, matches[1])).toEqual(await filedIn(whole, matches[0]));
  });

  test.each<[string, Compute]>([
    ['takes too long', { run: async () => refuse({ code: 'took-too-long' }) }],
    ['breaks down', { run: () => Promise.reject(new Error('secret orders')) }],
  ])('that %s gives no orders, and the game goes on', async (_, compute) => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    const hosting = { ...w.hosting, compute };
    await answer({ ...w, hosting });
    expect((await filedIn(w, match)).map(({ submission, isReady }) => [submission, isReady])).toEqual([
      [undefined, true],
      [undefined, true],
    ]);
    expect(w.logged.length).toBeGreaterThan(0);
    expect(w.logged.join()).not.toContain('secret orders');
    accepted(await ready(w, match, 'ann'));
    expect(await shortfalls(w)).toEqual([{ kind: 'notice', notice: 'played-by-nobody', seats: opponentsIn(w, match) }]);
  });

  test('that takes too long is played by a Recruit', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    const asked: string[] = [];
    const run = vi.fn(async (_: string, input: { level: string }) => {
      asked.push(input.level);
      return input.level === 'general' ? refuse({ code: 'took-too-long' }) : { ok: true, value: 'first 2' };
    });
    await answer({ ...w, hosting: { ...w.hosting, compute: { run } as unknown as Compute } });
    expect(asked).toEqual(['general', 'recruit', 'general', 'recruit']);
    expect((await filedIn(w, match)).map(({ submission }) => submission)).toEqual([{ first: 2 }, { first: 2 }]);
    expect((await shortfalls(w)).length).toBe(0);
    accepted(await ready(w, match, 'ann'));
    expect(await shortfalls(w)).toEqual([{ kind: 'notice', notice: 'played-by-recruit', seats: opponentsIn(w, match) }]);
  });

  test('that answers itself is told of in no notice', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    await answer(w);
    accepted(await ready(w, match, 'ann'));
    expect(phaseOf(w, match).number).toBe(2);
    expect(await shortfalls(w)).toEqual([]);
  });

  test('waits while other work keeps the worker busy', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    await answer({ ...w, hosting: { ...w.hosting, compute: { run: async () => refuse({ code: 'too-busy' }) } } });
    expect(await filedIn(w, match)).toEqual([]);
    await answer(w);
    expect(await filedIn(w, match)).toHaveLength(2);
  });

  test('ends the match when no person is left in it', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    await answer(w);
    accepted(await resignSeat(w.hosting, match, 'ann'));
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'abandoned' } });
  });

  test('gives its seat to a person once the host has opened it, and plays on until then', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    const [seat = ''] = opponentsIn(w, match);
    expect(faultOf(await takeSeat(w.hosting, { match, seat, user: 'dan' }))).toMatchObject({ code: 'seat-not-open' });
    expect(faultOf(await offerOpponentSeat(w.hosting, { match, by: 'ann', seat }))).toEqual({ code: 'not-host' });
    accepted(await offerOpponentSeat(w.hosting, { match, by: 'host', seat }));
    await answer(w);
    expect((await contents(w)).filter(({ kind }) => kind === 'seats')).toHaveLength(1);
    accepted(await ready(w, match, 'ann'));
    expect(phaseOf(w, match).number).toBe(2);
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan' }));
    expect(seatOf(w, match, 'dan')).toBe(seat);
    expect(opponentsIn(w, match)).toHaveLength(1);
  });
});

describe('With a stand-in, an opponent of the bot', () => {
  const STAND_IN = { standIn: 'captain' } as const;
  const others = ['ann', 'bob', 'cat'];

  /** Lets a day pass, and the bot order for those who sent nothing. */
  async function dueDay(w: World): Promise<void> {
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    await answer(w);
    await closeDuePhases(w.hosting);
  }

  async function begun(w: World, plan = {}): Promise<number> {
    const match = await lobbyOf(w, others, { ...STAND_IN, ...plan });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    return match;
  }

  test('orders at the deadline for a player who has sent nothing, which counts as missed and is told', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w);
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    const seat = seatOf(w, match, 'cat');
    w.pass(DAY - 1);
    await closeDuePhases(w.hosting);
    expect(await w.store.matches.opponentsDue()).toEqual([]);
    w.pass(1);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    expect(await w.store.matches.opponentsDue()).toEqual([{ match, number: 1 }]);
    await answer(w);
    expect(await filedIn(w, match, 1)).toContainEqual({ seat, submission: expect.anything(), isReady: true });
    await closeDuePhases(w.hosting);
    expect(phaseOf(w, match).number).toBe(2);
    expect(seatOf(w, match, 'cat')).toBe(seat);
    expect(w.store.punctuality(match, seat).missed).toBe(1);
    expect(await w.store.users.duties('cat', 'guild', 10)).toEqual(['missed']);
    expect(await w.store.users.duties('ann', 'guild', 10)).toEqual(['kept']);
    const told = await contents(w);
    expect(told).toContainEqual({ kind: 'notice', notice: 'bot-ordered', seats: [seat] });
  });

  test('waits with that for an extension, in which the player may still order', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w, { grace: DAY });
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    await dueDay(w);
    expect(phaseOf(w, match).number).toBe(1);
    accepted(await order(w, match, 'cat', 'first 2'));
    await dueDay(w);
    expect(phaseOf(w, match)).toMatchObject({ number: 4, kind: 'pick' });
    expect(await contents(w)).not.toContainEqual(expect.objectContaining({ notice: 'bot-ordered' }));
  });

  test('orders for nobody as long as it is not decided whether the deadline is postponed, though other opponents still compute then', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w, { grace: DAY });
    accepted(await order(w, match, 'bob', 'first 2'));
    accepted(await resignSeat(w.hosting, match, 'ann'));
    const seat = seatOf(w, match, 'cat');
    w.pass(DAY);
    await answer(w);
    expect(await filedIn(w, match)).not.toContainEqual(expect.objectContaining({ seat }));
    await closeDuePhases(w.hosting);
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + DAY });
    await answer(w);
    expect(await filedIn(w, match)).not.toContainEqual(expect.objectContaining({ seat }));
    await dueDay(w);
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'bot-ordered', seats: [seat] });
  });

  test('takes back what it ordered for a player, when the deadline is postponed after all', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w);
    accepted(await order(w, match, 'bob', 'first 2'));
    const [ann, cat] = [seatOf(w, match, 'ann'), seatOf(w, match, 'cat')];
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    await playNextOpponent(w.hosting, { match, number: 1 });
    expect((await filedIn(w, match)).filter(one => one.isReady)).toHaveLength(1);
    accepted(await extendByHost(w.hosting, match, 'host', '1d'));
    await answer(w);
    expect((await filedIn(w, match)).filter(one => one.isReady || one.submission !== undefined)).toHaveLength(1);
    for (const user of ['ann', 'cat']) accepted(await order(w, match, user, 'first 2'));
    await dueDay(w);
    expect(phaseOf(w, match).number).toBeGreaterThan(1);
    expect(w.store.punctuality(match, ann).missed + w.store.punctuality(match, cat).missed).toBe(0);
    expect(await contents(w)).not.toContainEqual(expect.objectContaining({ notice: 'bot-ordered' }));
  });

  test('orders for nobody in a match that began before it did; it plays the seats that players leave there', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w);
    const { covers: _, ...plan } = (await matchOf(w, match)).plan;
    w.store.saveMatch({ ...(await matchOf(w, match)), plan });
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    await dueDay(w);
    expect(phaseOf(w, match).number).toBeGreaterThan(1);
    expect(await contents(w)).not.toContainEqual(expect.objectContaining({ notice: 'bot-ordered' }));
    const seat = seatOf(w, match, 'cat');
    accepted(await resignSeat(w.hosting, match, 'cat'));
    expect(w.store.seatHolders(match)).toContainEqual({ seat, opponent: 'captain' });
  });

  test('orders for a player whose saved orders do not count, because they are not ready', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w, { unready: 'hold' });
    for (const user of ['ann', 'bob']) {
      accepted(await order(w, match, user, 'first 2'));
      accepted(await markReady(w.hosting, { match, phase: 1, user, ready: true, anyway: true, language: 'en' }));
    }
    accepted(await order(w, match, 'cat', 'first 2'));
    const seat = seatOf(w, match, 'cat');
    await dueDay(w);
    expect(phaseOf(w, match).number).toBe(2);
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'bot-ordered', seats: [seat] });
  });

  test.each([
    [false, (seat: string) => [seat]],
    [true, () => []],
  ])('that takes too long is told of too, by its seat unless the match is anonymous (%s)', async (anonymous, seatsIn) => {
    const w = world(openMemoryStore());
    const match = await begun(w, { ...(anonymous && { anonymous }) });
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    const seat = seatOf(w, match, 'cat');
    await dueDay({ ...w, hosting: { ...w.hosting, compute: slow(w, 'captain') } });
    expect(phaseOf(w, match).number).toBe(2);
    expect(await shortfalls(w)).toEqual([{ kind: 'notice', notice: 'played-by-recruit', seats: seatsIn(seat) }]);
  });

  test('that took too long is not told of if its player has time again and orders', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w);
    accepted(await order(w, match, 'bob', 'first 2'));
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    await playNextOpponent({ ...w.hosting, compute: slow(w, 'captain') }, { match, number: 1 });
    accepted(await extendByHost(w.hosting, match, 'host', '1d'));
    for (const user of ['ann', 'cat']) accepted(await order(w, match, user, 'first 2'));
    await dueDay(w);
    expect(phaseOf(w, match).number).toBeGreaterThan(1);
    expect(await shortfalls(w)).toEqual([]);
  });

  test('that took too long is not told of if it answers itself after its player had time again', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w);
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    await playNextOpponent({ ...w.hosting, compute: slow(w, 'captain') }, { match, number: 1 });
    accepted(await extendByHost(w.hosting, match, 'host', '1d'));
    await dueDay(w);
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'bot-ordered', seats: [seatOf(w, match, 'cat')] });
    expect(await shortfalls(w)).toEqual([]);
  });

  test('names nobody in an anonymous match', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w, { anonymous: true });
    accepted(await order(w, match, 'ann', 'first 2'));
    await dueDay(w);
    expect(phaseOf(w, match).number).toBe(2);
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'bot-ordered', seats: [] });
  });

  test('orders for nobody whose saved orders count, or who is ready without any', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w);
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    accepted(await markReady(w.hosting, { match, phase: 1, user: 'cat', ready: true, anyway: true, language: 'en' }));
    expect(await w.store.matches.opponentsDue()).toEqual([]);
    await dueDay(w);
    expect(await contents(w)).not.toContainEqual(expect.objectContaining({ notice: 'bot-ordered' }));
  });

  test('plays a seat that its player gave up at once, and the seat is open; nobody is told of civil disorder', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, others, STAND_IN);
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    const seat = seatOf(w, match, 'ann');
    accepted(await resignSeat(w.hosting, match, 'ann'));
    expect(w.store.seatHolders(match)).toContainEqual({ seat, opponent: 'captain' });
    await answer(w);
    expect(await filedIn(w, match)).toMatchObject([{ seat, isReady: true }]);
    const told = await contents(w);
    expect(told).toContainEqual({ kind: 'seats', phase: 1, open: [{ seat, calledIn: false }], taken: [] });
    expect(told).not.toContainEqual(expect.objectContaining({ notice: 'civil-disorder' }));
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan' }));
    expect(opponentsIn(w, match)).toEqual([]);
    expect(seatOf(w, match, 'dan')).toBe(seat);
  });

  test('plays a seat whose player has missed two turns', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, others, STAND_IN);
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    const seat = seatOf(w, match, 'cat');
    let turns = 0;
    while (turns < 2) {
      if (phaseOf(w, match).kind === 'pick') {
        for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
        turns++;
      }
      expect(seatOf(w, match, 'cat')).toBe(seat);
      await dueDay(w);
    }
    expect(w.store.seatHolders(match)).toContainEqual({ seat, opponent: 'captain' });
    const receipts = (await contents(w)).filter(one => one.kind === 'receipt' && one.seat === seat && one.phase > 1);
    expect(receipts).toContainEqual(expect.objectContaining({ covered: true }));
    await answer(w);
    expect(await contents(w)).toContainEqual(expect.objectContaining({ kind: 'seats', open: [{ seat, calledIn: false }] }));
  });

  test('plays no seat that nobody left, and ends no match that players have abandoned otherwise', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann'], STAND_IN);
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: true }));
    expect(opponentsIn(w, match)).toEqual([]);
    accepted(await resignSeat(w.hosting, match, 'ann'));
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'abandoned' } });
  });
});

describe('With `stand-in: last-orders`, a seat that misses', () => {
  const others = ['ann', 'bob', 'cat'];

  async function begun(w: World, plan = {}): Promise<number> {
    const match = await lobbyOf(w, others, { standIn: 'last-orders', ...plan });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    return match;
  }

  async function dueDay(w: World): Promise<void> {
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    await answer(w);
    await closeDuePhases(w.hosting);
  }

  /** A match in whose second turn cat has sent nothing yet, but the others have. */
  async function secondTurn(w: World, plan = {}): Promise<readonly [number, string]> {
    const match = await begun(w, plan);
    accepted(await order(w, match, 'cat', 'first 1; second 3'));
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    await dueDay(w);
    expect(phaseOf(w, match).kind).toBe('gift');
    accepted(await order(w, match, 'cat', 'gift 9'));
    await dueDay(w);
    expect(phaseOf(w, match).kind).toBe('pick');
    return [match, seatOf(w, match, 'cat')];
  }

  test('plays the orders that were last saved for it in such a phase, which counts as missed and is told', async () => {
    const w = world(openMemoryStore());
    const [match, seat] = await secondTurn(w);
    const { number } = phaseOf(w, match);
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    await dueDay(w);
    expect(await filedIn(w, match, number)).toContainEqual({ seat, submission: { first: 1, second: 3 }, isReady: true });
    expect(seatOf(w, match, 'cat')).toBe(seat);
    expect(w.store.punctuality(match, seat).missed).toBe(1);
    expect((await w.store.users.duties('cat', 'guild', 1))[0]).toBe('missed');
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'bot-ordered', seats: [seat] });
    // In the phase of gifts it plays what was saved in the last one of these.
    const gift = phaseOf(w, match);
    expect(gift.kind).toBe('gift');
    await dueDay(w);
    expect(await filedIn(w, match, gift.number)).toContainEqual({ seat, submission: { gift: 9 }, isReady: true });
  });

  test('sends nothing, and has missed, if none were saved', async () => {
    const w = world(openMemoryStore());
    const match = await begun(w);
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    const seat = seatOf(w, match, 'cat');
    await dueDay(w);
    expect(phaseOf(w, match).number).toBeGreaterThan(1);
    expect(w.store.punctuality(match, seat).missed).toBe(1);
    expect(await w.store.users.duties('cat', 'guild', 10)).toEqual(['missed']);
    expect(await contents(w)).not.toContainEqual(expect.objectContaining({ notice: 'bot-ordered' }));
  });

  test('has time again to send others, if the deadline is postponed', async () => {
    const w = world(openMemoryStore());
    const [match, seat] = await secondTurn(w, { grace: DAY });
    const { number } = phaseOf(w, match);
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    await dueDay(w);
    expect(phaseOf(w, match).number).toBe(number);
    expect(await filedIn(w, match, number)).not.toContainEqual(expect.objectContaining({ seat }));
    accepted(await order(w, match, 'cat', 'first 2; second 2'));
    await dueDay(w);
    expect(await filedIn(w, match, number)).toContainEqual(expect.objectContaining({ seat, submission: { first: 2, second: 2 } }));
    expect(await contents(w)).not.toContainEqual(expect.objectContaining({ notice: 'bot-ordered' }));
  });

  test('plays them on when its player has left, until somebody takes it; they are the newcomer’s to change', async () => {
    const w = world(openMemoryStore());
    const [match, seat] = await secondTurn(w);
    const { number } = phaseOf(w, match);
    accepted(await resignSeat(w.hosting, match, 'cat'));
    await answer(w);
    expect(await filedIn(w, match, number)).toContainEqual({ seat, submission: { first: 1, second: 3 }, isReady: true });
    expect(opponentsIn(w, match)).toEqual([]);
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan' }));
    expect(await filedIn(w, match, number)).toContainEqual({ seat, submission: { first: 1, second: 3 }, isReady: false });
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    accepted(await order(w, match, 'dan', 'first 2'));
    await dueDay(w);
    expect(await filedIn(w, match, number)).toContainEqual(expect.objectContaining({ seat, submission: { first: 2, second: 3 } }));
    expect(w.store.punctuality(match, seat).missed).toBe(0);
    expect(await contents(w)).not.toContainEqual(expect.objectContaining({ notice: 'bot-ordered' }));
  });

  test('plays what its player had saved in the phase in which they left', async () => {
    const w = world(openMemoryStore());
    const [match, seat] = await secondTurn(w);
    const { number } = phaseOf(w, match);
    accepted(await order(w, match, 'cat', 'first 3'));
    accepted(await resignSeat(w.hosting, match, 'cat'));
    await answer(w);
    accepted(await order(w, match, 'ann', 'first 2'));
    accepted(await order(w, match, 'bob', 'first 1'));
    await dueDay(w);
    expect(await filedIn(w, match, number)).toContainEqual(expect.objectContaining({ seat, submission: { first: 3 } }));
    await answer(w);
    await dueDay(w);
    expect(await filedIn(w, match, number + 1)).toContainEqual(expect.objectContaining({ seat, submission: { gift: 9 } }));
  });
});

describe('In votes, an opponent of the bot', () => {
  const draw = { kind: 'draw' } as const;

  test('accepts a draw that it is part of', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    accepted(await castVote(w, match, 'ann', draw));
    const { status, end } = await matchOf(w, match);
    expect([status, end?.kind, end?.seats.length]).toEqual(['ended', 'draw', 3]);
  });

  test('does not accept one while it alone has the most points, or is left out', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    const [first = '', second = ''] = opponentsIn(w, match);
    const own = seatOf(w, match, 'ann');
    const state = phaseOf(w, match).state as { points: Record<string, number> };
    w.store.recordState(match, 1, { ...state, points: { ...state.points, [first]: 9 } });
    accepted(await castVote(w, match, 'ann', draw));
    accepted(await castVote(w, match, 'ann', { kind: 'draw', seats: [own, second] }));
    expect((await matchOf(w, match)).status).toBe('running');
    expect(await contents(w)).toContainEqual({ kind: 'notice', notice: 'opponents-against', seats: [first] });
  });

  test('concedes only to who alone has the most points', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann', 'bob'], FILLED);
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    const own = seatOf(w, match, 'ann');
    const concession = { kind: 'concede', to: own } as const;
    accepted(await castVote(w, match, 'bob', concession));
    expect((await matchOf(w, match)).status).toBe('running');
    const state = phaseOf(w, match).state as { points: Record<string, number> };
    w.store.recordState(match, 1, { ...state, points: { ...state.points, [own]: 9 } });
    accepted(await castVote(w, match, 'bob', concession));
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'concession', seats: [own] } });
  });

  test('does not count where more than half decide', async () => {
    const w = world(openMemoryStore());
    const match = await alone(w);
    accepted(await castVote(w, match, 'ann', { kind: 'pause' }));
    expect((await matchOf(w, match)).status).toBe('paused');
  });
});
