import { describe, expect, it } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { decide } from '../../src/matches/context/decide.js';
import type { OutgoingMessage, Posted } from '../../src/matches/context/ports.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { isEssential } from '../../src/matches/delivery/essential.js';
import { pauseBlocked } from '../../src/matches/delivery/settleRefused.js';
import { queueToChannel } from '../../src/matches/messages/queueing.js';
import type { Content } from '../../src/matches/model/content.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { pauseGone, pauseMatch } from '../../src/matches/turn/pauseMatch.js';
import { resumeMatch } from '../../src/matches/turn/resumeMatch.js';
import { openMemoryStore } from '../records/memory.js';
import { type Answer, fakeDelivery, kinds, notPosted } from './fakeDelivery.js';
import { accepted, DAY, HOUR, lobbyOf, matchOf, playOut, postAll, queued, startedMatch, type World, world } from './world.js';

const MINUTE = 60_000;
const toChannel = (outgoing: { row: { to: object } }): boolean => 'channel' in outgoing.row.to;
const inChannel = (messages: readonly OutgoingMessage[]): readonly string[] => kinds(messages.filter(toChannel));
const refusing =
  (kind: string, posted: Posted, isOn: () => boolean = () => true): Answer =>
  outgoing =>
    isOn() && toChannel(outgoing) && outgoing.row.content.kind === kind ? posted : undefined;
const toHost = (messages: readonly OutgoingMessage[]) =>
  messages.flatMap(({ row }) => ('user' in row.to && row.to.user === 'host' && row.content.kind === 'paused' ? [row.content] : []));

/** Returns a match whose first phase has just closed. Nothing about that is posted yet. */
async function closed(): Promise<{ readonly w: World; readonly match: MatchId }> {
  const w = world(openMemoryStore());
  const match = await startedMatch(w);
  await postAll(w);
  await playOut(w, match, 'first 2');
  return { w, match };
}

/** Lets `time` milliseconds pass, and delivers what is due every five minutes. */
async function over(w: World, time: number, office: ReturnType<typeof fakeDelivery>): Promise<void> {
  for (let passed = 0; passed < time; passed += 5 * MINUTE) {
    w.pass(5 * MINUTE);
    await deliver(w.hosting, office);
  }
}

