import { describe, expect, test } from 'vitest';
import { rulesGiven } from '../../src/discord/commands/rulesOption.js';
import type { Reply } from '../../src/discord/message/reply.js';
import { typedSettings, wordedSettings } from '../../src/discord/words/commands/lobbySettingTexts.js';
import { LANGUAGES } from '../../src/lib/language.js';
import { labels, offered, type TestBot, testBot, textOf } from './testBot.js';

async function opened(options: Readonly<Record<string, string>> = {}) {
  const room = testBot();
  const host = room.as('101');
  const answer = await host.run('game create', { variant: 'classic', ...options });
  const card = (await room.posts())[0]?.post ?? {};
  return { room, host, answer, card };
}

/** The lobby's card as it is now posted. */
const cardNow = async (room: TestBot): Promise<Reply> => (await room.posts()).at(-1)?.post ?? {};
const hosted = async (room: TestBot) => (await room.hosting.store.matches.get(1)) ?? expect.fail('no lobby');

describe('/game create', () => {
  test('has few options; More… opens the others', async () => {
    const { answer, host } = await opened();
    expect(labels(answer)).toEqual(['More…']);
    const panel = await host.press(answer, 'More…');
    expect(textOf(panel)).toContain('Settings: Classic (Europe, 1901)');
    expect(textOf(panel)).toContain('All settings are at their defaults.');
    expect(textOf(panel)).toContain('Without orders, a unit holds');
  });

  test('takes any other setting as text, in either language', async () => {
    const { room } = await opened({ pace: '2d', rules: 'retreats 6h; grâce 2h; anonyme; press-between none; language fr; look night' });
    expect(await hosted(room)).toMatchObject({
      deadlines: { movement: 172_800_000, retreats: 21_600_000, adjustments: 86_400_000 },
      plan: { grace: 7_200_000, anonymous: true, pressBetween: 'none' },
      language: 'fr',
      pictures: { look: 'night' },
    });
  });

  test.each([
    ['Orders without Ready: do not count; Press between movements none', { unready: 'hold', pressBetween: 'none' }],
    ['Ordres sans « Prêt » : ne comptent pas; Partie anonyme', { unready: 'hold', anonymous: true }],
  ])('takes settings by the names that menus show: %s', async (rules, plan) => {
    const { room } = await opened({ rules });
    expect((await hosted(room)).plan).toMatchObject(plan);
  });

  test.each(LANGUAGES)('suggests settings in %s by what menus call them, and takes each as it is shown', async language => {
    const room = testBot();
    const host = room.as('101', { language });
    const suggested = await host.complete('game create', 'rules', '', { variant: 'warhammer-fm05' });
    expect(suggested).toHaveLength(25);
    const settings = typedSettings(room.hosting.games.get('warhammer-fm05') ?? expect.fail('no such game'));
    for (const { name, value } of suggested) {
      const given = rulesGiven(settings, value);
      expect(given.ok && Object.keys(given.value)).toHaveLength(1);
      expect(rulesGiven(settings, name)).toEqual(given);
    }
    const [next] = await host.complete('game create', 'rules', `${suggested[0]?.name}; ${language === 'en' ? 'press' : 'courrier'}`);
    expect(next?.name).toContain(
      `${suggested[0]?.name}; ${language === 'en' ? 'Press — private and public' : 'Courrier — privé et public'}`,
    );
  });

  test('tells the length of a phase from the option of the same name', async () => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'warhammer-fm05', rules: 'battles tabletop; battles 7d' });
    const { deadlines, options } = await hosted(room);
    expect([deadlines.battles, options.battles]).toEqual([7 * 24 * 60 * 60 * 1000, 'tabletop']);
  });
});

