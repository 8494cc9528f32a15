import { describe, expect, it } from 'vitest';
import { mapInOrder } from '../../src/lib/inOrder.js';
import type { Result } from '../../src/lib/result.js';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { adjudicateNow } from '../../src/matches/actions/hosting/adjudicateNow.js';
import { nameArbiter } from '../../src/matches/actions/hosting/arbiter.js';
import { lookAtSeats } from '../../src/matches/actions/hosting/lookAtSeats.js';
import { replacePlayer } from '../../src/matches/actions/hosting/replacePlayer.js';
import { changeSettings } from '../../src/matches/actions/people/changeSettings.js';
import { forgetUser } from '../../src/matches/actions/people/forgetUser.js';
import { goAway } from '../../src/matches/actions/people/goAway.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { agreeToSubstitute, appoint } from '../../src/matches/actions/seats/substitute.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import type { HostingFault } from '../../src/matches/fault.js';
import type { Match, MatchId } from '../../src/matches/model/match.js';
import { statusOf } from '../../src/matches/read/statusOf.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { sendReminders } from '../../src/matches/turn/remind.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery } from './fakeDelivery.js';
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
  startedMatch,
  type World,
  world,
} from './world.js';

const ANONYMOUS = { anonymous: true } as const;
const there = (): World => world(openMemoryStore());
const both = async (w: World): Promise<readonly [MatchId, MatchId]> => [await startedMatch(w), await startedMatch(w, undefined, ANONYMOUS)];

/** Returns what was queued for the channel of a match since everything was last posted. */
const told = async (w: World, match: MatchId): Promise<readonly object[]> =>
  (await queued(w)).flatMap(row => (row.match === match && 'channel' in row.to ? [row.content] : []));
const notices = async (w: World, match: MatchId): Promise<readonly string[]> =>
  (await queued(w)).flatMap(({ match: of, content }) =>
    of === match && content.kind === 'notice' ? [[content.notice, ...content.seats].join(' ')] : [],
  );

describe('Who will be away', () => {
  it('is told in open matches at once, in anonymous ones not at all', async () => {
    const w = there();
    const [open, hidden] = await both(w);
    await postAll(w);
    accepted(await goAway(w.hosting, { user: 'ann', until: '2d' }));
    expect(await notices(w, open)).toEqual([`away ${seatOf(w, open, 'ann')}`]);
    expect(await told(w, hidden)).toEqual([]);
  });

  it('is waited for until a full day in UTC, whatever the moment he named; nobody is told for whom', async () => {
    const w = there();
    const hidden = await startedMatch(w, undefined, ANONYMOUS);
    accepted(await goAway(w.hosting, { user: 'ann', until: '1d 5h 17m' }));
    for (const user of ['bob', 'cat']) accepted(await ready(w, hidden, user));
    await postAll(w);
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    expect(await notices(w, hidden)).toEqual(['waits-for-absent']);
    expect((phaseOf(w, hidden).dueAt - 12 * HOUR) % DAY).toBe(0);
  });

  it('is not shown to the host of an anonymous match beside a power', async () => {
    const w = there();
    const [open, hidden] = await both(w);
    accepted(await goAway(w.hosting, { user: 'ann', until: '2d' }));
    const shown = async (match: MatchId) =>
      accepted(await lookAtSeats(w.hosting, match, 'host')).filter(({ awayUntil }) => awayUntil !== undefined);
    expect([(await shown(open)).length, (await shown(hidden)).length]).toEqual([1, 0]);
  });
});

