import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AttachedFile } from '../../src/discord/interactions/attachedFile.js';
import type { Reply } from '../../src/discord/message/reply.js';
import { refuse } from '../../src/lib/result.js';
import { MOST_STUDY_FILES } from '../../src/matches/actions/hosting/importLimits.js';
import { labels, offered, playerOf, startedGame, type TestBot, testBot, textOf } from './testBot.js';

type Someone = ReturnType<TestBot['as']>;

async function boardOf(variant = 'classic', language: 'en' | 'fr' = 'en'): Promise<{ room: TestBot; ann: Someone; board: Reply }> {
  const room = testBot();
  const ann = room.as('1', { language });
  return { room, ann, board: await ann.run('study new', { variant }) };
}

describe('/study new', () => {
  test('shows the first position, all powers, and how to go on', async () => {
    const { board } = await boardOf();
    expect(textOf(board)).toContain('Classic (Europe, 1901) · Spring 1901, movement');
    expect(textOf(board)).toContain('Position 1 of 1');
    expect(offered(board)).toEqual(['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey']);
    expect(labels(board)).toEqual(['Resolve', 'Note', 'Name this line', 'Place units', 'More…']);
    expect(board.sketch?.picture).toMatchObject({ kind: 'position', game: 'classic' });
  });

  test.each(['warring-states-v2', 'warring-states-v1', 'mandate-of-heaven', 'warhammer-fm05', 'classic-battles'])(
    'of %s can be resolved without any order',
    async variant => {
      const { ann, board } = await boardOf(variant);
      expect(textOf(await ann.press(board, 'Resolve'))).toContain('Position 2 of 2');
    },
  );

  test('speaks French', async () => {
    const { ann, board } = await boardOf('classic', 'fr');
    const panel = await ann.choose(board, 'Autriche');
    expect(textOf(panel)).toContain('Ces ordres ne comptent que dans cette étude');
    const results = await ann.press(await ann.press(panel, 'Plateau'), 'Résoudre');
    expect(labels(results)).toContain('Reculer');
    expect(textOf(results)).toContain('Position 2 sur 2');
  });
});

describe('The orders of a power in a study', () => {
  test('are chosen in the same menus, and are kept', async () => {
    const { room, ann, board } = await boardOf();
    const panel = await ann.choose(board, 'Austria');
    expect(labels(panel)).toEqual(['Back', 'Paste all', 'Board']);
    const move = await ann.choose(await ann.choose(panel, 'A Vienna'), 'Move');
    const saved = await ann.choose(move, 'Galicia');
    expect(textOf(saved)).toContain('✅ Vienna → Galicia (A vie - gal)');
    expect(textOf(saved)).not.toMatch(/Deadline|Ready/);
    const back = await ann.press(saved, 'Board');
    expect(textOf(back)).toContain('**Austria**: `A vie - gal`');
    expect(back.sketch?.picture.kind).toBe('orders');
    expect((await room.hosting.store.studies.of('1')).map(({ name }) => name)).toEqual(['Classic (Europe, 1901)']);
  });

  test('may be pasted, corrected, previewed and cleared', async () => {
    const { ann, board } = await boardOf();
    const panel = await ann.choose(board, 'Austria');
    const pasted = await ann.fill(panel, 'Paste all', 'A Vienna to Trieste; F Trieste to Albania; A Budapest to Mars');
    expect(textOf(pasted)).toContain('✅ Vienna → Trieste (A vie - tri)');
    expect(textOf(pasted)).toContain('A Budapest to Mars');
    const fixed = await ann.fill(pasted, 'Fix', 'A Bud - Ser');
    expect(textOf(fixed)).toContain('Saved: 3 of 3');
    const preview = await ann.press(fixed, 'Preview');
    expect(preview.sketch?.picture).toMatchObject({ kind: 'mine', seat: 'austria' });
    const cleared = await ann.press(await ann.press(fixed, 'Clear'), 'Clear all');
    expect(textOf(cleared)).toContain('Saved: 0 of 3');
  });
});

const order = async (ann: Someone, board: Reply, power: string, text: string): Promise<Reply> =>
  ann.press(await ann.fill(await ann.choose(board, power), 'Paste all', text), 'Board');

