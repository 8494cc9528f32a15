import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import { LINES_READ, LINES_WITHOUT_SENSE } from '../../../src/games/game.js';
import { classic } from './ownVariants.js';

const game = diplomacy(classic(compileBoard(readBoardFile('classic'))));
const opened = game.open({ seats: ['france', 'germany'], seed: 1, options: {} });

/** What becomes of lines of France at the start: the order they were read as, or the code of what is wrong with them. */
const read = (lines: readonly string[]): readonly (string | undefined)[] =>
  game.read(opened, 'france', lines.join('\n'), undefined, 'en').lines.map(({ text, fault }) => text ?? fault?.code);

const chatter = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `lorem ipsum ${i} and so on`);
const times = (code: string, count: number): readonly string[] => Array.from({ length: count }, () => code);

describe('A text of which none of the first fifty lines means anything', () => {
  it('is not read further: every other line says so', () => {
    expect(read([...chatter(LINES_READ), 'A Paris H'])).toEqual([
      ...times('not-understood', LINES_WITHOUT_SENSE),
      ...times('nothing-understood', LINES_READ - LINES_WITHOUT_SENSE),
      'too-many-lines',
    ]);
  });
  it('files nothing', () => {
    expect(game.read(opened, 'france', chatter(LINES_READ).join(';'), undefined, 'en').submission.orders).toEqual([]);
  });
  it('says how many lines it tried', () => {
    const { lines } = game.read(opened, 'france', chatter(60).join('\n'), undefined, 'en');
    expect(lines[59]?.fault).toEqual({ code: 'nothing-understood', first: 50 });
  });
});

describe('A text is read to the end', () => {
  const last = LINES_READ - 1;

  it('if the fiftieth line is the first that means something', () => {
    const lines = read([...chatter(LINES_WITHOUT_SENSE - 1), 'A Paris - Burgundy', ...chatter(149), 'F Brest H']);
    expect(lines[LINES_WITHOUT_SENSE - 1]).toBe('A par - bur');
    expect(lines[last]).toBe('F bre H');
    expect(lines).not.toContain('nothing-understood');
  });
  it.each([
    ['an order that is not allowed', 'A Paris - Moscow', 'not-beside'],
    ['an order to somebody else’s unit', 'A Berlin H', 'not-your-unit'],
    ['an order of another phase', 'Build A Paris', 'not-in-this-phase'],
  ])('if there is %s among the first', (_, typed, code) => {
    const lines = read([typed, ...chatter(last - 1), 'A Paris H']);
    expect(lines[0]).toBe(code);
    expect(lines[last]).toBe('A par H');
  });
});