describe('Who leaves several matches at once', () => {
  const gone: Readonly<Record<string, (w: World) => unknown>> = {
    'by /privacy': async w => accepted(await forgetUser(w.hosting, 'ann')),
    'by /resign': async w => {
      for (const { id } of await w.store.matches.find({ user: 'ann' })) accepted(await resignSeat(w.hosting, id, 'ann'));
    },
  };

  it.each(Object.entries(gone))('%s is seen to leave the anonymous one only when its phase closes', async (_, leave) => {
    const w = there();
    const [open, hidden] = await both(w);
    const seat = seatOf(w, hidden, 'ann');
    accepted(await order(w, hidden, 'ann', 'first 2'));
    await postAll(w);
    const before = accepted(await statusOf(w.hosting, hidden));
    await leave(w);
    expect(await notices(w, open)).toHaveLength(1);
    expect(await told(w, hidden)).toEqual([]);
    const after = accepted(await statusOf(w.hosting, hidden));
    expect({ ...after, seatHolders: after.seatHolders.map(one => one.user !== undefined) }).toEqual({
      ...before,
      players: after.players,
      seatHolders: before.seatHolders.map(one => one.user !== undefined),
    });
    expect(faultOf(await takeSeat(w.hosting, { match: hidden, seat, user: 'dan' }))).toEqual({ code: 'seat-not-open' });
    expect(faultOf(await order(w, hidden, 'ann', 'first 3'))).toEqual({ code: 'no-seat' });
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    expect(await notices(w, hidden)).toEqual([`civil-disorder ${seat}`]);
    expect((await w.store.history.submissions(hidden, 1)).find(one => one.seat === seat)?.submission).toBeDefined();
    accepted(await takeSeat(w.hosting, { match: hidden, seat, user: 'dan' }));
  });

  it('is neither waited for, nor reminded, nor written to; his orders and nobody else’s are kept', async () => {
    const w = there();
    const hidden = await startedMatch(w, undefined, { ...ANONYMOUS, extensions: 2 });
    const seat = seatOf(w, hidden, 'ann');
    accepted(await resignSeat(w.hosting, hidden, 'ann'));
    for (const user of ['bob', 'cat']) accepted(await ready(w, hidden, user));
    w.pass(HOUR);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect(phaseOf(w, hidden).number).toBeGreaterThan(1);
    expect(w.store.seatHolders(hidden).find(one => one.seat === seat)?.user).toBeUndefined();
    const sent: string[] = [];
    await deliver(
      w.hosting,
      fakeDelivery(({ row }) => {
        if ('user' in row.to) sent.push(row.to.user);
        return undefined;
      }),
    );
    expect(sent.filter(user => user.startsWith('nameless'))).toEqual([]);
  });

  it('does not keep the others from agreeing on an end', async () => {
    const w = there();
    const hidden = await startedMatch(w, undefined, ANONYMOUS);
    accepted(await resignSeat(w.hosting, hidden, 'ann'));
    for (const user of ['bob', 'cat'])
      accepted(await castBallot(w.hosting, { match: hidden, user, question: { kind: 'cancel' }, yes: true }));
    expect((await matchOf(w, hidden)).status).toBe('ended');
  });

  it('leaves a match that is abandoned when everybody has, with its phase', async () => {
    const w = there();
    const hidden = await startedMatch(w, undefined, ANONYMOUS);
    for (const user of ['ann', 'bob', 'cat']) accepted(await resignSeat(w.hosting, hidden, user));
    expect((await matchOf(w, hidden)).status).toBe('running');
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    expect(await matchOf(w, hidden)).toMatchObject({ status: 'ended', end: { kind: 'abandoned' } });
  });
});

describe('An anonymous match for which nobody is waited any more', () => {
  it('closes at the next full step of time, an open one at once', async () => {
    const w = there();
    const [open, hidden] = await both(w);
    w.pass(17 * 60_000 + 4_321);
    for (const match of [open, hidden]) await playOut(w, match, 'first 2');
    expect([phaseOf(w, open).number > 1, phaseOf(w, hidden).number]).toEqual([true, 1]);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    w.pass(HOUR - 17 * 60_000 - 4_321);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    const closed = await w.store.history.phase(hidden, 1);
    expect([closed?.closedBy, (closed?.closedAt ?? 1) % HOUR]).toEqual(['ready', 0]);
  });

  it('waits for who changes his mind meanwhile', async () => {
    const w = there();
    const hidden = await startedMatch(w, undefined, ANONYMOUS);
    await playOut(w, hidden, 'first 2');
    accepted(await ready(w, hidden, 'bob', false));
    w.pass(HOUR);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    accepted(await ready(w, hidden, 'bob'));
    w.pass(HOUR);
    expect(await closeDuePhases(w.hosting)).toBe(1);
  });

  it('closes at its deadline where that comes first', async () => {
    const w = there();
    const hidden = await startedMatch(w, undefined, ANONYMOUS);
    w.pass(DAY - 60_000);
    await playOut(w, hidden, 'first 2');
    w.pass(60_000);
    expect(await closeDuePhases(w.hosting)).toBe(1);
  });

  it('tells nobody how many are waited for', async () => {
    const w = there();
    const [open, hidden] = await both(w);
    expect(await mapInOrder([open, hidden], async match => accepted(await statusOf(w.hosting, match)).waitingFor)).toEqual([3, undefined]);
  });
});

