import type { Persona, Reply, SeenMessage } from 'discord-simulator';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pressReady } from '../endToEnd/harness/orders.js';
import { stumblingBlocks } from './axe.js';
import { answered, chooseIn, hasChromium, launch, messagesIn, openWindow, picture, withoutChromium } from './browser.js';
import { type LocalGuild, openLocalGuild } from './localGuild.js';

if (!hasChromium) console.warn(withoutChromium);

const NARROW: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const WIDE: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };

/** What is played: the id of a variant, and on what screen its review is looked at. */
const PLAYED = [
  ['warring-states-v2', WIDE],
  ['mandate-of-heaven', NARROW],
  ['classic-battles', WIDE],
  ['warhammer-fm05', NARROW],
] as const;

/** How many phases are played before the host ends the game. */
const PHASES = 2;

describe.skipIf(!hasChromium)('A review in the page', () => {
  let browser: Browser;
  let hosting: LocalGuild;
  let ada: Persona;
  beforeAll(async () => {
    [browser, hosting] = await Promise.all([launch(), openLocalGuild()]);
    ada = await hosting.persona('Ada');
  });
  afterAll(async () => {
    await browser?.close();
    await hosting?.close();
  });

  const pressed = (labels: readonly string[], { message, text }: Reply): string => {
    const found = labels.find(label => message?.buttons.some(one => one.label === label));
    if (found === undefined) throw new Error(`there is none of ${labels.join(', ')}: ${text}`);
    return found;
  };

  /** The card of the phase that is open. */
  const cardIn = async (channel: string): Promise<SeenMessage> => {
    const card = (await ada.messages(channel)).findLast(({ buttons }) => buttons.some(({ label }) => label === 'Ordres'));
    if (!card) throw new Error('no phase is open');
    return card;
  };

  /** A game of opponents, with a host who orders nothing, until the host ends it. */
  async function ended(variant: string): Promise<string> {
    const channel = `review-${variant}`;
    await hosting.director.ask('channels.add', { guild: 'The local guild', name: channel });
    await ada.command(channel, '/game create', { variant, rules: 'language French' });
    const lobby = await ada.until(channel, ({ buttons }) => buttons.some(({ label }) => label === 'Rejoindre'));
    await ada.press(lobby, 'Rejoindre');
    await ada.command(channel, '/game fill', { level: 'recruit' });
    const asks = await ada.press(lobby, 'Lancer');
    await ada.press(asks, pressed(['Start now', 'Start with empty seats'], asks));
    await ada.until(channel, ({ buttons }) => buttons.some(({ label }) => label === 'Ordres'));
    for (let i = 0; i < PHASES; i++) {
      const card = await cardIn(channel);
      await pressReady(ada, card);
      await expect.poll(async () => (await cardIn(channel)).id, { timeout: 100_000 }).not.toBe(card.id);
    }
    await ada.press(await ada.command(channel, '/game end'), 'End the game');
    await ada.until(channel, ({ buttons }) => buttons.some(({ label }) => label === 'Analyse'));
    return channel;
  }

  async function goTo(page: Page, channel: string): Promise<void> {
    const drawer = page.getByRole('button', { name: 'Salons', exact: true });
    if (await drawer.isVisible()) await drawer.click();
    await page.getByRole('navigation').getByText(channel).first().click();
  }

  test.each(PLAYED)(
    'is looked at in French from the ending to an explanation: %s',
    async (variant, look) => {
      const channel = await ended(variant);
      const page = await openWindow(browser, `${hosting.page}#claire`, look);
      await goTo(page, channel);
      const log = page.getByRole('log');
      const shown = (): Locator => messagesIn(page).last();
      const step = async (name: string, says: string | RegExp): Promise<string> => {
        await log.getByText(says).last().waitFor({ timeout: 120_000 });
        await log.getByText(says).last().scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle').catch(() => undefined);
        await picture(page, `review ${variant} ${name}`);
        const text = (await shown().innerText()).replaceAll('\u202f', '\u00a0');
        // Nothing of it is in English, or left unsaid.
        expect(text).not.toMatch(/undefined|NaN|\[object|\b(?:Spring|Autumn|Winter|centres and|None|Fall)\b/);
        return text;
      };
      await page.getByRole('button', { name: 'Analyse', exact: true }).last().click();
      const overview = await step('overview', 'Tout cela est vu après coup');
      expect(overview).toContain('Les tournants');
      if (/battles|warhammer/.test(variant)) expect(overview).toContain('Les batailles sont laissées de côté');
      await expect.poll(() => shown().getByRole('img').count()).toBeGreaterThan(0);
      expect(await stumblingBlocks(page)).toEqual([]);

      const claire = await hosting.persona('Claire');
      const all = await claire.messages(channel);
      const review = all.findLast(({ embeds }) => JSON.stringify(embeds).includes('Tout cela est vu'));
      const powers = review?.selects.find(({ options }) => options.length > 1)?.options ?? [];
      expect(powers.length).toBeGreaterThan(1);
      const lines = review?.embeds.flatMap(({ description = '' }) => description.split('\n')) ?? [];
      const dear = powers.find(({ label }) => lines.some(line => line.includes(`**${label}**`) && line.includes('→'))) ?? powers[0];
      await answered(shown());
      await chooseIn(page, shown().getByRole('combobox').last(), dear?.label ?? '');
      const power = await step('power', /les ordres les plus coûteux/);
      expect(power).toContain('Soutiens');
      expect(power).toContain('Unités qui auraient pu être sauvées');

      const first = shown().getByRole('button', { name: /^1\. / });
      if ((await first.count()) > 0) {
        await first.click();
        const sheet = await step('sheet', /^Les meilleurs ordres$/);
        expect(sheet).toMatch(/\/étude partie.*partie:\d+ phase:\d+/s);
        expect(sheet).not.toContain('Ses ordres\nAucune');
        await expect.poll(() => shown().getByRole('img').count()).toBeGreaterThan(1);
        expect(await stumblingBlocks(page)).toEqual([]);
        await shown()
          .getByRole('button', { name: /avec les meilleurs ordres/ })
          .click();
        await step('which', /quel ordre faut-il expliquer/);
        await answered(shown());
        await shown().getByRole('combobox').last().click();
        await page.getByRole('option').first().click();
        await expect.poll(() => log.getByText(/quel ordre faut-il expliquer/).count(), { timeout: 60_000 }).toBe(0);
        await step('why', /Avec les meilleurs ordres/);
      }
      expect(page.errors).toEqual([]);
    },
    600_000,
  );

  test('is looked at in English, by whoever may see the channel', async () => {
    const channel = 'review-warring-states-v2';
    const page = await openWindow(browser, `${hosting.page}#bao`, NARROW);
    const drawer = page.getByRole('button', { name: 'Channels', exact: true });
    if (await drawer.isVisible()) await drawer.click();
    await page.getByRole('navigation').getByText(channel).first().click();
    const shown = (): Locator => messagesIn(page).last();
    const step = async (name: string, says: string | RegExp): Promise<void> => {
      await shown().getByText(says).last().waitFor({ timeout: 120_000 });
      expect(await shown().innerText()).not.toMatch(/undefined|NaN|\[object|\b(?:Printemps|Automne|Hiver|aucune|centres et)\b/);
      expect(await stumblingBlocks(page)).toEqual([]);
      await picture(page, `review en ${name}`);
    };
    const choose = async (option: number): Promise<void> => {
      await answered(shown());
      await shown().getByRole('combobox').last().click();
      await page.getByRole('option').nth(option).click();
    };
    await page.getByRole('button', { name: 'Analyse', exact: true }).last().click();
    await step('overview', /All this is hindsight/);
    await choose(0);
    await step('power', /the most costly orders/);
    await step('units', 'Units that could have been saved');
    const first = shown().getByRole('button', { name: /^1\. / });
    if ((await first.count()) > 0) {
      await first.click();
      await step('sheet', /^The best orders$/);
      await shown()
        .getByRole('button', { name: /Explain.*best/ })
        .click();
      await step('which', /which order should I explain/);
      await choose(0);
      await step('why', /with the best orders/i);
    }
    expect(page.errors).toEqual([]);
  }, 600_000);
});
