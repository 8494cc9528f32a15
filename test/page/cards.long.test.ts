import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, launch, openWindow, picture, withoutChromium } from './browser.js';
import { type LocalGuild, openLocalGuild } from './localGuild.js';

if (!hasChromium) console.warn(withoutChromium);

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describe.skipIf(!hasChromium)('the card game in the browser', () => {
  let browser: Browser;
  let hosting: LocalGuild;

  beforeAll(async () => {
    [browser, hosting] = await Promise.all([launch(), openLocalGuild()]);
  });
  afterAll(async () => {
    await browser?.close();
    await hosting?.close();
  });

  test('practice players take the other seats; a turn is played on a phone; then it plays itself to the next round', async () => {
    const page = await openWindow(browser, `${hosting.page}#ada`, PHONE);
    const ada = await hosting.persona('Ada');
    await ada.command('lobby', '/game create', { variant: 'warring-states-cards', pace: '30m', rules: 'skills on' });
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('Players: 1 (at most 5)').waitFor();
    await page.getByRole('button', { name: 'Practice players' }).click();
    await page.getByRole('button', { name: 'Take a seat and fill the rest' }).click();
    await page.getByText('Players: 5 (at most 5)').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Start now' }).click();

    await page.getByRole('button', { name: 'My turn', exact: true }).first().click();
    await page.getByText('Your hand:').first().waitFor();
    await picture(page, 'hand-on-a-phone');
    await page.getByRole('combobox', { name: 'Choose the two cards you show' }).click();
    await page.getByRole('option').nth(0).click();
    await page.getByRole('option').nth(1).click();
    await page.getByRole('combobox', { name: 'Choose the two cards you show' }).click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page
      .getByText(/Confirmed: show /)
      .first()
      .waitFor();

    await page.getByRole('button', { name: 'Practice players' }).click();
    await page.getByRole('button', { name: 'Everyone is a practice player' }).click();
    await page.keyboard.press('Escape');
    await page
      .getByText(/^Round 2: /)
      .first()
      .waitFor({ timeout: 120_000 });
    await picture(page, 'round-on-a-phone');
    expect(page.errors).toEqual([]);
  }, 240_000);
});
