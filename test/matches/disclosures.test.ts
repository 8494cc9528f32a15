import { describe, expect, it } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { exportMatch } from '../../src/matches/actions/hosting/exportMatch.js';
import { handOver } from '../../src/matches/actions/hosting/handOver.js';
import { importMatch } from '../../src/matches/actions/hosting/importMatch.js';
import { lookAtSeats } from '../../src/matches/actions/hosting/lookAtSeats.js';
import { orderForSeat } from '../../src/matches/actions/hosting/orderForSeat.js';
import { replacePlayer } from '../../src/matches/actions/hosting/replacePlayer.js';
import { rollBack } from '../../src/matches/actions/hosting/rollBack.js';
import { tryPhase } from '../../src/matches/actions/hosting/tryPhase.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { forgetUser } from '../../src/matches/actions/people/forgetUser.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { appoint } from '../../src/matches/actions/seats/substitute.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import type { MatchId, UserId } from '../../src/matches/model/match.js';
import { openStore } from '../../src/store/openStore.js';
import { arranged } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';
import { everyRow, newFolder, remove } from '../store/files.js';
import { accepted, DAY, faultOf, matchOf, playOut, seatOf, startedMatch, stoodIn, type World, world } from './world.js';

const there = (): World => world(openMemoryStore());
const REFUSED = { code: 'has-played' };

const back = async (w: World, match: MatchId, phase = 1, user = 'host'): Promise<MatchId> =>
  accepted(await rollBack(w.hosting, { match, user, phase })).id;
const vacate = async (w: World, match: MatchId, user: UserId): Promise<string> => {
  const seat = seatOf(w, match, user);
  accepted(await resignSeat(w.hosting, match, user));
  return seat;
};
/** Expects that a user cannot take a vacant seat, be given one, replace a player, or become a substitute. */
async function refusedEverywhere(w: World, match: MatchId, user: UserId): Promise<void> {
  const seat = await vacate(w, match, 'bob');
  const { host } = await matchOf(w, match);
  expect(faultOf(await takeSeat(w.hosting, { match, seat, user }))).toEqual(REFUSED);
  expect(faultOf(await takeSeat(w.hosting, { match, seat, user, by: host }))).toEqual(REFUSED);
  expect(faultOf(await replacePlayer(w.hosting, { match, by: host, seat: seatOf(w, match, 'cat'), user }))).toEqual(REFUSED);
  expect(faultOf(await appoint(w.hosting, { match, user: 'cat', by: user, until: '3d' }))).toEqual({ code: 'cannot-stand-in' });
}

/** Ways to see what others plan. Each names the user who uses it. */
const SIGHTS: Readonly<Record<string, readonly [UserId, (w: World, match: MatchId) => void]>> = {
  'has tried a phase out': ['host', async (w, match) => accepted(await tryPhase(w.hosting, { match, user: 'host', language: 'en' }))],
  'has looked who is waited for': ['host', async (w, match) => accepted(await lookAtSeats(w.hosting, match, 'host'))],
  'has ordered for a power as its host': [
    'host',
    async (w, match) =>
      accepted(await orderForSeat(w.hosting, { match, by: 'host', seat: seatOf(w, match, 'ann'), text: 'first 2', language: 'en' })),
  ],
  'has stood in for a player': ['dan', async (w, match) => await stoodIn(w, { match, user: 'ann', by: 'dan', until: '3d' })],
  'has stood in for a player, and another after him': [
    'dan',
    async (w, match) => {
      await stoodIn(w, { match, user: 'ann', by: 'dan', until: '3d' });
      await stoodIn(w, { match, user: 'ann', by: 'eve', until: '3d' });
    },
  ],
};

const otherHost = async (w: World, match: MatchId): Promise<void> =>
  void accepted(await handOver(w.hosting, { match, by: (await matchOf(w, match)).host, to: 'gus', isAdmin: true }));

describe.each(Object.entries(SIGHTS))('Who %s', (_, [who, see]) => {
  it('takes no seat in the match, whoever hosts it by then', async () => {
    const w = there();
    const match = await startedMatch(w);
    await see(w, match);
    await otherHost(w, match);
    await refusedEverywhere(w, match, who);
  });

  it('takes none after its host has gone back, however often', async () => {
    const w = there();
    const match = await startedMatch(w);
    await see(w, match);
    const third = await back(w, await back(w, match));
    await otherHost(w, third);
    await refusedEverywhere(w, third, who);
  });

  it('takes none after he was forgotten, before or after going back', async () => {
    for (const isBefore of [true, false]) {
      const w = there();
      const match = await startedMatch(w);
      await see(w, match);
      await otherHost(w, match);
      if (isBefore) accepted(await forgetUser(w.hosting, who));
      const next = await back(w, match, 1, 'gus');
      if (!isBefore) accepted(await forgetUser(w.hosting, who));
      await refusedEverywhere(w, next, who);
    }
  });

  it('may play in any other match', async () => {
    const w = there();
    await see(w, await startedMatch(w));
    const other = await startedMatch(w, ['ann', 'bob', 'cat']);
    const seat = await vacate(w, other, 'bob');
    if (who !== 'host') expect((await takeSeat(w.hosting, { match: other, seat, user: who })).ok).toBe(true);
  });
});

