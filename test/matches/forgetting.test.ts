import { describe, expect, it } from 'vitest';
import { yieldToEventLoop } from '../../src/lib/breath.js';
import { mapInOrder } from '../../src/lib/inOrder.js';
import { forgetUser, goOnForgetting } from '../../src/matches/actions/people/forgetUser.js';
import { goAway } from '../../src/matches/actions/people/goAway.js';
import { isNameless } from '../../src/matches/model/nameless.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { watch } from '../../src/matches/turn/watch.js';
import { openStore } from '../../src/store/openStore.js';
import { arranged } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';
import { everyRow, newFolder, remove } from '../store/files.js';
import { accepted, faultOf, HOUR, lobbyOf, matchOf, order, phaseOf, playOut, ready, seatOf, startedMatch, world } from './world.js';

const HIM = '900000000000000777';

describe('a user who wants to be forgotten', () => {
  it('is nowhere in the records afterwards; what he played stays, and his seat is open', async () => {
    const folder = newFolder();
    try {
      const opened = accepted(openStore(`${folder}/z.db`));
      const w = world(arranged(opened.store));
      const match = await startedMatch(w, ['ann', HIM, 'cat']);
      const other = await lobbyOf(w, [HIM]);
      const seat = seatOf(w, match, HIM);
      await playOut(w, match, 'first 2', ['ann', HIM, 'cat']);
      accepted(await order(w, match, HIM, 'first 3'));
      accepted(await ready(w, match, HIM));
      accepted(await goAway(w.hosting, { user: HIM, until: '3d' }));
      accepted(await watch(w.hosting, other, HIM));
      const report = (await w.store.history.phase(match, 1))?.report;
      accepted(await forgetUser(w.hosting, HIM));
      expect((await w.store.history.phase(match, 1))?.report).toEqual(report);
      expect((await w.store.history.edits(match, seat)).every(({ user }) => isNameless(user))).toBe(true);
      expect(w.store.seatHolders(match).find(one => one.seat === seat)?.user).toBeUndefined();
      expect((await matchOf(w, match)).status).toBe('running');
      opened.close();
      expect(JSON.stringify(everyRow(`${folder}/z.db`))).not.toContain(HIM);
    } finally {
      remove(folder);
    }
  });

  it('keeps the phase open although everybody else is ready, for somebody who takes the seat, until twelve hours from then at least', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, ['ann', HIM, 'cat']);
    w.pass(23 * HOUR);
    for (const user of ['ann', 'cat']) accepted(await ready(w, match, user));
    accepted(await forgetUser(w.hosting, HIM));
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + 12 * HOUR });
    w.pass(11 * HOUR);
    await closeDuePhases(w.hosting);
    expect(phaseOf(w, match).number).toBe(1);
  });

  it('is forgotten also while a message to him is under way', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, ['ann', HIM, 'cat']);
    for (const slot of ['one', 'two', 'three']) w.store.queue({ match, to: { user: HIM }, slot, content: { kind: 'lobby' } }, 1);
    const rows = (await w.store.outbox.due(Number.MAX_SAFE_INTEGER, 100)).filter(({ slot }) => ['one', 'two', 'three'].includes(slot));
    const [sent, later, lost] = [rows, rows, rows].map(([first]) => first?.id ?? 0);
    for (const { id } of rows) w.store.tryDelivery(id, 2);
    accepted(await forgetUser(w.hosting, HIM));
    w.store.delivered(sent ?? 0, { channel: 'dm', message: '1' }, 3);
    w.store.retryLater(later ?? 0, 4);
    w.store.giveUp(lost ?? 0, 'closed-dm');
    expect(await w.store.outbox.messageIn({ match, slot: 'one', to: { user: HIM } })).toBeUndefined();
    expect((await w.store.outbox.due(Number.MAX_SAFE_INTEGER, 100)).some(({ to }) => 'user' in to && isNameless(to.user))).toBe(false);
  });

  it('with thousands of edits is forgotten in parts, others have their turn between; what the end of the bot left is done at its next start', async () => {
    const folder = newFolder();
    try {
      const opened = accepted(openStore(`${folder}/z.db`));
      const w = world(arranged(opened.store));
      const matches = await mapInOrder([1, 2, 3, 4, 5], () => startedMatch(w, ['ann', HIM, 'cat']));
      for (let i = 0; i < 500; i++) accepted(await order(w, matches[i % 5] ?? 0, HIM, `first ${(i % 3) + 1}`));
      let turns = 0;
      const other = setInterval(() => turns++, 0);
      const forgotten = forgetUser(w.hosting, HIM);
      expect(JSON.stringify(everyRow(`${folder}/z.db`))).toContain(`"user_id":"${HIM}"`);
      accepted(await forgotten);
      clearInterval(other);
      expect(turns).toBeGreaterThan(3);
      expect(JSON.stringify(everyRow(`${folder}/z.db`))).not.toContain(HIM);
      accepted(await order(w, matches[0] ?? 0, 'ann', 'first 2'));

      let hasEnded = false;
      const forgetSome = async () => !hasEnded || expect.fail('the bot has ended');
      const cutShort = forgetUser({ ...w.hosting, store: { ...w.store, users: { ...w.store.users, forgetSome } } }, 'ann');
      await yieldToEventLoop();
      hasEnded = true;
      await expect(cutShort).rejects.toThrow('the bot has ended');
      expect(JSON.stringify(everyRow(`${folder}/z.db`))).toContain('"ann"');
      await goOnForgetting(w.hosting);
      expect(JSON.stringify(everyRow(`${folder}/z.db`))).not.toContain('"ann"');
      opened.close();
    } finally {
      remove(folder);
    }
  });

  it('must hand over, or end, what he hosts before', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    expect(faultOf(await forgetUser(w.hosting, 'host'))).toEqual({ code: 'hosts-still', matches: [`${match}`] });
  });
});