/** A file sent with a command, served in place of Discord. */
async function served(text: string, name = 'study-1.json', media = 'application/json'): Promise<AttachedFile> {
  const server = createServer((_, response) => void response.end(text)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise(resolve => server.once('listening', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/${name}`;
  return { name, size: text.length, media, url };
}

describe('A board', () => {
  test('resolves, tells the outcomes, and explains them', async () => {
    const { ann, board } = await boardOf();
    const both = await order(ann, await order(ann, board, 'Austria', 'A Vie - Gal'), 'Russia', 'A War - Gal');
    const results = await ann.press(both, 'Resolve');
    expect(textOf(results)).toContain('Fall 1901, movement');
    expect(textOf(results)).toContain('**Austria**');
    expect(results.sketch?.picture.kind).toBe('results');
    const menu = await ann.press(results, 'Explain');
    const [first = ''] = offered(menu);
    expect(first).toContain('✗');
    expect(textOf(await ann.choose(menu, first))).toContain('Galicia');
    expect(textOf(await ann.press(menu, 'Board'))).toContain('Position 2 of 2');
  });

  test('goes back and forward, and keeps another line beside the first', async () => {
    const { ann, board } = await boardOf();
    const first = await ann.press(board, 'Resolve');
    const start = await ann.press(first, 'Step back');
    expect(textOf(start)).toContain('Spring 1901');
    expect(textOf(await ann.press(start, 'Step forward'))).toContain('Fall 1901');
    const other = await ann.press(await order(ann, start, 'Italy', 'A Ven - Tri'), 'Resolve');
    expect(textOf(other)).toContain('Position 3 of 3');
    const named = await ann.fill(other, 'Name this line', 'Betrayal @everyone');
    expect(textOf(named)).toContain('Betrayal \\@everyone');
    const noted = await ann.fill(named, 'Note', 'Too early?');
    expect(textOf(noted)).toContain('> Too early?');
    expect(offered(noted)).toContain('· Fall 1901, movement · Betrayal @everyone');
    expect(textOf(await ann.choose(noted, 'Spring 1901, movement'))).toContain('Position 1 of 3');
  });

  test('places units by text, and says what it did not understand', async () => {
    const { ann, board } = await boardOf();
    const placed = await ann.fill(board, 'Place units', 'nobody: A Vie\nRussia: A Vie\nRussia: A Mars');
    expect(placed.content).toContain('These lines changed nothing.');
    expect(textOf(placed)).toContain('❌ Russia: A Mars');
    const after = await ann.press(placed, 'Board');
    expect(textOf(after)).toContain('Position 2 of 2');
    expect(JSON.stringify(after.sketch?.picture)).toContain('{"power":"russia","type":"A","at":"vie"}');
    expect(textOf(await ann.fill(placed, 'Correct these lines', 'Russia: A Mun'))).toContain('Nothing was changed.');
    const done = await ann.fill(placed, 'Correct these lines', 'Russia: A Tyr');
    expect(done.content).toContain('This is a new position');
    expect(textOf(done)).toContain('Position 3 of 3');
  });

  test('keeps the lines that were not understood in the form', async () => {
    const { ann, board } = await boardOf();
    const placed = await ann.fill(board, 'Place units', 'Russia: A Mars\nItaly: A Moon');
    const again = textOf(await ann.fill(placed, 'Correct these lines'));
    for (const line of ['❌ Russia: A Mars', '❌ Italy: A Moon']) expect(again).toContain(line);
  });

  test('is renamed, shortened and deleted; one is asked first', async () => {
    const { room, ann, board } = await boardOf();
    const second = await ann.press(board, 'Resolve');
    const renamed = await ann.fill(await ann.press(second, 'More…'), 'Rename', 'Mine');
    expect(textOf(renamed)).toContain('Mine · Fall 1901');
    expect((await ann.fill(await ann.press(second, 'More…'), 'Rename', '  ')).content).toContain('A study needs a name');
    const dropping = await ann.press(await ann.press(renamed, 'More…'), 'Delete from here on');
    expect(dropping.content).toContain('Delete this position? Names, notes and orders go too.');
    expect(textOf(await ann.press(dropping, 'Back'))).toContain('Position 2 of 2');
    const shorter = await ann.press(dropping, 'Yes, delete it');
    expect(textOf(shorter)).toContain('Position 1 of 1');
    const asks = await ann.press(await ann.press(shorter, 'More…'), 'Delete the study');
    expect(asks.content).toContain('Delete the study “Mine”');
    expect(await room.hosting.store.studies.of('1')).toHaveLength(1);
    expect((await ann.press(asks, 'Yes, delete it')).content).toBe('The study is deleted.');
    expect(await room.hosting.store.studies.of('1')).toEqual([]);
    expect((await ann.press(board, 'Resolve')).content).toContain('I can’t find this study');
  });

  test('is its owner’s alone, whoever has its buttons', async () => {
    const { room, ann, board } = await boardOf();
    const bob = room.as('2');
    const panel = await ann.choose(board, 'Austria');
    for (const label of ['Resolve', 'More…']) expect((await bob.press(board, label)).content).toContain('I can’t find this study');
    expect((await bob.press(board, 'Note')).content).toContain('I can’t find this study');
    expect((await bob.press(panel, 'Paste all')).content).toContain('I can’t find this study');
    expect((await bob.run('study open', { study: '1' })).content).toContain('I can’t find this study');
    expect((await bob.run('study open')).content).toContain('no studies yet');
  });

  test('comes back by name or number, from a list', async () => {
    const { ann } = await boardOf();
    await ann.run('study new', { variant: 'classic', name: 'Lepanto' });
    expect(textOf(await ann.run('study open'))).toMatch(/2 · Lepanto · Classic/);
    expect((await ann.complete('study open', 'study', 'lep')).map(({ value }) => value)).toEqual(['2']);
    expect((await ann.complete('study open', 'study', '1')).map(({ value }) => value)[0]).toBe('1');
    expect(textOf(await ann.choose(await ann.run('study open'), '2 · Lepanto · Classic (Europe, 1901)'))).toContain(
      'Lepanto · Spring 1901',
    );
    for (const study of ['2', 'lepanto']) expect(textOf(await ann.run('study open', { study }))).toContain('Lepanto · Spring 1901');
  });
});

describe('What is asked in each phase', () => {
  test('what comes of no orders is said for each kind of phase', async () => {
    const { ann, board } = await boardOf();
    expect(textOf(board)).toContain('**Resolve** works without orders too: all units hold.');
    const beside = await ann.fill(board, 'Place units', 'nobody: F Tri\nItaly: A Tyr\nItaly: A Tri');
    const retreats = await ann.press(await order(ann, beside, 'Italy', 'A Tyr - Vie; A Tri S A Tyr - Vie'), 'Resolve');
    expect(textOf(retreats)).toContain('Spring 1901, retreats');
    expect(textOf(retreats)).toContain('all dislodged units are disbanded');
    const fewer = await ann.fill(board, 'Place units', 'nobody: A Vie');
    const winter = await ann.press(await ann.press(fewer, 'Resolve'), 'Resolve');
    expect(textOf(winter)).toContain('Winter 1901, adjustments');
    expect(textOf(winter)).toContain('nobody builds, and the rules choose what is removed');
    expect(textOf(winter)).not.toContain('all units hold');
  });

  test('votes on neutrals are given, shown and counted in a study', async () => {
    const ann = testBot().as('1');
    const placement = await ann.run('study new', { variant: 'mandate-of-heaven', players: '8' });
    expect(textOf(placement)).toContain('the units are placed by the rules');
    const spring = await ann.press(placement, 'Resolve');
    const [seat = ''] = offered(spring);
    const votes = await ann.press(await ann.choose(spring, seat), 'Neutrals');
    const [unit = ''] = offered(votes);
    const saved = await ann.choose(await ann.choose(votes, unit), 'Hold');
    const short = /✅ .*\((A \w+ H)\)/.exec(textOf(saved))?.[1];
    expect(short).toBeDefined();
    const back = await ann.press(saved, 'Board');
    expect(textOf(back)).toContain(`**${seat}**: \`${short}\``);
    expect(labels(await ann.press(back, 'Resolve'))).toContain('Step back');
  });

  test('a card game that is over is studied like others: the seat that decides, its hand, and what comes of it', async () => {
    const room = testBot();
    await startedGame(room, { variant: 'warring-states-cards' });
    room.hosting.store.arrange(1, tx => tx.put({ match: { ...tx.facts.match, status: 'ended', end: { kind: 'draw', seats: [] } } }));
    const ann = room.as('101');
    const board = await ann.run('study game', { game: '1' });
    expect(textOf(board)).not.toContain('once it’s over');
    const [seat = ''] = offered(board);
    const panel = await ann.choose(board, seat);
    expect(panel.sketch?.picture.kind).toBe('hand');
    expect(labels(await ann.press(await ann.press(panel, 'Board'), 'Resolve'))).toContain('Step back');
  });
});