describe('a message the game cannot do without', () => {
  it.each([
    ['results', 'refused', 50035, 'refused'],
    ['results', 'refused', 987654, 'refused'],
    ['phase', 'refused', 50035, 'refused'],
    ['results', 'forbidden', 160005, 'forbidden'],
    ['phase', 'forbidden', 50013, 'forbidden'],
    ['results', 'gone', 10003, 'channel-gone'],
  ] as const)(
    '(%s) that is %s with %i pauses the match, tells the host the code, and is tried again when it resumes',
    async (kind, because, code, why) => {
      const { w, match } = await closed();
      let isRefused = true;
      const office = fakeDelivery(refusing(kind, notPosted(because, code), () => isRefused));
      await deliver(w.hosting, office);
      expect(await matchOf(w, match)).toMatchObject({ status: 'paused', pausedBecause: why });
      expect(toHost(office.sent)).toEqual([{ kind: 'paused', because: why, code }]);
      const before = office.sent.length;
      await over(w, 2 * HOUR, office);
      expect(office.sent.slice(before)).toEqual([]);

      isRefused = false;
      accepted(await resumeMatch(w.hosting, match, 'host'));
      await deliver(w.hosting, office);
      const told = inChannel(office.sent.slice(before));
      expect(told).toContain(kind);
      expect(await queued(w)).toEqual([]);
      expect((await matchOf(w, match)).status).toBe('running');
    },
  );

  it('keeps its place: what was queued behind it is posted after it', async () => {
    const { w, match } = await closed();
    let isRefused = true;
    const office = fakeDelivery(refusing('results', notPosted('refused', 50035), () => isRefused));
    await deliver(w.hosting, office);
    isRefused = false;
    accepted(await resumeMatch(w.hosting, match, 'host'));
    const before = office.sent.length;
    await deliver(w.hosting, office);
    const fresh = office.sent.slice(before).filter(outgoing => toChannel(outgoing) && outgoing.edits === undefined);
    expect(kinds(fresh)).toEqual(['results', 'notice', 'phase']);
  });

  it('that is refused again when the match resumes pauses it again', async () => {
    const { w, match } = await closed();
    const office = fakeDelivery(refusing('results', notPosted('refused', 50035)));
    await deliver(w.hosting, office);
    accepted(await resumeMatch(w.hosting, match, 'host'));
    await deliver(w.hosting, office);
    expect(await matchOf(w, match)).toMatchObject({ status: 'paused', pausedBecause: 'refused' });
    expect(toHost(office.sent)).toHaveLength(2);
  });

  it('that is refused is logged as our fault, with the faulty fields', async () => {
    const { w } = await closed();
    const refusal = { route: 'POST /channels/:id/messages', status: 400, code: 50035, fields: ['embeds.0.title: BASE_TYPE_MAX_LENGTH'] };
    await deliver(w.hosting, fakeDelivery(refusing('results', { ok: false, because: 'refused', detail: 'as asked', refusal })));
    const line = w.logged.find(logged => logged.includes('as asked')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ about: 'results', because: 'refused', ...refusal });
  });

  it('tells the channel that the game is paused, and takes the buttons off its card', async () => {
    const { w } = await closed();
    const office = fakeDelivery(refusing('results', notPosted('refused', 50035)));
    await deliver(w.hosting, office);
    const told = office.sent.filter(toChannel).map(({ row }) => row.content);
    expect(told).toContainEqual({ kind: 'notice', notice: 'paused', seats: [] });
    expect(told).not.toContainEqual({ kind: 'phase', phase: 4 });
  });

  it('holds up no other match of its channel', async () => {
    const { w, match } = await closed();
    const other = await startedMatch(w);
    const office = fakeDelivery(outgoing =>
      outgoing.row.match === match && outgoing.row.content.kind === 'results' ? notPosted('refused', 50035) : undefined,
    );
    await deliver(w.hosting, office);
    await deliver(w.hosting, office);
    expect(inChannel(office.sent.filter(({ row }) => row.match === other))).toEqual(['lobby', 'opening', 'phase']);
  });

  it('in a match that stands still at will says why it cannot post, and no vote lets it go on', async () => {
    const { w, match } = await closed();
    accepted(await pauseMatch(w.hosting, match, 'vote'));
    await deliver(w.hosting, fakeDelivery(refusing('results', notPosted('forbidden', 50013))));
    expect(await matchOf(w, match)).toMatchObject({ status: 'paused', pausedBecause: 'forbidden' });
  });
});

describe('a message the game can do without', () => {
  it.each([
    ['announcement', { kind: 'announcement', text: 'x' }],
    ['press', { kind: 'press', phase: 1, seat: 'a', to: [], text: 'x' }],
  ] as const)('(%s) that is refused is given up, and pauses nothing', async (kind, content) => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    await decide(w.hosting, match, tx => queueToChannel(tx, 'x', content));
    await deliver(w.hosting, fakeDelivery(refusing(kind, notPosted('refused', 50035))));
    expect([await queued(w), (await matchOf(w, match)).status]).toEqual([[], 'running']);
  });

  it('is never one that tells what happened or carries its buttons', () => {
    const to = { channel: 'channel' };
    const contents: readonly Content[] = [
      { kind: 'lobby' },
      { kind: 'opening', phase: 1 },
      { kind: 'phase', phase: 1 },
      { kind: 'results', phase: 1, skipped: [] },
      { kind: 'leaf', phase: 1, leaf: 0 },
      { kind: 'ending', phase: 1 },
      { kind: 'table', phase: 1 },
      { kind: 'turn', phase: 1, over: false },
      { kind: 'round', phase: 1 },
      { kind: 'call', phase: 1, seat: 'a' },
    ];
    for (const content of contents) expect([content.kind, isEssential({ to, content })]).toEqual([content.kind, true]);
    expect(isEssential({ to: { user: 'ann' }, content: { kind: 'lobby' } })).toBe(false);
  });
});

