import { describe, expect, test } from 'vitest';
import type { State } from '../../src/games/diplomacy/model/state.js';
import type { Language } from '../../src/lib/language.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { conquered, winterOf } from '../games/diplomacy/battles/conquered.js';
import { labels, type Posted, playerOf, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;

/** France and Germany bounced at Burgundy: their battle lists are due. Returns the posts that this made. */
async function bounced(language: Language): Promise<{ readonly room: TestBot; readonly posts: readonly Posted[] }> {
  const room = testBot();
  await startedGame(room, { variant: 'classic-battles' });
  await room.as(playerOf(room, 'france')).run('settings', { language });
  await room.as(playerOf(room, 'france')).run('order', { text: 'A Par - Bur' });
  await room.as(playerOf(room, 'germany')).run('order', { text: 'A Mun - Bur' });
  await room.posts();
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  return { room, posts: await room.posts() };
}

/** The direct message about orders that a power's player got. */
const messageTo = (room: TestBot, posts: readonly Posted[], power: string) =>
  posts.find(({ outgoing: { row } }) => row.content.kind === 'receipt' && 'user' in row.to && row.to.user === playerOf(room, power))
    ?.post ?? {};

describe('Who may declare a battle', () => {
  test.each([
    ['en', 'Fight for Burgundy: A Paris attacks', '1000 to 1000 points, so your chance is 50%', 'Leave it as it is'],
    ['fr', 'Livrer bataille : A Paris attaque Bourgogne', '1000 points contre 1000, soit 50 % de chances pour vous', 'En rester là'],
  ] as const)('reads in a direct message what it is about, with a button to fight: %s', async (language, fight, odds, leave) => {
    const { room, posts } = await bounced(language);
    const plain = (texts: readonly string[]): readonly string[] => texts.map(text => text.replaceAll('\u00a0', ' '));
    const message = messageTo(room, posts, 'france');
    expect(textOf(message).replaceAll('\u00a0', ' ')).toContain(odds);
    const [first = ''] = labels(message);
    expect(plain(labels(message))[0]).toBe(fight);

    const user = room.as(playerOf(room, 'france'), { language });
    const before = await user.run('orders');
    expect(plain(labels(before))).toEqual(expect.arrayContaining([fight, leave]));

    const panel = await user.press(message, first);
    expect(plain(labels(panel))).toContain(`✅ ${fight}`);
    expect(labels(panel)).not.toContain(leave);
    const [later] = await room.posts();
    expect(labels(later?.post ?? {})).not.toContain(first);
  });

  test('is no longer asked once the battle is declared, and reads that it is', async () => {
    const { room } = await bounced('en');
    const user = room.as(playerOf(room, 'france'));
    expect(textOf(await user.run('orders'))).toContain('Fight for Burgundy, or leave the result as it is?');
    const declared = textOf(await user.press(await user.run('orders'), 'Fight for Burgundy: A Paris attacks'));
    expect(declared).toContain('your chance is 50%. **You fight for it.**');
    expect(declared).not.toMatch(/leave the result as it is|If you declare nothing/);
    const french = textOf(await room.as(playerOf(room, 'france'), { language: 'fr' }).run('orders'));
    expect(french).toContain('**Vous livrez bataille.**');
    expect(french).not.toMatch(/en rester là|Si vous ne déclarez rien/);
  });

  test('and has two commanders presses two buttons in any order: the second battle does not take the place of the first', async () => {
    const room = testBot();
    await startedGame(room, { variant: 'classic-battles' });
    await room.as(playerOf(room, 'france')).run('order', { text: 'A Par - Bur; F Bre - Eng; A Mar - Pie' });
    await room.as(playerOf(room, 'germany')).run('order', { text: 'A Mun - Bur' });
    await room.as(playerOf(room, 'england')).run('order', { text: 'F Lon - Eng' });
    await room.as(playerOf(room, 'italy')).run('order', { text: 'A Ven - Pie' });
    room.pass(DAY);
    await closeDuePhases(room.hosting);
    const open = room.hosting.store.openPhase(1);
    const service = { of: 'france', as: 'mercenary', won: 0 };
    room.hosting.store.recordState(1, open?.number ?? 0, { ...Object(open?.state), services: { turkey: service } });
    const user = room.as(playerOf(room, 'france'));
    const fights = (reply: Parameters<typeof labels>[0]): readonly string[] => labels(reply).filter(label => label.includes('Fight for'));
    const before = await user.run('orders');
    const [first = '', second = '', third = ''] = fights(before);
    expect(fights(before)).toHaveLength(3);
    const one = await user.press(before, third);
    const both = await user.press(one, second);
    expect(fights(both)).toEqual([first, `✅ ${second}`, `✅ ${third}`]);
    const full = await user.press(both, first);
    expect(fights(full)).toEqual([first, `✅ ${second}`, `✅ ${third}`]);
    expect(textOf(full)).toContain('You have no commander left for A Paris.');
  });

  test('who may declare nothing has no such button', async () => {
    const { room, posts } = await bounced('en');
    expect(labels(messageTo(room, posts, 'russia')).filter(label => label.startsWith('Fight'))).toEqual([]);
  });
});

/** A game of Classic with battles that goes on from this state, closed once. Returns what was posted then. */
async function goingOn(state: State, language: Language) {
  const room = testBot();
  await startedGame(room, { variant: 'classic-battles' });
  for (const power of ['italy', 'turkey']) await room.as(playerOf(room, power)).run('settings', { language });
  await room.posts();
  room.hosting.store.recordState(1, 1, state);
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  return { room, posts: await room.posts() };
}

const toUser = (room: TestBot, posts: readonly Posted[], power: string, kind: string) =>
  posts.find(({ outgoing: { row } }) => row.content.kind === kind && 'user' in row.to && row.to.user === playerOf(room, power))?.post ?? {};

describe('A conquered player', () => {
  test.each([
    ['en', 'Serve as Sepoy: France', 'You serve France as a Sepoy'],
    ['fr', 'Servir comme cipaye : France', 'cipaye'],
  ] as const)('is asked whom to serve, with a button, until it is decided: %s', async (language, serve, told) => {
    const room = testBot();
    await startedGame(room, { variant: 'classic-battles' });
    room.hosting.store.recordState(1, 1, conquered());
    const italy = room.as(playerOf(room, 'italy'), { language });
    const plain = (label: string): string => label.replaceAll('\u00a0', ' ');
    const asked = await italy.run('orders');
    expect(labels(asked).map(plain)).toContain(serve);
    const label = labels(asked).find(one => plain(one) === serve) ?? '';
    expect(labels(await italy.press(asked, label)).map(plain)).toContain(`✅ ${serve}`);
    room.pass(DAY);
    await closeDuePhases(room.hosting);
    await room.posts();
    const later = await italy.run('orders');
    expect(textOf(later)).toContain(told);
    expect(labels(later).map(plain)).not.toContain(serve);
  });

  test.each([
    ['en', 'Revolt at Naples with an army', 'Revolt A Nap'],
    ['fr', 'Se révolter avec une armée : Naples', 'Révolte A Nap'],
  ] as const)('who may revolt has a button for it in the direct message and in the panel: %s', async (language, revolt, filed) => {
    const plain = (label: string): string => label.replaceAll('\u00a0', ' ');
    const room = testBot();
    await startedGame(room, { variant: 'classic-battles' });
    room.hosting.store.recordState(1, 1, winterOf(3));
    const italy = room.as(playerOf(room, 'italy'), { language });
    await italy.run('settings', { language });
    const panel = await italy.run('orders');
    const label = labels(panel).find(one => plain(one) === revolt) ?? expect.fail(labels(panel).join(' | '));
    await room.posts();
    const done = await italy.press(panel, label);
    expect(labels(done).map(plain)).toContain(`✅ ${revolt}`);
    expect(textOf(done)).toContain(filed);
    const message = toUser(room, await room.posts(), 'italy', 'receipt');
    expect(labels(message).map(plain)).not.toContain(revolt);
    expect(
      labels(message)
        .map(plain)
        .some(one => /^(Revolt at|Se révolter)/.test(one)),
    ).toBe(true);
  });

  test('reads by direct message whom they serve from now on, with buttons for what they may do', async () => {
    const { room, posts } = await goingOn(conquered(), 'en');
    const message = toUser(room, posts, 'italy', 'fate');
    expect(textOf(message)).toContain('You serve France as a Sepoy');
    expect(labels(message)).toContain('Orders');
  });
});