describe('Who has played', () => {
  it('takes no seat after he was forgotten, in any match that goes on from there', async () => {
    const w = there();
    const match = await startedMatch(w);
    await vacate(w, match, 'ann');
    accepted(await forgetUser(w.hosting, 'ann'));
    await refusedEverywhere(w, await back(w, match), 'ann');
  });

  it('does not look as its host either, once forgotten', async () => {
    const w = there();
    const match = await startedMatch(w);
    accepted(await forgetUser(w.hosting, 'ann'));
    accepted(await handOver(w.hosting, { match, by: 'host', to: 'ann', isAdmin: false }));
    expect(faultOf(await lookAtSeats(w.hosting, match, 'ann'))).toEqual({ code: 'host-plays' });
  });
});

it('Who stood in for a player may take that very seat, after going back and being forgotten too', async () => {
  const w = there();
  const match = await startedMatch(w);
  await stoodIn(w, { match, user: 'ann', by: 'dan', until: '3d' });
  accepted(await forgetUser(w.hosting, 'dan'));
  const next = await back(w, match);
  const seat = await vacate(w, next, 'ann');
  accepted(await takeSeat(w.hosting, { match: next, seat, user: 'dan' }));
});

it('A host who looked, and was forgotten, may host again and look', async () => {
  const w = there();
  const match = await startedMatch(w);
  accepted(await tryPhase(w.hosting, { match, user: 'host', language: 'en' }));
  await otherHost(w, match);
  accepted(await forgetUser(w.hosting, 'host'));
  accepted(await handOver(w.hosting, { match, by: 'gus', to: 'host', isAdmin: false }));
  expect((await lookAtSeats(w.hosting, match, 'host')).ok).toBe(true);
});

describe('Of who was forgotten', () => {
  const HIM = '900000000000000778';

  it('only keyed hashes are kept, another in each match, and none once it is over', async () => {
    const folder = newFolder();
    try {
      const opened = accepted(openStore(`${folder}/z.db`));
      const w = world(arranged(opened.store));
      const [one, other] = [await startedMatch(w, ['ann', HIM, 'cat']), await startedMatch(w, ['ann', HIM, 'cat'])];
      const gone = await startedMatch(w, ['ann', HIM, 'cat']);
      accepted(await endMatch(w.hosting, gone, 'host'));
      await playOut(w, one, 'first 2', ['ann', HIM, 'cat']);
      accepted(await forgetUser(w.hosting, HIM));
      const viewers = [one, other].map(match => w.store.disclosures(match).map(({ viewer }) => viewer));
      expect(viewers.flat()).toHaveLength(2);
      expect(viewers.flat()).toSatisfy(
        (all: string[]) => new Set(all).size === 2 && all.every(viewer => /^hmac-[0-9a-f]{32}$/.test(viewer)),
      );
      expect(w.store.disclosures(gone)).toEqual([]);
      const next = await back(w, one);
      expect(w.store.disclosures(next).filter(({ viewer }) => viewer.startsWith('hmac-'))).toHaveLength(1);
      accepted(await endMatch(w.hosting, next, 'host'));
      accepted(await endMatch(w.hosting, other, 'host'));
      for (const match of [one, next, other]) expect(w.store.disclosures(match)).toEqual([]);
      opened.close();
      expect(JSON.stringify(everyRow(`${folder}/z.db`))).not.toContain(HIM);
    } finally {
      remove(folder);
    }
  });
});

it('A file of a match says nothing that is not public, and who joins the lobby made of it is dealt a seat of a match of its own', async () => {
  const w = there();
  const match = await startedMatch(w);
  await playOut(w, match, 'first 2');
  await stoodIn(w, { match, user: 'ann', by: 'dan', until: '3d' });
  const file = accepted(await exportMatch(w.hosting, match, 'host'));
  for (const name of ['ann', 'bob', 'cat', 'dan', 'host']) expect(file).not.toContain(`"${name}"`);
  const lobby = accepted(
    await importMatch(w.hosting, { file: new TextEncoder().encode(file), guild: 'guild', channel: 'elsewhere', host: 'gus' }),
  ).id;
  for (const user of ['dan', 'eve', 'fay']) accepted(await joinMatch(w.hosting, lobby, user));
  accepted(await startMatch(w.hosting, lobby, 'gus', { emptySeats: false }));
  expect((await matchOf(w, lobby)).status).toBe('running');
  w.pass(DAY);
});
