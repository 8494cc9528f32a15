import { describe, expect, test } from 'vitest';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { adjudicateNow } from '../../src/matches/actions/hosting/adjudicateNow.js';
import { extendByHost } from '../../src/matches/actions/hosting/hostTime.js';
import { lookAtSeats } from '../../src/matches/actions/hosting/lookAtSeats.js';
import { replacePlayer } from '../../src/matches/actions/hosting/replacePlayer.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { prefer } from '../../src/matches/actions/lobby/prefer.js';
import { forgetUser } from '../../src/matches/actions/people/forgetUser.js';
import { goAway } from '../../src/matches/actions/people/goAway.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { type DutyKind, reliabilityOf } from '../../src/matches/model/duty.js';
import type { HostingRules } from '../../src/matches/model/hostingRules.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { compensateOutage } from '../../src/matches/turn/outage.js';
import { openMemoryStore } from '../records/memory.js';
import { aMatch } from '../store/records.js';
import { accepted, DAY, faultOf, HOUR, lobbyOf, order, PLAYERS, phaseOf, ready, seatOf, startedMatch, type World, world } from './world.js';

const duties = (w: World, user: string, guild = 'guild'): Promise<readonly DutyKind[]> => w.store.users.duties(user, guild, 100);

/** Lets the deadline of the open phase pass. */
async function deadline(w: World, match: number): Promise<void> {
  w.pass(phaseOf(w, match).dueAt - w.hosting.now());
  await closeDuePhases(w.hosting);
}

const begun = async (plan: HostingRules = {}): Promise<readonly [World, number]> => {
  const w = world(openMemoryStore());
  return [w, await startedMatch(w, PLAYERS, plan)];
};

