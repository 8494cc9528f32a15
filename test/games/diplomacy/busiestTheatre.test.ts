import { describe, expect, test } from 'vitest';
import {
  aroundProvinces,
  isWithin,
  placeShown,
  type Theatre,
  theatreCalled,
  theatresOf,
} from '../../../src/games/diplomacy/board/theatre.js';
import { busiestTheatre, isInOneTheatre } from '../../../src/games/diplomacy/model/busiestTheatre.js';
import { homeTheatre } from '../../../src/games/diplomacy/model/homeTheatre.js';
import type { OrderResult, Report } from '../../../src/games/diplomacy/model/report.js';
import { BOARDS_PLAYED } from '../../drawing/postedPages.js';

const nothing = { units: [], dislodged: [], contested: [], centres: {} };
const reportOf = (moves: readonly (readonly [string, string])[]): Report => ({
  kind: 'diplomacy',
  variant: 'any',
  phase: 'movement',
  turn: { year: 1, season: 'spring' },
  before: nothing,
  after: nothing,
  captured: [],
  eliminated: [],
  orders: moves.map(
    ([at, to]): OrderResult => ({
      power: 'any',
      order: { kind: 'move', type: 'A', at, to },
      outcome: { kind: 'moved' },
      written: true,
      success: true,
    }),
  ),
});

describe.each(Object.entries(BOARDS_PLAYED))('On %s', (_, board) => {
  const theatres = theatresOf(board);
  const inPlay = board.provinces.filter(({ kind }) => kind !== 'impassable').map(({ id }) => id);
  const isIn = (id: string, theatre: Theatre): boolean => {
    const at = placeShown(board, id);
    return at !== undefined && isWithin(at, theatre);
  };
  /** The provinces that are in one theatre alone. */
  const only = (theatre: Theatre): readonly string[] =>
    inPlay.filter(id => isIn(id, theatre) && theatres.every(other => other === theatre || !isIn(id, other)));
  /** A move within one theatre, in no other. */
  const moveIn = (theatre: Theatre): readonly [string, string] => {
    const [at = '', to = at] = only(theatre);
    return [at, to];
  };
  const apart = theatres.filter(theatre => only(theatre).length > 0);

  test('moves that are spread over at least three theatres need no close-up; more than a third in one do', () => {
    expect(apart.length).toBeGreaterThanOrEqual(3);
    const spread = apart.map(moveIn);
    expect(isInOneTheatre(board, reportOf(spread))).toBe(false);
    const [first] = apart;
    if (!first) throw new Error('there is no theatre');
    expect(isInOneTheatre(board, reportOf([...spread, ...apart.map(() => moveIn(first))]))).toBe(true);
  });

  test('a phase without moves needs no close-up', () => {
    expect(isInOneTheatre(board, reportOf([]))).toBe(false);
  });

  test('the busiest part shows the moves of the theatre with the most, whichever it is, and has the name of a theatre', () => {
    for (const theatre of apart) {
      const [at, to] = moveIn(theatre);
      const part = busiestTheatre(board, reportOf([...apart.map(moveIn), [at, to], [at, to]]));
      expect(part && isIn(at, part) && isIn(to, part), theatre.id).toBe(true);
      expect(theatres.map(({ id }) => id)).toContain(part?.id);
      expect(busiestTheatre(board, reportOf([[at, to]]))?.id).toBe(theatre.id);
    }
  });

  test('every power’s own theatre shows at least half of its units and centres; a power with nothing has none', () => {
    for (const { id, start, home, neutral } of board.powers) {
      const own = [...start.map(({ at }) => at.split('/')[0] ?? at), ...home].filter(at => placeShown(board, at));
      const position = { units: start.map(unit => ({ ...unit, power: id })), centres: Object.fromEntries(home.map(at => [at, id])) };
      const theatre = homeTheatre(board, position, id);
      if (own.length === 0) expect([theatre, neutral ?? false]).toEqual([undefined, neutral ?? false]);
      else expect(own.filter(at => theatre && isIn(at, theatre)).length, id).toBeGreaterThanOrEqual(own.length / 2);
    }
  });
});

test('Where most happened at the edge between theatres, the close-up is around it', () => {
  const seams = Object.values(BOARDS_PLAYED).flatMap(board => {
    const isShown = (ends: readonly string[], { box }: Pick<Theatre, 'box'>): boolean =>
      ends.every(at => isWithin(placeShown(board, at) ?? [-1, -1], { box }));
    const isNear = (ends: readonly string[]): boolean => {
      const [a, b] = ends.map(at => placeShown(board, at));
      return a !== undefined && b !== undefined && Math.abs(a[0] - b[0]) < 360 && Math.abs(a[1] - b[1]) < 280;
    };
    return board.borders.army
      .filter(ends => isNear(ends) && !theatresOf(board).some(theatre => isShown(ends, theatre)))
      .map(ends => ({ ends, isShown: isShown(ends, busiestTheatre(board, reportOf([ends])) ?? { box: [0, 0, 0, 0] }) }));
  });
  expect(seams.length).toBeGreaterThan(0);
  expect(seams.filter(({ isShown }) => !isShown)).toEqual([]);
});

describe('A part around some provinces', () => {
  const classic = BOARDS_PLAYED.classic ?? expect.fail();
  const part = (...ids: readonly string[]) => theatreCalled(classic, aroundProvinces(ids));

  test('has all of them, and the name of the theatre with which it has most in common', () => {
    for (const ids of [['rum', 'sev', 'ukr', 'sil'], ['adr', 'bud', 'bla', 'vie'], ['lon']]) {
      const found = part(...ids) ?? expect.fail(`there is no part around ${ids.join(' ')}`);
      for (const id of ids) expect([id, isWithin(placeShown(classic, id) ?? [0, 0], found)]).toEqual([id, true]);
      expect(theatresOf(classic).map(({ id }) => id)).toContain(found.id);
    }
    expect(part('lon')?.id).toBe('north');
  });

  test('is none around what is too far apart, or nowhere', () => {
    expect(part('por', 'mos')).toBeUndefined();
    expect(part('nowhere')).toBeUndefined();
    expect(theatreCalled(classic, 'nowhere')).toBeUndefined();
  });

  test('is as large as a theatre: at least as large that a unit can be seen on a phone', () => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = part('rum', 'sev', 'ukr', 'sil')?.box ?? [];
    expect(x1 - x0).toBeLessThanOrEqual(500);
    expect(y1 - y0).toBeLessThanOrEqual(480);
  });
});
