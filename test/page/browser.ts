import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { chromiumPath, NO_CHROMIUM } from '../../scripts/chromium.mjs';

export const hasChromium = chromiumPath !== undefined;
export const withoutChromium = `The page is not tried. ${NO_CHROMIUM}`;

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox'] });

/** A window of the page, with a record of its errors and requests. */
export interface Window extends Page {
  /** The errors of scripts and of the console. */
  readonly errors: readonly string[];
  /** The addresses of everything it requested. */
  readonly asked: readonly string[];
}

/** Opens a window, which is closed when the test ends. The card of the first steps is hidden unless `firstSteps` is true. */
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

/** Whether a request or a connection failed because the program was not there: it was ending, or had not begun again. */
export const isUnreached = (error: string): boolean =>
  /net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|WebSocket/.test(error);

/** Presses Enter until the command that is filled in is gone: it takes a suggestion for what was typed last, if there is one, and runs the command. */
export async function send(page: Page): Promise<void> {
  const form = page.locator('form.invocation');
  await form.waitFor();
  for (; await form.isVisible(); await page.waitForTimeout(100)) await page.keyboard.press('Enter');
}

/** How long is waited for what the bot offers before it is asked once more, ms, and how often it is asked. */
const OFFERED_WITHIN = 5_000;
const ASKED = 20;

/** Whether something comes within a few seconds. */
const comes = (what: Locator): Promise<boolean> =>
  what.waitFor({ timeout: OFFERED_WITHIN }).then(
    () => true,
    () => false,
  );

/**
 * Takes the first suggestion that has in it what was typed into a field: until the bot has answered, there may be suggestions for what was typed
 * before. A bot that is too busy suggests nothing: typing the last letter again asks it once more.
 */
export async function takeFirst(page: Page, field: Locator): Promise<void> {
  const typed = await field.inputValue();
  const first = page.getByRole('option').filter({ hasText: typed }).first();
  for (let asked = 0; asked < ASKED; asked++) {
    if (await comes(first)) return await first.click();
    await field.press('Backspace');
    await field.pressSequentially(typed.slice(-1));
  }
  throw new Error('Nothing is suggested.');
}

/**
 * Opens a menu of a message, and returns the option that is wanted. The options may be those of before while the bot is at work, and the menu closes when it
 * has answered: then it is opened again.
 */
export async function offeredIn(page: Page, menu: Locator, option: string | RegExp): Promise<Locator> {
  const wanted = page.getByRole('option', { name: option }).first();
  for (let asked = 0; asked < ASKED; asked++) {
    await menu.click();
    if (await comes(wanted)) return wanted;
    await page.keyboard.press('Escape');
  }
  throw new Error(`The menu does not offer ${String(option)}.`);
}

/** Chooses in a menu of a message. */
export const chooseIn = async (page: Page, menu: Locator, option: string | RegExp): Promise<void> =>
  (await offeredIn(page, menu, option)).click();

/** Waits until nothing in a message is busy: a menu that is opened before the bot has answered closes when the answer comes. */
export const answered = (message: Locator): Promise<void> =>
  expect.poll(() => message.locator('[aria-busy="true"]').count(), { timeout: 30_000 }).toBe(0);

/** The messages that a window shows. They are list items, and so are the points of a list that a message holds. */
export const messagesIn = (page: Page): Locator => page.getByRole('log').locator('li[id^="message-"]');

/** Returns what windows requested from anybody but the server they came from. */
export const askedElsewhere = (...windows: readonly Window[]): readonly string[] =>
  windows.flatMap(window => {
    const { host } = new URL(window.url());
    return window.asked.filter(url => new URL(url).host !== host);
  });

/** Saves a screenshot of the window beside the tests. It does not get into the repository. */
export const picture = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: `test/page/screenshots/${name}.png` });
