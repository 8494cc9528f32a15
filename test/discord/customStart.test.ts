import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { startBot } from '../../src/discord/startBot.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Picture } from '../../src/matches/context/ports.js';
import { createOutboxWorker, type OutboxWorker } from '../../src/matches/delivery/outboxWorker.js';
import { openSimulator } from '../openSimulator.js';
import type { ArrangedHosting } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';

const VARIANTS = variantsOn(readOwnVariant);
const EXAMPLE = readFileSync('docs/examples/warhammer-start.json', 'utf8');
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

/** Starts the bot in a local guild. `drawn` lists the pictures it drew. */
async function open() {
  const simulator = await openSimulator();
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const drawn: Picture[] = [];
  let post: OutboxWorker | undefined;
  const hosting: ArrangedHosting = {
    store: openMemoryStore(),
    games: catalogue(VARIANTS),
    now: () => Date.now(),
    log: quiet,
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => post?.wake(),
  };
  const draw = async (picture: Picture): Promise<Uint8Array> => {
    drawn.push(picture);
    return PICTURE;
  };
  const renderer = { draw, outline: draw, page: async () => new Uint8Array() };
  const bot = await startBot({ hosting, renderer, presenters: presentersFor(VARIANTS), token: simulator.token, api: simulator.api });
  if (!bot.ok) throw new Error(bot.fault.code);
  post = createOutboxWorker({ hosting, renderer, messenger: bot.value.messenger });
  onTestFinished(async () => {
    await post?.stop();
    await bot.value.stop();
  });
  return { simulator, hosting, drawn };
}

const create = (text: string, more: object = {}) => ({
  variant: 'warhammer-fm05',
  start: { name: 'start.json', text },
  ...more,
});

test('a host sends the file along; the lobby says so, and the opening shows the position', { timeout: 60_000 }, async () => {
  const { simulator, hosting, drawn } = await open();
  const ada = await simulator.persona('Ada');
  const bao = await simulator.persona('Bao');
  expect((await ada.command('table-one', '/game create', create(EXAMPLE))).text).toContain('is open');
  const lobby = await ada.until('table-one', 'The game has a custom starting position.');
  await ada.press(lobby, 'Join');
  await bao.press(lobby, 'Join');
  const ask = await ada.press(lobby, 'Start');
  await ada.press(ask, 'Start with empty seats');
  await ada.until('table-one', 'Orders due by');
  const state = hosting.store.openPhase(1)?.state;
  expect(hosting.games.get('warhammer-fm05')?.state.parse(state).position.units).toContainEqual({ power: 'tilea', type: 'F', at: 'tsea' });
  expect(JSON.stringify(drawn)).toContain('"at":"tsea"');
});

test('a file that is wrong opens nothing, and what is wrong is said where it is, to each in his language', {
  timeout: 60_000,
}, async () => {
  const { simulator, hosting } = await open();
  const ada = await simulator.persona('Ada');
  const claire = await simulator.persona('Claire');
  const wrong = EXAMPLE.replace('A Nuln', 'F Nuln').replace('A QUEN', 'A Camelot');
  const told = (await ada.command('table-one', '/game create', create(wrong))).text;
  expect(told.split('\n')).toEqual([
    'No game was opened: `start.json` is not a valid start for this game.',
    '- Line 4 (`powers.The Empire.units[2]`): A fleet can’t be in Nuln.',
    '- Line 9 (`powers.Bretonnia.units[3]`): There’s no place called “Camelot”.',
  ]);
  const dit = (await claire.command('table-one', '/partie créer', create(wrong))).text;
  expect(dit).toContain('Ligne 9 (`powers.Bretonnia.units[3]`)');
  const large = await ada.command('table-one', '/game create', create(' '.repeat(70_000)));
  expect(large.text).toBe('`start.json` is larger than 64 KB.');
  const picture = await ada.command('table-one', '/game create', create(EXAMPLE, { start: { name: 'start.png', text: 'x' } }));
  expect(picture.text).toBe('`start.png` is not a JSON file.');
  const classic = await ada.command('table-one', '/game create', create(EXAMPLE, { variant: 'classic' }));
  expect(classic.text).toBe('This game has no option `start`.');
  expect(await hosting.store.matches.get(1)).toBeUndefined();
});