describe('What becomes of the orders that players owe', () => {
  test('is that they came in time, or were missed', async () => {
    const [w, match] = await begun();
    accepted(await order(w, match, 'ann', 'first 2'));
    await deadline(w, match);
    expect([await duties(w, 'ann'), await duties(w, 'bob')]).toEqual([['kept'], ['missed']]);
    expect(await duties(w, 'ann', 'elsewhere')).toEqual([]);
  });

  test('is that they came late, if the deadline was postponed for them; who missed that too has missed them', async () => {
    const [w, match] = await begun({ grace: 6 * HOUR });
    accepted(await order(w, match, 'ann', 'first 2'));
    await deadline(w, match);
    expect(phaseOf(w, match).number).toBe(1);
    accepted(await order(w, match, 'bob', 'first 2'));
    await deadline(w, match);
    expect([await duties(w, 'ann'), await duties(w, 'bob'), await duties(w, 'cat')]).toEqual([['kept'], ['late'], ['missed']]);
  });

  test.each<[string, (w: World, match: number) => Promise<unknown>]>([
    ['the host', (w, match) => extendByHost(w.hosting, match, 'host', '12h')],
    [
      'a vote',
      async (w, match) => {
        for (const user of ['ann', 'bob']) accepted(await castBallot(w.hosting, { match, user, question: { kind: 'extend' }, yes: true }));
      },
    ],
    [
      'an outage',
      async (w, match) => {
        w.pass(phaseOf(w, match).dueAt - w.hosting.now() - HOUR);
        w.pass(2 * HOUR);
        await compensateOutage(w.hosting, w.hosting.now() - 2 * HOUR, () => true);
      },
    ],
  ])(
    'is not that they came late, when the deadline was postponed by %s; whoever misses the new one has missed them',
    async (_, postponed) => {
      const [w, match] = await begun();
      const { dueAt } = phaseOf(w, match);
      await postponed(w, match);
      expect(phaseOf(w, match)).toMatchObject({ number: 1 });
      expect(phaseOf(w, match).dueAt).toBeGreaterThan(dueAt);
      w.pass(Math.max(0, dueAt + 1 - w.hosting.now()));
      accepted(await order(w, match, 'ann', 'first 2'));
      await deadline(w, match);
      expect([await duties(w, 'ann'), await duties(w, 'bob')]).toEqual([['kept'], ['missed']]);
    },
  );

  test('is that they came in time from whoever took a seat after the deadline', async () => {
    const [w, match] = await begun({ grace: 6 * HOUR });
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    await deadline(w, match);
    const seat = seatOf(w, match, 'cat');
    accepted(await replacePlayer(w.hosting, { match, seat, user: 'dan', by: 'host' }));
    accepted(await order(w, match, 'dan', 'first 2'));
    await deadline(w, match);
    expect([await duties(w, 'ann'), await duties(w, 'cat'), await duties(w, 'dan')]).toEqual([['kept'], ['late'], ['kept']]);
  });

  /** Dan takes Cat's seat so long before the deadline of a phase that lasts a day, and sends nothing. */
  const takenBefore = async (left: number, plan: HostingRules = {}) => {
    const [w, match] = await begun(plan);
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
    const seat = seatOf(w, match, 'cat');
    w.pass(DAY - left);
    accepted(await replacePlayer(w.hosting, { match, seat, user: 'dan', by: 'host' }));
    await deadline(w, match);
    const seen = async () => accepted(await lookAtSeats(w.hosting, match, 'host')).find(one => one.seat.id === seat);
    return { w, match, seen };
  };

  test.each([
    [12 * HOUR, ['missed'], undefined],
    [12 * HOUR - 1, [], 'dan'],
  ])('is nothing from whoever took the seat less than half a phase before the deadline: %i ms', async (left, noted, user) => {
    const { w, match, seen } = await takenBefore(left, { misses: 1 });
    expect([await duties(w, 'dan'), await seen()]).toMatchObject([noted, { user, missed: user === undefined ? 1 : 0 }]);
    for (const one of ['ann', 'bob']) accepted(await order(w, match, one, 'first 2'));
    await deadline(w, match);
    expect([await duties(w, 'dan'), (await seen())?.user]).toEqual([['missed'], undefined]);
  });

  test('is neither late nor an extension that is spent from whoever has just taken the seat; by the new deadline they may miss it', async () => {
    const { w, match, seen } = await takenBefore(HOUR, { extensions: 1 });
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + 12 * HOUR });
    expect([await duties(w, 'dan'), await seen()]).toMatchObject([[], { extensions: 1, missed: 0 }]);
    await deadline(w, match);
    expect([await duties(w, 'dan'), await seen()]).toMatchObject([['missed'], { missed: 1 }]);
  });

  test('is that the seat was given up', async () => {
    const [w, match] = await begun();
    accepted(await resignSeat(w.hosting, match, 'ann'));
    await deadline(w, match);
    expect([await duties(w, 'ann'), await duties(w, 'bob')]).toEqual([['left'], ['missed']]);
  });

  test('is nothing when somebody gives up a power that is out of the game: nothing was owed any more', async () => {
    const [w, match] = await begun();
    accepted(await order(w, match, 'ann', 'first 13'));
    await deadline(w, match);
    accepted(await resignSeat(w.hosting, match, 'ann'));
    expect(await duties(w, 'ann')).toEqual(['kept']);
  });

  test('is nothing for those who announced their absence', async () => {
    const [w, match] = await begun();
    accepted(await goAway(w.hosting, { user: 'ann', until: '5d' }));
    await deadline(w, match);
    await deadline(w, match);
    expect([await duties(w, 'ann'), (await duties(w, 'bob')).at(-1)]).toEqual([[], 'missed']);
  });

  test('is nothing for those who came back from it shortly before the deadline, and missed it', async () => {
    const [w, match] = await begun();
    // Phases are a day long: half a day is what an absent player is given.
    accepted(await goAway(w.hosting, { user: 'ann', until: '13h' }));
    accepted(await goAway(w.hosting, { user: 'bob', until: '11h' }));
    accepted(await goAway(w.hosting, { user: 'cat', until: '13h' }));
    w.pass(20 * HOUR);
    accepted(await order(w, match, 'cat', 'first 2'));
    await deadline(w, match);
    expect([await duties(w, 'ann'), await duties(w, 'bob'), await duties(w, 'cat')]).toEqual([[], ['missed'], []]);
  });

  test('is nothing when somebody closes the phase before its deadline and they are missing', async () => {
    const [w, match] = await begun();
    accepted(await order(w, match, 'ann', 'first 2'));
    accepted(await adjudicateNow(w.hosting, { match, user: 'host', force: true }));
    expect([await duties(w, 'ann'), await duties(w, 'bob')]).toEqual([['kept'], []]);
  });

  test('is noted when everybody is ready, the latest first', async () => {
    const [w, match] = await begun();
    await deadline(w, match);
    for (let phase = 0; phase < 2; phase++) {
      for (const user of PLAYERS) accepted(await order(w, match, user, 'first 2'));
      for (const user of PLAYERS) accepted(await ready(w, match, user));
      w.pass(1);
    }
    expect(await duties(w, 'ann')).toEqual(['kept', 'kept', 'missed']);
    expect(await w.store.users.duties('ann', 'guild', 1)).toEqual(['kept']);
  });

  test('is never noted in an anonymous match', async () => {
    const [w, match] = await begun({ anonymous: true, grace: HOUR });
    accepted(await resignSeat(w.hosting, match, 'cat'));
    await deadline(w, match);
    await deadline(w, match);
    for (const user of PLAYERS) expect(await duties(w, user)).toEqual([]);
  });

  test('is forgotten with the player', async () => {
    const [w, match] = await begun();
    await deadline(w, match);
    await forgetUser(w.hosting, 'ann');
    expect([await duties(w, 'ann'), await duties(w, 'bob')]).toEqual([[], ['missed']]);
  });
});

