import { describe, expect, it } from 'vitest';
import { mapInOrder } from '../../src/lib/inOrder.js';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { exportMatch } from '../../src/matches/actions/hosting/exportMatch.js';
import { importMatch } from '../../src/matches/actions/hosting/importMatch.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { MOST_LOBBIES } from '../../src/matches/read/lobbyLimits.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, faultOf, playOut, startedMatch, type World, world } from './world.js';

const place = { game: 'numbers', guild: 'g', channel: 'c', host: 'ann', language: 'en', deadlines: {} } as const;
const open = (w: World, where: Partial<Record<'guild' | 'channel' | 'host', string>> = {}) => openMatch(w.hosting, { ...place, ...where });
const fresh = (): World => world(openMemoryStore());

describe('Open lobbies', () => {
  it('are three of one host in a server, whatever their channels; which they are is said', async () => {
    const w = fresh();
    for (const channel of ['1', '2', '3']) accepted(await open(w, { channel }));
    expect(faultOf(await open(w, { channel: '4' }))).toEqual({ code: 'too-many-lobbies', where: 'server', matches: ['1', '2', '3'] });
    accepted(await open(w, { channel: '4', host: 'bob' }));
    accepted(await open(w, { channel: '5', guild: 'elsewhere' }));
  });

  it('are ten of one host in all servers together', async () => {
    const w = fresh();
    for (let n = 0; n < MOST_LOBBIES.everywhere; n++) accepted(await open(w, { guild: `g${n % 5}`, channel: `c${n}` }));
    expect(faultOf(await open(w, { guild: 'another', channel: 'another' }))).toMatchObject({
      code: 'too-many-lobbies',
      where: 'everywhere',
    });
  });

  it('are three in a channel, whoever opened them', async () => {
    const w = fresh();
    for (const host of ['ann', 'bob', 'cat']) accepted(await open(w, { host }));
    expect(faultOf(await open(w, { host: 'dan' }))).toEqual({ code: 'too-many-lobbies', where: 'channel', matches: ['1', '2', '3'] });
    accepted(await open(w, { host: 'dan', channel: 'another' }));
  });

  it('no longer count once they have begun or ended', async () => {
    const w = fresh();
    const [first, second] = await mapInOrder(['1', '2', '3'], async channel => accepted(await open(w, { channel })).id);
    for (const user of ['x', 'y', 'z']) accepted(await joinMatch(w.hosting, first ?? 0, user));
    accepted(await startMatch(w.hosting, first ?? 0, 'ann', { emptySeats: false }));
    accepted(await open(w, { channel: '4' }));
    accepted(await endMatch(w.hosting, second ?? 0, 'ann'));
    accepted(await open(w, { channel: '5' }));
    expect(faultOf(await open(w, { channel: '6' }))).toMatchObject({ code: 'too-many-lobbies' });
  });

  it('count in the same way when they come from a file, and nothing is left of one too many', async () => {
    const w = fresh();
    const match = await startedMatch(w);
    await playOut(w, match, 'first 2');
    const file = accepted(await exportMatch(w.hosting, match, 'host'));
    const bring = () => importMatch(w.hosting, { file: new TextEncoder().encode(file), guild: 'g', channel: 'c', host: 'ann' });
    accepted(await open(w));
    accepted(await bring());
    accepted(await bring());
    const before = (await w.store.matches.find({})).length;
    expect(faultOf(await bring())).toMatchObject({ code: 'too-many-lobbies', where: 'server' });
    expect(await w.store.matches.find({})).toHaveLength(before);
  });
});
