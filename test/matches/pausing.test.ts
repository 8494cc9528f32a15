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
  it('stands still and takes no orders', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    accepted(pauseMatch(w.hosting, match, 'forbidden'));
    const refused = { code: 'match-paused', because: 'forbidden' };
    expect(faultOf(order(w, match, 'ann', 'first 2'))).toEqual(refused);
    w.pass(2 * DAY);
    expect(closeDuePhases(w.hosting)).toBe(0);
    expect(closePhase(w.hosting, match, 1, 'deadline')).toBe(false);
    expect(phaseOf(w, match).number).toBe(1);
  });

  it('is told to its host once', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    postAll(w);
    accepted(pauseMatch(w.hosting, match, 'channel-gone'));
    accepted(pauseMatch(w.hosting, match, 'forbidden'));
    expect(queued(w)).toMatchObject([{ to: { user: 'host' }, content: { kind: 'paused', because: 'channel-gone' } }]);
  });

  it('gets back the time that was left when its host resumes it', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    postAll(w);
    w.pass(DAY - HOUR);
    accepted(pauseMatch(w.hosting, match, 'forbidden'));
    expect(faultOf(resumeMatch(w.hosting, match, 'ann'))).toEqual({ code: 'not-host' });
    w.pass(5 * DAY);
    postAll(w);
    accepted(resumeMatch(w.hosting, match, 'host'));
    expect(phaseOf(w, match).dueAt).toBe(w.hosting.now() + HOUR);
    expect(contents(w)).toEqual([
      { kind: 'notice', notice: 'resumed', seats: [] },
      { kind: 'phase', phase: 1 },
    ]);
    accepted(order(w, match, 'ann', 'first 2'));
    expect(faultOf(resumeMatch(w.hosting, match, 'host'))).toEqual({ code: 'not-paused' });
  });

  it('keeps no trace of an earlier pause', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    for (const pause of [HOUR, 2 * HOUR]) {
      accepted(pauseMatch(w.hosting, match, 'forbidden'));
      w.pass(pause);
      accepted(resumeMatch(w.hosting, match, 'host'));
    }
    expect(phaseOf(w, match).dueAt).toBe(w.hosting.now() + DAY);
    expect([matchOf(w, match).pausedAt, matchOf(w, match).pausedBecause]).toEqual([undefined, undefined]);
  });

  it('that was still in its lobby goes back there', () => {
    const w = world(openMemoryStore());
    const match = lobbyOf(w, []);
    accepted(pauseMatch(w.hosting, match, 'channel-gone'));
    expect(faultOf(joinMatch(w.hosting, match, 'ann'))).toEqual({ code: 'match-paused', because: 'channel-gone' });
    accepted(resumeMatch(w.hosting, match, 'host'));
    accepted(joinMatch(w.hosting, match, 'ann'));
  });

  it('can be ended; one that is over cannot be paused or resumed', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    accepted(pauseMatch(w.hosting, match, 'removed'));
    expect(accepted(endMatch(w.hosting, match, 'host')).status).toBe('ended');
    expect(faultOf(pauseMatch(w.hosting, match, 'removed'))).toEqual({ code: 'match-over' });
    expect(faultOf(resumeMatch(w.hosting, match, 'host'))).toEqual({ code: 'match-over' });
  });
});

describe('a channel or guild that has gone', () => {
  it('pauses every match in it', async () => {
    const w = world(openMemoryStore());
    const [first, second, over] = [startedMatch(w), lobbyOf(w), startedMatch(w)];
    accepted(endMatch(w.hosting, over, 'host'));
    expect(await pauseGone(w.hosting, { channel: 'elsewhere' })).toEqual([]);
    expect((await pauseGone(w.hosting, { guild: 'guild' })).map(one => [one.id, one.pausedBecause])).toEqual([
      [first, 'removed'],
      [second, 'removed'],
    ]);
    expect(await pauseGone(w.hosting, { channel: 'channel' })).toEqual([]);
    expect(matchOf(w, over).status).toBe('ended');
    expect(faultOf(ready(w, first, 'ann'))).toEqual({ code: 'match-paused', because: 'removed' });
  });
});