describe('/study order', () => {
  test('supposes orders of a power in the study used last, and completes both as it is typed', async () => {
    const { ann } = await boardOf();
    await ann.run('study new', { variant: 'classic', name: 'Lepanto' });
    expect((await ann.complete('study order', 'power', 'aus')).map(({ value }) => value)).toEqual(['austria']);
    const found = await ann.complete('study order', 'text', 'vienna gal', { power: 'austria' });
    expect(found[0]).toEqual({ name: 'Vienna → Galicia', value: 'A vie - gal' });
    const panel = await ann.run('study order', { power: 'austria', text: 'A Vie - Gal; A Bud - Mars' });
    expect(textOf(panel)).toContain('✅ Vienna → Galicia (A vie - gal)');
    expect(textOf(panel)).toContain('A Bud - Mars');
    const board = await ann.press(panel, 'Board');
    expect(textOf(board)).toContain('Lepanto · Spring 1901');
    expect(textOf(await ann.run('study order', { study: '1', power: 'Austria', text: 'F Tri - Alb' }))).toContain('F tri - alb');
    expect(textOf(await ann.run('study open', { study: '1' }))).toContain('**Austria**: `F tri - alb`');
  });

  test('says who can be ordered, and has nothing of others', async () => {
    const { room, ann } = await boardOf();
    expect(textOf(await ann.run('study order', { power: 'mars', text: 'A Vie H' }))).toContain(
      'Choose one of these powers: Austria, England',
    );
    expect((await room.as('2').run('study order', { power: 'austria', text: 'A Vie H' })).content).toContain('I can’t find this study');
    expect(await room.as('2').complete('study order', 'text', 'vie', { power: 'austria', study: '1' })).toEqual([]);
  });
});

