import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stumblingBlocks } from './axe.js';
import { hasChromium, launch, messagesIn, openWindow, withoutChromium } from './browser.js';
import { type LocalGuild, openLocalGuild } from './localGuild.js';

if (!hasChromium) console.warn(withoutChromium);

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** The states of the screen to check, and how to get there from a channel with a running game. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a channel with posts': async () => undefined,
  'the panel with its menus': async page => {
    const panel = await openPanel(page);
    await panel.getByRole('combobox', { name: /order/i }).last().click();
    await page.getByRole('option').first().waitFor();
  },
  'a form': async page => {
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Paste all' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'the palette': async page => {
    await page.locator('#write').pressSequentially('/');
    await page.getByRole('listbox', { name: 'Commands' }).waitFor();
  },
  'a command being filled in': async page => {
    await page.locator('#write').pressSequentially('/order ');
    await page.getByRole('combobox', { name: 'text' }).pressSequentially('A');
    await page.getByRole('option').first().waitFor();
  },
  'a large picture': async page => {
    await page
      .getByRole('button', { name: /^Enlarge the picture/ })
      .last()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  'the time': page => page.locator('.popover.time > button').click(),
  'the practice players': page => page.getByRole('button', { name: 'Practice players' }).click(),
  'channels and personas': page => openDrawer(page, 'Channels'),
  'the members': page => openDrawer(page, 'Members'),
  'somebody being added': async page => {
    await openDrawer(page, 'Channels');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByRole('dialog').waitFor();
  },
};

/** Opens an order panel, below those opened before. It is there when there is one more panel than before and no button is busy. */
async function openPanel(page: Page): Promise<Locator> {
  const panels = messagesIn(page).filter({ hasText: 'Only you can see this' });
  const orders = page.getByRole('button', { name: 'Orders', exact: true }).last();
  await orders.waitFor();
  const before = await panels.count();
  await orders.click();
  await expect.poll(() => panels.count(), { timeout: 30_000 }).toBe(before + 1);
  await expect.poll(() => page.locator('button[aria-busy="true"]').count(), { timeout: 30_000 }).toBe(0);
  return panels.last();
}

/** Opens a drawer that a narrow screen shows only on request. Does nothing on a wide screen. */
async function openDrawer(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if (await button.isVisible()) await button.click();
}

