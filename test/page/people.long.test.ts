import type { Persona, SeenMessage } from 'discord-simulator';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askedElsewhere,
  hasChromium,
  isUnreached,
  launch,
  openWindow,
  picture,
  send,
  takeFirst,
  type Window,
  withoutChromium,
} from './browser.js';
import { type LocalGuild, openLocalGuild } from './localGuild.js';

if (!hasChromium) console.warn(withoutChromium);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long is waited for what the bot posts, ms: a failure only if it never comes. */
const PATIENCE = 120_000;
const EVERYBODY = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston', 'Hana'] as const;
type Name = (typeof EVERYBODY)[number];
const VARIANT = 'classic';
const SERVER = 'Local Guild';

/** What a person presses, types and reads. */
interface Spoken {
  readonly language: string;
  readonly locale: 'en-GB' | 'fr';
  readonly options: NonNullable<Parameters<typeof openWindow>[2]>;
  /** Who sits at the page, and who offers to be a substitute, at a page of their own. */
  readonly person: Name;
  readonly substitute: Name;
  /** The button that shows the channels, where there is no room for them beside the messages. */
  readonly channels?: string;
  readonly play: string;
  readonly here: readonly [string, string];
  readonly variant: string;
  readonly chosen: RegExp;
  readonly fiveOfSeven: RegExp;
  readonly sixOfSeven: RegExp;
  readonly sixOfAll: RegExp;
  readonly waiting: RegExp;
  readonly stopWaiting: string;
  readonly stopped: RegExp;
  readonly beSubstitute: string;
  readonly listed: RegExp;
  readonly checkIn: RegExp;
  readonly imHere: string;
  readonly isHere: RegExp;
  readonly ready: string;
  readonly anyway: string;
  readonly orders: string;
  readonly asked: RegExp;
  readonly takeSeat: string;
  readonly yours: RegExp;
  readonly create: string;
  readonly rules: string;
  readonly fills: string;
  readonly players: (count: number) => RegExp;
  readonly join: string;
  readonly begunWithBot: RegExp;
  readonly botOrdered: RegExp;
  readonly botPlays: RegExp;
  readonly takesOver: (name: Name) => RegExp;
  readonly privately: string;
  readonly isPrivate: RegExp;
  readonly refusedPrivate: RegExp;
  readonly musters: string;
  readonly start: string;
  readonly startEmpty: string;
  readonly seatsKept: RegExp;
  readonly draw: string;
  readonly standings: string;
  readonly rematch: string;
  readonly isRematch: RegExp;
  readonly next: RegExp;
  readonly rate: readonly [string, string, string];
  readonly rated: RegExp;
  readonly me: string;
  readonly record: RegExp;
  readonly myRecord: string;
  readonly player: string;
  readonly ofAnother: RegExp;
  readonly ratings: string;
  readonly table: RegExp;
}

const ENGLISH: Spoken = {
  language: 'English',
  locale: 'en-GB',
  options: {},
  person: 'Ada',
  substitute: 'Hana',
  play: 'play',
  here: ['here', 'yes'],
  variant: 'variant',
  chosen: /From now on, games that fill up through/,
  fiveOfSeven: /Classic \(Europe, 1901\), 24 hours: 5 of 7/,
  sixOfAll: /24 hours: 6 of 7/,
  sixOfSeven: /24 hours: 6 of 7 · you’re waiting until/,
  waiting: /You’re waiting for Classic/,
  stopWaiting: 'Stop waiting',
  stopped: /You’re no longer waiting for that game/,
  beSubstitute: 'Be a substitute',
  listed: /You’re on the list of substitutes/,
  checkIn: /The game is ready to start/,
  imHere: 'I’m here',
  isHere: /You’re checked in/,
  ready: 'Ready',
  anyway: 'Ready anyway',
  orders: 'Orders',
  asked: /Can you step in/,
  takeSeat: 'Take the seat',
  yours: /You now play/,
  create: 'game create',
  rules: 'rules',
  fills: 'open-for 1d; if-not-full opponents; stand-in recruit',
  players: count => new RegExp(`Players \\(${count} of 7\\)`),
  join: 'Join',
  begunWithBot: /Recruit, played by the bot/,
  botOrdered: /No orders came for .+ in time, so just this once the bot filled them in/,
  botPlays: /the bot plays /,
  takesOver: name => new RegExp(`@?${name} takes over`),
  privately: 'private',
  isPrivate: /Private: for one invited person/,
  refusedPrivate: /This game is private/,
  musters: 'muster 1d',
  start: 'Start',
  startEmpty: 'Start with empty seats',
  seatsKept: /For the first 24 hours, the open seats are reserved for people who played in the previous game/,
  draw: 'draw',
  standings: 'Final standings',
  rematch: 'Rematch',
  isRematch: /the lobby for the rematch is open in this channel, and you’re in/,
  next: /Rematch of game 1\. Everyone who played gets the next power/,
  rate: ['settings', 'rating', 'Yes'],
  rated: /Rat(ed|ing)/,
  me: 'me',
  record: /Your reliability on this server: \d+%/,
  myRecord: 'My record',
  player: 'player',
  ofAnother: /Reliability: (new here|reliable)/,
  ratings: 'game ratings',
  table: /Only players who choose/,
};

