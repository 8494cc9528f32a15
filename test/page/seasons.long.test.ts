import type { Persona, SeenMessage } from 'discord-simulator';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedElsewhere, chooseIn, hasChromium, launch, openWindow, picture, type Window, withoutChromium } from './browser.js';
import { type LocalGuild, openLocalGuild } from './localGuild.js';

if (!hasChromium) console.warn(withoutChromium);

const EVERYBODY = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston', 'Hana'] as const;
const CHANNEL = 'table-one';
/** How long is waited for what the bot posts, ms: a failure only if it never comes. */
const PATIENCE = 120_000;

/** What a person presses and reads. */
interface Spoken {
  readonly language: string;
  readonly locale: 'en-GB' | 'fr';
  readonly options: NonNullable<Parameters<typeof openWindow>[2]>;
  readonly channels?: string;
  readonly join: string;
  readonly start: string;
  readonly startNow: string;
  readonly orders: string;
  readonly ready: string;
  readonly anyway: string;
  readonly neutrals: string;
  readonly ownUnits: string;
  readonly winter: RegExp;
  readonly mayBuild: RegExp;
  readonly mustRemove: RegExp;
  readonly build: RegExp;
  readonly remove: RegExp;
  readonly built: RegExp;
  readonly removed: RegExp;
  readonly needs: RegExp;
  readonly goTo: RegExp;
  readonly byVote: RegExp;
  readonly carried: RegExp;
  readonly failed: RegExp;
}

const ENGLISH: Spoken = {
  language: 'English',
  locale: 'en-GB',
  options: {},
  join: 'Join',
  start: 'Start',
  startNow: 'Start now',
  orders: 'Orders',
  ready: 'Ready',
  anyway: 'Ready anyway',
  neutrals: 'Neutrals',
  ownUnits: 'My units',
  winter: /Winter 450 BC/,
  mayBuild: /4 centres/,
  mustRemove: /2 centres/,
  build: /Build/,
  remove: /Remove|Disband/,
  built: /A Yong is built/,
  removed: /is removed/,
  needs: /A vote passes if at least 5 of the 8 powers agree/,
  goTo: /Move to|Move/,
  byVote: /Neutrals, by vote/,
  carried: /A Lu – P'eng-ch'eng \(5 of 8 powers agreed, with enough units\)/,
  failed: /A Yueh .*the most popular choice had only 2 of 8 powers/,
};

const FRENCH: Spoken = {
  language: 'French, on a phone',
  locale: 'fr',
  options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  channels: 'Salons',
  join: 'Rejoindre',
  start: 'Lancer',
  startNow: 'Lancer maintenant',
  orders: 'Ordres',
  ready: 'Prêt',
  anyway: 'Prêt quand même',
  neutrals: 'Neutres',
  ownUnits: 'Mes unités',
  winter: /Hiver 450\sav\.\sJ\.-C\./,
  mayBuild: /4 centres/,
  mustRemove: /2 centres/,
  build: /Construire/,
  remove: /Retirer|Dissoudre/,
  built: /A Yong est construite/,
  removed: /est retirée/,
  needs: /5 des 8 puissances/,
  goTo: /Aller à/,
  byVote: /Neutres, par vote/,
  carried: /A Lu – P'eng-ch'eng \(5 puissances sur 8 d’accord, avec assez d’unités\)/,
  failed: /A Yueh .*le choix le plus demandé n’a réuni que 2 puissances sur 8/,
};