describe('A substitute in an anonymous match', () => {
  it('is answered for in the same way whoever is chosen, and nothing is told: so nobody finds out who plays', async () => {
    const w = there();
    const hidden = await startedMatch(w, undefined, ANONYMOUS);
    await postAll(w);
    const answers = await mapInOrder(['bob', 'host', 'ann', 'dan'], by =>
      appoint(w.hosting, { match: hidden, user: 'ann', by, until: '3d' }),
    );
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: w.hosting.now() + 3 * DAY })));
    expect((await queued(w)).map(({ to, content }) => [to, content.kind])).toEqual([[{ user: 'dan' }, 'substitute-asked']]);
    const seat = seatOf(w, hidden, 'ann');
    for (const user of ['bob', 'host', 'ann'])
      expect(faultOf(await agreeToSubstitute(w.hosting, { match: hidden, seat, user }))).toEqual({ code: 'not-asked-to-substitute' });
    expect((await order(w, hidden, 'dan', 'first 2')).ok).toBe(false);
    await postAll(w);
    accepted(await agreeToSubstitute(w.hosting, { match: hidden, seat, user: 'dan' }));
    expect(await contents(w)).toEqual([]);
    expect(w.store.substitutes(hidden)).toMatchObject([{ user: 'dan' }]);
    expect((await order(w, hidden, 'dan', 'first 2')).ok).toBe(true);
  });

  it('stays until somebody else agrees, whoever is asked: what they can still do tells nothing either', async () => {
    for (const by of ['bob', 'host', 'eve']) {
      const w = there();
      const hidden = await startedMatch(w, undefined, ANONYMOUS);
      const seat = seatOf(w, hidden, 'ann');
      accepted(await appoint(w.hosting, { match: hidden, user: 'ann', by: 'dan', until: '3d' }));
      accepted(await agreeToSubstitute(w.hosting, { match: hidden, seat, user: 'dan' }));
      accepted(await appoint(w.hosting, { match: hidden, user: 'ann', by: 'fay', until: '3d' }));
      accepted(await appoint(w.hosting, { match: hidden, user: 'ann', by, until: '3d' }));
      expect([by, faultOf(await order(w, hidden, 'dan', 'first 2'))]).toEqual([by, undefined]);
      expect(faultOf(await agreeToSubstitute(w.hosting, { match: hidden, seat, user: 'fay' }))).toEqual({
        code: 'not-asked-to-substitute',
      });
    }
  });

  it('is not asked for the fourth time in a day, and a player who cannot be asked counts as asked: the refusal tells nothing', async () => {
    for (const by of ['bob', 'host', 'eve']) {
      const w = there();
      const hidden = await startedMatch(w, undefined, ANONYMOUS);
      const ask = () => appoint(w.hosting, { match: hidden, user: 'ann', by, until: '3d' });
      for (let i = 0; i < 3; i++) accepted(await ask());
      expect([by, faultOf(await ask())]).toEqual([by, { code: 'asked-often', most: 3 }]);
      w.pass(DAY);
      accepted(await ask());
    }
  });

  it('does not keep the player from being reminded: that he is not would tell him the same', async () => {
    for (const by of ['dan', 'bob']) {
      const w = there();
      const hidden = await startedMatch(w, undefined, ANONYMOUS);
      await changeSettings(w.hosting, 'ann', { reminders: [HOUR] });
      accepted(await appoint(w.hosting, { match: hidden, user: 'ann', by, until: '3d' }));
      if (by === 'dan') accepted(await agreeToSubstitute(w.hosting, { match: hidden, seat: seatOf(w, hidden, 'ann'), user: by }));
      for (const user of ['bob', 'cat']) accepted(await ready(w, hidden, user));
      await postAll(w);
      w.pass(DAY - HOUR);
      await sendReminders(w.hosting);
      const reminded = (await queued(w)).flatMap(({ to, content }) => (content.kind === 'reminder' && 'user' in to ? [to.user] : []));
      expect(reminded).toContain('ann');
    }
  });
});