describe('a channel that lets nothing through for a while', () => {
  it('is waited for, and pauses the match after an hour, with its code', async () => {
    const { w, match } = await closed();
    const office = fakeDelivery(outgoing => (toChannel(outgoing) ? notPosted('blocked', 40333) : undefined));
    await deliver(w.hosting, office);
    await over(w, 55 * MINUTE, office);
    expect((await matchOf(w, match)).status).toBe('running');
    await over(w, 10 * MINUTE, office);
    expect(await matchOf(w, match)).toMatchObject({ status: 'paused', pausedBecause: 'blocked' });
    await deliver(w.hosting, office);
    expect(toHost(office.sent)).toEqual([{ kind: 'paused', because: 'blocked', code: 40333 }]);
  });

  it('pauses nothing when it lets something through within the hour', async () => {
    const { w, match } = await closed();
    let isBlocked = true;
    const office = fakeDelivery(outgoing => (isBlocked && toChannel(outgoing) ? notPosted('blocked', 40333) : undefined));
    await deliver(w.hosting, office);
    await over(w, 30 * MINUTE, office);
    isBlocked = false;
    await over(w, 2 * HOUR, office);
    expect([await queued(w), (await matchOf(w, match)).status, inChannel(office.sent).includes('results')]).toEqual([[], 'running', true]);
  });

  it('pauses the match after an hour even while nothing is tried at all', async () => {
    const { w, match } = await closed();
    await deliver(
      w.hosting,
      fakeDelivery(outgoing => (toChannel(outgoing) ? notPosted('blocked', 40333) : undefined)),
    );
    w.pass(HOUR - MINUTE);
    await pauseBlocked(w.hosting);
    expect((await matchOf(w, match)).status).toBe('running');
    w.pass(MINUTE);
    await pauseBlocked(w.hosting);
    expect(await matchOf(w, match)).toMatchObject({ status: 'paused', pausedBecause: 'blocked' });
    expect((await queued(w)).map(({ content }) => content)).toContainEqual({ kind: 'paused', because: 'blocked', code: 40333 });
  });

  it('has another hour when the match resumes', async () => {
    const { w, match } = await closed();
    const office = fakeDelivery(outgoing => (toChannel(outgoing) ? notPosted('blocked', 40333) : undefined));
    await deliver(w.hosting, office);
    await over(w, 65 * MINUTE, office);
    accepted(await resumeMatch(w.hosting, match, 'host'));
    await deliver(w.hosting, office);
    await over(w, 30 * MINUTE, office);
    expect((await matchOf(w, match)).status).toBe('running');
  });
});

describe('the end of a game', () => {
  it('that cannot be posted is tried on, and its host is told once why', async () => {
    const { w, match } = await closed();
    await postAll(w);
    accepted(await endMatch(w.hosting, match, 'host'));
    let isLocked = true;
    const office = fakeDelivery(outgoing => (isLocked && toChannel(outgoing) ? notPosted('forbidden', 160005) : undefined));
    await deliver(w.hosting, office);
    await over(w, DAY, office);
    expect(toHost(office.sent)).toEqual([{ kind: 'paused', because: 'forbidden', code: 160005 }]);
    isLocked = false;
    const before = office.sent.length;
    await over(w, 10 * MINUTE, office);
    expect(inChannel(office.sent.slice(before))).toContain('ending');
    expect(await queued(w)).toEqual([]);
  });

  it('holds up no other match of its channel meanwhile, and is given up after a week', async () => {
    const { w, match } = await closed();
    await postAll(w);
    accepted(await endMatch(w.hosting, match, 'host'));
    const office = fakeDelivery(outgoing =>
      outgoing.row.match === match && toChannel(outgoing) ? notPosted('refused', 50035) : undefined,
    );
    await deliver(w.hosting, office);
    await lobbyOf(w, []);
    await deliver(w.hosting, office);
    expect(inChannel(office.sent)).toContain('lobby');
    w.pass(7 * DAY);
    await over(w, 10 * MINUTE, office);
    expect(await queued(w)).toEqual([]);
  });
});

describe('a match that found itself shut out before it was told why', () => {
  it('is known to have been removed once Discord says so', async () => {
    const { w, match } = await closed();
    accepted(await pauseMatch(w.hosting, match, 'forbidden'));
    expect(await pauseGone(w.hosting, { guild: 'guild' })).toEqual([]);
    expect(await matchOf(w, match)).toMatchObject({ status: 'paused', pausedBecause: 'removed' });
  });
});
