import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedElsewhere, hasChromium, launch, openWindow, picture, type Window, withoutChromium } from './browser.js';
import { type LocalGuild, openLocalGuild } from './localGuild.js';

if (!hasChromium) console.warn(withoutChromium);

const FR_PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

describe.skipIf(!hasChromium)('a game in the browser', () => {
  let browser: Browser;
  let hosting: LocalGuild;

  beforeAll(async () => {
    [browser, hosting] = await Promise.all([launch(), openLocalGuild()]);
  });
  afterAll(async () => {
    await browser?.close();
    await hosting?.close();
  });

  const be = (page: Window, name: string) => page.getByRole('button', { name: new RegExp(`^Be ${name}`) }).click();

  test('is created from the palette, joined by three, filled, ordered by menu, by completion and on a French phone by form, and adjudicated', async () => {
    const page = await openWindow(browser, `${hosting.page}#ada`);
    await page.locator('#write').pressSequentially('/game cr');
    await picture(page, 'palette');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'variant' }).pressSequentially('warr');
    await page.getByRole('option').first().click();
    await page.keyboard.press('Enter');
    await page.getByText('Players (0 of 7)').waitFor();
    await page.getByText('Only you can see this').waitFor();
    for (const name of ['Ada', 'Bao', 'Claire']) {
      if (name !== 'Ada') await be(page, name);
      await page.getByRole('button', { name: /^(Join|Rejoindre)$/ }).click();
      await page.getByText(`Players (${['Ada', 'Bao', 'Claire'].indexOf(name) + 1} of 7)`).waitFor();
    }
    await page.getByRole('button', { name: /^Be Ada|^Devenir Ada/ }).click();
    await picture(page, 'lobby');
    await page.getByRole('button', { name: 'Practice players' }).click();
    await page.getByRole('button', { name: 'Take a seat and fill the rest' }).click();
    await page.getByText('Players (7 of 7)').waitFor();
    await picture(page, 'practice');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.getByRole('button', { name: 'Orders', exact: true }).waitFor();
    await picture(page, 'begun');

    await page.getByRole('button', { name: 'Orders', exact: true }).click();
    await page.getByRole('combobox', { name: /order/i }).click();
    const unit = await page.getByRole('option').first().innerText();
    await page.getByRole('option').first().click();
    const choice = page.getByRole('combobox', { name: /your choice/ });
    await choice.click();
    expect(await choice.innerText()).not.toContain(unit);
    await expect.poll(() => isWhollySeen(page)).toBe(true);
    await picture(page, 'menu');
    await page.getByRole('option', { name: 'Hold' }).click();
    await page.getByText('Saved: 1 of').waitFor();

    await be(page, 'Bao');
    await page.locator('#write').pressSequentially('/order ');
    const text = page.getByRole('combobox', { name: 'text' });
    await text.pressSequentially('A');
    await page.getByRole('option').first().waitFor();
    await picture(page, 'completion');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText(/Saved: [1-9] of/).waitFor();

    const phone = await openWindow(browser, `${hosting.page}#claire`, FR_PHONE);
    await phone.getByRole('button', { name: 'Orders', exact: true }).click();
    await phone.getByRole('button', { name: 'Tout saisir' }).click();
    const form = phone.getByRole('dialog');
    await form.getByRole('textbox').fill(await holdsOf(hosting, 'Claire'));
    await phone.reload();
    await form.waitFor();
    await picture(phone, 'form-on-a-phone');
    await form.getByRole('button', { name: 'Valider' }).click();
    await phone
      .getByText(/Enregistrés\s*:\s*3 sur 3/)
      .first()
      .waitFor();
    await picture(phone, 'orders-on-a-phone');

    await page.getByRole('button', { name: 'Skip to the next deadline' }).click();
    for (const [view, map] of [
      [page, /^Enlarge the picture: Results map/],
      [phone, /^Agrandir l’image\s*: Results map/],
    ] as const) {
      await view.getByRole('button', { name: map }).getByRole('img').first().waitFor();
      await expect
        .poll(() => endOfMessages(view), { message: `the view of ${view === phone ? 'Claire' : 'Bao'}` })
        .toEqual({ unloaded: [], toEnd: 0 });
      expect(new Set(await arePicturesFirst(view))).toEqual(new Set([true]));
    }
    await page
      .getByRole('button', { name: /^Enlarge the picture: Results map/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('img', { name: /^Results map/ })
      .waitFor();
    await picture(page, 'map-large');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await picture(page, 'results');

    await page
      .getByRole('navigation', { name: 'Channels of Bao' })
      .getByRole('button', { name: /^Zongheng/ })
      .click();
    await page.getByText('This phase is closed. These are the orders that counted.').first().waitFor();
    await picture(page, 'direct-message');

    await be(page, 'Hana');
    await page.getByRole('button', { name: 'Orders', exact: true }).click();
    await page.getByText('You don’t play a power in that game.').first().waitFor();
    await picture(page, 'refused');
    expect([...page.errors, ...phone.errors]).toEqual([]);
    expect(askedElsewhere(page, phone)).toEqual([]);
  }, 180_000);

  test('plays itself when everybody is a practice player', async () => {
    const page = await openWindow(browser, `${hosting.page}#hana`, { colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Practice players' }).click();
    await page.getByRole('button', { name: 'Everyone is a practice player' }).click();
    await page
      .getByText(/^Spring 449 BC, movement$/)
      .first()
      .waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Nobody is a practice player' }).click();
    await picture(page, 'dark');
    await expect.poll(async () => (await deadlineOfCard(hosting)) - (await nextDeadline(hosting))).toBe(0);
    expect(page.errors).toEqual([]);
  });
});

/** Whether the open menu's options are all within the messages: no part of the list is cut off. */
async function isWhollySeen(page: Window): Promise<boolean> {
  const [list, box] = [await page.locator('.options').boundingBox(), await page.locator('.messages').boundingBox()];
  return list !== null && box !== null && list.y >= box.y && list.y + list.height <= box.y + box.height + 1;
}

/** The pictures in view that have not loaded, and how many pixels the messages are scrolled up from their end. */
const endOfMessages = (page: Window): Promise<{ readonly unloaded: readonly string[]; readonly toEnd: number }> =>
  page.evaluate(`(() => {
    const box = document.querySelector('.messages');
    const isSeen = one => one.getBoundingClientRect().bottom > box.getBoundingClientRect().top;
    const isLoaded = one => one.complete && one.naturalHeight > 0;
    const unloaded = [...box.querySelectorAll('.picture img')].filter(one => isSeen(one) && !isLoaded(one)).map(one => one.src);
    return { unloaded, toEnd: Math.abs(Math.round(box.scrollTop)) };
  })()`);

/** Of each message with a picture and an embed, whether the picture is above the embed, as in Discord's client. */
const arePicturesFirst = (page: Window): Promise<readonly boolean[]> =>
  page.evaluate(`[...document.querySelectorAll('.messages li')].flatMap(one => {
    const [picture, embed] = [one.querySelector('.picture'), one.querySelector('.embed')];
    return picture && embed ? [picture.getBoundingClientRect().top < embed.getBoundingClientRect().top] : [];
  })`);

/** Returns the deadline on the card of the open phase, in seconds. */
async function deadlineOfCard(hosting: LocalGuild): Promise<number> {
  const card = (await (await hosting.persona('Hana')).messages('lobby')).findLast(one =>
    one.buttons.some(({ label }) => label === 'Ready'),
  );
  return Number(/<t:(\d+):F>/.exec(card?.text ?? '')?.[1]);
}

const nextDeadline = async ({ director }: LocalGuild): Promise<number> =>
  Math.floor(((await director.ask('time.read', {})).deadline ?? 0) / 1000);

/** Returns a hold for each unit of a persona, as the bot suggests it, one per line. */
async function holdsOf(hosting: LocalGuild, name: string): Promise<string> {
  const persona = await hosting.persona(name);
  const offered = await persona.autocomplete('lobby', '/order', 'text', { text: '' });
  return offered
    .map(one => String(one.value))
    .filter(text => /^\w \S+ H$/.test(text))
    .join('\n');
}
