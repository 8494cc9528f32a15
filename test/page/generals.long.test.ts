import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import { OPPONENT_BUDGET, opponentText, sightOf } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { askedElsewhere, hasChromium, launch, openWindow, picture, send, type Window, withoutChromium } from './browser.js';
import { type LocalGuild, openLocalGuild } from './localGuild.js';

if (!hasChromium) console.warn(withoutChromium);

/** How many phases the person plays before the host ends the game. `ZONGHENG_PHASES=1000` plays on until the game ends by itself. */
const PHASES = Number(process.env.ZONGHENG_PHASES ?? 5);

/**
 * The yardstick, in milliseconds: on a machine on which a General's answer takes this process so long or less, a phase keeps the person waiting so
 * long at most. On a slower or busier one both are longer in proportion. The median is held to it; the longest wait is printed.
 */
const QUIET = { wait: 10_000, answer: 250 };

/** The words of the page and of the bot that a person presses and reads. */
interface Spoken {
  readonly language: string;
  readonly person: 'Ada' | 'Claire';
  readonly channel: string;
  /** The button that shows the channels, where there is no room for them beside the messages. */
  readonly channels?: string;
  readonly options: NonNullable<Parameters<typeof openWindow>[2]>;
  readonly create: string;
  readonly variant: string;
  readonly training: string;
  readonly trains: RegExp;
  readonly players: (count: number) => RegExp;
  readonly join: string;
  readonly fill: string;
  readonly level: string;
  readonly general: string;
  readonly filled: RegExp;
  readonly start: string;
  readonly startNow: string;
  readonly marked: RegExp;
  readonly orders: string;
  readonly hint: string;
  readonly considers: string;
  readonly nothing: string;
  readonly busy: RegExp;
  readonly back: string;
  readonly paste: string;
  readonly submit: string;
  readonly saved: RegExp;
  readonly ready: string;
  readonly anyway: string;
  readonly end: string;
  readonly confirmEnd: string;
  readonly standings: string;
}

const ENGLISH: Spoken = {
  language: 'English',
  person: 'Ada',
  channel: 'table-one',
  options: {},
  create: '/game cr',
  variant: 'variant',
  training: 'training yes',
  trains: /Training game/,
  players: count => new RegExp(`Players \\(${count} of 7\\)`),
  join: 'Join',
  fill: '/game fi',
  level: 'level',
  general: 'General',
  filled: /Generals, played by the bot/,
  start: 'Start',
  startNow: 'Start now',
  marked: /General, played by the bot/g,
  orders: 'Orders',
  hint: 'Hint',
  nothing: 'A General would order nothing here.',
  busy: /Nothing was changed/,
  considers: 'What a General would consider',
  back: 'Back',
  paste: 'Paste all',
  submit: 'Submit',
  saved: /Saved: [1-9]/,
  ready: 'Ready',
  anyway: 'Ready anyway',
  end: '/game en',
  confirmEnd: 'End the game',
  standings: 'Final standings',
};

const FRENCH: Spoken = {
  language: 'French, on a phone',
  person: 'Claire',
  channel: 'table-two',
  channels: 'Salons',
  options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  create: '/partie cr',
  variant: 'variante',
  training: 'entraînement oui',
  trains: /Partie d’entraînement/,
  players: count => new RegExp(`\\(${count} sur 7\\)`),
  join: 'Rejoindre',
  fill: '/partie rem',
  level: 'niveau',
  general: 'Général',
  filled: /Généraux \(c’est le bot qui joue\)/,
  start: 'Lancer',
  startNow: 'Lancer maintenant',
  marked: /Général, joué par le bot/g,
  orders: 'Ordres',
  hint: 'Conseil',
  nothing: 'Un Général n’ordonnerait rien ici.',
  busy: /Rien n’a changé/,
  considers: 'Ce qu’un Général envisagerait',
  back: 'Retour',
  paste: 'Tout saisir',
  submit: 'Valider',
  saved: /Enregistrés\s*: [1-9]/,
  ready: 'Prêt',
  anyway: 'Prêt quand même',
  end: '/partie ter',
  confirmEnd: 'Mettre fin à la partie',
  standings: 'Classement final',
};

