import { describe, expect, it } from 'vitest';
import { readCardsBoardFile, readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { LINES_READ } from '../../src/games/game.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';

const GAMES = [...catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile())).values()];

describe.each(GAMES)('In $id, of a text with thousands of lines', game => {
  const seats = game.seats(game.players.most, game.chosen?.parse({}) ?? {});
  const ids = seats.ok ? seats.value.map(({ id }) => id) : [];
  const state: unknown = game.open({ seats: ids, seed: 1, options: game.chosen?.parse({}) ?? {}, secret: '1'.repeat(32) });
  const [seat = ''] = game.phase(state).awaits;
  const [likely = ''] = game.options(state, seat, 'en').flatMap(({ choices }) => choices.map(({ text }) => text));
  const { lines } = game.read(state, seat, `${likely};${'a;'.repeat(2_900)}`, undefined, 'en');
  const isTooMany = ({ fault }: (typeof lines)[number]): boolean => fault?.code === 'too-many-lines';

  it('the first are read', () => {
    expect(lines[0]?.text).toBeDefined();
    expect(lines.slice(0, LINES_READ).some(isTooMany)).toBe(false);
  });
  it('the others are not, and each says so: to read them all would keep everybody waiting', () => {
    expect(lines).toHaveLength(2_901);
    expect(lines.slice(LINES_READ).every(isTooMany)).toBe(true);
  });
});
