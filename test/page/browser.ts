import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

const DEBIANS = '/usr/bin/chromium';
const path = process.env.CHROMIUM_PATH ?? (existsSync(DEBIANS) ? DEBIANS : undefined);

export const hasChromium = path !== undefined;
export const withoutChromium = 'The page is not tried: there is no Chromium. Name one in CHROMIUM_PATH, or apt-get install chromium.';

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: path ?? '', args: ['--no-sandbox'] });

/** A window of the page, and what went wrong in it. */
export interface Window extends Page {
  /** Errors of scripts and of the console. */
  readonly errors: readonly string[];
  /** Everything it asked for. */
  readonly asked: readonly string[];
}

/** Opens a window as a persona; it is closed when the test ends. The card of the first steps is put away unless it is wanted. */
export async function openWindow(
  browser: Browser,
  address: string,
  options: BrowserContextOptions & { firstSteps?: boolean } = {},
): Promise<Window> {
  const { firstSteps = false, ...rest } = options;
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, reducedMotion: 'reduce', ...rest });
  onTestFinished(() => context.close());
  if (!firstSteps) await context.addInitScript({ content: "localStorage.setItem(location.pathname + ' first-steps', '4')" });
  const page = await context.newPage();
  const errors: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`));
  page.on('request', request => asked.push(request.url()));
  page.on('websocket', socket => asked.push(socket.url()));
  page.setDefaultTimeout(30_000);
  await page.goto(address);
  await page.locator('#write').waitFor();
  return Object.assign(page, { errors, asked });
}

/** What windows asked of anybody but the guild they came from. */
export const askedElsewhere = (...windows: readonly Window[]): readonly string[] =>
  windows.flatMap(window => {
    const { host } = new URL(window.url());
    return window.asked.filter(url => new URL(url).host !== host);
  });

/** Keeps a picture of the window beside the tests, out of the repository. */
export const picture = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: `test/page/screenshots/${name}.png` });