describe('Whom the host of an anonymous match chooses for a seat', () => {
  const chosen: Readonly<Record<string, (w: World, match: MatchId, user: string) => Promise<Result<Match, HostingFault>>>> = {
    'by /host replace': (w, match, user) => replacePlayer(w.hosting, { match, by: 'host', seat: seatOf(w, match, 'ann'), user }),
    'by /game seat': (w, match, user) => takeSeat(w.hosting, { match, seat: openSeat(w, match), user, by: 'host' }),
  };
  const openSeat = (w: World, match: MatchId): string => w.store.seatHolders(match).find(({ user }) => user === undefined)?.seat ?? '';
  /** Starts an anonymous match with one seat that nobody plays. */
  const begun = (w: World): Promise<MatchId> => startedMatch(w, ['ann', 'bob'], ANONYMOUS);

  it.each(Object.entries(chosen))('%s is asked by direct message, whoever it is, and the host cannot tell who plays', async (_, choose) => {
    const w = there();
    const hidden = await begun(w);
    await postAll(w);
    const answers = await mapInOrder(['bob', 'dan', 'ann'], user => choose(w, hidden, user));
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ ok: true })));
    expect(await told(w, hidden)).toEqual([]);
    expect((await queued(w)).map(({ to, content }) => [to, content.kind])).toEqual(
      ['bob', 'dan', 'ann'].map(user => [{ user }, 'invitation']),
    );
    expect((await w.store.history.notes(hidden)).map(({ deed }) => deed)).toEqual(['invited', 'invited', 'invited']);
  });

  it.each(Object.entries(chosen))('%s is asked at most three times a day, by hosts, players and the bot together', async (_, choose) => {
    const w = there();
    const matches = [await begun(w), await begun(w), await begun(w), await begun(w)] as const;
    const [first, , third, last] = matches;
    for (const match of [first, ...matches.slice(0, 3)]) accepted(await choose(w, match, 'dan'));
    await postAll(w);
    expect(faultOf(await choose(w, last, 'dan'))).toEqual({ code: 'asked-often', most: 3 });
    accepted(await choose(w, third, 'dan'));
    const toDan = async () => (await queued(w)).filter(({ to, match }) => 'user' in to && to.user === 'dan' && match === last).length;
    expect([await toDan(), (await w.store.history.notes(last)).length]).toEqual([0, 0]);
    const open = await startedMatch(w);
    expect(faultOf(await appoint(w.hosting, { match: open, user: 'ann', by: 'dan', until: '3d' }))).toMatchObject({ code: 'asked-often' });
    accepted(await choose(w, last, 'eve'));
    w.pass(DAY);
    accepted(await choose(w, last, 'dan'));
    expect(await toDan()).toBe(1);
  });

  it('sits down when he takes it, if he may; the player before him and the channel learn it then', async () => {
    const w = there();
    const hidden = await begun(w);
    const seat = seatOf(w, hidden, 'ann');
    for (const user of ['bob', 'dan']) accepted(await replacePlayer(w.hosting, { match: hidden, by: 'host', seat, user }));
    await postAll(w);
    expect(faultOf(await takeSeat(w.hosting, { match: hidden, seat, user: 'bob' }))).toEqual({ code: 'has-played' });
    expect(faultOf(await takeSeat(w.hosting, { match: hidden, seat, user: 'eve' }))).toEqual({ code: 'seat-not-open' });
    accepted(await takeSeat(w.hosting, { match: hidden, seat, user: 'dan' }));
    expect(seatOf(w, hidden, 'dan')).toBe(seat);
    expect(await notices(w, hidden)).toEqual([`seat-taken ${seat}`]);
    expect((await queued(w)).filter(({ content }) => content.kind === 'replaced').map(({ to }) => to)).toEqual([{ user: 'ann' }]);
  });

  it('may take it only as long as the phase is open', async () => {
    const w = there();
    const hidden = await begun(w);
    const seat = seatOf(w, hidden, 'ann');
    accepted(await replacePlayer(w.hosting, { match: hidden, by: 'host', seat, user: 'dan' }));
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    expect(faultOf(await takeSeat(w.hosting, { match: hidden, seat, user: 'dan' }))).toEqual({ code: 'seat-not-open' });
  });
});

describe('The arbiter of an anonymous match', () => {
  it('is named whoever it is, so that nobody finds out who plays; one who plays decides nothing, and names nobody', async () => {
    const w = there();
    const hidden = await startedMatch(w, undefined, ANONYMOUS);
    for (const arbiter of ['dan', 'bob']) accepted(await nameArbiter(w.hosting, { match: hidden, by: 'host', arbiter }));
    expect(faultOf(await adjudicateNow(w.hosting, { match: hidden, user: 'bob', force: true }))).toEqual({ code: 'others-decide' });
    expect(faultOf(await nameArbiter(w.hosting, { match: hidden, by: 'bob', arbiter: 'eve' }))).toEqual({ code: 'others-decide' });
    accepted(await nameArbiter(w.hosting, { match: hidden, by: 'bob' }));
    expect((await matchOf(w, hidden)).arbiter).toBeUndefined();
  });

  it('decides where he has no hand in it', async () => {
    const w = there();
    const hidden = await startedMatch(w, undefined, ANONYMOUS);
    accepted(await nameArbiter(w.hosting, { match: hidden, by: 'host', arbiter: 'dan' }));
    accepted(await adjudicateNow(w.hosting, { match: hidden, user: 'dan', force: true }));
  });
});
