// Makes the README's picture of the local guild: `npm run screenshot`.
import { launch, openHouse, openWindow } from './house.mjs';

const OUT = 'docs/images/local-guild.png';
/**
 * How many deadlines are skipped, and milliseconds that practice players get before each. Ada sends nothing: after a second deadline, she
 * would lose her seat.
 */
const PHASES = 1;
const PRACTICE = 8_000;

/** How often to try to open the panel. After every second failure a phase is skipped, since Ada may have nothing to order in it. */
const TRIES = 8;

/**
 * Opens the menu of Ada's first unit, in the next phase in which she has one to order. Retries, since cards are redrawn while practice
 * players order.
 */
async function openOrders(window) {
  for (let tries = 1; tries <= TRIES; tries++) {
    await window.waitForTimeout(PRACTICE);
    try {
      await window.getByRole('button', { name: 'Orders', exact: true }).last().click({ timeout: PRACTICE });
      return await window.getByRole('combobox', { name: /order/i }).last().click({ timeout: PRACTICE });
    } catch {
      if (tries % 2 === 0) await window.getByRole('button', { name: 'Skip to the next deadline' }).click();
    }
  }
  throw new Error('Ada had nothing to order');
}

const [house, browser] = await Promise.all([openHouse(), launch()]);
try {
  const window = await openWindow(browser, `${house.page}#Ada`, { viewport: { width: 1440, height: 1400 } });
  const there = { persona: 'Ada', channel: 'lobby' };
  await house.call('autopilot.open', there);
  await window.getByText('Players (0 of 7)').waitFor();
  await house.call('autopilot.fill', there);
  await house.call('autopilot.start', there);
  for (let phase = 0; phase < PHASES; phase++) {
    await window.waitForTimeout(PRACTICE);
    await window.getByRole('button', { name: 'Skip to the next deadline' }).click();
  }
  await openOrders(window);
  await window.getByRole('option').nth(1).click();
  await window.getByRole('combobox', { name: /your choice/ }).waitFor();
  await window.evaluate('document.fonts.ready.then(() => undefined)');
  await window.waitForTimeout(1_000);
  await window.screenshot({ path: OUT });
  console.log(OUT);
} finally {
  await browser.close();
  await house.close();
}