const FRENCH: Spoken = {
  language: 'French, on a phone',
  locale: 'fr',
  options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  person: 'Claire',
  substitute: 'Gaston',
  channels: 'Salons',
  play: 'jouer',
  here: ['ici', 'oui'],
  variant: 'variante',
  chosen: /Désormais, les parties formées avec/,
  fiveOfSeven: /Classique \(Europe, 1901\), 24 heures\s: 5 sur 7/,
  sixOfAll: /24 heures\s: 6 sur 7/,
  sixOfSeven: /24 heures\s: 6 sur 7 · vous attendez jusqu’au/,
  waiting: /vous attendez une partie/,
  stopWaiting: 'Ne plus attendre',
  stopped: /Vous n’attendez plus cette partie/,
  beSubstitute: 'Faire des remplacements',
  listed: /Vous faites désormais des remplacements/,
  checkIn: /La partie est prête à commencer/,
  imHere: 'Je suis là',
  isHere: /Votre présence est confirmée/,
  ready: 'Prêt',
  anyway: 'Prêt quand même',
  orders: 'Ordres',
  asked: /Pouvez-vous remplacer quelqu’un/,
  takeSeat: 'Prendre la place',
  yours: /Vous jouez/,
  create: 'partie créer',
  rules: 'règles',
  fills: 'ouverte 1j; si-incomplète le bot les joue; relève le bot : Recrue',
  players: count => new RegExp(`\\(${count} sur 7\\)`),
  join: 'Rejoindre',
  begunWithBot: /Recrue, jouée par le bot/,
  botOrdered: /Aucun ordre n’est arrivé à temps pour .+ pour cette fois, le bot s’en est chargé/,
  botPlays: /le bot joue /,
  takesOver: name => new RegExp(`@?${name} reprend`),
  privately: 'privée',
  isPrivate: /Privée\s: réservée à une personne invitée/,
  refusedPrivate: /Cette partie est privée/,
  musters: 'appel 1j',
  start: 'Lancer',
  startEmpty: 'Lancer avec des places vides',
  seatsKept: /Pendant les premières 24 heures, les places libres sont réservées aux personnes qui ont joué la partie précédente/,
  draw: 'nulle',
  standings: 'Classement final',
  rematch: 'Revanche',
  isRematch: /les inscriptions pour la revanche sont ouvertes dans ce salon/,
  next: /Revanche de la partie 1\. Chaque personne qui y jouait reçoit la puissance suivante/,
  rate: ['réglages', 'cote', 'Oui'],
  rated: /[Cc]ote/,
  me: 'moi',
  record: /Votre fiabilité sur ce serveur\s: \d+\s%/,
  myRecord: 'Mon bilan',
  player: 'joueur',
  ofAnother: /Fiabilité\s: (débute ici|fiable)/,
  ratings: 'partie classement',
  table: /Seules les personnes qui choisissent/,
};

describe.skipIf(!hasChromium)('games that fill, and games that finish', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  test.each([ENGLISH, FRENCH])(
    'in $language: a queue that fills a table, a substitute, a lobby that the bot fills, a private one, a rematch, a record and ratings',
    async spoken => {
      const hosting = await openLocalGuild();
      try {
        const room = await enter(browser, hosting, spoken);
        await queues(room);
        await checksIn(room);
        await substitutes(room);
        await opponents(room);
        await remains(room);
        await keepsSeats(browser, room);
        await invites(room);
        await musters(room);
        // Between the end of the program and its new start both windows failed to reach it.
        for (const { errors } of [room.page, room.other]) expect(errors.filter(one => !isUnreached(one))).toEqual([]);
        expect(askedElsewhere(room.page, room.other)).toEqual([]);
      } finally {
        await hosting.close();
      }
    },
    1_200_000,
  );
});