describe.skipIf(!hasChromium)('nobody stumbles', () => {
  let browser: Browser;
  let hosting: LocalGuild;
  beforeAll(async () => {
    [browser, hosting] = await Promise.all([launch(), openLocalGuild()]);
    const there = { persona: 'Ada', channel: 'lobby' };
    await hosting.director.ask('autopilot.open', there);
    const ada = await hosting.persona('Ada');
    await ada.until('lobby', 'Players (0 of 7)');
    await hosting.director.ask('autopilot.fill', there);
    await hosting.director.ask('autopilot.start', there);
    await ada.until('lobby', ({ buttons }) => buttons.some(one => one.label === 'Orders'));
  });
  afterAll(async () => {
    await browser?.close();
    await hosting?.close();
  });

  const focused = (page: Page): Promise<string> =>
    page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent");

  test('orders are given by keyboard alone, and the focus comes back from wherever it went', async () => {
    const page = await openWindow(browser, `${hosting.page}#ada`);
    await page.getByRole('button', { name: 'Orders', exact: true }).last().focus();
    await page.keyboard.press('Enter');
    const panel = messagesIn(page).filter({ hasText: 'Only you can see this' }).last();
    await panel.getByText('Only you can see this').waitFor();
    await expect.poll(() => focused(page)).toBe('Orders');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Ready');
    const order = panel.getByRole('combobox', { name: /your choice/ });
    await order.waitFor();
    await order.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('ho');
    await page.keyboard.press('Enter');
    await panel.getByText('Saved: 1 of').waitFor();
    await panel.getByRole('button', { name: 'Paste all' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Paste all');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    expect(await page.evaluate("document.activeElement.closest('dialog') !== null")).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Paste all');
    await page
      .getByRole('button', { name: /^Enlarge the picture/ })
      .last()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('img').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^Enlarge the picture/);
    expect(page.errors).toEqual([]);
  });

  test('a dialog can be closed with Escape as soon as it is there', async () => {
    const page = await openWindow(browser, `${hosting.page}#ada`);
    const enlarge = '.picture button';
    await page.locator(enlarge).last().waitFor();
    const modal = await page.evaluate(`new Promise(done => {
      new MutationObserver(() => {
        const dialog = document.querySelector('dialog');
        if (dialog !== null) done(dialog.matches(':modal'));
      }).observe(document.body, { childList: true, subtree: true });
      [...document.querySelectorAll(${JSON.stringify(enlarge)})].at(-1).click();
    })`);
    expect(modal).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('nothing moves away under a press, however far the list was just scrolled', async () => {
    const ada = await hosting.persona('Ada');
    const card = await ada.until('lobby', ({ buttons }) => buttons.some(one => one.label === 'Orders'));
    for (let panels = 0; panels < 6; panels++) await ada.press(card, 'Orders');
    for (const look of [{}, PHONE]) {
      const page = await openWindow(browser, `${hosting.page}#ada`, look);
      const paste = (await openPanel(page)).getByRole('button', { name: 'Paste all' });
      await paste.waitFor();
      await paste.scrollIntoViewIfNeeded();
      const [before, , after] = [await paste.boundingBox(), await page.waitForTimeout(400), await paste.boundingBox()];
      expect(after?.y).toBeCloseTo(before?.y ?? Number.NaN, -1);
      await paste.click({ delay: 200 });
      await page.getByRole('dialog').waitFor();
    }
  });

  test('who scrolls up stays there though a message changes at that moment, until they write; a shrinking message keeps the view at the end', async () => {
    const ada = await hosting.persona('Ada');
    const card = await ada.until('lobby', ({ buttons }) => buttons.some(one => one.label === 'Orders'));
    for (let panels = 0; panels < 4; panels++) await ada.press(card, 'Orders');
    const page = await openWindow(browser, `${hosting.page}#ada`);
    await page.getByRole('button', { name: 'Paste all' }).last().waitFor();
    /** How far the view is above the end of the messages, in pixels, a while after the heights of an early and of the last message have changed. */
    const afterwards = (what: string): Promise<number> =>
      page.evaluate(`new Promise(done => {
        const box = document.querySelector('[role=log]');
        const messages = [...box.querySelectorAll('li')];
        const fillerOf = one => one.querySelector('.filler') ?? one.appendChild(Object.assign(document.createElement('p'), { className: 'filler' }));
        const [early, last] = [messages.at(-4), messages.at(-1)].map(fillerOf);
        const draw = () => box.scrollHeight;
        ${what};
        setTimeout(() => done(Math.abs(box.scrollTop)), 300);
      })`);
    expect(await afterwards(`last.style.height = '500px'; early.style.height = '500px'`)).toBe(0);
    expect(await afterwards(`last.style.height = '10px'; draw(); last.style.height = '300px'`)).toBe(0);
    expect(await afterwards(`early.style.height = '10px'; draw(); last.style.height = '700px'`)).toBe(0);
    expect(await afterwards(`last.style.height = '100px'; requestAnimationFrame(() => { draw(); early.style.height = '700px'; })`)).toBe(0);
    const up = await afterwards(`last.style.height = '600px'; last.textContent = 'changed'; box.scrollTop = -400`);
    expect(up).toBe(400);
    const seen = await page.evaluate(`document.querySelector('.filler').getBoundingClientRect().bottom`);
    await afterwards(`last.style.height = '900px'`);
    expect(await page.evaluate(`document.querySelector('.filler').getBoundingClientRect().bottom`)).toBeCloseTo(Number(seen), 0);
    await page.locator('#write').fill('I am at the end again.');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(`document.querySelector('[role=log]').scrollTop`)).toBe(0);
  });

  describe.each([
    ['in light', { colorScheme: 'light' }],
    ['in dark', { colorScheme: 'dark' }],
    ['on a phone', { colorScheme: 'light', ...PHONE }],
  ] as const)('%s', (_, look) => {
    test.each(Object.entries(STATES))(
      'over %s',
      async (__, reach) => {
        const page = await openWindow(browser, `${hosting.page}#ada`, look);
        await page.getByRole('button', { name: 'Orders', exact: true }).last().waitFor();
        await reach(page);
        expect(await stumblingBlocks(page)).toEqual([]);
      },
      300_000,
    );
  });
});