describe.skipIf(!hasChromium)('on the page, to their end', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  test.each([ENGLISH, FRENCH])(
    'in $language: a winter of Warring States, one power builds and another removes a unit, and both read what came of it',
    async spoken => {
      const hosting = await openLocalGuild();
      try {
        const table = await begun({ browser, hosting, spoken }, 'warring-states-v2', 7);
        await turn(table, { qin: 'A Yon - Ron', wei: 'A Wei - Hen', han: 'A Yzh - Zhe' });
        const winter = await turn(table, { han: 'A Zhe - Wei' });
        expect(winter.text).toMatch(spoken.winter);
        const [qin, wei] = [await seated(table, 'qin'), await seated(table, 'wei')];
        await shot(qin, spoken, 'winter-card');
        await decided(qin, spoken, winter, { sees: spoken.mayBuild, which: 'Yong', what: spoken.build, name: 'winter-build' });
        await decided(wei, spoken, winter, { sees: spoken.mustRemove, which: 'Henei', what: spoken.remove, name: 'winter-remove' });
        await turn(table, {}, ['qin', 'wei']);
        for (const window of [qin, wei]) {
          await window.getByText(spoken.built).last().waitFor();
          await window.getByText(spoken.removed).last().waitFor();
          await shot(window, spoken, `winter-results-${window === qin ? 'build' : 'remove'}`);
          expect(window.errors).toEqual([]);
        }
        expect(askedElsewhere(qin, wei)).toEqual([]);
      } finally {
        await hosting.close();
      }
    },
    1_200_000,
  );

  test.each([ENGLISH, FRENCH])(
    'in $language: a vote on what a neutral of Mandate of Heaven does, cast by menu, and the results tell how close each came',
    async spoken => {
      const hosting = await openLocalGuild();
      try {
        const table = await begun({ browser, hosting, spoken }, 'mandate-of-heaven', 8);
        const card = await turn(table, { 'hsiung-nu': 'A Kob; A Yns; A Ssn' });
        const others = POWERS['mandate-of-heaven'].filter(power => power !== 'han');
        for (const power of others.slice(0, 4)) await say(table, power, 'A Lu - Peg');
        for (const power of others.slice(0, 2)) await say(table, power, 'A Yue - Wu');
        const han = await seated(table, 'han');
        await votes(han, spoken, card);
        await turn(table, {}, ['han']);
        await han.getByText(spoken.byVote).last().waitFor();
        await han.getByText(spoken.byVote).last().scrollIntoViewIfNeeded();
        await shot(han, spoken, 'vote-results');
        const results = (await table.people[0]?.messages(CHANNEL))?.findLast(({ text }) => spoken.byVote.test(text))?.text ?? '';
        expect(results).toMatch(spoken.carried);
        expect(results).toMatch(spoken.failed);
        expect(han.errors).toEqual([]);
      } finally {
        await hosting.close();
      }
    },
    1_200_000,
  );
});

const POWERS = {
  'warring-states-v2': ['qin', 'chu', 'zhao', 'wei', 'han', 'yan', 'qi'],
  'mandate-of-heaven': ['chin', 'chu', 'chao', 'wei', 'han', 'yen', 'chi', 'hsiung-nu'],
} as const;

interface Table {
  readonly browser: Browser;
  readonly hosting: LocalGuild;
  readonly spoken: Spoken;
  readonly people: readonly Persona[];
  /** Who plays which power. */
  readonly seats: ReadonlyMap<string, Persona>;
}

/** Starts a game between so many people, in the language of all of them. */
async function begun(
  { browser, hosting, spoken }: Pick<Table, 'browser' | 'hosting' | 'spoken'>,
  variant: keyof typeof POWERS,
  players: number,
): Promise<Table> {
  const { director } = hosting;
  await director.untilBot(['game']);
  await director.ask('guilds.set', { guild: (await director.ask('guilds.list', {}))[0]?.name ?? '', locale: spoken.locale });
  for (const persona of EVERYBODY) await director.ask('personas.set', { persona, locale: spoken.locale });
  const people = await Promise.all(EVERYBODY.slice(0, players).map(name => hosting.persona(name)));
  const [host] = people;
  if (!host) throw new Error('nobody is there');
  await host.command(CHANNEL, '/game create', { variant });
  const lobby = await host.until(CHANNEL, seen => seen.buttons.some(({ label }) => label === spoken.join), PATIENCE);
  for (const person of people) await person.press(lobby, spoken.join);
  await host.press(await host.press(lobby, spoken.start), spoken.startNow);
  await cardIn({ people, spoken });
  const seats = new Map<string, Persona>();
  for (const person of people) {
    const title = (await person.command(CHANNEL, '/orders')).message?.text.split('\n')[0] ?? '';
    const name = title.split(' · ')[0]?.toLowerCase().replaceAll("'", '') ?? '';
    seats.set(name, person);
  }
  expect([...seats.keys()].toSorted()).toEqual([...POWERS[variant]].toSorted());
  return { browser, hosting, spoken, people, seats };
}

const playerOf = ({ seats }: Table, power: string): Persona => seats.get(power) ?? expect.fail(`nobody plays ${power}`);

const say = (table: Table, power: string, text: string) => playerOf(table, power).command(CHANNEL, '/order', { text });