interface Room {
  readonly hosting: LocalGuild;
  readonly spoken: Spoken;
  /** The window of the person, and that of the substitute. */
  readonly page: Window;
  readonly other: Window;
  readonly people: Readonly<Record<Name, Persona>>;
  /** Everybody but the person at the page and the substitute. */
  readonly others: readonly Persona[];
}

async function enter(browser: Browser, hosting: LocalGuild, spoken: Spoken): Promise<Room> {
  const { director } = hosting;
  await director.untilBot(['play']);
  await director.ask('guilds.set', { guild: (await director.ask('guilds.list', {}))[0]?.name ?? SERVER, locale: spoken.locale });
  for (const persona of EVERYBODY) await director.ask('personas.set', { persona, locale: spoken.locale });
  for (const name of ['bot-table', 'private-table', 'muster-table']) await director.ask('channels.add', { name });
  const people = Object.fromEntries(await Promise.all(EVERYBODY.map(async name => [name, await hosting.persona(name)]))) as Room['people'];
  const page = await openWindow(browser, `${hosting.page}#${spoken.person.toLowerCase()}`, spoken.options);
  const other = await openWindow(browser, `${hosting.page}#${spoken.substitute.toLowerCase()}`, spoken.options);
  for (const window of [page, other]) window.setDefaultTimeout(PATIENCE);
  const others = EVERYBODY.filter(name => name !== spoken.person && name !== spoken.substitute).map(name => people[name]);
  return { hosting, spoken, page, other, people, others };
}

/** The queue of the server: seen, joined, left again, still there after a restart; and the list of substitutes. */
async function queues({ hosting, spoken, page, other, people, others }: Room): Promise<void> {
  await goTo(page, spoken, 'table-one');
  // The first of all people owns the server.
  await people.Ada.command('table-one', '/play', { here: 'yes' });
  for (const one of others.slice(0, 5)) await one.command('table-one', '/play', { variant: VARIANT });
  await run(page, spoken.play);
  await page.getByText(spoken.fiveOfSeven).waitFor();
  await shot(page, spoken, 'queue');
  await run(page, spoken.play, [spoken.variant, 'class']);
  await page.getByText(spoken.waiting).last().waitFor();
  await page.getByText(spoken.sixOfSeven).last().waitFor();
  await shot(page, spoken, 'waiting');
  await page.getByRole('button', { name: spoken.stopWaiting, exact: true }).last().click();
  await page.getByText(spoken.stopped).last().waitFor();
  await run(page, spoken.play, [spoken.variant, 'class']);
  await page.getByText(spoken.sixOfSeven).last().waitFor();
  expect([...page.errors, ...other.errors]).toEqual([]);
  await hosting.restart();
  await hosting.director.untilBot(['play']);
  for (const window of [page, other]) {
    await window.reload();
    await window.locator('#write').waitFor();
  }
  await goTo(other, spoken, 'table-one');
  await run(other, spoken.play);
  await other.getByText(spoken.sixOfAll).last().waitFor();
  await other.getByRole('button', { name: spoken.beSubstitute, exact: true }).last().click();
  await other.getByText(spoken.listed).last().waitFor();
  await shot(other, spoken, 'substitute');
}

/** The table is full: it is proposed, all say that they are there, and the game begins. */
async function checksIn({ spoken, page, others }: Room): Promise<void> {
  await others[5]?.command('table-one', '/play', { variant: VARIANT });
  await page.getByText(spoken.checkIn).last().waitFor();
  await shot(page, spoken, 'check-in');
  await page.getByRole('button', { name: spoken.imHere, exact: true }).last().click();
  await page.getByText(spoken.isHere).waitFor();
  await shot(page, spoken, 'checked-in');
  for (const one of others) {
    const call = await one.until('table-one', seen => seen.buttons.some(({ label }) => label === spoken.imHere));
    await one.press(call, spoken.imHere);
  }
  await page.getByRole('button', { name: spoken.orders, exact: true }).waitFor();
  await shot(page, spoken, 'begun');
}