describe('Reliability', () => {
  const times = (kind: DutyKind, count: number): readonly DutyKind[] => Array.from({ length: count }, () => kind);

  test.each([
    [times('kept', 20), 100, 'reliable'],
    [times('late', 20), 50, 'late'],
    [[...times('missed', 2), ...times('kept', 18)], 87, 'mostly'],
    [[...times('kept', 18), ...times('missed', 2)], 93, 'reliable'],
    [['left', ...times('kept', 20)] as const, 75, 'mostly'],
    [times('kept', 9), 100, 'new'],
    [[], 100, 'new'],
  ])('weighs what was recent, and what was worse: %j', (noted, percent, word) => {
    expect(reliabilityOf(noted)).toMatchObject({ percent, word });
  });

  test('tells the numbers that it comes from', () => {
    expect(reliabilityOf(['kept', 'late', 'missed', 'left', 'kept']).counts).toEqual({ kept: 2, late: 1, missed: 1, left: 1 });
  });
});

describe('A lobby for reliable players', () => {
  /** Gives a user a past of phases kept and missed. */
  async function past(w: World, user: string, kept: number, missed: number): Promise<void> {
    const match = w.store.addMatch({ ...aMatch, game: 'numbers', status: 'ended' }).id;
    w.store.arrange(match, tx => {
      for (let phase = 1; phase <= kept + missed; phase++) tx.add('duties', { phase, user, kind: phase <= missed ? 'missed' : 'kept' });
    });
  }

  test('is joined by those who are as reliable as it asks, and by its host', async () => {
    const w = world(openMemoryStore());
    await past(w, 'ann', 15, 1);
    await past(w, 'bob', 5, 10);
    const match = await lobbyOf(w, [], { reliability: 80 });
    accepted(await joinMatch(w.hosting, match, 'ann'));
    expect(faultOf(await joinMatch(w.hosting, match, 'bob'))).toMatchObject({ code: 'not-reliable', needed: 80 });
    expect(faultOf(await prefer(w.hosting, match, 'bob', ['red']))).toMatchObject({ code: 'not-reliable' });
    expect(faultOf(await joinMatch(w.hosting, match, 'new'))).toEqual({ code: 'newcomer', turns: 10 });
    accepted(await joinMatch(w.hosting, match, 'host'));
  });

  test('is open to newcomers where the host says so', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, [], { reliability: 80, newcomers: true });
    accepted(await joinMatch(w.hosting, match, 'new'));
  });

  test('is open to newcomers until they have missed two turns or given a seat up, unless they are reliable all the same', async () => {
    const w = world(openMemoryStore());
    await past(w, 'ann', 0, 1);
    await past(w, 'bob', 3, 2);
    const match = await lobbyOf(w, [], { reliability: 80, newcomers: true });
    accepted(await joinMatch(w.hosting, match, 'ann'));
    expect(faultOf(await joinMatch(w.hosting, match, 'bob'))).toMatchObject({ code: 'not-reliable', needed: 80 });
    const easy = await lobbyOf(w, [], { reliability: 40, newcomers: true });
    accepted(await joinMatch(w.hosting, easy, 'bob'));
  });

  test('gives its open seats to nobody else either', async () => {
    const w = world(openMemoryStore());
    for (const user of PLAYERS) await past(w, user, 20, 0);
    await past(w, 'dan', 2, 20);
    const match = await startedMatch(w, PLAYERS, { reliability: 80 });
    const seat = seatOf(w, match, 'ann');
    accepted(await resignSeat(w.hosting, match, 'ann'));
    expect(faultOf(await takeSeat(w.hosting, { match, seat, user: 'dan' }))).toMatchObject({ code: 'not-reliable' });
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan', by: 'host' }));
    w.pass(DAY);
  });
});
