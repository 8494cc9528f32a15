import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { PUZZLE_SETS } from '../../src/games/lessons/puzzleSets.js';
import { openMemoryStore } from '../records/memory.js';
import { labels, offered, type TestBot, testBot, textOf } from './testBot.js';

type Someone = ReturnType<TestBot['as']>;

/** Opens the puzzle with this title. */
async function opened(someone: Someone, title: string): Promise<Reply> {
  return someone.choose(await someone.run('learn', { lesson: 'puzzles' }), title);
}

/** Gives these orders in the panel, and tries them there. */
const tryOut = async (someone: Someone, board: Reply, orders: string, words = ['Orders', 'Paste all', 'Try']): Promise<Reply> =>
  someone.press(await someone.fill(await someone.press(board, words[0] ?? ''), words[1] ?? '', orders), words[2] ?? '');

const WRONG = 'F Rumania - Bulgaria ec; F Sevastopol H';
const RIGHT = 'F Rumania - Bulgaria ec; F Sevastopol - Rumania';

describe('Puzzles', () => {
  test('are chosen from menus by how hard they are, from the list of lessons too', async () => {
    const ann = testBot().as('1');
    const list = await ann.press(await ann.run('learn'), 'Puzzles');
    expect(textOf(list)).toMatch(/\*\*Easy\*\* · 0 of \d+ solved\n\*\*Medium\*\* · 0 of \d+ solved\n\*\*Hard\*\* · 0 of \d+ solved/);
    expect(offered(list).length).toBe(PUZZLE_SETS.flatMap(({ steps }) => steps).length);
  });

  test('begin with the aim and the picture of the position, and are ordered in the panel', async () => {
    const ann = testBot().as('1');
    const board = await opened(ann, 'Close the door');
    expect(textOf(board)).toContain('Puzzle · Easy: Close the door');
    expect(textOf(board)).toContain('**You’re Russia. Take Bulgaria, and let nobody into Rumania.**');
    expect(textOf(board)).toContain('Of 32 possible sets of orders, only one works');
    expect(labels(board)).toEqual(['Orders', 'Try', 'Hint', 'Solution', 'Puzzles']);
    expect(board.sketch?.picture).toMatchObject({ kind: 'position', game: 'classic' });
    const panel = await ann.press(board, 'Orders');
    expect(textOf(panel)).toContain('These orders only count in this puzzle.');
    expect(labels(panel)).toEqual(expect.arrayContaining(['Try', 'Back to the puzzle']));
    const saved = await ann.fill(panel, 'Paste all', WRONG);
    expect((await ann.press(saved, 'Back to the puzzle')).sketch?.picture).toMatchObject({ kind: 'mine', seat: 'russia' });
  });

  test('are answered with what stops the orders, which is shown and explained', async () => {
    const ann = testBot().as('1');
    const result = await tryOut(ann, await opened(ann, 'Close the door'), WRONG);
    expect(textOf(result)).toContain('↩️ **The others can stop that:**');
    expect(textOf(result)).toContain('A Ukraine – Rumania');
    expect(labels(result)).toEqual(['Try again', 'Explain', 'Hint', 'Solution', 'Puzzles']);
    expect(result.sketch?.picture).toMatchObject({ kind: 'results', game: 'classic' });
    const why = await ann.press(result, 'Explain');
    const explained = await ann.choose(why, offered(why).find(label => label.includes('Ukraine')) ?? '');
    expect(textOf(explained)).toContain('Rumania');
    expect(textOf(await ann.press(explained, 'Back to the puzzle'))).toContain('The others can stop that:');
  });

  test('stay solved once own orders solved them, after a restart too', async () => {
    const store = openMemoryStore();
    const ann = testBot(store).as('1');
    const solved = await tryOut(ann, await opened(ann, 'Close the door'), RIGHT);
    expect(textOf(solved)).toContain('✅ **Solved! The fleet moves in behind and closes Rumania');
    expect(labels(solved)).toEqual(['Next puzzle', 'Try again', 'Explain', 'Puzzles']);
    expect(textOf(await ann.press(solved, 'Next puzzle'))).toContain('Puzzle · ');
    const later = testBot(store).as('1');
    const list = await later.run('learn', { lesson: 'puzzles' });
    expect(textOf(list)).toContain('**Easy** · 1 of ');
    expect(offered(list)).toContain('✅ Close the door');
    expect(textOf(await later.run('learn'))).toContain('Puzzle · ');
  });

  test('give a hint, and their solution to who asks twice; that does not count', async () => {
    const { as, hosting } = testBot();
    const ann = as('1');
    const board = await opened(ann, 'Close the door');
    const hinted = await ann.press(board, 'Hint');
    expect(textOf(hinted)).toContain('💡 If you leave a place, you leave a door open behind you.');
    expect(textOf(hinted)).not.toContain('sev - rum');
    const asked = await ann.press(hinted, 'Solution');
    expect(textOf(asked)).toContain('Show the solution?');
    expect(labels(asked)).toEqual(['Show the solution', 'Back to the puzzle', 'Puzzles']);
    expect(labels(await ann.press(asked, 'Back to the puzzle'))).toContain('Solution');
    const shown = await ann.press(asked, 'Show the solution');
    expect(textOf(shown)).toContain('✅ **Here’s the solution.');
    expect((await hosting.store.lessons.of('1'))[0]?.progress.tries['close-the-door']?.reached).toBeUndefined();
    expect(textOf(await ann.press(shown, 'Puzzles'))).toContain('**Easy** · 0 of ');
  });

  test('speak French', async () => {
    const ann = testBot().as('1', { language: 'fr' });
    const board = await opened(ann, 'Fermer la porte');
    expect(textOf(board)).toContain('Casse-tête · Facile\u00a0: Fermer la porte');
    const result = await tryOut(ann, board, 'F Roumanie - Bulgarie ce; F Sébastopol - Roumanie', ['Ordres', 'Tout saisir', 'Essayer']);
    expect(textOf(result)).toContain('✅ **Résolu\u00a0!');
  });

  test('Orders that do not reach the aim against holds are told so', async () => {
    const ann = testBot().as('1');
    const result = await tryOut(ann, await opened(ann, 'Down the river'), 'F Zhe H; A Dal H');
    expect(textOf(result)).toContain('even if everyone else just holds');
  });

  test('No orders at all are not said to be stopped by the others', async () => {
    const ann = testBot().as('1');
    const result = await ann.press(await opened(ann, 'Close the door'), 'Try');
    expect(textOf(result)).toContain('even if everyone else just holds');
    expect(textOf(result)).not.toContain('A Ukraine – Rumania');
  });
});

describe('A puzzle is everybody’s own', () => {
  test('the same button shows everybody what they did themselves', async () => {
    const room = testBot();
    const board = await opened(room.as('1'), 'Close the door');
    await tryOut(room.as('1'), board, RIGHT);
    expect(textOf(await room.as('2').press(board, 'Try'))).toContain('↩️');
    expect((await room.hosting.store.lessons.of('2'))[0]?.progress.tries['close-the-door']?.reached).toBeUndefined();
  });

  test('a menu that names no puzzle any more is refused', async () => {
    const room = testBot();
    const ann = room.as('1');
    const list = await ann.run('learn', { lesson: 'puzzles' });
    const gone: Reply = JSON.parse(JSON.stringify(list).replaceAll('101 close-the-door', '101 gone'));
    expect(textOf(await ann.choose(gone, 'Close the door'))).toContain('/learn');
  });
});
