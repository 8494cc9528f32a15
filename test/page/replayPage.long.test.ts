import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pageOf, playedRecord } from '../drawing/replay/replays.js';
import { stumblingBlocks } from './axe.js';
import { hasChromium, launch, withoutChromium } from './browser.js';

if (!hasChromium) console.warn(withoutChromium);

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const HOSTILE = '</script><script>document.title="taken"</script><img src=x onerror=\'document.title="taken"\'>';

describe.runIf(hasChromium)('The page of a replay, opened as a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
    const record = playedRecord('classic', 3);
    const withPress = { ...record, press: [{ phase: 1, seat: 'france', text: HOSTILE }] };
    for (const language of ['en', 'fr'] as const) writeFileSync(join(folder, `${language}.html`), await pageOf(withPress, language, true));
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  /** Opens it, and notes errors and everything that it requests. */
  async function opened(language: string, options: BrowserContextOptions = {}): Promise<Page & { noted: string[] }> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce', ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const noted: string[] = [];
    page.on('pageerror', error => noted.push(error.message));
    page.on('console', message => message.type() === 'error' && noted.push(message.text()));
    const address = pathToFileURL(join(folder, `${language}.html`)).href;
    page.on('request', request => !/^data:/.test(request.url()) && request.url() !== address && noted.push(request.url()));
    await page.goto(address);
    await page.locator('#board svg').first().waitFor();
    return Object.assign(page, { noted });
  }

  const title = (page: Page): Promise<string | null> => page.locator('#step-title').textContent();

  test('steps by keys from the start to the end, and plays by the space bar', async () => {
    const page = await opened('en');
    expect(await title(page)).toBe('The start');
    await page.keyboard.press('ArrowRight');
    expect(await title(page)).toBe('Spring 1901, movement');
    expect(await page.locator('#orders .group').count()).toBeGreaterThan(5);
    await page.keyboard.press('ArrowLeft');
    expect(await title(page)).toBe('The start');
    await page.keyboard.press('End');
    expect(await title(page)).toContain('1903');
    expect(await page.locator('#forward').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    expect(await title(page)).toBe('Spring 1901, movement');
    expect(await page.locator('#play').getAttribute('aria-label')).toBe('Pause');
    await page.keyboard.press(' ');
    expect(await page.locator('#play').getAttribute('aria-label')).toBe('Play');
    expect(page.noted).toEqual([]);
  });

  test('moves the same unit to its new place', async () => {
    const page = await opened('en');
    const places = (): Promise<readonly string[]> =>
      page.locator('.unit').evaluateAll(all => all.map(one => one.getAttribute('style') ?? ''));
    const before = await places();
    await page
      .locator('.unit')
      .first()
      .evaluate(one => one.setAttribute('data-first', ''));
    await page.locator('#forward').click();
    const after = await places();
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
    expect(await page.locator('.unit').first().getAttribute('data-first')).toBe('');
  });

  test('goes where the slider and the chart are pressed, and has the chart as a table', async () => {
    const page = await opened('en');
    await page.locator('#step').fill('2');
    expect(await page.locator('#count').textContent()).toMatch(/^2 \//);
    const chart = page.locator('#lines svg');
    await chart.click({ position: { x: 40, y: 100 } });
    expect(await page.locator('#count').textContent()).toMatch(/^0 \//);
    await page.locator('summary').click();
    expect(await page.locator('#table tbody tr').count()).toBe(4);
    expect(await page.locator('#table tbody tr').first().locator('td').allTextContents()).toEqual(['3', '3', '3', '3', '3', '4', '3']);
  });

  test('shows what a player wrote as text', async () => {
    const page = await opened('en');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('#orders').textContent()).toContain(HOSTILE);
    expect(await page.title()).not.toBe('taken');
    expect(await page.locator('#orders img').count()).toBe(0);
  });

  test.each([
    ['en', 'a large screen', {}],
    ['en', 'a phone', PHONE],
    ['fr', 'a phone', PHONE],
  ] as const)('puts no obstacle in the way (%s, %s), and fits its width', async (language, _, options) => {
    const page = await opened(language, options);
    await page.locator('#forward').click();
    await page.locator('summary').click();
    expect(await stumblingBlocks(page)).toEqual([]);
    const [needed, has] = await page.evaluate<[number, number]>('[document.documentElement.scrollWidth, innerWidth]');
    expect(needed).toBeLessThanOrEqual(has);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(page.noted).toEqual([]);
  });
});
