import { describe, expect, test } from 'vitest';
import { type ArenaMatch, arenaGame } from '../../src/cli/arena/arenaGame.js';
import type { AnyGame } from '../../src/games/game.js';

interface Told {
  readonly year: number;
  readonly seats: readonly string[];
}

interface Course {
  /** The points at the end, also of seats that are called in. */
  readonly points: Readonly<Record<string, number>>;
  readonly winners?: readonly string[];
  /** The year at whose end somebody wins. Undefined: nobody does. */
  readonly until?: number;
  /** Seats that are called in after the first year. */
  readonly called?: readonly string[];
}

/** A game of two phases a year in which what comes is known, and the seats that were asked for orders. */
function gameOf({ points, winners = [], until, called = [] }: Course): { readonly game: AnyGame; readonly asked: Set<string> } {
  const asked = new Set<string>();
  const years = (now: Told): number => Math.floor(now.year);
  const game = {
    open: ({ seats }: { readonly seats: readonly string[] }): Told => ({ year: 1, seats }),
    phase: (now: Told) => ({ turn: { year: years(now) }, awaits: now.seats }),
    advance: (now: Told) => ({ state: { ...now, year: now.year + 0.5 }, report: {} }),
    ending: (now: Told) => (until !== undefined && now.year >= until + 1 ? { winners } : undefined),
    standings: ({ seats }: Told) => seats.map(seat => ({ seat, points: points[seat] ?? 0 })),
    called: (now: Told) => (now.year >= 2 ? called.filter(id => !now.seats.includes(id)).map(id => ({ id })) : []),
    attend: (now: Told, { seats }: { readonly seats: readonly string[] }): Told => ({ ...now, seats }),
    view: (now: Told) => now,
    options: () => [],
    read: () => ({ submission: {}, lines: [] }),
    opponents: {
      recruit: ({ seat }: { readonly seat: string }) => {
        asked.add(seat);
        return '';
      },
    },
  };
  return { game: game as unknown as AnyGame, asked };
}

const matchOf = (game: AnyGame, seat: string): ArenaMatch => ({
  game,
  options: {},
  seats: ['red', 'blue', 'green'],
  seat,
  one: 'recruit',
  others: 'recruit',
  seed: 1,
  years: 15,
  budget: 1,
});

const played = (course: Course, seat = 'red') => arenaGame(matchOf(gameOf(course).game, seat));

describe('A game of the arena scores', () => {
  test('the share of the sum of squares where nobody has won', () => {
    const points = { red: 6, blue: 3, green: 2 };
    expect(played({ points }).score).toBeCloseTo(36 / 49);
    expect(played({ points }, 'green').score).toBeCloseTo(4 / 49);
    expect(played({ points: {} }).score).toBe(0);
  });

  test('1 for a victory, whatever the points, nothing for another’s, and a part of a shared one', () => {
    const points = { red: 6, blue: 3, green: 2 };
    expect(played({ points, until: 3, winners: ['blue'] }, 'blue')).toMatchObject({ score: 1, points: 3, winners: ['blue'] });
    expect(played({ points, until: 3, winners: ['blue'] }, 'red').score).toBe(0);
    expect(played({ points, until: 3, winners: ['blue', 'green'] }, 'green').score).toBe(0.5);
  });

  test('what a conquered player has who serves another: its seat is among those that share', () => {
    expect(played({ points: { red: 4, blue: 0, green: 4 } }, 'blue').score).toBe(0);
    expect(played({ points: { red: 4, blue: 3, green: 0 } }, 'blue').score).toBeCloseTo(9 / 25);
  });
});

describe('A game of the arena ends', () => {
  test('after the stated number of years, with all their phases', () => {
    const { turns, times } = played({ points: { red: 1 } });
    expect(turns).toBe(15);
    expect(times).toHaveLength(30);
  });

  test('with a victory before', () => {
    const { turns, times } = played({ points: { red: 1 }, until: 4, winners: ['red'] });
    expect(turns).toBe(4);
    expect(times).toHaveLength(8);
  });
});

test('Seats that a game calls in are played, and share in the squares', () => {
  const { game, asked } = gameOf({ points: { red: 4, blue: 2, green: 1, grey: 2 }, called: ['grey'] });
  expect(arenaGame(matchOf(game, 'red')).score).toBeCloseTo(16 / 25);
  expect([...asked]).toEqual(['red', 'blue', 'green', 'grey']);
});
