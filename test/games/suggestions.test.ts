import { describe, expect, it } from 'vitest';
import { readCardsBoardFile, readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { LINES_WITH_SUGGESTIONS } from '../../src/games/game.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';

const GAMES = [...catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile())).values()];

describe.each(GAMES)('In $id, of many bad lines', game => {
  const seats = game.seats(game.players.most, game.chosen?.parse({}) ?? {});
  const ids = seats.ok ? seats.value.map(({ id }) => id) : [];
  const state: unknown = game.open({ seats: ids, seed: 1, options: game.chosen?.parse({}) ?? {}, secret: '1'.repeat(32) });
  const [seat = ''] = game.phase(state).awaits;
  const [likely = ''] = game.options(state, seat, 'en').flatMap(({ choices }) => choices.map(({ text }) => text));
  const bad = Array.from({ length: 30 }, () => `${likely}x`);
  const suggested = (helped?: number): number =>
    game.read(state, seat, bad.join('\n'), undefined, 'en', helped).lines.filter(({ suggestions }) => suggestions.length > 0).length;

  it('the first few come with suggestions', () => expect(suggested()).toBe(LINES_WITH_SUGGESTIONS));
  it('as few as are asked for do', () => expect([suggested(2), suggested(0)]).toEqual([2, 0]));
  it('each comes back with its fault', () => {
    const { lines } = game.read(state, seat, bad.join('\n'), undefined, 'en', 0);
    expect(lines.every(({ fault, typed }) => fault && typed === bad[0])).toBe(true);
    expect(lines).toHaveLength(30);
  });
});