/** Of an exported study, as far as its form goes. */
const BODY = JSON.stringify({
  ...{ form: 1, source: { from: 'start' }, seats: ['austria'], options: {}, start: {} },
  ...{ steps: [{ id: 1, supposed: {} }], at: 1, next: 2 },
});

describe('A study as a file', () => {
  test('is exported from its board, and opened by somebody else with all its positions, names and notes', async () => {
    const { room, ann, board } = await boardOf();
    const second = await ann.press(await order(ann, board, 'Austria', 'A Vie - Gal'), 'Resolve');
    const noted = await ann.fill(await ann.fill(second, 'Note', 'Too early?'), 'Name this line', 'Gambit');
    const sent = await ann.press(await ann.press(noted, 'More…'), 'Export');
    const text = new TextDecoder().decode(sent.attachments?.[0]?.bytes);
    expect(text).not.toMatch(/"user"|"1"/);
    const bob = room.as('2', { files: { file: await served(text) } });
    const opened = await bob.run('study file', {});
    expect(textOf(opened)).toContain('Position 2 of 2');
    expect(textOf(opened)).toContain('> Too early?');
    expect(textOf(opened)).toContain('**Gambit**');
    expect(textOf(await bob.press(opened, 'Step back'))).toContain('**Austria**: `A vie - gal`');
    expect((await room.hosting.store.studies.of('2')).map(({ name }) => name)).toEqual(['Classic (Europe, 1901)']);
  });

  test('may be a record, as text too: the phase with its orders', async () => {
    const { room } = await boardOf();
    const record = '[Game "classic"]\n\n# Spring 1901 movement\nengland:\n  F lon - nth\n\n# Fall 1901 movement\n';
    const ann = room.as('1', { files: { file: await served(record, 'game.txt', 'text/plain') } });
    expect(textOf(await ann.run('study file', {}))).toContain('game · Fall 1901');
    const first = await ann.run('study file', { phase: '1', name: 'Opening' });
    expect(textOf(first)).toContain('Opening · Spring 1901');
    expect(textOf(first)).toContain('**England**: `F lon - nth`');
    expect((await ann.run('study file', { phase: '9' })).content).toContain('game.txt');
  });

  test('is known by what is in it, whatever it is called', async () => {
    const { room } = await boardOf();
    const record = '[Game "classic"]\n\n# Spring 1901 movement\nengland:\n  F lon - nth\n\n# Fall 1901 movement\n';
    const ann = room.as('1', { files: { file: await served(record, 'g.text', 'application/octet-stream') } });
    expect(textOf(await ann.run('study file', {}))).toContain('g · Fall 1901');
  });

  test.each([
    ['en', '⚠️ 2 orders in the file were left out, because I can’t read them or the rules don’t allow them: `A vie ~ gal`…'],
    ['fr', '⚠️ 2 ordres du fichier ont été laissés de côté, illisibles ou contraires aux règles\u00a0: `A vie ~ gal`…'],
  ] as const)('says how many of its orders are not in the study (%s)', async (language, said) => {
    const { room, ann, board } = await boardOf();
    const ordered = await order(ann, board, 'Austria', 'A Vie - Gal; A Bud - Ser');
    const sent = await ann.press(await ann.press(ordered, 'More…'), 'Export');
    const text = new TextDecoder().decode(sent.attachments?.[0]?.bytes);
    const damaged = text.replace('A vie - gal', 'A vie ~ gal').replace('A bud - ser', 'A bud - lon');
    for (const [file, notice] of [
      [damaged, said],
      [text, undefined],
    ] as const) {
      const bob = room.as('2', { language, files: { file: await served(file) } });
      const opened = await bob.run('study file', {});
      if (notice === undefined) expect(opened.content).not.toContain('⚠️');
      else expect(opened.content).toContain(notice);
    }
  });

  test.each([
    ['{"study":2}', /format|version/i],
    ['{"study":1,"game":"classic","name":"x","body":{}}', /In `body\.form`: Something is missing/],
    [
      `{"study":1,"game":"classic","name":"${'x'.repeat(999)}","body":{}}`,
      /In `name`: This is too long: it can have at most \d+ characters/,
    ],
    [`{"study":1,"game":"chess","body":${BODY}}`, /In `game`: I don’t have a game called “chess”\.$/],
    ['{"hello":"world"}', /neither an exported game nor an exported study/],
    ['{"study":1', /JSON/],
    [`{"study":${'['.repeat(60)}${']'.repeat(60)}}`, /nested|levels/],
    ['nonsense', /./],
  ])('that says %s is refused with a sentence, and nothing is kept', async (text, sentence) => {
    const { room } = await boardOf();
    const ann = room.as('2', { files: { file: await served(text) } });
    const refused = await ann.run('study file', {});
    expect(refused.content).toMatch(sentence);
    expect(refused.sketch).toBeUndefined();
    expect(await room.hosting.store.studies.of('2')).toEqual([]);
  });

  test('with steps that follow none, a unit on no province, or other seats is refused', async () => {
    const { room, ann, board } = await boardOf();
    const second = await ann.press(board, 'Resolve');
    const sent = await ann.press(await ann.press(second, 'More…'), 'Export');
    const text = new TextDecoder().decode(sent.attachments?.[0]?.bytes);
    const forged = [
      text.replace('"step":1', '"step":7'),
      text.replace('"at":2', '"at":5'),
      text.replace('"next":3', '"next":2'),
      text.replace('"at":"vie"', '"at":"mars"'),
      text.replace('"austria","england"', '"austria","austria"'),
      text.replace('"id":2', '"id":1'),
    ];
    for (const one of forged) {
      expect(one).not.toBe(text);
      const bob = room.as('2', { files: { file: await served(one) } });
      expect((await bob.run('study file', {})).content).toContain('No study was opened');
    }
    expect(await room.hosting.store.studies.of('2')).toEqual([]);
  });

  test('keeps only what the game reads of its orders: a forged file full of others is not read again at every look', async () => {
    const { room, ann, board } = await boardOf();
    const sent = await ann.press(await ann.press(await ann.press(board, 'Resolve'), 'More…'), 'Export');
    const file = JSON.parse(new TextDecoder().decode(sent.attachments?.[0]?.bytes));
    const nonsense = 'A vie - gal; F tri C A vie - alb, F tri C A vie - alb; '.repeat(300);
    const forged = Object.fromEntries(
      [...'austria,england'.split(','), ...Array.from({ length: 20 }, (_, i) => `p${i}`)].map(seat => [seat, nonsense]),
    );
    file.body.steps[0].supposed = forged;
    file.body.steps[1].after.by.orders = forged;
    const bob = room.as('2', { files: { file: await served(JSON.stringify(file)) } });
    expect(textOf(await bob.press(await bob.run('study file', {}), 'Step back'))).toContain('**Austria**: `A vie - gal`');
    const [head] = await room.hosting.store.studies.of('2');
    const kept = JSON.stringify((await room.hosting.store.studies.get(head?.id ?? 0))?.body.steps);
    expect(kept.length).toBeLessThan(500);
    expect(kept).not.toContain('p7');
  });

  test('holds up no imports of a server: it counts for its user alone', async () => {
    const { room } = await boardOf();
    const ann = room.as('1', { files: { file: await served('{"study":2}') } });
    for (let i = 0; i < MOST_STUDY_FILES; i++) expect((await ann.run('study file', {})).content).toContain('No study was opened');
    expect((await ann.run('study file', {})).content).toContain(`${MOST_STUDY_FILES}`);
    const bob = room.as('2', { files: { file: await served('{"study":2}') } });
    expect((await bob.run('study file', {})).content).toContain('No study was opened');
    room.pass(25 * 60 * 60 * 1000);
    expect((await ann.run('study file', {})).content).toContain('No study was opened');
  });
});

