import type { Persona, Simulator } from 'discord-simulator';
import { apiErrors } from 'discord-simulator/openapi';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { startBot } from '../../src/discord/startBot.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { createOutboxWorker, type OutboxWorker } from '../../src/matches/delivery/outboxWorker.js';
import { openSimulator } from '../openSimulator.js';
import type { ArrangedHosting, Arranged as Store } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';

const VARIANTS = variantsOn(readOwnVariant);
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

interface Played {
  readonly simulator: Simulator;
  readonly hosting: ArrangedHosting;
  readonly logged: readonly string[];
  /** All personas, by name. */
  readonly people: ReadonlyMap<string, Persona>;
}

/** Starts the real bot in its own local guild, with its records in memory and pictures of one pixel. */
async function open(draw: () => Promise<Uint8Array> = async () => PICTURE): Promise<Played> {
  const simulator = await openSimulator();
  const logged: string[] = [];
  const write = (facts: object, what: string) => void logged.push(JSON.stringify({ ...facts, what }));
  let post: OutboxWorker | undefined;
  const hosting: ArrangedHosting = {
    store: openMemoryStore(),
    games: catalogue(VARIANTS),
    now: () => Date.now(),
    log: { info: write, warn: write, error: write },
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => post?.wake(),
  };
  const renderer = { draw, outline: draw, page: async () => new Uint8Array() };
  const bot = await startBot({ hosting, renderer, presenters: presentersFor(VARIANTS), token: simulator.token, api: simulator.api });
  if (!bot.ok) throw new Error(bot.fault.code);
  post = createOutboxWorker({ hosting, renderer, messenger: bot.value.messenger });
  onTestFinished(async () => {
    await post?.stop();
    await bot.value.stop();
  });
  const names = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston'];
  const people = new Map(await Promise.all(names.map(async name => [name, await simulator.persona(name)] as const)));
  return { simulator, hosting, logged, people };
}

function person({ people }: Played, name: string): Persona {
  const found = people.get(name);
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return found;
}

/** Starts a game in #table-one. Ada hosts it and all seven personas play. */
async function begin(played: Played): Promise<void> {
  const ada = person(played, 'Ada');
  expect((await ada.command('table-one', '/game create', { variant: 'Warring States v2', pace: '2d 12h' })).text).toContain('is open');
  const lobby = await ada.until('table-one', 'Players (0 of 7)');
  for (const one of played.people.values()) await one.press(lobby, 'Join');
  const ask = await ada.press(lobby, 'Start');
  await ada.press(ask, 'Start now');
  await ada.until('table-one', 'Orders due by');
}

/** Returns the persona of the user who plays a power. */
function playing(played: Played, power: string): Persona {
  const user = played.hosting.store.seatHolders(1).find(({ seat }) => seat === power)?.user;
  const found = [...played.people.values()].find(({ id }) => id === user);
  if (found === undefined) throw new Error(`nobody plays ${power}`);
  return found;
}

/** Returns the bot's requests that do not match Discord's specification. */
async function requestFaults({ simulator }: Played): Promise<readonly string[]> {
  return apiErrors(await simulator.requests());
}

const UNIT = /Choose what to order|Que voulez/;
const STEP = /your choice|votre choix/;

/** Returns the custom id of the menu whose placeholder matches. */
const menuOf = (reply: Awaited<ReturnType<Persona['command']>>, like: RegExp): string => {
  const menu = reply.message?.selects.find(({ placeholder = '' }) => like.test(placeholder));
  if (menu === undefined) throw new Error(`no menu like ${like} in ${reply.text}`);
  return menu.customId;
};

