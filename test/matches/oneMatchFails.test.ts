import { describe, expect, it } from 'vitest';
import { callMuster, endMusters } from '../../src/matches/actions/lobby/muster.js';
import { goAway } from '../../src/matches/actions/people/goAway.js';
import { decide } from '../../src/matches/context/decide.js';
import type { HostingContext } from '../../src/matches/context/ports.js';
import type { Store } from '../../src/matches/context/store.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { pauseBlocked } from '../../src/matches/delivery/settleRefused.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { offerResume } from '../../src/matches/turn/offerResume.js';
import { compensateOutage } from '../../src/matches/turn/outage.js';
import { pauseGone } from '../../src/matches/turn/pauseMatch.js';
import { sendReminders } from '../../src/matches/turn/remind.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery, notPosted } from './fakeDelivery.js';
import { contents, DAY, HOUR, lobbyOf, matchOf, phaseOf, postAll, startedMatch, type World, world } from './world.js';

/** The same records, in which nothing can be decided about one match. */
function withoutDecisions(w: World, broken: MatchId): HostingContext {
  const choose: Store['matches']['decide'] = async (id, ...rest) => {
    if (id === broken) throw new Error('secret');
    return await w.store.matches.decide(id, ...rest);
  };
  return { ...w.hosting, store: { ...w.store, matches: { ...w.store.matches, decide: choose } } };
}

async function twoMatches(begin: (w: World) => Promise<MatchId> = startedMatch) {
  const w = world(openMemoryStore());
  const broken = await begin(w);
  const sound = await begin(w);
  await postAll(w);
  return { w, broken, sound, hosting: withoutDecisions(w, broken) };
}
const statuses = async (w: World, ...matches: readonly MatchId[]): Promise<readonly string[]> =>
  await Promise.all(matches.map(async match => (await matchOf(w, match)).status));
const toldOfOne = (w: World): number => w.logged.filter(line => line.includes('could not be') && !line.includes('secret')).length;

describe('Of several matches one that fails is logged and stops no other', () => {
  it('when phases are due', async () => {
    const { w, broken, sound, hosting } = await twoMatches();
    w.pass(DAY);
    expect(await closeDuePhases(hosting)).toBe(1);
    expect(phaseOf(w, sound).number).toBeGreaterThan(1);
    expect([phaseOf(w, broken).number, toldOfOne(w)]).toEqual([1, 1]);
  });

  it('when players are reminded', async () => {
    const { w, hosting } = await twoMatches();
    w.pass(DAY - HOUR);
    await sendReminders(hosting);
    expect((await contents(w)).map(({ kind }) => kind)).toEqual(['reminder', 'reminder', 'reminder']);
    expect(toldOfOne(w)).toBe(1);
  });

  it('when an outage is made up for', async () => {
    const { w, sound, broken, hosting } = await twoMatches();
    const before = phaseOf(w, broken).dueAt;
    w.pass(DAY);
    await compensateOutage(hosting, w.hosting.now() - HOUR, () => true);
    expect([phaseOf(w, broken).dueAt, phaseOf(w, sound).dueAt, toldOfOne(w)]).toEqual([before, before + HOUR, 1]);
  });

  it('when a muster is over', async () => {
    const { w, broken, sound, hosting } = await twoMatches(lobbyOf);
    for (const match of [broken, sound]) await decide(w.hosting, match, tx => callMuster(tx, { length: HOUR, emptySeats: false }));
    w.pass(HOUR);
    await endMusters(hosting);
    expect([(await matchOf(w, broken)).muster === undefined, (await matchOf(w, sound)).muster]).toEqual([false, undefined]);
    expect(toldOfOne(w)).toBe(1);
  });

  it('when their channel has let nothing through for an hour', async () => {
    const w = world(openMemoryStore());
    const [broken, sound] = [await startedMatch(w), await startedMatch(w)];
    await deliver(
      w.hosting,
      fakeDelivery(({ row }) => ('channel' in row.to ? notPosted('blocked', 40333) : undefined)),
    );
    w.pass(HOUR);
    await pauseBlocked(withoutDecisions(w, broken));
    expect([await statuses(w, broken, sound), toldOfOne(w)]).toEqual([['running', 'paused'], 1]);
  });

  it('when their channel is gone, and when the bot is back', async () => {
    const { w, broken, sound, hosting } = await twoMatches();
    expect((await pauseGone(hosting, { guild: 'guild' })).map(({ id }) => id)).toEqual([sound]);
    expect([await statuses(w, broken, sound), toldOfOne(w)]).toEqual([['running', 'paused'], 1]);
    await pauseGone(w.hosting, { guild: 'guild' });
    expect((await offerResume(hosting, new Set(['guild']))).map(({ id }) => id)).toEqual([sound]);
    expect(toldOfOne(w)).toBe(2);
  });

  it('when a player announces an absence', async () => {
    const { w, sound, hosting } = await twoMatches();
    await goAway(hosting, { user: 'ann', until: '2026-01-09' });
    const told = (await w.store.outbox.due(w.hosting.now(), 100)).filter(({ content }) => content.kind === 'notice');
    expect(told.map(({ match }) => match)).toEqual([sound]);
    expect(w.logged.join()).toContain('an absence could not be announced');
  });
});