describe.skipIf(!hasChromium)('a game of one person with six Generals', () => {
  let browser: Browser;
  let hosting: LocalGuild;

  beforeAll(async () => {
    [browser, hosting] = await Promise.all([launch(), openLocalGuild()]);
    timeOfAnswer();
  });
  afterAll(async () => {
    await browser?.close();
    await hosting?.close();
  });

  test.each([ENGLISH, FRENCH])(
    'is played in $language from the lobby to the end, with what the page offers',
    async spoken => {
      const { channel } = spoken;
      const page = await openWindow(browser, `${hosting.page}#${spoken.person.toLowerCase()}`, spoken.options);
      const table = { page, hosting, spoken, channel };
      if (spoken.channels) await page.getByRole('button', { name: spoken.channels, exact: true }).click();
      await page.getByRole('button', { name: channel }).click();
      await open(table);

      const waits: Waits[] = [];
      const answers: number[] = [];
      for (let card = await cardAfter(table, undefined); card && waits.length < PHASES; ) {
        answers.push(timeOfAnswer());
        const asked = await play(table, card, waits.length === 0);
        const ready = performance.now();
        const next = await cardAfter(table, card);
        const since = performance.now();
        waits.push({ card: card.title, hint: asked, next: Math.round(since - ready) });
        if (waits.length === 2) await picture(page, `generals-results-${spoken.person}`);
        card = next;
      }
      if (!(await hasEnded(table))) {
        await page.locator('#write').pressSequentially(spoken.end);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: spoken.confirmEnd }).last().click();
      }
      await expect.poll(() => hasEnded(table)).toBe(true);
      await page.getByText(spoken.standings).last().waitFor();
      await picture(page, `generals-end-${spoken.person}`);

      const slowness = Math.max(1, median(answers) / QUIET.answer);
      for (const { card, hint, next } of waits) console.log(`${card}: the hint after ${hint} ms, the next phase ${next} ms after Ready`);
      console.log(
        `${waits.length} phases; hints: median ${median(waits.map(({ hint }) => hint))} ms, longest ${Math.max(...waits.map(({ hint }) => hint))} ms; next phases: median ${median(waits.map(({ next }) => next))} ms, longest ${Math.max(...waits.map(({ next }) => next))} ms; one answer in this process: median ${median(answers)} ms`,
      );
      expect(median(waits.map(({ hint, next }) => hint + next))).toBeLessThan(QUIET.wait * slowness);
      expect(page.errors).toEqual([]);
      expect(askedElsewhere(page)).toEqual([]);
    },
    3_600_000,
  );
});

interface Table {
  readonly page: Window;
  readonly hosting: LocalGuild;
  readonly spoken: Spoken;
  readonly channel: string;
}

/** How long the person waited in a phase, in milliseconds: for the hint, which comes after the opponents' orders, and for the next phase. */
interface Waits {
  readonly card: string;
  readonly hint: number;
  readonly next: number;
}

/** Opens a training game, joins it, has Generals take the empty seats, and starts it. */
async function open({ page, spoken }: Table): Promise<void> {
  await page.locator('#write').pressSequentially(spoken.create);
  // Until the commands have come there is nothing to choose.
  await page.locator('#palette').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: spoken.variant }).pressSequentially('class');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /^\+ (rules|règles)$/ }).click();
  await page.keyboard.type(spoken.training);
  await send(page);
  await page.getByText(spoken.players(0)).waitFor();
  await page.getByText(spoken.trains).first().waitFor();
  await page.getByRole('button', { name: spoken.join, exact: true }).click();
  await page.getByText(spoken.players(1)).waitFor();
  await page.locator('#write').pressSequentially(spoken.fill);
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: spoken.level }).pressSequentially(spoken.general);
  await send(page);
  await page.getByText(spoken.filled).first().waitFor();
  await picture(page, `generals-lobby-${spoken.person}`);
  await page.getByRole('button', { name: spoken.start, exact: true }).click();
  await page.getByRole('button', { name: spoken.startNow }).click();
  await expect.poll(async () => (await page.locator('.messages').innerText()).match(spoken.marked)?.length ?? 0).toBeGreaterThan(5);
  await picture(page, `generals-opening-${spoken.person}`);
}