test('a game is created, joined, begun, ordered by text, by menus and by form in two languages, and closed when all are ready', async () => {
  const played = await open();
  await begin(played);
  const ada = person(played, 'Ada');
  const opening = await ada.until('table-one', 'Who plays what');
  expect(opening.mentionsMe).toBe(true);
  expect(opening.attachments[0]?.description).toContain('Qin has 3 centres');
  const card = await ada.until('table-one', 'Orders due by');

  const qin = playing(played, 'qin');
  const isFrench = qin.locale === 'fr';
  const offered = await qin.autocomplete('table-one', '/order', 'text', { text: 'a xia - a' });
  expect(offered.map(({ value }) => value)).toContain('A Xia - Any');
  const typed = await qin.command('table-one', '/order', { text: 'Xianyang to Anyi; A Nan - Nowhere' });
  expect(typed.message?.ephemeral).toBe(true);
  expect(typed.text).toContain('(A Xia - Any)');
  expect(typed.text).toContain('❌ A Nan - Nowhere');
  const form = await qin.press(typed, isFrench ? 'Corriger' : 'Fix');
  expect(form.modal?.fields[0]?.value).toBe('A Nan - Nowhere');
  const fixed = await qin.submitModal(form, { text: 'Nan R F' });
  expect(fixed.kind).toBe('update');
  expect(fixed.text).toContain(isFrench ? '(A Nan L F)' : '(A Nan R F)');
  await qin.until('dm', '✅ Xianyang → Anyi');

  const han = playing(played, 'han');
  let panel = await han.press(card, 'Orders');
  expect(panel.message?.ephemeral).toBe(true);
  panel = await han.choose(panel, menuOf(panel, UNIT), 'A Luoyang');
  panel = await han.choose(panel, menuOf(panel, STEP), han.locale === 'fr' ? 'Aller à …' : 'Move …');
  panel = await han.choose(panel, menuOf(panel, STEP), 'Anyi');
  expect(panel.kind).toBe('update');
  expect(panel.text).toContain('(A Luo - Any)');

  const wei = playing(played, 'wei');
  const paste = await wei.press(await wei.press(card, 'Orders'), wei.locale === 'fr' ? 'Tout saisir' : 'Paste all');
  expect((await wei.submitModal(paste, { text: 'A Zmo H\nA Wei tient\nDaliang holds' })).text).toContain('(A Wei H)');

  for (const one of played.people.values()) {
    const asked = await one.press(card, 'Ready');
    const anyway = asked.message?.buttons.find(({ label }) => label === 'Ready anyway' || label === 'Prêt quand même');
    if (anyway?.label) await one.press(asked, anyway.label);
  }
  const results = await ada.until('table-one', 'Results: Spring 450 BC, movement');
  expect(results.text).toContain('A Xianyang – Anyi bounces: strength 1 against 1 from Luoyang');
  expect(results.text).toContain('✅ A Nanzheng becomes a fleet');
  expect(results.text).toContain('Spring 450 BC, retreats: skipped');
  expect(results.text).toMatch(/Autumn 450 BC, movement, until <t:\d+:F>/);
  await ada.until('table-one', 'Autumn 450 BC, movement');
  await expect.poll(async () => (await ada.again(card)).buttons).toEqual([]);

  const stale = await qin.press(typed, isFrench ? 'Effacer' : 'Clear');
  expect(stale.text).toContain(isFrench ? 'Cette phase est terminée.' : 'That phase is over.');
  expect(stale.text).toContain(isFrench ? 'Automne 450' : 'Autumn 450 BC');
  expect(await requestFaults(played)).toEqual([]);
  expect(played.logged.filter(line => /failed|error/.test(line))).toEqual([]);
  expect(played.logged.join('\n')).not.toMatch(/Nowhere|Xianyang/);
});

test('of two commands of one player the later one counts, though the earlier is acknowledged after it', async () => {
  const played = await open();
  await begin(played);
  const qin = playing(played, 'qin');
  await played.simulator.ask('faults.add', { path: '^/interactions/', does: { kind: 'delay', by: 700, when: 'before' } });
  const first = qin.command('table-one', '/order', { text: 'A Xia H' });
  await expect.poll(() => played.simulator.ask('faults.left', {}), { interval: 5 }).toEqual([]);
  const second = qin.command('table-one', '/order', { text: 'A Xia - Any' });
  expect((await first).text).toContain('(A Xia H)');
  expect((await second).text).toContain('(A Xia - Any)');
  expect((await qin.command('table-one', '/orders')).text).toContain('(A Xia - Any)');
});

describe('in a direct message', () => {
  test('orders are taken, and the map is shown', async () => {
    const played = await open();
    await begin(played);
    const qin = playing(played, 'qin');
    expect((await qin.command('table-one', '/order', { text: 'A Xia - Any' })).text).toContain('A Xia - Any');
    await qin.until('dm', '✅ Xianyang → Anyi');
    const inDm = await qin.command('dm', '/order', { text: 'A Xia H' });
    expect(inDm.text).toContain('(A Xia H)');
    expect((await qin.command('dm', '/map')).message?.attachments).toHaveLength(1);
    const receipt = await qin.until('dm', ({ ephemeral, text }) => !ephemeral && /✅ Xianyang (holds|tient)/.test(text));
    const panel = await qin.press(receipt, qin.locale === 'fr' ? 'Ordres' : 'Orders');
    expect(panel.text).toContain('(A Xia H)');
  });
});