describe('A study that the rules of now cannot follow', () => {
  test('can be deleted where it is refused', async () => {
    const { room, ann } = await boardOf();
    const [head] = await room.hosting.store.studies.of('1');
    await room.hosting.store.studies.change(head?.id ?? 0, '1', ({ name, body }) => ({
      ...{ name, changedAt: 0 },
      body: { ...body, start: { ...Object(body.start), format: 99 }, at: 2, next: 3, steps: [{ id: 2, supposed: {} }] },
    }));
    const refused = await ann.run('study open', { study: `${head?.id}` });
    expect(refused.content).toContain('can no longer open it');
    const asked = await ann.press(refused, labels(refused)[0] ?? '');
    await ann.press(asked, labels(asked)[0] ?? '');
    expect(await room.hosting.store.studies.of('1')).toEqual([]);
  });
});

describe('What if', () => {
  test('as a file does not tell the game', async () => {
    const room = testBot();
    await startedGame(room);
    const qin = room.as(playerOf(room, 'qin'));
    const board = await qin.press(await qin.run('orders'), 'What if');
    expect(textOf(board)).toContain('What if, game 1');
    const sent = await qin.press(await qin.press(board, 'More…'), 'Export');
    expect(new TextDecoder().decode(sent.attachments?.[0]?.bytes)).not.toMatch(/game 1|What if|"match"/);
  });

  test('opens a board with my saved orders, again and again, and files nothing', async () => {
    const room = testBot();
    await startedGame(room);
    const qin = room.as(playerOf(room, 'qin'));
    await qin.run('order', { text: 'A Xia - Any' });
    const panel = await qin.run('orders');
    const before = JSON.stringify(await room.hosting.store.history.submissions(1, 1));
    const board = await qin.press(panel, 'What if');
    expect(textOf(board)).toContain('**Qin**: `A Xia - Any`');
    expect(textOf(await qin.choose(board, 'Chu'))).toContain('What if, game 1 · Chu · ');
    expect(textOf(await qin.press(board, 'My real orders'))).toMatch(/^Qin · /);
    const results = await qin.press(board, 'Resolve');
    expect(textOf(results)).toContain('Position 2 of 2');
    expect(JSON.stringify(await room.hosting.store.history.submissions(1, 1))).toBe(before);
    expect(textOf(await qin.press(panel, 'What if'))).toContain('Position 1 of 2');
    expect(await room.hosting.store.studies.of(playerOf(room, 'qin'))).toHaveLength(1);
    expect((await room.as('nobody').press(panel, 'What if')).content).toBeDefined();
    expect(await room.hosting.store.studies.of('nobody')).toEqual([]);
  });

  test('knows no order of anybody else', async () => {
    const room = testBot();
    await startedGame(room);
    await room.as(playerOf(room, 'chu')).run('order', { text: 'A Chen - Song' });
    const qin = room.as(playerOf(room, 'qin'));
    const board = await qin.press(await qin.run('orders'), 'What if');
    expect(textOf(board)).not.toContain('Chu');
    const [study] = await room.hosting.store.studies.of(playerOf(room, 'qin'));
    expect((await room.hosting.store.studies.get(study?.id ?? 0))?.body.steps).toEqual([{ id: 1, supposed: {} }]);
  });
});