/** Somebody misses two turns; a substitute is asked, and plays on. */
async function substitutes(room: Room): Promise<void> {
  const { hosting, spoken, page, other, people, others } = room;
  const [silent, ...there] = [...others, people[spoken.person]];
  for (let turn = 0; turn < 2; turn++) {
    const card = await cardIn(people[spoken.person], 'table-one', spoken);
    for (const one of there) await sayReady(one, card, spoken);
    await hosting.director.skip(DAY);
    await hosting.director.skip(13 * HOUR);
    await cardIn(people[spoken.person], 'table-one', spoken, card);
  }
  expect(silent).toBeDefined();
  await shot(page, spoken, 'missed');
  await goTo(other, spoken, 'dm');
  await other.getByText(spoken.asked).last().waitFor();
  await shot(other, spoken, 'asked');
  await other
    .getByRole('button', { name: new RegExp(`^${spoken.takeSeat}`) })
    .last()
    .click();
  await other.getByText(spoken.yours).last().waitFor();
  await shot(other, spoken, 'seated');
  await page.getByText(spoken.takesOver(spoken.substitute)).last().waitFor();
  await shot(page, spoken, 'taken-over');
}

/** A lobby ends, and opponents of the bot take its empty seats; one plays for somebody who has gone, until somebody takes the seat. */
async function opponents({ hosting, spoken, page, other, people, others }: Room): Promise<void> {
  const [silent] = others;
  const table = 'bot-table';
  await goTo(page, spoken, table);
  await run(page, spoken.create, [spoken.variant, 'class'], [spoken.rules, spoken.fills]);
  await page.getByRole('button', { name: spoken.join, exact: true }).click();
  await page.getByText(spoken.players(1)).waitFor();
  const lobby = await people[spoken.person].until(table, seen => seen.buttons.some(({ label }) => label === spoken.join));
  await silent?.press(lobby, spoken.join);
  await page.getByText(spoken.players(2)).waitFor();
  await shot(page, spoken, 'lobby');
  await hosting.director.skip(DAY + HOUR);
  await page.getByText(spoken.begunWithBot).first().waitFor();
  await shot(page, spoken, 'filled');
  for (let turn = 0; turn < 2; turn++) {
    const card = await cardIn(people[spoken.person], table, spoken);
    await sayReady(people[spoken.person], card, spoken);
    await hosting.director.skip(3 * DAY);
    await cardIn(people[spoken.person], table, spoken, card);
    if (turn === 0) await page.getByText(spoken.botOrdered).last().waitFor();
    await shot(page, spoken, `silent-${turn + 1}`);
  }
  await page.getByText(spoken.botPlays).last().waitFor();
  await shot(page, spoken, 'bot-plays');
  await goTo(other, spoken, table);
  await other
    .getByRole('button', { name: new RegExp(`^${spoken.takeSeat}`) })
    .last()
    .click();
  await other.getByText(spoken.yours).last().waitFor();
  await page.getByText(spoken.takesOver(spoken.substitute)).last().waitFor();
  await shot(page, spoken, 'given-up');
}

/** The game ends; a rematch is opened, and what remains of it is told. */
async function remains({ spoken, page, people, others }: Room): Promise<void> {
  await goTo(page, spoken, 'table-one');
  await run(page, ...([spoken.rate[0], [spoken.rate[1], spoken.rate[2]]] as const));
  await page.getByText(spoken.rated).last().waitFor();
  for (const one of others) await one.command('table-one', '/settings', { rating: 'yes' });
  for (const one of [...others.slice(1), people[spoken.substitute], people[spoken.person]]) await one.command('table-one', '/draw', {});
  await page.getByText(spoken.standings).last().waitFor();
  await shot(page, spoken, 'ending');
  await page.getByRole('button', { name: spoken.rematch, exact: true }).click();
  await page.getByText(spoken.isRematch).last().waitFor();
  await page.getByText(spoken.next).last().waitFor();
  await shot(page, spoken, 'rematch');
  await run(page, spoken.me);
  const record = page.getByRole('button', { name: spoken.myRecord, exact: true }).last();
  await record.waitFor();
  await shot(page, spoken, 'me');
  await record.click();
  await page.getByText(spoken.record).last().waitFor();
  await shot(page, spoken, 'record');
  await run(page, spoken.me, [spoken.player, others[2]?.name ?? '']);
  await page.getByText(spoken.ofAnother).last().waitFor();
  await shot(page, spoken, 'player');
  await run(page, spoken.ratings);
  await page.getByText(spoken.table).last().waitFor();
  await shot(page, spoken, 'ratings');
}