test('a game whose channel is deleted pauses, and its host is told', async () => {
  const played = await open();
  await begin(played);
  const ada = person(played, 'Ada');
  const [channel] = (await ada.channels()).filter(({ name }) => name === 'table-one');
  await played.simulator.ask('channels.remove', { channel: channel?.id ?? '' });
  const told = await ada.until('dm', 'is paused');
  expect(told.text).toContain('Its channel was deleted.');
  expect((await played.hosting.store.matches.get(1))?.status).toBe('paused');
});

test('an interaction that fails is answered in the reader’s language, and logged without what was typed', async () => {
  const played = await open(async () => {
    throw new Error('canary');
  });
  await begin(played);
  expect((await person(played, 'Claire').command('table-one', '/carte')).text).toContain('Une erreur s’est produite de mon côté.');
  expect((await person(played, 'Ada').command('table-one', '/map')).text).toContain('Something went wrong on my side.');
  const failures = played.logged.filter(line => line.includes('an interaction failed'));
  expect(failures).toHaveLength(2);
  expect(failures[0]).toContain('"command":"map"');
  expect(played.logged.join('\n')).not.toContain('canary');
});

const houseWith = (store: Store): ArrangedHosting => ({
  store,
  games: catalogue(VARIANTS),
  now: () => Date.now(),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  freshSeed: () => 7,
  freshSecret: () => '0123456789abcdef0123456789abcdef',
  pseudonymKey: 'key',
  wake: () => undefined,
});

test('a wrong token is a plain fault', async () => {
  const simulator = await openSimulator();
  const bot = await startBot({
    hosting: houseWith(openMemoryStore()),
    renderer: { draw: async () => PICTURE, outline: async () => PICTURE, page: async () => PICTURE },
    presenters: presentersFor(VARIANTS),
    token: 'wrong',
    api: simulator.api,
  });
  expect(bot).toEqual({ ok: false, fault: { code: 'wrong-token' } });
});

test.each([
  [4004, { code: 'wrong-token' }],
  ...([4010, 4012, 4013, 4014] as const).map(close => [close, { code: 'gateway-closed', close }] as const),
] as const)(
  'a gateway that closes for good with %i while the commands are registered is noticed, and not tried again',
  async (code, fault) => {
    const simulator = await openSimulator();
    await simulator.ask('faults.add', { method: 'PUT', path: '/commands$', does: { kind: 'delay', by: 15_000, when: 'before' } });
    const store = openMemoryStore();
    const starting = startBot({
      hosting: houseWith(store),
      renderer: { draw: async () => PICTURE, outline: async () => PICTURE, page: async () => PICTURE },
      presenters: presentersFor(VARIANTS),
      token: simulator.token,
      api: simulator.api,
    });
    await expect.poll(() => simulator.ask('faults.left', {})).toEqual([]);
    const began = Date.now();
    await simulator.ask('gateway.close', { code });
    const bot = await starting;
    if (bot.ok) onTestFinished(() => bot.value.stop());
    expect(bot).toEqual({ ok: false, fault });
    expect((await simulator.ask('bot.read', {})).identified).toBe(1);
    expect(Date.now() - began).toBeLessThan(10_000);
  },
  40_000,
);

test('a Discord that cannot be reached is waited for until it is given up', async () => {
  const controller = new AbortController();
  const warned: string[] = [];
  const hosting: ArrangedHosting = {
    store: openMemoryStore(),
    games: catalogue(VARIANTS),
    now: () => Date.now(),
    log: {
      info: () => undefined,
      warn: (_, what) => {
        warned.push(what);
        controller.abort();
      },
      error: () => undefined,
    },
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => undefined,
  };
  const bot = await startBot({
    hosting,
    renderer: { draw: async () => PICTURE, outline: async () => PICTURE, page: async () => PICTURE },
    presenters: presentersFor(VARIANTS),
    token: 'any',
    api: 'http://127.0.0.1:9/api',
    signal: controller.signal,
  });
  expect(bot).toEqual({ ok: false, fault: { code: 'given-up' } });
  expect(warned).toEqual(['there is no connection to Discord yet; trying again']);
});

test('a bot is given no seat and no game', async () => {
  const played = await open();
  await begin(played);
  const ada = person(played, 'Ada');
  for (const [command, options] of [
    ['/host hand-over', {}],
    ['/host replace', { power: 'Han' }],
    ['/game seat', { power: 'Han' }],
    ['/substitute', { until: '3d' }],
  ] as const)
    expect((await ada.command('table-one', command, { ...options, player: 'Zongheng' })).text).toBe('That’s a bot. Choose a person.');
  expect((await played.hosting.store.matches.get(1))?.host).toBe(ada.id);
});
