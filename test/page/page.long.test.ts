import { request } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stumblingBlocks } from './axe.js';
import { askedElsewhere, hasChromium, launch, openWindow, picture, withoutChromium } from './browser.js';
import { type LocalGuild, openLocalGuild } from './localGuild.js';

if (!hasChromium) console.warn(withoutChromium);

/** Finds buttons, fields, pictures and links that have no words. */
const NAMELESS = `[...document.querySelectorAll('button, input, textarea, img, a')]
  .filter(one => !(one.textContent.trim() || one.getAttribute('aria-label') || one.getAttribute('alt')))
  .map(one => one.outerHTML)`;

let hosting: LocalGuild;
beforeAll(async () => {
  hosting = await openLocalGuild();
});
afterAll(() => hosting?.close());

/** What waits until it is let come. */
function heldBack(): { readonly held: Promise<void>; readonly come: () => void } {
  let come = (): void => undefined;
  const held = new Promise<void>(resolve => {
    come = resolve;
  });
  return { held, come: () => come() };
}

/** Returns the status of a request with any headers. `fetch` would refuse some of them. */
const status = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(hosting.page);
    request({ hostname, port, path, headers }, response => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('the page is given to nobody', () => {
  test('who comes under another name, or from another page', async () => {
    const { pathname, host } = new URL(hosting.page);
    expect(await status(pathname, { host })).toBe(200);
    expect(await status(pathname, { host: 'guild.example' })).toBe(403);
    expect(await status(pathname, { host, origin: 'http://guild.example' })).toBe(403);
    expect(await status(`${pathname}page/main.js`, { host, origin: 'http://guild.example' })).toBe(403);
  });

  test('without the key, and nothing else of the disk to anybody', async () => {
    const { pathname, host } = new URL(hosting.page);
    expect(await status('/', { host })).toBe(404);
    expect(await status(`/${'0'.repeat(32)}/`, { host })).toBe(404);
    expect(await status(`${pathname}page/../../package.json`, { host })).toBe(404);
    expect(await status(`${pathname}page/..%2f..%2fpackage.json`, { host })).toBe(404);
    expect(await status(`${pathname}files/1/2/x.png`, { host })).toBe(404);
  });

  test('that would run a script of somebody else’s in it, or show it in a frame', async () => {
    const policy = (await fetch(hosting.page)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

describe.skipIf(!hasChromium)('in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('three steps lead a newcomer to a posted map, and the card can be put away', async () => {
    const page = await openWindow(browser, hosting.page, { firstSteps: true });
    await picture(page, 'first-visit');
    await page.getByRole('button', { name: 'Open a game' }).click();
    await page.getByText('Players (0 of 7)').waitFor();
    await page.getByRole('button', { name: 'Fill the seats and start' }).click();
    await page.getByRole('button', { name: 'Orders', exact: true }).waitFor();
    const named = { name: 'Skip to the next deadline: Game 1' };
    await page.getByRole('button', named).waitFor();
    expect(await page.getByRole('button', named).getAttribute('title')).toBe('Skip to the next deadline: Game 1, #lobby');
    await page.getByRole('region', { name: 'A posted map in a minute' }).getByRole('button', { name: 'Skip to the deadline' }).click();
    await page
      .getByRole('img', { name: /^Results map/ })
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'A posted map in a minute' }).getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await page.locator('#write').waitFor();
    expect(await page.getByRole('region', { name: 'A posted map in a minute' }).count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  test.each([
    ['Ada', 1280],
    ['Claire', 1280],
    ['Ada', 390],
    ['Claire', 390],
  ])('%s, %i pixels wide: the top bar with a deadline is one line, and nothing is wider than the window', async (name, width) => {
    const page = await openWindow(browser, `${hosting.page}#${name}`, { viewport: { width, height: 800 } });
    await page.getByRole('button', { name: /^(Skip to the next deadline: Game|Aller à la prochaine échéance\s: Partie) 1$/ }).waitFor();
    expect((await page.locator('header.top').boundingBox())?.height).toBeLessThan(60);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });

  test('on a phone the first steps are a line, and one step at a time once unfolded: the channel stays in view', async () => {
    const page = await openWindow(browser, hosting.page, { firstSteps: true, viewport: { width: 390, height: 800 } });
    const card = page.getByRole('region', { name: 'A posted map in a minute' });
    const fold = card.getByRole('button', { name: 'A posted map in a minute' });
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    expect((await card.boundingBox())?.height).toBeLessThan(48);
    await fold.click();
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    expect((await card.boundingBox())?.height).toBeLessThan(160);
    expect(await card.getByRole('button', { name: 'Open a game' }).isVisible()).toBe(true);
    expect(await card.getByRole('button', { name: 'Skip to the deadline' }).isVisible()).toBe(false);
    expect(await card.innerText()).toContain('step 1 of 3');
    const [above, below] = [await card.boundingBox(), await page.getByRole('log').boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(page.errors).toEqual([]);
  });

  test('a greyed step says why it is', async () => {
    const page = await openWindow(browser, hosting.page, { firstSteps: true });
    const last = page.getByRole('region', { name: 'A posted map in a minute' }).getByRole('button', { name: 'Skip to the deadline' });
    expect(await last.isDisabled()).toBe(true);
    expect(await last.getAttribute('title')).toBe('Take the steps before it first');
  });

  test.each([
    ['Ada', '/rules', 'topic', 'Write in #lobby'],
    ['Claire', '/règles', 'sujet', 'Écrire dans #lobby'],
  ])('%s finds %s however it is typed: whole, pasted with more, without accents, in capitals', async (name, command, option, asked) => {
    const page = await openWindow(browser, `${hosting.page}#${name}`, { viewport: { width: 390, height: 800 } });
    const write = page.locator('#write');
    expect(await write.getAttribute('placeholder')).toBe(asked);
    const plain = command.normalize('NFD').replace(/\p{M}/gu, '');
    for (const typed of [command, plain, command.toUpperCase(), command.normalize('NFD')]) {
      await write.fill(typed);
      expect(await page.getByRole('option').first().innerText()).toMatch(command);
    }
    await write.fill(`${command} murs`);
    const field = page.getByRole('combobox', { name: option, exact: true });
    await expect.poll(() => field.inputValue()).toBe('murs');
    expect(await page.getByText(/doesn’t exist here|n’existe pas ici/).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(page.errors).toEqual([]);
  });

  test('while the commands are still loading, nobody is told that a command does not exist', async () => {
    const page = await openWindow(browser, `${hosting.page}#hana`);
    const { held, come } = heldBack();
    await page.route('**/call/persona.commands', route => held.then(() => route.continue()));
    await page.reload();
    await page.locator('#write').fill('/rules');
    expect(await page.locator('.palette').innerText()).toBe('A moment …');
    come();
    await page.getByRole('option', { name: '/rules' }).waitFor();
    await page.locator('#write').fill('');
  });

  test('what the bot suggests stands in the persona’s language', async () => {
    const page = await openWindow(browser, `${hosting.page}#claire`);
    await page.locator('#write').pressSequentially('/partie créer ');
    const variant = page.getByRole('combobox', { name: 'variante' });
    await variant.pressSequentially('classiq');
    await page.getByRole('option', { name: 'Classique (Europe, 1901)' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await variant.inputValue()).toBe('Classique (Europe, 1901)');
    await page.keyboard.press('Escape');
  });

  describe('a suggestion', () => {
    /** Opens the form of a command with one suggested option, which has the focus. */
    async function typing(text: string) {
      const page = await openWindow(browser, `${hosting.page}#ada`);
      await page.getByRole('button', { name: /^table-two/ }).click();
      await page.locator('#write').pressSequentially('/game create ');
      const field = page.getByRole('combobox', { name: 'variant' });
      await field.pressSequentially(text);
      const marked = page.locator('[role=option][aria-selected=true]');
      return { page, field, marked };
    }
    const isOpen = async (page: Page): Promise<boolean> => (await page.getByRole('combobox', { name: 'variant' }).count()) === 1;

    test.each(['Enter', 'Tab'])(
      'is marked as soon as there are some, the first of them; %s takes it, and only then Enter runs the command',
      async key => {
        const { page, field, marked } = await typing('warring');
        await marked.waitFor();
        const first = await page.getByRole('option').first().innerText();
        expect([await marked.count(), await marked.innerText()]).toEqual([1, first]);
        expect(await field.getAttribute('aria-activedescendant')).toBe(await marked.getAttribute('id'));
        expect(await stumblingBlocks(page)).toEqual([]);
        await page.keyboard.press(key);
        expect(await field.inputValue()).toBe(first);
        expect([await page.getByRole('option').count(), await isOpen(page)]).toEqual([0, true]);
        await page.keyboard.press('Escape');
        expect(await isOpen(page)).toBe(false);
      },
    );

    test('is marked by the arrow keys, round and round; typing on marks the first again, and what was typed in full is marked before it', async () => {
      const { page, field, marked } = await typing('warring');
      await marked.waitFor();
      const offered = await page.getByRole('option').allInnerTexts();
      expect(offered.length).toBeGreaterThan(1);
      await page.keyboard.press('ArrowDown');
      expect(await marked.innerText()).toBe(offered[1]);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await marked.innerText()).toBe(offered.at(-1));
      await field.fill(offered[1] ?? '');
      await expect.poll(() => marked.innerText()).toBe(offered[1]);
      await page.keyboard.press('Enter');
      expect(await field.inputValue()).toBe(offered[1]);
      await page.keyboard.press('Escape');
    });

    test('that has not come yet is waited for: Enter right after the last letter never sends half a name', async () => {
      const { page, field } = await typing('');
      await field.fill('class');
      await page.keyboard.press('Enter');
      await expect.poll(() => field.inputValue()).toContain('Classic');
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press('Escape');
    });

    test('that has not come yet is waited for by each key: of two quick Enters the first takes it, the second runs the command, once', async () => {
      const { page, field } = await typing('');
      const { held, come } = heldBack();
      let runs = 0;
      await page.route('**/call/persona.complete', route => held.then(() => route.continue()));
      await page.route('**/call/persona.command', route => {
        runs += 1;
        return route.continue();
      });
      await field.fill('class');
      for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
      expect([await field.inputValue(), runs]).toEqual(['class', 0]);
      come();
      await expect.poll(() => isOpen(page)).toBe(false);
      const lobby = page.getByText('the lobby is open').last();
      await lobby.waitFor();
      expect(await lobby.innerText()).toContain('Classic (Europe, 1901)');
      expect([runs, page.errors]).toEqual([1, []]);
    });

    test('that is not there is not waited for: Enter then sends what was typed, and so it does once the list was closed', async () => {
      for (const isClosed of [false, true]) {
        const { page, field, marked } = await typing('');
        await field.fill(isClosed ? 'warring' : 'no such variant');
        if (isClosed) {
          await marked.waitFor();
          await page.keyboard.press('Escape');
          await marked.waitFor({ state: 'detached' });
        }
        await page.keyboard.press('Enter');
        await page.getByText('Only you can see this').last().waitFor();
        expect(page.errors).toEqual([]);
      }
    });
  });

  test('what somebody types is text: Markdown of chats, never HTML', async () => {
    const page = await openWindow(browser, hosting.page);
    await page.getByRole('button', { name: 'general' }).click();
    const nasty = '<img src=x onerror="document.title=1"> **bold** __under__ ||hidden|| [js](javascript:alert(1)) `<b>`';
    await page.locator('#write').fill(nasty);
    await page.keyboard.press('Enter');
    const said = page.getByRole('log').locator('.chat').last();
    await said.locator('strong').waitFor();
    expect(await said.innerText()).toContain('<img src=x onerror="document.title=1">');
    expect(await said.locator('u').innerText()).toBe('under');
    expect(await said.locator('img, a').count()).toBe(0);
    expect(await page.title()).toBe('Ada · The local guild');
    expect(page.errors).toEqual([]);
  });

  test('a channel that is opened while the page still connects keeps what it shows, and shows what is said in it', async () => {
    const ada = await hosting.persona('Ada');
    await ada.say('general', 'said before');
    const page = await openWindow(browser, hosting.page);
    const { held, come } = heldBack();
    let loads = 0;
    await page.route('**/call/persona.messages', async route => {
      const isLoad = (JSON.parse(route.request().postData() ?? '{}') as { limit?: number }).limit === 50;
      if (isLoad && ++loads === 2) await held;
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => loads).toBe(2);
    await page.getByRole('button', { name: 'general' }).click();
    const before = page.getByRole('log').locator('.chat', { hasText: 'said before' });
    await before.waitFor();
    const last = page.waitForRequest('**/call/autopilot.read');
    come();
    await last;
    await page.locator('#write').fill('said early');
    await page.keyboard.press('Enter');
    await page.getByRole('log').locator('.chat', { hasText: 'said early' }).waitFor();
    expect(await before.count()).toBe(1);
    expect(page.errors).toEqual([]);
  });

  test('no message breaks the view, whatever stands in it: what cannot be shown as it is meant stands as it was typed', async () => {
    await hosting.director.ask('channels.add', { guild: 'The local guild', name: 'odd-texts' });
    const ada = await hosting.persona('Ada');
    const nasty = [
      '<t:8640000000001:F>',
      '<t:-8640000000001:R> and <t:9999999999999>',
      '> '.repeat(990),
      `${'> - '.repeat(400)}deep`,
      `${'*_'.repeat(900)}x${'_*'.repeat(90)}`,
      `${'||'.repeat(950)}`,
      `${'['.repeat(950)}${'](x)'.repeat(200)}`,
    ];
    for (const text of nasty) await ada.say('odd-texts', text);
    await ada.say('odd-texts', 'after all that');
    const page = await openWindow(browser, `${hosting.page}#ada`);
    await page.getByRole('button', { name: /^odd-texts/ }).click();
    await page.getByText('after all that').waitFor();
    await page.getByText('<t:8640000000001:F>').waitFor();
    await ada.say('odd-texts', 'and on it goes');
    await page.getByText('and on it goes').waitFor();
    expect(page.errors).toEqual([]);
    await page.goto(`${hosting.page}#%E0%A4%A`);
    await page.reload();
    await page.locator('#write').waitFor();
    expect(page.errors).toEqual([]);
  });

  test('moments stand in the reader’s own zone and language, and are counted down', async () => {
    const [tokyo, paris] = [
      await openWindow(browser, `${hosting.page}#ada`, { timezoneId: 'Asia/Tokyo' }),
      await openWindow(browser, `${hosting.page}#claire`, { timezoneId: 'Europe/Paris' }),
    ];
    const ada = await hosting.persona('Ada');
    const at = Math.floor((await hosting.director.now()) / 1000) + 50;
    await ada.say('table-two', `<t:1767225600:f> and <t:${at}:R>`);
    for (const page of [tokyo, paris]) await page.getByRole('button', { name: /^table-two/ }).click();
    await tokyo.getByText('1 January 2026 at 09:00').waitFor();
    await paris.getByText('1 janvier 2026 à 01:00').waitFor();
    await tokyo.getByText(/^in \d+ seconds$/).waitFor();
    await hosting.director.skip(3_600_000);
    await tokyo.getByText(/^(59|60) minutes ago$/).waitFor();
    await paris.getByText(/^il y a (59|60) minutes$/).waitFor();
  });

  test('no request leaves for anywhere else', async () => {
    const page = await openWindow(browser, hosting.page);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    for (const kind of [/\.woff2$/, /^ws:/]) await expect.poll(() => page.asked.some(url => kind.test(url))).toBe(true);
    expect(askedElsewhere(page)).toEqual([]);
  });

  test('two windows are two personas: what one says is unread to the other until it is looked at', async () => {
    const [ada, gaston] = [await openWindow(browser, `${hosting.page}#ada`), await openWindow(browser, `${hosting.page}#gaston`)];
    await ada.getByRole('button', { name: 'table-one' }).click();
    await ada.locator('#write').fill('Who is there? <@0>');
    await ada.keyboard.press('Enter');
    expect([await ada.title(), await gaston.title()]).toEqual(['Ada · The local guild', 'Gaston · The local guild']);
    expect(await gaston.evaluate('document.documentElement.lang')).toBe('fr');
    const place = gaston.getByRole('navigation', { name: 'Salons de Gaston' }).getByRole('button', { name: /^table-one/ });
    await expect.poll(() => place.getAttribute('aria-label')).toBe('table-one, nouveaux messages');
    await place.click();
    await gaston.getByText('Who is there?').waitFor();
    await expect.poll(() => place.getAttribute('aria-label')).toBe('table-one');
    await ada.getByText('Who is there?').hover();
    await ada.getByRole('button', { name: 'Reply: Ada' }).click();
    await ada.locator('#write').fill('Nobody.');
    await ada.keyboard.press('Enter');
    await gaston.getByText('Nobody.').waitFor();
    expect(await gaston.locator('p.origin').innerText()).toMatch(/Who is there\? @(?!0)/);
  });

  test('what the guild refuses is said in the persona’s language', async () => {
    const page = await openWindow(browser, `${hosting.page}#gaston`);
    await page.getByRole('button', { name: 'general' }).click();
    await page.getByRole('button', { name: /^Jeu automatique/ }).click();
    await page.getByRole('button', { name: 'Prendre une place et remplir les autres' }).click();
    await page.getByRole('status').getByText('Il n’y a pas d’inscriptions ouvertes dans ce salon.').waitFor();
  });

  test('a command can be run by keyboard alone, and left again', async () => {
    const page = await openWindow(browser, hosting.page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('write');
    await page.keyboard.type('/help');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.locator('#write').inputValue()).toBe('');
    await page.keyboard.type('/help');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Only you can see this').first().waitFor();
    expect(page.errors).toEqual([]);
  });

  test('everything that can be pressed has a name, and every picture words', async () => {
    const page = await openWindow(browser, hosting.page, { viewport: { width: 360, height: 740 } });
    const nameless = await page.evaluate(NAMELESS);
    expect(nameless).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });

  test('a restart loses nothing: what was said, what was read, what stands half written in the box', async () => {
    const elena = await openWindow(browser, `${hosting.page}#elena`);
    await elena.getByRole('button', { name: 'table-two' }).click();
    await elena.locator('#write').fill('Until later.');
    await elena.keyboard.press('Enter');
    await elena.getByText('Until later.').waitFor();
    await elena.locator('#write').fill('Half a thou');
    await hosting.restart();
    await elena.getByRole('alert').waitFor({ state: 'detached' });
    expect(await elena.locator('#write').inputValue()).toBe('Half a thou');
    await elena.locator('#write').fill('Here again.');
    await elena.keyboard.press('Enter');
    await elena.getByText('Here again.').waitFor();
    expect(await elena.getByText('Until later.').count()).toBe(1);

    const channels = elena.getByRole('navigation', { name: 'Channels of Elena' });
    expect(await channels.getByRole('button', { name: /^table-two/ }).getAttribute('aria-label')).toBe('table-two');
    const femi = await openWindow(browser, `${hosting.page}#femi`);
    const unread = femi.getByRole('navigation', { name: 'Channels of Femi' }).getByRole('button', { name: /^table-two/ });
    expect(await unread.getAttribute('aria-label')).toBe('table-two, new messages');
  });

  test('commands that the bot brought while the page did not yet listen are there', async () => {
    const page = await openWindow(browser, `${hosting.page}#hana`);
    let asked = 0;
    await page.route('**/call/persona.commands', route => (asked++ === 0 ? route.fulfill({ json: [] }) : route.continue()));
    await page.reload();
    await page.locator('#write').fill('/');
    await page.locator('#palette').waitFor();
    await page.locator('#write').fill('');
    expect(page.errors).toEqual([]);
  });

  test('a command typed faster than the commands come is filled in all the same', async () => {
    const page = await openWindow(browser, `${hosting.page}#hana`);
    const { held, come } = heldBack();
    await page.route('**/call/persona.commands', route => held.then(() => route.continue()));
    await page.reload();
    await page.locator('#write').pressSequentially('/order A Qin');
    come();
    await expect.poll(() => page.getByRole('combobox', { name: 'text' }).inputValue()).toBe('A Qin');
    await page.keyboard.type(' holds');
    expect(await page.getByRole('combobox', { name: 'text' }).inputValue()).toBe('A Qin holds');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(page.errors).toEqual([]);
  });

  test('a command with an option called “remove” goes away once it is sent, like any other', async () => {
    const page = await openWindow(browser, `${hosting.page}#ada`);
    await page.locator('#write').fill('/host variant');
    await page.getByRole('option').first().click();
    const form = page.locator('form.invocation');
    await form.getByRole('button', { name: '+ remove', exact: true }).click();
    await page.keyboard.type('Nowhere');
    expect(await form.getByRole('combobox', { name: 'remove', exact: true }).inputValue()).toBe('Nowhere');
    await form.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('no variant by that name').first().waitFor();
    await page.locator('#write').waitFor();
    expect(await form.count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  test('switching to somebody else and reloading the page lose nothing either', async () => {
    const page = await openWindow(browser, `${hosting.page}#dmitri`);
    await page.getByRole('button', { name: 'general' }).click();
    await page.locator('#write').fill('A letter to');
    await page.getByRole('button', { name: /^Be Hana/ }).click();
    expect(await page.locator('#write').inputValue()).toBe('');
    await page.locator('#write').pressSequentially('/order ');
    await page.getByRole('combobox', { name: 'text' }).fill('A Qin holds');
    await page.getByRole('button', { name: /^Be Dmitri/ }).click();
    expect(await page.locator('#write').inputValue()).toBe('A letter to');
    await page.goto(hosting.page);
    await page.getByRole('navigation', { name: 'Channels of Dmitri' }).waitFor();
    expect(await page.locator('#write').inputValue()).toBe('A letter to');
    await page.getByRole('button', { name: /^Be Hana/ }).click();
    expect(await page.getByRole('combobox', { name: 'text' }).inputValue()).toBe('A Qin holds');
  });
});
