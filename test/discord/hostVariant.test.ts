import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { playTrial, readUpload, type TrialPart } from '../../src/authoring/gate/judgeVariant.js';
import type { PlayedGame } from '../../src/authoring/gate/playGames.js';
import { TRIAL, type VariantDesk } from '../../src/discord/interactions/variantDesk.js';
import { ok, refuse } from '../../src/lib/result.js';
import { VARIANT_LIMITS } from '../../src/matches/model/uploadedVariant.js';
import { exampleWith, lineOf } from '../authoring/folders.js';
import { openMemoryStore } from '../records/memory.js';
import { GAMES, labels, offered, testBot, textOf } from './testBot.js';
import { GAME, roomWith, sending, served, WELL, zipOf } from './variantRoom.js';

describe('/host variant', () => {
  test('says that a server has no variants of its own, to everybody', async () => {
    expect(textOf(await roomWith().as('7').run('host variant'))).toContain('This server has no variants of its own yet.');
    expect(textOf(await roomWith().as('7', { language: 'fr' }).run('host variant'))).toContain(
      'Ce serveur n’a pas encore ses propres variantes.',
    );
  });

  test('adds a variant, tells how its trial games go, and shows its board', async () => {
    const room = roomWith();
    const reply = await sending(room);
    expect(room.told.map(textOf)).toEqual([
      'Reading **shores.zip**…',
      expect.stringContaining('**Three Shores** passed the checks. The bot’s opponents are now playing trial games on it: 0 of 100.'),
    ]);
    expect(textOf(reply)).toContain('**Three Shores** can be played on this server: choose it in `/game create`.');
    expect(textOf(reply)).toContain('100 games between Recruits: 100 won');
    expect(reply.sketch).toMatchObject({ picture: { kind: 'position', game: GAME }, alt: expect.stringContaining('Northmark') });
    const list = textOf(await room.as('7').run('host variant'));
    expect(list).toContain('**Three Shores**, version 1, added <t:1767268800:R> by <@1>');
    expect(room.logged.join()).toContain('a variant was added');
  });

  test('says what is worth checking below the shares, apart from their list', async () => {
    const reply = await sending(roomWith(), zipOf(exampleWith('board.json', ', "fr": "La Pinède"', '')));
    expect(textOf(reply)).toMatch(/at the end\n\nWorth checking:\n- board\.json: One text has no French version/);
  });

  test('shows the board of a variant to everybody, by its name or what the menu gives', async () => {
    const room = roomWith();
    await sending(room);
    for (const show of ['three shores', GAME]) {
      const shown = await room.as('7').run('host variant', { show });
      expect(textOf(shown)).toContain('**Three Shores**, version 1: 3 players.');
      expect(shown.sketch?.picture).toMatchObject({ game: GAME });
    }
    expect(await room.as('7').complete('host variant', 'show', 'thr')).toEqual([{ name: 'Three Shores', value: GAME }]);
    expect(textOf(await room.as('7').run('host variant', { show: 'classic' }))).toContain('no variant by that name');
  });

  test('is refused in direct messages', async () => {
    expect(textOf(await roomWith().as('1', { guild: null }).run('host variant'))).toContain('server');
  });
});

describe('Who may add a variant', () => {
  test('is whom the operator names', async () => {
    expect(textOf(await sending(roomWith(), zipOf(), {}, '2'))).toContain('Only people chosen by whoever runs this bot can add variants');
    expect(textOf(await sending(roomWith(), zipOf(), { isAdmin: true }, '2'))).toContain('Only people chosen by whoever runs this bot');
    expect(textOf(await sending(roomWith({ users: [], managers: true }), zipOf(), { isAdmin: true }, '2'))).toContain('can be played');
  });

  test('is nobody without a desk', async () => {
    expect(textOf(await sending(testBot()))).toContain('Only people chosen by whoever runs this bot');
  });
});

