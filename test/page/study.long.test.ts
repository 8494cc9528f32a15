import type { Persona, Reply, SeenMessage } from 'discord-simulator';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stumblingBlocks } from './axe.js';
import { answered, chooseIn, hasChromium, launch, openWindow, picture, withoutChromium } from './browser.js';
import { type LocalGuild, openLocalGuild } from './localGuild.js';

if (!hasChromium) console.warn(withoutChromium);

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const LOOKS = [
  ['in light', { colorScheme: 'light' }],
  ['in dark', { colorScheme: 'dark' }],
  ['on a phone', { colorScheme: 'light', ...PHONE }],
] as const;

const says =
  (text: string) =>
  (message: SeenMessage): boolean =>
    JSON.stringify(message.embeds).includes(text);

describe.skipIf(!hasChromium)('A study in the page', () => {
  let browser: Browser;
  let hosting: LocalGuild;
  let ada: Persona;
  let board: Reply;
  beforeAll(async () => {
    [browser, hosting] = await Promise.all([launch(), openLocalGuild()]);
    ada = await hosting.persona('Ada');
    board = await ada.command('lobby', '/study new', { variant: 'classic' });
  });
  afterAll(async () => {
    await browser?.close();
    await hosting?.close();
  });

  /** Opens a window on the channel that is shown first, or on another one, and waits until something there says this. */
  const openAt = async (look: BrowserContextOptions, said: string, channel?: string): Promise<Page> => {
    const page = await openWindow(browser, `${hosting.page}#ada`, look);
    if (channel !== undefined) {
      const drawer = page.getByRole('button', { name: 'Channels', exact: true });
      if (await drawer.isVisible()) await drawer.click();
      await page.getByRole('navigation').getByText(channel).first().click();
    }
    await page.getByRole('log').getByText(said).last().waitFor();
    return page;
  };

  describe.each(LOOKS)('%s stops nobody', (name, look) => {
    const states: Readonly<Record<string, () => Promise<readonly [said: string, press?: string]>>> = {
      'its board': async () => {
        board = await ada.command('lobby', '/study open', { study: '1' });
        return ['Position'];
      },
      'the orders of a power': async () => {
        board = await ada.command('lobby', '/study open', { study: '1' });
        await ada.choose(board, 'Whose orders?', 'Austria');
        return ['These orders only count in this study'];
      },
      'its results': async () => {
        board = await ada.command('lobby', '/study open', { study: '1' });
        board = await ada.press(board, 'Resolve');
        return ['Step back'];
      },
      'an explanation': async () => {
        await ada.press(board, 'Explain');
        return ['Which order'];
      },
      'what is seldom wanted': async () => {
        board = await ada.command('lobby', '/study open', { study: '1' });
        await ada.press(board, 'More…');
        return ['This study has'];
      },
      'a form': async () => {
        board = await ada.command('lobby', '/study open', { study: '1' });
        return ['Position', 'Note'];
      },
    };
    test.each(Object.entries(states))(
      'over %s',
      async (state, reach) => {
        const [said, opens] = await reach();
        const page = await openAt(look, said);
        if (opens !== undefined) {
          await page.getByRole('button', { name: opens, exact: true }).last().click();
          await page.getByRole('dialog').waitFor();
        }
        expect(await stumblingBlocks(page)).toEqual([]);
        await picture(page, `study ${name} ${state}`);
      },
      300_000,
    );
  });

  test('is shared only by whoever may open a private thread in the channel', async () => {
    const permit = (rights: object) => hosting.director.ask('channels.permit', { channel: 'lobby', who: 'Dmitri', ...rights });
    const dmitri = await hosting.persona('Dmitri');
    await dmitri.command('lobby', '/study new', { variant: 'classic', name: 'Sicilian' });
    await permit({ deny: ['CreatePrivateThreads'] });
    expect((await dmitri.command('lobby', '/study share')).text).toContain('you need permission to create private threads in this channel');
    expect((await dmitri.channels()).map(({ name }) => name)).not.toContain('Study: Sicilian');
    await permit({});
    expect((await dmitri.command('lobby', '/study share')).text).toContain('Your study is shared in');
  });

  test('is shared in a thread, where two people use one board that stays', async () => {
    const bao = await hosting.persona('Bao');
    await ada.command('lobby', '/study new', { variant: 'classic', name: 'Lepanto' });
    const told = await ada.command('lobby', '/study share', { with: 'Bao' });
    expect(told.text).toContain('Your study is shared in');
    const thread = (await bao.channels()).find(({ name }) => name === 'Study: Lepanto')?.id ?? '';
    const stands = await bao.until(thread, 'A shared study');
    const panel = await bao.choose(stands, 'Whose orders?', 'Austria');
    await bao.submitModal(await bao.press(panel, 'Paste all'), { text: 'A Vie - Gal' });
    await ada.until(thread, message => message.id === stands.id && says('A vie - gal')(message));
    const first = await ada.press(stands, 'Resolve');
    expect([first.kind, first.followUps]).toEqual(['update', []]);
    const resolved = await bao.until(thread, message => message.id === stands.id && says('Fall 1901')(message));
    await bao.submitModal(await bao.press(resolved, 'Place units'), { text: 'Russia: A Mars' });
    await bao.until(thread, ({ ephemeral, content }) => ephemeral && content.includes('Russia: A Mars'));
    expect((await ada.messages(thread)).filter(({ author, embeds }) => author.bot && embeds.length > 0)).toHaveLength(1);
    expect((await bao.press(resolved, 'More…')).text).toContain('Only the person who shared this study');
    for (const [name, look] of LOOKS) {
      const page = await openAt(look, 'A shared study', 'Study: Lepanto');
      expect(await stumblingBlocks(page)).toEqual([]);
      await picture(page, `study shared ${name}`);
    }
    await ada.press(await ada.press(resolved, 'More…'), 'Stop sharing');
    await bao.until(thread, ({ id, content }) => id === stands.id && content.includes('no longer shared'));
    const late = await bao.press(stands, 'Resolve').catch((error: unknown) => error);
    expect(late).toBeInstanceOf(Error);
  }, 120_000);

  test('is played through in French on a phone: orders, results, an explanation, back, a note, units', async () => {
    await hosting.director.ask('personas.set', { persona: 'Claire', locale: 'fr' });
    const claire = await hosting.persona('Claire');
    const { message } = await claire.command('lobby', '/study new', { variant: 'warring-states-v2', name: 'Fleuves' });
    const page = await openWindow(browser, `${hosting.page}#claire`, PHONE);
    const shown = page.locator(`#message-${message?.id}`);
    const press = async (name: string): Promise<void> => {
      await shown.getByRole('button', { name, exact: true }).click();
      await answered(shown);
    };
    const choose = async (place: number, option: string | RegExp): Promise<void> => {
      await chooseIn(page, shown.getByRole('combobox').nth(place), option);
      await answered(shown);
    };
    const fill = async (text: string): Promise<void> => {
      const form = page.getByRole('dialog');
      await form.getByRole('textbox').fill(text);
      await form.getByRole('button', { name: 'Valider' }).click();
      await form.waitFor({ state: 'detached' });
    };
    const look = async (name: string): Promise<void> => {
      await shown.scrollIntoViewIfNeeded();
      const text = await shown.innerText();
      expect(text).not.toMatch(/undefined|NaN|\[object|\b(?:Spring|Autumn|Winter|Orders|Your|position of)\b/);
      expect(await stumblingBlocks(page)).toEqual([]);
      await picture(page, `study fr ${name}`);
    };
    await shown
      .getByRole('heading', { name: /Printemps 450/ })
      .first()
      .waitFor();
    await look('board');
    await choose(0, 'Qin');
    await press('Tout saisir');
    await fill('A Xia - Any\nA Yon - Ron');
    await shown.getByText(/✅/).first().waitFor();
    await look('panel');
    await press('Plateau');
    await press('Résoudre');
    await shown
      .getByRole('heading', { name: /Automne 450/ })
      .first()
      .waitFor();
    await look('results');
    await press('Expliquer');
    await shown
      .getByText(/quel ordre faut-il expliquer/)
      .first()
      .waitFor();
    await choose(0, /Xianyang/);
    await shown
      .getByRole('heading', { name: /Printemps 450/ })
      .first()
      .waitFor();
    await look('explanation');
    await press('Plateau');
    await press('Note');
    await fill('Trop tôt ?');
    await shown.getByText('Trop tôt ?').first().waitFor();
    await press('Placer des unités');
    await fill('Chu : A Wu');
    await shown
      .getByText(/Position 3 sur 3/)
      .first()
      .waitFor();
    await press('Reculer');
    await shown
      .getByText(/Position 2 sur 3/)
      .first()
      .waitFor();
    await look('back');
    expect(page.errors).toEqual([]);
  }, 120_000);
});
