import { describe, expect, it } from 'vitest';
import { handOver } from '../../src/matches/actions/hosting/handOver.js';
import { hostHeard } from '../../src/matches/actions/hosting/hostCheck.js';
import { offerHosting } from '../../src/matches/actions/hosting/hostGone.js';
import { logOf } from '../../src/matches/read/audit.js';
import { SILENCE } from '../../src/matches/turn/hostQuestion.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, contents, DAY, faultOf, lobbyOf, matchOf, postAll, queued, startedMatch, type World, world } from './world.js';

const asks = (w: World, match: number, by = 'admin') => handOver(w.hosting, { match, by, to: 'eve', isAdmin: true });
const hostHears = async (w: World, match: number, user = 'host') => hostHeard(w.hosting, await matchOf(w, match), user);

/** Returns a match hosted by "host", running or in its lobby. Everything has been posted. */
async function fresh(stage: 'running' | 'lobby' = 'running'): Promise<{ w: World; match: number }> {
  const w = world(openMemoryStore());
  const match = stage === 'running' ? await startedMatch(w) : await lobbyOf(w);
  await postAll(w);
  return { w, match };
}

describe('Who manages the server', () => {
  it.each(['running', 'lobby'] as const)(
    'cannot take hosting from a host who is there: the host is asked, and the channel is told (%s)',
    async stage => {
      const { w, match } = await fresh(stage);
      const until = w.hosting.now() + SILENCE;
      expect(accepted(await asks(w, match))).toEqual({ kind: 'asked', until });
      expect((await matchOf(w, match)).host).toBe('host');
      const asked = { kind: 'host-asked', state: 'open', until };
      expect((await queued(w)).map(({ to, content }) => [to, content])).toEqual([
        [{ channel: 'channel' }, asked],
        [{ user: 'host' }, asked],
      ]);
      expect(await w.store.history.notes(match)).toMatchObject([{ actor: 'admin', deed: 'asked-host', about: { as: 'admin' } }]);
    },
  );

  it('can take it after seven days without an answer, not a moment before; this is in the log', async () => {
    const { w, match } = await fresh();
    accepted(await asks(w, match));
    w.pass(SILENCE - 1);
    expect(accepted(await asks(w, match))).toMatchObject({ kind: 'asked' });
    w.pass(1);
    expect(accepted(await asks(w, match))).toMatchObject({ kind: 'handed', match: { host: 'eve' } });
    expect(accepted(await logOf(w.hosting, match, 'ann')).at(-1)).toMatchObject({
      actor: 'admin',
      deed: 'handed-over',
      about: { as: 'admin' },
    });
    expect(await contents(w)).toContainEqual(expect.objectContaining({ kind: 'host-asked', state: 'over' }));
    expect(w.store.hostCheck(match)).toBeUndefined();
  });

  it('asks once a day at most; asking again neither shortens nor lengthens the time there is', async () => {
    const { w, match } = await fresh();
    accepted(await asks(w, match));
    await postAll(w);
    const until = w.hosting.now() + SILENCE;
    w.pass(DAY - 1);
    expect(accepted(await asks(w, match))).toEqual({ kind: 'asked', until });
    expect(await queued(w)).toEqual([]);
    w.pass(1);
    expect(accepted(await asks(w, match, 'another'))).toEqual({ kind: 'asked', until });
    expect((await queued(w)).map(({ to }) => to)).toEqual([{ user: 'host' }]);
  });

  it('takes it at once from a host who has left the server', async () => {
    const { w, match } = await fresh();
    await offerHosting(w.hosting, match, 'host');
    expect(accepted(await asks(w, match))).toMatchObject({ kind: 'handed' });
    expect(await matchOf(w, match)).toMatchObject({ host: 'eve', status: 'running' });
  });

  it('alone can ask', async () => {
    const { w, match } = await fresh();
    expect(faultOf(await handOver(w.hosting, { match, by: 'ann', to: 'ann', isAdmin: false }))).toEqual({ code: 'not-host' });
    expect(w.store.hostCheck(match)).toBeUndefined();
  });
});

describe('A host who is asked for', () => {
  it('is there with anything done in the match, and then has all the time again; the channel is told', async () => {
    const { w, match } = await fresh();
    accepted(await asks(w, match));
    w.pass(SILENCE - 1);
    await hostHears(w, match, 'ann');
    expect(w.store.hostCheck(match)?.answeredAt).toBeUndefined();
    await hostHears(w, match);
    expect(await contents(w)).toContainEqual(expect.objectContaining({ kind: 'host-asked', state: 'answered' }));
    w.pass(DAY);
    expect(accepted(await asks(w, match))).toEqual({ kind: 'asked', until: w.hosting.now() + SILENCE });
    expect((await matchOf(w, match)).host).toBe('host');
  });

  it('is not asked again on the day of the answer', async () => {
    const { w, match } = await fresh();
    accepted(await asks(w, match));
    await hostHears(w, match);
    expect(faultOf(await asks(w, match))).toEqual({ code: 'host-is-there' });
    await hostHears(w, match);
    w.pass(DAY);
    expect(accepted(await asks(w, match))).toMatchObject({ kind: 'asked' });
  });

  it('may hand the match over at any time, and whoever hosts it then was not asked', async () => {
    const { w, match } = await fresh();
    accepted(await asks(w, match));
    accepted(await handOver(w.hosting, { match, by: 'host', to: 'dan', isAdmin: false }));
    w.pass(SILENCE);
    expect(accepted(await asks(w, match))).toMatchObject({ kind: 'asked', until: w.hosting.now() + SILENCE });
    expect((await matchOf(w, match)).host).toBe('dan');
  });
});