describe('The settings of a lobby', () => {
  test('are changed by menus and forms, and by nobody but the host', async () => {
    const { room, host, card } = await opened();
    const panel = await host.press(card, 'Settings');
    const press = await host.choose(panel, 'Press');
    expect(offered(press)).toEqual(expect.arrayContaining(['private and public', 'public only', 'none']));
    const changed = await host.choose(press, 'none');
    expect(changed.content).toBe('Changed.');
    expect(textOf(changed)).toContain('Press: **none**');
    expect((await hosted(room)).plan.press).toBe('none');
    const typed = await host.fill(await host.choose(changed, 'Movement phases'), 'Enter: Movement phases', '2d');
    expect((await hosted(room)).deadlines).toMatchObject({ movement: 172_800_000, retreats: 86_400_000 });
    expect((await host.fill(typed, 'Enter: Movement phases', 'soon')).content).toContain('don’t understand the length “soon”');
    const other = await room.as('102').press(card, 'Settings');
    expect(textOf(other)).toContain('Press: **none**');
    expect(other.rows).toEqual([]);
    expect((await room.as('102').choose(press, 'public only')).content).toContain('Only the host');
    expect((await hosted(room)).plan.press).toBe('none');
  });

  test('go back to the usual', async () => {
    const { room, host, card } = await opened({ press: 'none', pace: '3d' });
    const panel = await host.press(card, 'Settings');
    await host.press(await host.choose(panel, 'Press — none'), 'Use the default');
    const usual = await host.press(await host.choose(panel, 'Movement phases — 3 days'), 'Use the default');
    expect(textOf(usual)).toContain('All settings are at their defaults.');
    expect(await hosted(room)).toMatchObject({ plan: {}, deadlines: { movement: 86_400_000, retreats: 43_200_000 } });
  });

  test('change with the others that follow from them, and keep those that were chosen', async () => {
    const { room, host, card } = await opened({ rules: 'retreats 6h' });
    await host.fill(await host.choose(await host.press(card, 'Settings'), 'Movement phases'), 'Enter: Movement phases', '4d');
    expect((await hosted(room)).deadlines).toMatchObject({ retreats: 21_600_000, adjustments: 172_800_000 });
  });

  test('are in the log', async () => {
    const { host, card } = await opened();
    await host.choose(await host.choose(await host.press(card, 'Settings'), 'Press'), 'none');
    expect(textOf(await host.run('log', { game: '1' }))).toContain('changed a setting of the lobby: `press`');
  });

  test('cannot be changed once the game has begun', async () => {
    const { room, host, card } = await opened();
    const press = await host.choose(await host.press(card, 'Settings'), 'Press');
    await room.as('102').press(card, 'Join');
    await host.press(await host.press(card, 'Start'), 'Start with empty seats');
    expect((await host.choose(press, 'none')).content).toBe('That game has already left its lobby.');
    expect((await hosted(room)).plan).toEqual({});
  });

  test.each(['classic', 'warring-states-v2', 'warhammer-fm05', 'mandate-of-heaven', 'warring-states-cards'])(
    'have words in both languages, and fit into menus (%s)',
    async variant => {
      const { room, card } = await opened({ variant });
      for (const language of LANGUAGES) {
        const host = room.as('101', { language });
        const panel = await host.press(card, 'Settings');
        const game = room.hosting.games.get(variant) ?? expect.fail('not on offer');
        for (const { key, text } of wordedSettings(game)) expect(text.about[language].length, key).toBeLessThanOrEqual(100);
        for (const label of offered(panel)) expect(textOf(await host.choose(panel, label))).toContain(label.split(' — ')[0]);
        expect(offered(panel)).toHaveLength(wordedSettings(game).length);
        expect(panel.rows?.length).toBeLessThanOrEqual(3);
      }
    },
  );
});

describe('Players who have joined', () => {
  test('are told in the lobby what was changed since, and nobody else is', async () => {
    const { room, host, card } = await opened();
    const panel = await host.press(card, 'Settings');
    await host.choose(await host.choose(panel, 'Press'), 'public only');
    expect(textOf(await cardNow(room))).not.toContain('Changed since');
    room.pass(1000);
    await room.as('102').press(card, 'Join');
    expect(textOf(await cardNow(room))).not.toContain('Changed since');
    room.pass(1000);
    await host.choose(await host.choose(panel, 'Orders without Ready'), 'do not count');
    expect(textOf(await cardNow(room))).toContain('Changed since players joined\nOrders without Ready: **do not count**');
    await room.as('103').press(card, 'Join');
    expect(textOf(await cardNow(room))).toContain('Orders without Ready: **do not count**');
    await host.press(await host.press(card, 'Start'), 'Start with empty seats');
    expect((await room.posts()).map(({ post }) => textOf(post)).join()).not.toContain('Changed since');
  });

  test('stay in an anonymous game in which they were promised that nobody learns who they are', async () => {
    const { room, host, card } = await opened({ rules: 'anonymous' });
    const open = await host.choose(await host.press(card, 'Settings'), 'Anonymous game — yes');
    await room.as('102').press(card, 'Join');
    expect((await host.press(open, 'Use the default')).content).toContain('stays anonymous');
    expect((await hosted(room)).plan.anonymous).toBe(true);
    await room.as('102').press(card, 'Leave');
    await host.press(open, 'Use the default');
    expect((await hosted(room)).plan.anonymous).toBeUndefined();
  });

  test('are not more than the seats that are left', async () => {
    const { room, host, card } = await opened({ variant: 'warhammer-fm05' });
    for (const user of ['102', '103', '104']) await room.as(user).press(card, 'Join');
    const open = await host.choose(await host.press(card, 'Settings'), 'Nations');
    expect((await host.fill(open, 'Enter: Nations', 'Empire, Kislev')).content).toContain('leaves 2 seats');
    await host.fill(open, 'Enter: Nations', 'Empire, Kislev, Bretonnia');
    expect((await hosted(room)).options.nations).toHaveLength(3);
  });

  test('wish no more for seats that there no longer are', async () => {
    const { room, host, card } = await opened({ variant: 'warhammer-fm05' });
    const guest = room.as('102');
    await guest.choose(await guest.press(card, 'Preferences'), 'Bretonnia');
    await host.fill(await host.choose(await host.press(card, 'Settings'), 'Nations'), 'Enter: Nations', 'Empire, Kislev');
    expect(textOf(await guest.press(card, 'Preferences'))).not.toContain('1. Bretonnia');
  });

  test('are asked anew whether they are there, if the settings change while they answer', async () => {
    const { room, host, card } = await opened({ rules: 'muster 1d' });
    await room.as('102').press(card, 'Join');
    await host.press(await host.press(card, 'Start'), 'Start with empty seats');
    expect((await hosted(room)).muster).toBeDefined();
    await host.choose(await host.choose(await host.press(card, 'Settings'), 'Press'), 'none');
    expect((await hosted(room)).muster).toBeUndefined();
  });
});
