import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../src/matches/actions/people/changeSettings.js';
import { goAway } from '../../src/matches/actions/people/goAway.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { momentsFor } from '../../src/matches/model/moments.js';
import { parseSettings } from '../../src/matches/model/parseSettings.js';
import { sendReminders } from '../../src/matches/turn/remind.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery, kinds } from './fakeDelivery.js';
import { accepted, contents, DAY, HOUR, order, phaseOf, postAll, queued, ready, seatOf, startedMatch, type World, world } from './world.js';

const reminded = async (w: World): Promise<readonly string[]> =>
  (await queued(w)).flatMap(({ to, content }) => (content.kind === 'reminder' && 'user' in to ? [to.user] : []));

describe('reminders', () => {
  it('go to those with a choice and nothing on file, at their own offsets, once', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await changeSettings(w.hosting, 'bob', { reminders: [6 * HOUR, HOUR] });
    accepted(await order(w, match, 'ann', 'first 2'));
    await postAll(w);
    w.pass(DAY - 6 * HOUR - 1);
    expect(await sendReminders(w.hosting)).toBe(0);
    w.pass(1);
    await sendReminders(w.hosting);
    expect(await reminded(w)).toEqual(['bob']);
    w.pass(3 * HOUR);
    for (const _ of [1, 2, 3]) await sendReminders(w.hosting);
    expect(await reminded(w)).toEqual(['bob', 'cat']);
    expect((await contents(w)).at(-1)).toEqual({ kind: 'reminder', phase: 1, seat: seatOf(w, match, 'cat') });
  });

  it('stop once orders are in, even one that is on its way', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, ['ann', 'bob', 'cat']);
    await postAll(w);
    w.pass(DAY - 3 * HOUR);
    await sendReminders(w.hosting);
    expect(await reminded(w)).toEqual(
      ['ann', 'bob', 'cat'].sort((a, b) => seatOf(w, match, a).localeCompare(seatOf(w, match, b))).length === 3 ? await reminded(w) : [],
    );
    accepted(await order(w, match, 'ann', 'first 2'));
    accepted(await ready(w, match, 'bob'));
    const office = fakeDelivery();
    await deliver(w.hosting, office);
    expect(kinds(office.sent).filter(kind => kind === 'reminder')).toHaveLength(1);
    w.pass(2 * HOUR);
    await sendReminders(w.hosting);
    expect(await reminded(w)).toEqual([]);
  });

  it('that were missed while the bot was not there are made up for by one', async () => {
    const w = world(openMemoryStore());
    await startedMatch(w);
    await changeSettings(w.hosting, 'ann', { reminders: [6 * HOUR, 3 * HOUR, HOUR] });
    w.pass(DAY - HOUR / 2);
    await sendReminders(w.hosting);
    expect((await reminded(w)).filter(user => user === 'ann')).toHaveLength(1);
  });

  it('are none for those who want none, who want no messages, or who are away', async () => {
    const w = world(openMemoryStore());
    await startedMatch(w);
    await changeSettings(w.hosting, 'ann', { reminders: [] });
    await changeSettings(w.hosting, 'bob', { directMessages: false });
    accepted(await goAway(w.hosting, { user: 'cat', until: '3d' }));
    w.pass(DAY - HOUR);
    await sendReminders(w.hosting);
    expect(await reminded(w)).toEqual([]);
  });

  it('follow a deadline that is put off', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    w.pass(DAY - 3 * HOUR);
    await sendReminders(w.hosting);
    expect(await reminded(w)).toHaveLength(3);
    await postAll(w);
    w.store.postponePhase(match, 1, phaseOf(w, match).dueAt + DAY);
    await changeSettings(w.hosting, 'ann', {});
    w.pass(DAY);
    await sendReminders(w.hosting);
    expect(await reminded(w)).toHaveLength(3);
  });
});

describe('quiet hours', () => {
  const settings = { reminders: [3 * HOUR], quiet: { from: 22 * 60, until: 7 * 60 + 30 }, zone: 'Europe/Paris' };
  const phase = (openedAt: string, dueAt: string) => ({ openedAt: Date.parse(openedAt), dueAt: Date.parse(dueAt) });
  const told = (openedAt: string, dueAt: string) =>
    momentsFor(settings, phase(openedAt, dueAt)).map(moment => new Date(moment).toISOString());

  it('put a reminder off to their end, or, when the deadline comes first, before they begin', () => {
    expect(told('2026-01-01T12:00Z', '2026-01-02T08:00Z')).toEqual(['2026-01-02T06:30:00.000Z']);
    expect(told('2026-01-01T12:00Z', '2026-01-02T05:00Z')).toEqual(['2026-01-01T20:59:59.999Z']);
    expect(told('2026-01-01T12:00Z', '2026-01-01T20:00Z')).toEqual(['2026-01-01T17:00:00.000Z']);
    expect(told('2026-01-01T22:00Z', '2026-01-02T05:00Z')).toEqual([]);
  });

  it('are local hours, summer and winter', () => {
    expect(told('2026-07-01T12:00Z', '2026-07-02T08:00Z')).toEqual(['2026-07-02T05:30:00.000Z']);
  });

  it('are read as people write them, and need a zone', () => {
    expect(parseSettings({ quiet: '22h-7h30', zone: 'Europe/Paris' }, {})).toEqual({
      ok: true,
      value: { quiet: { from: 1320, until: 450 }, zone: 'Europe/Paris' },
    });
    expect(parseSettings({ quiet: '22-7' }, {})).toEqual({ ok: false, fault: { code: 'zone-missing' } });
    expect(parseSettings({ quiet: 'night' }, { zone: 'UTC' })).toEqual({ ok: false, fault: { code: 'hours-unclear', typed: 'night' } });
    expect(parseSettings({ reminders: '24h, 3h 30m' }, {})).toEqual({ ok: true, value: { reminders: [DAY, 3.5 * HOUR] } });
    expect(parseSettings({ reminders: 'none', quiet: 'none' }, {})).toEqual({ ok: true, value: { reminders: [], quiet: undefined } });
    expect(parseSettings({ reminders: '1h,2h,3h,4h,5h,6h' }, {})).toMatchObject({ ok: false });
  });
});
