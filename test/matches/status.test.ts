import { describe, expect, it } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { pictureOf } from '../../src/matches/read/pictureOf.js';
import { statusOf } from '../../src/matches/read/statusOf.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, faultOf, lobbyOf, order, playOut, ready, startedMatch, world } from './world.js';

describe('the status', () => {
  it('of a lobby tells who has joined and which seats there are', async () => {
    const w = world(openMemoryStore());
    const status = accepted(await statusOf(w.hosting, await lobbyOf(w, ['ann'])));
    expect(status).toMatchObject({ players: ['ann'], seatHolders: [], standings: [], waitingFor: 0 });
    expect(status.seats.map(seat => seat.id)).toEqual(['red', 'green', 'blue']);
    expect(faultOf(await statusOf(w.hosting, 99))).toEqual({ code: 'no-such-match' });
  });

  it('of a match tells how many are waited for, never who', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, ['ann', 'bob']);
    expect(accepted(await statusOf(w.hosting, match))).toMatchObject({ waitingFor: 2, name: { kind: 'pick' }, phase: { number: 1 } });
    accepted(await order(w, match, 'ann', 'first 2'));
    expect(accepted(await statusOf(w.hosting, match)).waitingFor).toBe(2);
    accepted(await ready(w, match, 'ann'));
    expect(accepted(await statusOf(w.hosting, match)).waitingFor).toBe(1);
  });

  it('of a match does not count a seat that was left, although the phase stays open for somebody who takes it', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await resignSeat(w.hosting, match, 'ann'));
    expect(accepted(await statusOf(w.hosting, match)).waitingFor).toBe(2);
  });

  it('of a match that is over waits for nobody', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await endMatch(w.hosting, match, 'host'));
    expect(accepted(await statusOf(w.hosting, match))).toMatchObject({ waitingFor: 0, name: { awaits: ['red', 'green', 'blue'] } });
  });

  it('of a match that is over shows its final position', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await playOut(w, match, 'first 50');
    const status = accepted(await statusOf(w.hosting, match));
    expect(status).toMatchObject({ waitingFor: 0, match: { status: 'ended' }, phase: { number: 2 } });
    expect(status.standings.map(one => one.points)).toEqual([50, 50, 50]);
  });
});

describe('a picture', () => {
  it('of a closed phase shows its results, of the open one what everybody may see', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await playOut(w, match, 'first 2');
    accepted(await order(w, match, 'ann', 'first 3'));
    const points = { red: 3, green: 3, blue: 3 };
    const asked = { match, language: 'fr' } as const;
    expect(accepted(await pictureOf(w.hosting, { ...asked, phase: 1 }))).toMatchObject({
      kind: 'results',
      report: { turn: 1, kind: 'pick' },
    });
    expect(accepted(await pictureOf(w.hosting, asked))).toEqual({ kind: 'position', game: 'numbers', view: { points }, language: 'fr' });
    expect(accepted(await pictureOf(w.hosting, { ...asked, phase: 4 }))).toEqual(accepted(await pictureOf(w.hosting, asked)));
  });

  it('of a phase that never was is refused', async () => {
    const w = world(openMemoryStore());
    const asked = { match: await startedMatch(w), language: 'en' } as const;
    expect(faultOf(await pictureOf(w.hosting, { ...asked, phase: 9 }))).toEqual({ code: 'no-such-phase', phase: 9 });
    expect(faultOf(await pictureOf(w.hosting, { ...asked, match: await lobbyOf(w) }))).toEqual({ code: 'not-running' });
  });
});