/** For a day the seats of the rematch are kept for those who played to the end: somebody who had lost theirs has to wait. */
async function keepsSeats(browser: Browser, { hosting, spoken, others }: Room): Promise<void> {
  const outsider = await openWindow(browser, `${hosting.page}#${others[0]?.name.toLowerCase()}`, spoken.options);
  outsider.setDefaultTimeout(PATIENCE);
  await goTo(outsider, spoken, 'table-one');
  await outsider.getByRole('button', { name: spoken.join, exact: true }).last().click();
  await outsider.getByText(spoken.seatsKept).last().waitFor();
  await shot(outsider, spoken, 'seats-kept');
  expect(outsider.errors).toEqual([]);
}

/**
 * While everybody is asked to check in, the host has no other way to start the game; it begins with the last answer.
 * The button that takes the place of Start is another element: a press that was meant for Start does not reach it.
 */
async function musters({ spoken, page }: Room): Promise<void> {
  await goTo(page, spoken, 'muster-table');
  await run(page, spoken.create, [spoken.variant, 'class'], [spoken.rules, spoken.musters]);
  await page.getByRole('button', { name: spoken.join, exact: true }).click();
  await page.getByText(spoken.players(1)).waitFor();
  const start = page.getByRole('button', { name: spoken.start, exact: true });
  const shown = await start.elementHandle();
  await start.click();
  await page.getByRole('button', { name: spoken.startEmpty, exact: true }).last().click();
  await page.getByText(spoken.checkIn).last().waitFor();
  await start.waitFor({ state: 'detached' });
  expect(await shown?.evaluate(element => element.isConnected)).toBe(false);
  await shot(page, spoken, 'muster-called');
  await page.getByRole('button', { name: spoken.imHere, exact: true }).last().click();
  await page.getByRole('button', { name: spoken.orders, exact: true }).waitFor();
}

/** A private lobby lets in whom its host has invited, and nobody else. */
async function invites({ spoken, page, other, people }: Room): Promise<void> {
  const table = 'private-table';
  await goTo(page, spoken, table);
  await run(page, spoken.create, [spoken.variant, 'class'], [spoken.rules, `${spoken.privately} <@${people.Bao.id}>`]);
  await page.getByText(spoken.isPrivate).waitFor();
  await shot(page, spoken, 'private');
  await goTo(other, spoken, table);
  await other.getByRole('button', { name: spoken.join, exact: true }).click();
  await other.getByText(spoken.refusedPrivate).waitFor();
  await shot(other, spoken, 'private-refused');
  const lobby = await people.Bao.until(table, seen => seen.buttons.some(({ label }) => label === spoken.join));
  await people.Bao.press(lobby, spoken.join);
  await page.getByText(spoken.players(1)).waitFor();
}

/** Looks at a channel, or at the direct messages of the bot. */
async function goTo(page: Window, { channels }: Spoken, channel: string): Promise<void> {
  if (channels) await page.getByRole('button', { name: channels, exact: true }).click();
  const name = channel === 'dm' ? 'Zongheng' : channel;
  await page
    .locator('nav.channels')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

/** Types a command and its options, as the page offers them, and sends it. */
async function run(page: Window, command: string, ...options: readonly (readonly [string, string])[]): Promise<void> {
  await page.locator('#write').pressSequentially(`/${command}`);
  await page.locator('#palette').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  const form = page.locator('form.invocation');
  await form.waitFor();
  for (const [name, value] of options) {
    const field = form.locator(`input[name="option.${name}"]`);
    if (!(await field.isVisible())) await form.getByRole('button', { name: `+ ${name}`, exact: true }).click();
    await field.pressSequentially(value);
    if (name.startsWith('variant')) await takeFirst(page, field);
  }
  await send(page);
}

/** The card of the open phase, once it is posted and another than the given one. */
const cardIn = async (person: Persona, channel: string, { ready }: Spoken, before?: SeenMessage): Promise<SeenMessage> =>
  person.until(channel, one => one.id !== before?.id && !one.ephemeral && one.buttons.some(({ label }) => label === ready), PATIENCE);

async function sayReady(person: Persona, card: SeenMessage, { ready, anyway }: Spoken): Promise<void> {
  const reply = await person.press(card, ready);
  if (reply.message?.buttons.some(({ label }) => label === anyway)) await person.press(reply, anyway);
}

async function shot(page: Window, { person }: Spoken, name: string): Promise<void> {
  await page.waitForTimeout(300);
  await picture(page, `people-${person}-${name}`);
}
