import { expect, it } from 'vitest';
import { recruitText } from '../../../src/games/opponent.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import { seededRandom } from '../../../src/lib/random.js';
import { castBallot } from '../../../src/matches/actions/ballots/castBallot.js';
import { adjudicateNow } from '../../../src/matches/actions/hosting/adjudicateNow.js';
import { orderForSeat } from '../../../src/matches/actions/hosting/orderForSeat.js';
import { tryPhase } from '../../../src/matches/actions/hosting/tryPhase.js';
import { joinMatch } from '../../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../../src/matches/actions/lobby/startMatch.js';
import { markReady } from '../../../src/matches/actions/orders/markReady.js';
import { submitOrders } from '../../../src/matches/actions/orders/submitOrders.js';
import { resignSeat } from '../../../src/matches/actions/seats/resignSeat.js';
import { look } from '../../../src/matches/context/decide.js';
import type { MatchId, MatchPhase } from '../../../src/matches/model/match.js';
import { punctualityOf } from '../../../src/matches/model/punctuality.js';
import { matchInPlay } from '../../../src/matches/read/matchInPlay.js';
import { closeDuePhases } from '../../../src/matches/turn/closeDuePhases.js';
import { openVacancies } from '../../../src/matches/turn/vacancies.js';
import { accepted } from '../../matches/world.js';
import type { ArrangedHosting } from '../../records/arranged.js';
import { openMemoryStore } from '../../records/memory.js';
import { game } from './table.js';

const HOUR = 60 * 60 * 1000;

async function hosted(players: number) {
  const time = { now: 0 };
  const quiet = { info: () => undefined, warn: () => undefined, error: (facts: object) => expect(facts).toBeUndefined() };
  const hosting: ArrangedHosting = {
    store: openMemoryStore(),
    games: new Map([[game.id, game]]),
    now: () => time.now,
    log: quiet,
    freshSeed: () => 5,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => undefined,
  };
  const users = Array.from({ length: players }, (_, i) => `user-${i}`);
  const { id } = accepted(
    await openMatch(hosting, { game: game.id, guild: '1', channel: '2', host: 'user-0', language: 'en', deadlines: { turn: 36_000_000 } }),
  );
  for (const user of users) accepted(await joinMatch(hosting, id, user));
  accepted(await startMatch(hosting, id, 'user-0', { emptySeats: false }));
  return { hosting, match: id, time };
}

const openOf = (hosting: ArrangedHosting, match: MatchId): MatchPhase => {
  const phase = hosting.store.openPhase(match);
  if (!phase) throw new Error('no phase is open');
  return phase;
};
const stateOf = (phase: MatchPhase): CardsState => game.state.parse(phase.state);
const userOn = (hosting: ArrangedHosting, match: MatchId, seat: string): string =>
  hosting.store.seatHolders(match).find(s => s.seat === seat)?.user ?? '';

/** Has every awaited seat move like a practice player. */
async function playPhase(hosting: ArrangedHosting, match: MatchId, random: () => number): Promise<void> {
  const phase = openOf(hosting, match);
  for (const seat of game.phase(stateOf(phase)).awaits) {
    const by = { match, phase: phase.number, user: userOn(hosting, match, seat), language: 'fr' as const };
    const { lines } = accepted(await submitOrders(hosting, { ...by, text: recruitText(game, stateOf(phase), seat, random) }));
    expect(lines.filter(line => line.fault)).toEqual([]);
    accepted(await markReady(hosting, { ...by, ready: true }));
  }
}

it.each([2, 3, 4, 5])('a hosted match of %i goes from the lobby to its end, and is played again from the records', async players => {
  const { hosting, match } = await hosted(players);
  const random = seededRandom(players);
  while ((await hosting.store.matches.get(match))?.status === 'running') await playPhase(hosting, match, random);
  expect(await hosting.store.matches.get(match)).toMatchObject({ status: 'ended', end: { kind: 'victory' } });
  const phases = hosting.store.phases(match);
  for (const [i, phase] of phases.slice(0, -1).entries()) {
    const filed = await hosting.store.history.submissions(match, phase.number);
    const sent = filed.map(s => [s.seat, game.submission.parse(s.submission)] as const);
    const again = game.advance(stateOf(phase), new Map(sent));
    expect(again.state).toEqual(phases[i + 1]?.state);
    expect(again.report).toEqual(phase.report);
  }
});

it('no phase of a match is tried out by a host who does not play: he would see what the deck holds', async () => {
  const { hosting, match } = await hosted(3);
  const found = (await hosting.store.matches.get(match)) ?? expect.fail('no match');
  hosting.store.saveMatch({ ...found, host: 'host' });
  expect(await tryPhase(hosting, { match, user: 'host', language: 'en' })).toEqual({ ok: false, fault: { code: 'no-trial' } });
});

