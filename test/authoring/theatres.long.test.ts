import { describe, expect, test } from 'vitest';
import { createDiplomacyRenderer } from '../../src/drawing/diplomacyRenderer.js';
import { theatresOf } from '../../src/games/diplomacy/board/theatre.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import { busiestTheatre } from '../../src/games/diplomacy/model/busiestTheatre.js';
import { drawnMap } from './drawnMap.js';
import { exampleWith, faultsOf, variantOf } from './folders.js';
import { largeFolder } from './largeFolder.js';

describe('The parts of a board that have pictures of their own', () => {
  test('are a grid on a board of more than ninety provinces, in which every unit is in a part', () => {
    const { board } = variantOf(largeFolder({ provinces: 150, powers: 4 }));
    expect(board.theatres.length).toBeGreaterThan(2);
    expect(new Set(board.theatres.map(({ name }) => name.en)).size).toBe(board.theatres.length);
    for (const { places } of board.provinces) {
      const [x, y] = places.unit ?? [-1, -1];
      expect(board.theatres.some(({ box: [x0, y0, x1, y1] }) => x0 <= x && x <= x1 && y0 <= y && y <= y1)).toBe(true);
    }
    for (const { box } of board.theatres) {
      const inside = board.provinces.filter(
        ({ places: { unit } }) => unit && unit[0] > box[0] && unit[0] < box[2] && unit[1] > box[1] && unit[1] < box[3],
      );
      expect(inside.length).toBeLessThan(board.provinces.length / 2);
    }
  });

  test('of 500 provinces fit into a menu, with letters and numbers for names', () => {
    const { board } = variantOf(largeFolder({ provinces: 500, powers: 20 }));
    expect(board.theatres.length).toBeGreaterThan(8);
    expect(board.theatres.length).toBeLessThanOrEqual(24);
    expect(board.theatres[0]?.name).toEqual({ en: 'A1', fr: 'A1' });
  });

  test('and all of the largest board are drawn as pictures', async () => {
    const { variant, board, geometry } = variantOf(largeFolder({ provinces: 500, powers: 34 }));
    const game = diplomacy(variant);
    const view = game.view(game.open({ seats: board.powers.map(({ id }) => id), seed: 1, options: {} }));
    const render = createDiplomacyRenderer(new Map([[variant.id, { board, geometry }]]));
    for (const theatre of [undefined, board.theatres[0]?.id]) {
      const png = await render({ kind: 'position', game: variant.id, language: 'en', view, theatre });
      expect([...png.subarray(1, 4)]).toEqual([...'PNG'].map(letter => letter.charCodeAt(0)));
    }
  });

  test('are none on a small board, unless its author names some', () => {
    expect(variantOf(largeFolder({ provinces: 90, powers: 4 })).board.theatres).toEqual([]);
    const named = exampleWith(
      'board.json',
      '"format": 1',
      '"format": 1, "drawing": { "theatres": [{ "id": "north", "name": { "en": "The North", "fr": "Le Nord" }, "provinces": ["ash", "hig", "bri"] }] }',
    );
    const { board, variant } = variantOf(named);
    expect(board.theatres).toMatchObject([{ id: 'north', name: { en: 'The North', fr: 'Le Nord' } }]);
    expect(theatresOf(variant.board.file).map(({ id }) => id)).toEqual(['north']);
    const [x0, y0, x1, y1] = board.theatres[0]?.box ?? [0, 0, 0, 0];
    const [x, y] = board.provinces.find(({ id }) => id === 'hig')?.places.unit ?? [0, 0];
    expect(x0 < x && x < x1 && y0 < y && y < y1).toBe(true);
  });

  test('of few places are as large as a part must be, within the frame', () => {
    const corner = exampleWith(
      'board.json',
      '"format": 1',
      '"format": 1, "drawing": { "theatres": [{ "id": "one", "name": { "en": "One" }, "provinces": ["ash"] }] }',
    );
    const { board } = variantOf(corner);
    const [x0, y0, x1, y1] = board.theatres[0]?.box ?? [0, 0, 0, 0];
    expect(x1 - x0).toBeGreaterThanOrEqual(Math.min(440, board.frame.width));
    expect(y1 - y0).toBeGreaterThanOrEqual(Math.min(360, board.frame.height));
    expect([x0 >= 0, y0 >= 0, x1 <= board.frame.width, y1 <= board.frame.height]).toEqual([true, true, true, true]);
  });

  test('name places that are there', () => {
    const wrong = exampleWith(
      'board.json',
      '"format": 1',
      '"format": 1, "drawing": { "theatres": [{ "id": "a", "name": { "en": "A" }, "provinces": ["nowhere"] }, { "id": "a", "name": { "en": "B" }, "provinces": ["ash"] }] }',
    );
    expect(faultsOf(wrong).map(({ where, fault }) => [where, fault.code])).toEqual([
      ['drawing.theatres[1].provinces[1]', 'variant-no-province'],
      ['drawing.theatres[2].id', 'variant-id-taken'],
    ]);
  });

  test('are drawn, and one of them is where most happened', () => {
    const read = variantOf(largeFolder({ provinces: 150, powers: 4 }));
    const game = diplomacy(read.variant);
    const seats = read.variant.board.powers.map(({ id }) => id);
    const opened = game.open({ seats, seed: 1, options: {} });
    const [part] = read.board.theatres;
    expect(drawnMap(read, { kind: 'position', view: game.view(opened), theatre: part?.id })).toContain('<svg');
    const moves = new Map(
      seats.map(seat => {
        const orders = game.options(opened, seat, 'en').flatMap(({ choices }) => choices.find(({ text }) => / - /.test(text))?.text ?? []);
        return [seat, game.read(opened, seat, orders.join('\n'), undefined, 'en', 0).submission];
      }),
    );
    const { report } = game.advance(opened, moves);
    expect(read.board.theatres.map(({ id }) => id)).toContain(busiestTheatre(read.variant.board.file, report)?.id);
    expect(drawnMap(read, { kind: 'results', report, theatre: 'busiest' })).toContain('<svg');
  });
});