interface Card {
  readonly id: string;
  readonly title: string;
}

/** Asks for a hint, types what it says as one's own orders, and reports that they are ready. Returns how long the hint took. */
async function play({ page, spoken }: Table, card: Card, isFirst: boolean): Promise<number> {
  const pressed = (within: Locator, name: string): Promise<void> => within.getByRole('button', { name, exact: true }).click();
  await pressed(page.locator(`#message-${card.id}`), spoken.orders);
  const panel = page.locator('.ephemeral').filter({ hasText: card.title }).last();
  await panel.getByRole('button', { name: spoken.hint, exact: true }).waitFor();
  const own = page.locator(`#${await panel.getAttribute('id')}`);
  const asked = performance.now();
  const answered = own.getByText(spoken.considers).or(own.getByText(spoken.nothing));
  const busy = own.getByText(spoken.busy);
  for (const until = asked + 120_000; performance.now() < until && !(await answered.isVisible()); ) {
    await pressed(own, spoken.hint);
    await answered.or(busy).waitFor();
  }
  const took = Math.round(performance.now() - asked);
  const orders = await own.locator('code').allInnerTexts();
  if (isFirst) await picture(page, `generals-hint-${spoken.person}`);
  await pressed(own, spoken.back);
  if (orders.length > 0) {
    await pressed(own, spoken.paste);
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').fill(orders.join('\n'));
    await form.getByRole('button', { name: spoken.submit }).click();
    await own.getByText(spoken.saved).waitFor();
  }
  if (isFirst) await picture(page, `generals-orders-${spoken.person}`);
  await pressed(own, spoken.ready);
  return took;
}

/** The card of the open phase, once it is another than the given one. Undefined: the game has ended. */
async function cardAfter(table: Table, before: Card | undefined): Promise<Card | undefined> {
  const { hosting, spoken, channel } = table;
  const person = await hosting.persona(spoken.person);
  const anyway = table.page.getByRole('button', { name: spoken.anyway, exact: true }).last();
  for (const until = performance.now() + 120_000; performance.now() < until; await table.page.waitForTimeout(50)) {
    const posts = await person.messages(channel);
    if (posts.some(({ text }) => text.includes(spoken.standings))) return undefined;
    const card = posts.findLast(one => !one.ephemeral && one.buttons.some(({ label }) => label === spoken.ready));
    if (card && card.id !== before?.id) return { id: card.id, title: card.text.split('\n')[0] ?? '' };
    if (await anyway.isVisible()) await anyway.click();
  }
  throw new Error('The next phase did not come.');
}

async function hasEnded({ hosting, spoken, channel }: Table): Promise<boolean> {
  return (await (await hosting.persona(spoken.person)).messages(channel)).some(({ text }) => text.includes(spoken.standings));
}

const classic = variantsOn(readOwnVariant)
  .filter(({ id }) => id === 'classic')
  .map(diplomacy)[0];

/** How many milliseconds a General's answer takes in this process, at the start of a game: how fast the machine is now. */
function timeOfAnswer(): number {
  const seats = classic?.seats(7);
  if (!classic || !seats?.ok) throw new Error('there is no classic game');
  const state = classic.open({ seats: seats.value.map(({ id }) => id), seed: 1, options: {} });
  const began = performance.now();
  opponentText(classic, 'general', sightOf(classic, state, 'france'), { random: seededRandom(1), budget: OPPONENT_BUDGET });
  return Math.round(performance.now() - began);
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