it('nobody plays for another seat: whether a card may be laid would tell of its hand', async () => {
  const { hosting, match } = await hosted(3);
  const found = (await hosting.store.matches.get(match)) ?? expect.fail('no match');
  hosting.store.saveMatch({ ...found, host: 'host' });
  for (const seat of game.phase(stateOf(openOf(hosting, match))).awaits)
    expect(await orderForSeat(hosting, { match, by: 'host', seat, text: 'show Wild, Wild', language: 'en' })).toEqual({
      ok: false,
      fault: { code: 'no-orders-for' },
    });
});

it('falling back, using and taking are one turn under one deadline; a turn that is missed is made up', async () => {
  const { hosting, match, time } = await hosted(3);
  const random = seededRandom(3);
  while (openOf(hosting, match).kind !== 'use') {
    time.now += HOUR / 10;
    await playPhase(hosting, match, random);
  }
  const using = openOf(hosting, match);
  const { number, dueAt } = using;
  expect(dueAt).toBe((await hosting.store.history.phase(match, number - 1))?.dueAt);
  expect(dueAt).toBeLessThan(time.now + 12 * HOUR);
  time.now = dueAt;
  expect(await closeDuePhases(hosting)).toBe(1);
  const next = openOf(hosting, match);
  expect(next.number).toBe(number + 1);
  expect(next.kind).not.toMatch(/use|take/);
  const [seat] = game.phase(stateOf(using)).awaits;
  expect((await hosting.store.history.phase(match, number))?.report).toMatchObject({
    events: expect.arrayContaining([{ kind: 'missed', seat }]),
  });
  expect(stateOf(next).fallen).toContain(seat);
});

it('more time, voted for while a turn goes on, is half of a turn', async () => {
  const { hosting, match } = await hosted(3);
  const random = seededRandom(3);
  while (openOf(hosting, match).kind !== 'use') await playPhase(hosting, match, random);
  const { dueAt } = openOf(hosting, match);
  for (const user of ['user-0', 'user-1']) accepted(await castBallot(hosting, { match, user, question: { kind: 'extend' }, yes: true }));
  expect(openOf(hosting, match).dueAt).toBe(dueAt + 5 * HOUR);
});

it('a turn that was closed early opens no seat: two that passed their deadlines do', async () => {
  for (const isClosedEarly of [true, false]) {
    const { hosting, match, time } = await hosted(3);
    const random = seededRandom(3);
    while (openOf(hosting, match).kind !== 'battle') await playPhase(hosting, match, random);
    const [seat = ''] = game.phase(stateOf(openOf(hosting, match))).awaits;
    for (let missed = 0; missed < 2; ) {
      const phase = openOf(hosting, match);
      if (!game.phase(stateOf(phase)).awaits.includes(seat)) {
        await playPhase(hosting, match, random);
        continue;
      }
      missed += 1;
      time.now = isClosedEarly ? time.now + 1 : phase.dueAt;
      if (isClosedEarly) accepted(await adjudicateNow(hosting, { match, user: 'admin', isAdmin: true, force: true }));
      else await closeDuePhases(hosting);
    }
    expect((await look(hosting, match, m => openVacancies(m, accepted(matchInPlay(m)))))?.map(({ id }) => id)).toEqual(
      isClosedEarly ? [] : [seat],
    );
  }
});

it('naming a state and laying the first card are one turn: missing both is one miss', async () => {
  const { hosting, match, time } = await hosted(3);
  const random = seededRandom(3);
  while (openOf(hosting, match).kind !== 'state') await playPhase(hosting, match, random);
  const [seat = ''] = game.phase(stateOf(openOf(hosting, match))).awaits;
  const missTurn = async (): Promise<void> => {
    time.now = openOf(hosting, match).dueAt;
    await closeDuePhases(hosting);
  };
  await missTurn();
  expect(game.phase(stateOf(openOf(hosting, match)))).toMatchObject({ kind: 'battle', awaits: [seat] });
  expect(await missedBy(hosting, match, seat)).toBe(1);
  await missTurn();
  expect(await missedBy(hosting, match, seat)).toBe(1);
});

const missedBy = (hosting: ArrangedHosting, match: MatchId, seat: string): Promise<number | undefined> =>
  look(hosting, match, m => punctualityOf(m, seat).missed);

it('a seat without a player moves at once', async () => {
  const { hosting, match } = await hosted(3);
  const random = seededRandom(3);
  while (openOf(hosting, match).kind !== 'battle') await playPhase(hosting, match, random);
  const phase = openOf(hosting, match);
  const [seat = ''] = game.phase(stateOf(phase)).awaits;
  accepted(await resignSeat(hosting, match, userOn(hosting, match, seat)));
  const next = openOf(hosting, match);
  expect(stateOf(next).fallen).toEqual([seat]);
  expect(game.phase(stateOf(next)).awaits).not.toContain(seat);
});