describe('/study game', () => {
  test('takes the position that everybody sees, from a server’s game; others do not find it', async () => {
    const room = testBot();
    await startedGame(room);
    await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia - Any' });
    const board = await room.as('spectator').run('study game', { game: '1' });
    expect(textOf(board)).toContain('Game 1 · Spring 450 BC, movement');
    expect(textOf(board)).not.toContain('A Xia - Any');
    const elsewhere = room.as('stranger', { guild: '901', channel: '501' });
    expect((await elsewhere.run('study game', { game: '1' })).sketch).toBeUndefined();
  });

  test('refuses the card game while it goes on', async () => {
    const room = testBot();
    await startedGame(room, { variant: 'warring-states-cards' });
    expect((await room.as('101').run('study game', { game: '1' })).content).toContain('once it’s over');
  });
});

describe('A study of a running game', () => {
  test('gives no advice: no opponent of the bot orders, supposes or rates anything in it', async () => {
    const asked: string[] = [];
    const compute: NonNullable<TestBot['hosting']['compute']> = {
      run: async name => {
        asked.push(name);
        return refuse({ code: 'too-busy' });
      },
    };
    const room = testBot(undefined, { compute });
    await startedGame(room);
    const qin = room.as(playerOf(room, 'qin'));
    const whatIf = await qin.press(await qin.run('orders'), 'What if');
    for (const board of [await room.as('spectator').run('study game', { game: '1' }), whatIf]) {
      const someone = board === whatIf ? qin : room.as('spectator');
      const panel = await someone.choose(board, 'Chu');
      const ordered = await someone.fill(panel, 'Paste all', 'A Yin - Cha');
      const results = await someone.press(await someone.press(await someone.press(ordered, 'Preview'), 'Board'), 'Resolve');
      const why = await someone.press(results, 'Explain');
      const explained = await someone.choose(why, offered(why)[0] ?? '');
      for (const reply of [board, panel, ordered, results, explained]) {
        expect(labels(reply).join()).not.toMatch(/Hint|Suggest|Review/);
        expect(textOf(reply)).not.toMatch(/chances|estimate|rating|best orders/i);
      }
    }
    expect(asked).toEqual([]);
  });
});

