import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPath, NO_CHROMIUM } from './chromium.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = /^ {2}(http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/)$/m;

/**
 * Runs `npm start` without a token, in a local guild with a database of its own that is deleted afterwards. `come` resolves when the bot is
 * ready.
 */
export async function openHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
  const settings = { DISCORD_TOKEN: '', ZONGHENG_LOCAL_PORT: '0', LOG_LEVEL: 'error', ZONGHENG_DATABASE: join(folder, 'guild.db') };
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', piece => {
    said += piece;
  });
  const saying = pattern =>
    new Promise((resolve, reject) => {
      const look = () => pattern.test(said) && resolve(pattern.exec(said)?.[1]);
      child.stdout.on('data', look);
      child.once('close', () => reject(new Error(`The bot did not start: ${said}`)));
    });
  const come = saying(/^Zongheng is there\.$/m);
  const page = await saying(PAGE);
  return {
    page,
    begun,
    startedWithin: performance.now() - begun,
    come,
    call: async (method, params) => {
      const response = await fetch(`${page}call/${method}`, { method: 'POST', body: JSON.stringify(params) });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${method}: ${answer.message}`);
      return answer;
    },
    close: async () => {
      const closed = new Promise(resolve => child.once('close', resolve));
      process.kill(-child.pid, 'SIGTERM');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function launch() {
  if (chromiumPath === undefined) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
}

/** Opens a window on the local guild, without the card of the first steps. */
export async function openWindow(browser, address, options = {}) {
  const window = await openEmptyWindow(browser, options);
  await visit(window, address);
  return window;
}

/** Opens such a window, but visits nothing yet. */
export async function openEmptyWindow(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, ...options });
  await context.addInitScript("localStorage.setItem(location.pathname + ' first-steps', '4')");
  return context.newPage();
}

/** Opens an address, and waits until messages and commands can be sent there. */
export async function visit(window, address) {
  await window.goto(address);
  const box = window.locator('#write');
  await box.fill('/');
  await window.locator('#palette').waitFor();
  await box.fill('');
}