describe('A file is refused in a sentence with its file and line:', () => {
  const refusedWith = async (bytes: Uint8Array): Promise<string> => textOf(await sending(roomWith(), bytes));

  test('what the check of the folder finds', async () => {
    const texts = exampleWith('variant.json', '"A ash"', '"A wba"');
    const line = lineOf(texts, 'variant.json', 'A wba');
    const said = await refusedWith(zipOf(texts));
    expect(said).toContain('**shores.zip** can’t be played yet:');
    expect(said).toContain(`- variant.json:${line}, powers\\[1\\].units\\[1\\]: “A wba” can’t be there`);
  });

  test.each([
    ['a script', '<script>alert(1)</script>', '\\<script\\>'],
    ['an entity', '&bomb;', 'map.svg:'],
    ['a reference', '<use href="http://example.com/a.svg#b"/>', '\\<use\\>'],
  ])('%s in the drawing', async (_, more, quoted) => {
    const texts = exampleWith('map.svg', '</svg>', `${more}</svg>`);
    expect(await refusedWith(zipOf(texts))).toContain(quoted);
  });

  test('what is no zip, is broken, leads out of the folder, or inflates to more than it may', async () => {
    expect(await refusedWith(new TextEncoder().encode('{"a": 1}'))).toContain('That isn’t a zip file.');
    expect(await refusedWith(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).toContain('zip');
    expect(await refusedWith(zipSync({ '../variant.json': new Uint8Array(3) }))).toContain('zip: ');
    expect(await refusedWith(zipSync({ 'map.svg': new Uint8Array(5 * 1024 * 1024) }))).toContain('map.svg: The file is too large');
  });

  test('what Discord says is too large is not downloaded', async () => {
    const file = { name: 'a.zip', size: 7 * 1024 * 1024, url: 'http://127.0.0.1:1/a.zip' };
    const reply = await roomWith().as('1', { files: { file } }).run('host variant');
    expect(textOf(reply)).toContain('6144');
  });

  test('a breach in a trial game', async () => {
    const play: VariantDesk['play'] = async (_, from) =>
      ok({
        played: [
          { number: from, years: 1, winner: undefined, centres: new Map(), breach: { code: 'game-failed', game: from, typed: 'it broke' } },
        ],
        took: 1,
      });
    expect(textOf(await sending(roomWith({ desk: { ...WELL, play } })))).toContain('- games: ');
  });

  describe('trial games that are too slow', () => {
    const MINUTE = 60_000;

    test('are given up after half a minute of play, and a file of this variant is not tried again at once', async () => {
      let asked = 0;
      const play: VariantDesk['play'] = async (_, from) => {
        asked += 1;
        return ok({ played: [{ number: from, years: 1, winner: undefined, centres: new Map() }], took: 10_000 });
      };
      const room = roomWith({ desk: { ...WELL, play } });
      expect(textOf(await sending(room))).toContain('games: ');
      expect(asked).toBe(4);
      expect(textOf(await sending(room))).toContain('were too slow a moment ago. Send it again in 15 minutes.');
      room.pass(14 * MINUTE);
      expect(textOf(await sending(room))).toContain('in 1 minute.');
      expect(asked).toBe(4);
      room.pass(MINUTE);
      await sending(room);
      expect(asked).toBe(8);
    });

    test('are given up though not one of them has ended', async () => {
      const parts: unknown[] = [];
      const play: VariantDesk['play'] = async (_, number, underWay) => {
        parts.push(underWay?.phase);
        return ok({ played: [], underWay: { number, phase: parts.length + 1, years: [1], state: {} }, took: 10_000 });
      };
      expect(textOf(await sending(roomWith({ desk: { ...WELL, play } })))).toContain('games: ');
      expect(parts).toEqual([undefined, 2, 3, 4]);
    });

    test('are those that did not come back in time too; other variants are tried', async () => {
      const room = roomWith({ desk: { ...WELL, play: async () => refuse({ code: 'took-too-long' }) } });
      await sending(room);
      expect(textOf(await sending(room))).toContain('Send it again in 15 minutes');
      expect(textOf(await sending(room, zipOf(exampleFolder('others'))))).not.toContain('Send it again');
    });

    test('are waited for as long as others keep the other thread busy', async () => {
      const play: VariantDesk['play'] = async (_, from) =>
        ok({ played: [{ number: from, years: 1, winner: undefined, centres: new Map() }], took: 4_700 });
      expect(textOf(await sending(roomWith({ desk: { ...WELL, play } })))).toContain('can be played');
    });
  });

  test('nothing of its texts is formatting or a mention', async () => {
    const said = await refusedWith(zipOf(exampleWith('variant.json', '"A ash"', '"<@5> **x**"')));
    expect(said).toContain('\\<\\@5\\>');
  });
});

describe('A variant of a server', () => {
  test('is offered in /game create there, beside all others, and nowhere else', async () => {
    const room = roomWith();
    await sending(room);
    const all = await room.as('7').complete('game create', 'variant', '');
    expect(all.map(({ value }) => value)).toEqual([...GAMES.keys(), GAME]);
    expect((await room.as('7').complete('game create', 'variant', 'SHORES')).map(({ name }) => name)).toEqual(['Three Shores']);
    expect((await room.as('7', { guild: '901' }).complete('game create', 'variant', '')).map(({ value }) => value)).toEqual([
      ...GAMES.keys(),
    ]);
    const elsewhere = await room.as('7', { guild: '901' }).run('game create', { variant: GAME });
    expect(textOf(elsewhere)).toContain('This server doesn’t offer that variant');
  });

  test('is hosted by its name as it is typed', async () => {
    const room = roomWith();
    await sending(room);
    expect(textOf(await room.as('7').run('game create', { variant: 'Trois rivages' }))).toContain('Three Shores');
    expect(textOf(await room.as('7').run('game create', { variant: 'three sh', pace: '24h' }))).toContain('Three Shores');
    expect(textOf(await room.as('7').run('game create', { variant: 'four shores' }))).toContain('I don’t know a game called “four shores”');
  });

  test('is played to the results of a turn, with its own names', async () => {
    const room = roomWith();
    await sending(room);
    const host = room.as('101');
    await host.run('game create', { variant: GAME });
    const [lobby] = await room.posts();
    for (const player of ['101', '102', '103']) await room.as(player).press(lobby?.post ?? {}, 'Join');
    await host.press(await host.press(lobby?.post ?? {}, 'Start'), 'Start now');
    const posts = await room.posts();
    expect(posts.map(({ post }) => JSON.stringify(post)).join()).toContain('Northmark');
    for (const player of ['101', '102', '103']) {
      const panel = await room.as(player).run('orders');
      expect(offered(panel).length).toBeGreaterThan(1);
      await room.as(player).ready(panel);
    }
    expect((await room.hosting.store.matches.get(1))?.game).toBe(GAME);
    expect((await room.hosting.store.history.phaseHeads(1)).length).toBeGreaterThan(1);
    const rules = textOf(await room.as('101').run('rules'));
    expect(rules).toContain('3 powers, 20 provinces');
    expect(rules).not.toContain('Calhamer');
    const study = await room.as('101').run('study game');
    expect(labels(study)).toContain('Resolve');
    expect(textOf(await room.as('101').press(study, 'Resolve'))).toContain('Position 2 of 2');
    const [exported] = (await room.as('101').run('host export')).attachments ?? [];
    const file = await served(exported?.bytes ?? new Uint8Array(), 'game-1.json');
    for (const command of ['host import', 'study file'])
      expect(textOf(await room.as('101', { files: { file } }).run(command))).toContain('This game was played with a server’s own variant.');
  });

  test('that is removed is no longer offered; its games keep it, and so do those of an older version', async () => {
    const store = openMemoryStore();
    const room = roomWith({ store });
    await sending(room);
    await room.as('101').run('game create', { variant: GAME });
    const again = await sending(room, zipOf(exampleWith('variant.json', 'Northmark', 'Nordmark')));
    expect(textOf(again)).toContain('This is version 2. Games under way keep the version they began with.');
    expect(textOf(await room.as('7').run('game create', { variant: GAME }))).toContain('offers a newer version of it');
    expect(textOf(await room.as('7').run('host variant', { remove: 'Three Shores' }))).toContain(
      'Only people chosen by whoever runs this bot',
    );
    expect(textOf(await room.as('7', { isAdmin: true }).run('host variant', { remove: 'Three Shores' }))).toContain(
      'is no longer offered here',
    );
    expect((await room.as('7').complete('game create', 'variant', 'shores')).length).toBe(0);
    // A bot that was started again knows the game from the records.
    const later = roomWith({ store });
    const [lobby] = await later.posts();
    expect(JSON.stringify(lobby?.post)).toContain('Three Shores');
    for (const player of ['101', '102', '103']) await later.as(player).press(lobby?.post ?? {}, 'Join');
    const ask = await later.as('101').press(lobby?.post ?? {}, 'Start');
    await later.as('101').press(ask, 'Start now');
    const told = (await later.posts()).map(({ post }) => JSON.stringify(post)).join();
    expect(told).toContain('Northmark');
    expect(told).not.toContain('Nordmark');
  });

  test('can be one of so many', async () => {
    const room = roomWith();
    const { store } = room.hosting;
    const other = { guild: '900', title: { en: 'Other', fr: 'Autre' }, user: '1', at: 1, written: '', board: '', geometry: '' };
    for (let i = 0; i < VARIANT_LIMITS.offered; i++) await store.variants.add({ ...other, id: `other-${i}` }, { most: 99, forgets: 0 });
    expect(textOf(await sending(room))).toContain(`This server already has ${VARIANT_LIMITS.offered} variants of its own`);
  });

  test('has a title without formatting', async () => {
    const room = roomWith();
    await sending(room, zipOf(exampleWith('variant.json', '"en": "Three Shores"', '"en": "[Three] **Shores**"')));
    expect(textOf(await room.as('7').run('host variant'))).toContain('**Three Shores**, version 1');
  });

  test.each([
    ['Classic', 'could be mistaken for one of the bot’s own games'],
    ['Warring States v3', 'could be mistaken for one of the bot’s own games'],
    ['Three Shores, discord.gg/shores', 'contains a link or an invitation'],
    ['Three \u3164 Shores', 'contains invisible characters'],
  ])('is refused with its line if it is called “%s”', async (title, because) => {
    const texts = exampleWith('variant.json', '"en": "Three Shores"', `"en": ${JSON.stringify(title)}`);
    const said = textOf(await sending(roomWith(), zipOf(texts)));
    expect(said).toContain(`variant.json:${lineOf(texts, 'variant.json', '"name"')}`);
    expect(said).toContain(because);
  });
});

test('Trial games of a variant are the same, a few at a time', () => {
  const read = readUpload(zipOf());
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const wanted = { ...read.value, games: 6, years: TRIAL.years, seed: TRIAL.seed };
  const atOnce = playTrial({ ...wanted, from: 1, within: 60_000 });
  const parts: PlayedGame[] = [];
  let underWay: TrialPart['underWay'];
  let jobs = 0;
  while (parts.length < 6) {
    // A part goes to another thread and comes back as a copy.
    const part = structuredClone(playTrial({ ...wanted, from: parts.length + 1, within: 0, underWay }));
    parts.push(...part.played);
    underWay = part.underWay;
    jobs++;
  }
  expect(atOnce.played.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(parts).toEqual(atOnce.played);
  // Each part was interrupted after a phase: no game holds the other thread to its end.
  expect(jobs).toBeGreaterThan(parts.reduce((sum, { years }) => sum + years, 0));
});
