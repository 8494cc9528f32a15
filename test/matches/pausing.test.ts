import { describe, expect, it } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { closePhase } from '../../src/matches/turn/closePhase.js';
import { pauseGone, pauseMatch } from '../../src/matches/turn/pauseMatch.js';
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
  postAll,
  queued,
  ready,
  startedMatch,
  world,
} from './world.js';

describe('a paused match', () => {
  it('stands still and takes no orders', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await pauseMatch(w.hosting, match, 'forbidden'));
    const refused = { code: 'match-paused', because: 'forbidden' };
    expect(faultOf(await order(w, match, 'ann', 'first 2'))).toEqual(refused);
    w.pass(2 * DAY);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    expect(await closePhase(w.hosting, match, 1, 'deadline')).toBe(false);
    expect(phaseOf(w, match).number).toBe(1);
  });

  it('is told to its host once', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    accepted(await pauseMatch(w.hosting, match, 'channel-gone'));
    accepted(await pauseMatch(w.hosting, match, 'forbidden'));
    expect(await queued(w)).toMatchObject([{ to: { user: 'host' }, content: { kind: 'paused', because: 'channel-gone' } }]);
  });

  it('gets back the time that was left when its host resumes it', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    w.pass(DAY - HOUR);
    accepted(await pauseMatch(w.hosting, match, 'forbidden'));
    expect(faultOf(await resumeMatch(w.hosting, match, 'ann'))).toEqual({ code: 'not-host' });
    w.pass(5 * DAY);
    await postAll(w);
    accepted(await resumeMatch(w.hosting, match, 'host'));
    expect(phaseOf(w, match).dueAt).toBe(w.hosting.now() + HOUR);
    expect(await contents(w)).toEqual([
      { kind: 'notice', notice: 'resumed', seats: [] },
      { kind: 'phase', phase: 1 },
    ]);
    accepted(await order(w, match, 'ann', 'first 2'));
    expect(faultOf(await resumeMatch(w.hosting, match, 'host'))).toEqual({ code: 'not-paused' });
  });

  it('keeps no trace of an earlier pause', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    for (const pause of [HOUR, 2 * HOUR]) {
      accepted(await pauseMatch(w.hosting, match, 'forbidden'));
      w.pass(pause);
      accepted(await resumeMatch(w.hosting, match, 'host'));
    }
    expect(phaseOf(w, match).dueAt).toBe(w.hosting.now() + DAY);
    expect([(await matchOf(w, match)).pausedAt, (await matchOf(w, match)).pausedBecause]).toEqual([undefined, undefined]);
  });

  it('that was still in its lobby goes back there', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, []);
    accepted(await pauseMatch(w.hosting, match, 'channel-gone'));
    expect(faultOf(await joinMatch(w.hosting, match, 'ann'))).toEqual({ code: 'match-paused', because: 'channel-gone' });
    accepted(await resumeMatch(w.hosting, match, 'host'));
    accepted(await joinMatch(w.hosting, match, 'ann'));
  });

  it('can be ended; one that is over cannot be paused or resumed', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await pauseMatch(w.hosting, match, 'removed'));
    expect(accepted(await endMatch(w.hosting, match, 'host')).status).toBe('ended');
    expect(faultOf(await pauseMatch(w.hosting, match, 'removed'))).toEqual({ code: 'match-over' });
    expect(faultOf(await resumeMatch(w.hosting, match, 'host'))).toEqual({ code: 'match-over' });
  });
});

describe('a channel or guild that has gone', () => {
  it('pauses every match in it', async () => {
    const w = world(openMemoryStore());
    const [first, second, over] = [await startedMatch(w), await lobbyOf(w), await startedMatch(w)];
    accepted(await endMatch(w.hosting, over, 'host'));
    expect(await pauseGone(w.hosting, { channel: 'elsewhere' })).toEqual([]);
    expect((await pauseGone(w.hosting, { guild: 'guild' })).map(one => [one.id, one.pausedBecause])).toEqual([
      [first, 'removed'],
      [second, 'removed'],
    ]);
    expect(await pauseGone(w.hosting, { channel: 'channel' })).toEqual([]);
    expect((await matchOf(w, over)).status).toBe('ended');
    expect(faultOf(await ready(w, first, 'ann'))).toEqual({ code: 'match-paused', because: 'removed' });
  });
});