describe('Readers who cannot see the picture', () => {
  test('are told that it shows a study, and of what; never whose orders are in it', async () => {
    const { ann, board } = await boardOf();
    expect(board.sketch?.alt).toMatch(/^Map of the units and centres: Spring 1901, movement\./);
    const ordered = await order(ann, board, 'Austria', 'A Vie - Gal');
    expect(ordered.sketch?.alt).toMatch(
      /^A study: these orders are only being tried out\. Map of the orders: Spring 1901, movement\. 1 order\./,
    );
    const resolved = await ann.press(ordered, 'Resolve');
    expect(resolved.sketch?.alt).toMatch(/^A study: this is where these trial orders lead\. Results map: Spring 1901, movement\./);
    for (const { sketch } of [board, ordered, resolved]) expect(sketch?.alt.length).toBeLessThanOrEqual(1024);
  });

  test('are told the same of What if', async () => {
    const room = testBot();
    await startedGame(room, { variant: 'classic' });
    const user = playerOf(room, 'austria');
    const ann = room.as(user);
    await ann.run('order', { text: 'A Vie - Gal' });
    const tried = await ann.press(await ann.run('orders'), 'What if');
    expect(tried.sketch?.alt).toMatch(/^What if: your own saved orders, with orders assumed for the others\. Map of the orders:/);
    expect(tried.sketch?.alt).not.toMatch(/Vienna – Galicia|vie - gal/i);
  });
});