/** Everybody else has the orders saved and is ready. Returns the card of the next phase. */
async function turn(table: Table, orders: Readonly<Record<string, string>>, but: readonly string[] = []): Promise<SeenMessage> {
  const { spoken, seats } = table;
  for (const [power, text] of Object.entries(orders)) await say(table, power, text);
  const card = await cardIn(table);
  // A phase that waits only for those who have orders closes once they are ready, and its card then has no buttons: they come last.
  const [first, last] = [[...seats].filter(([power]) => !orders[power]), [...seats].filter(([power]) => orders[power])];
  for (const [power, person] of [...first, ...last]) {
    if (but.includes(power)) continue;
    const reply = await person.press(card, spoken.ready);
    if (reply.message?.buttons.some(({ label }) => label === spoken.anyway)) await person.press(reply, spoken.anyway);
  }
  return await cardIn(table, card);
}

/** The card of the open phase, once it is another than the given one. */
const cardIn = async ({ people, spoken }: Pick<Table, 'people' | 'spoken'>, before?: SeenMessage): Promise<SeenMessage> =>
  (people[0] ?? expect.fail('nobody is there')).until(
    CHANNEL,
    one => one.id !== before?.id && !one.ephemeral && one.buttons.some(({ label }) => label === spoken.ready),
    PATIENCE,
  );

/** A window of whoever plays a power, in the game's channel. */
async function seated({ browser, hosting, spoken, ...table }: Table, power: string): Promise<Window> {
  const { name } = playerOf({ browser, hosting, spoken, ...table }, power);
  const page = await openWindow(browser, `${hosting.page}#${name.toLowerCase()}`, spoken.options);
  page.setDefaultTimeout(PATIENCE);
  if (spoken.channels) await page.getByRole('button', { name: spoken.channels, exact: true }).click();
  await page
    .locator('nav.channels')
    .getByRole('button', { name: new RegExp(`^${CHANNEL}`) })
    .click();
  return page;
}

interface Decision {
  /** What the panel says about why there is something to decide. */
  readonly sees: RegExp;
  readonly which: string | RegExp;
  readonly what: RegExp;
  readonly name: string;
}

/** Opens the panel of a phase, decides one thing by its menus, and is ready. */
async function decided(page: Window, spoken: Spoken, card: SeenMessage, { sees, which, what, name }: Decision): Promise<void> {
  const panel = await panelOf(page, spoken, card);
  await panel.getByText(sees).first().waitFor();
  await shot(page, spoken, `${name}-panel`);
  await menu(page, panel, 0, which);
  await shot(page, spoken, `${name}-chosen`);
  const saved = panel.getByText(/✅/).first();
  // Where there is only one choice it is saved at once: the bot has to have answered before that can be seen.
  await saved.or(panel.getByRole('combobox').nth(1)).first().waitFor();
  if (!(await saved.isVisible())) await menu(page, panel, 1, what);
  await saved.waitFor();
  await shot(page, spoken, `${name}-saved`);
  await panel.getByRole('button', { name: spoken.ready, exact: true }).click();
}

async function panelOf(page: Window, spoken: Spoken, card: SeenMessage) {
  await page.locator(`#message-${card.id}`).getByRole('button', { name: spoken.orders, exact: true }).click();
  const panel = page.locator('.ephemeral').last();
  await panel.getByRole('button', { name: spoken.ready, exact: true }).waitFor();
  return page.locator(`#${await panel.getAttribute('id')}`);
}

/** Chooses in one of the menus of a panel, the first or a later one. */
async function menu(page: Window, panel: ReturnType<Window['locator']>, at: number, option: string | RegExp): Promise<void> {
  await chooseIn(page, panel.getByRole('combobox').nth(at), option);
}

/** Votes for what a neutral does, by the menus of the panel, and is ready. */
async function votes(page: Window, spoken: Spoken, card: SeenMessage): Promise<void> {
  const panel = await panelOf(page, spoken, card);
  await panel.getByRole('button', { name: spoken.neutrals, exact: true }).click();
  await panel.getByText(spoken.needs).waitFor();
  await shot(page, spoken, 'vote-panel');
  await menu(page, panel, 0, /^A Lu/);
  await menu(page, panel, 1, spoken.goTo);
  await shot(page, spoken, 'vote-order');
  await menu(page, panel, 1, /P'eng-ch'eng/);
  await panel.getByText(/✅/).first().waitFor();
  await shot(page, spoken, 'vote-saved');
  await panel.getByRole('button', { name: spoken.ready, exact: true }).click();
  const anyway = panel.getByRole('button', { name: spoken.anyway, exact: true });
  await anyway.waitFor();
  await shot(page, spoken, 'vote-anyway');
  await anyway.click();
}

async function shot(page: Window, { locale }: Spoken, name: string): Promise<void> {
  await page.waitForTimeout(300);
  await picture(page, `seasons-${locale}-${name}`);
}
