import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dynasty } from '../../../src/games/warring-states-cards/board/dynasties.js';
import { CARDS, SYMBOLS, TACTICS } from '../../../src/games/warring-states-cards/model/battleCards.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import type { Move, Skill } from '../../../src/games/warring-states-cards/model/move.js';
import { legalMoves } from '../../../src/games/warring-states-cards/options/legalMoves.js';
import { moveFault } from '../../../src/games/warring-states-cards/rules/applyMove.js';
import { board, game, somewhere } from './table.js';

const PAIRS = CARDS.flatMap((one, i) => CARDS.slice(i).map(other => [one, other]));

/** Returns every skill that can be written. */
function skillsOf(seat: Dynasty): readonly Skill[] {
  switch (seat) {
    case 'chu':
    case 'jin':
      return [{ of: seat }];
    case 'qi':
      return TACTICS.map(cover => ({ of: 'qi', cover }));
    case 'qin':
      return CARDS.flatMap(take => CARDS.map(give => ({ of: 'qin', take, give }) as const));
    case 'yan':
      return CARDS.map(take => ({ of: 'yan', take }));
    default:
      return seat satisfies never;
  }
}

/** Yields every move that can be written, but only one of moves that differ only in order, and Fire only to neighbours. */
function* everyMove(state: CardsState, seat: Dynasty): Generator<Move> {
  const { kind } = state.stage;
  const seats = state.players.map(player => player.seat);
  for (const cards of PAIRS) {
    yield { kind: 'show', cards };
    yield { kind: 'take', cards };
  }
  for (const card of CARDS) {
    yield { kind: 'take', cards: [card] };
    yield { kind: 'spy', card };
    yield { kind: 'play', card };
    for (const advisor of CARDS) yield { kind: 'play', card, advisor };
    if (kind === 'battle') for (const skill of skillsOf(seat)) yield { kind: 'play', card, skill };
  }
  yield { kind: 'fall-back' };
  for (const id of board.states) {
    yield { kind: 'state', state: id };
    for (const start of seats) yield { kind: 'state', state: id, start };
    yield { kind: 'forest', state: id };
  }
  for (const symbol of SYMBOLS) yield { kind: 'draw', symbol };
  for (const at of board.holds) {
    yield { kind: 'mountain', at };
    for (const symbol of TACTICS) if (symbol !== 'Spy') yield { kind: 'place', symbol, at };
    for (const to of board.holds) yield { kind: 'wind', from: at, to };
    yield* everyFire(at, seats);
  }
}

function* everyFire(from: string, seats: readonly Dynasty[]): Generator<Move> {
  const near = board.neighbours(from);
  for (const of of seats)
    for (const to of near) {
      yield { kind: 'fire', from, armies: [{ of, to }] };
      for (const other of seats)
        for (const there of near)
          yield {
            kind: 'fire',
            from,
            armies: [
              { of, to },
              { of: other, to: there },
            ],
          };
    }
}

/** Returns a name that is the same for moves that differ only in order. */
function nameOf(move: Move): string {
  if (move.kind === 'show' || move.kind === 'take') return JSON.stringify({ ...move, cards: [...move.cards].sort() });
  if (move.kind === 'fire') return JSON.stringify({ ...move, armies: [...move.armies].map(army => JSON.stringify(army)).sort() });
  return JSON.stringify(move);
}

describe('The options', () => {
  it('are all that the rules allow, and nothing else', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(somewhere, now => {
        const [seat] = now.stage.kind === 'over' ? [] : game.phase(now).awaits;
        const awaited = now.players.find(player => player.seat === seat)?.seat;
        if (awaited === undefined) return;
        seen.add(now.stage.kind);
        const allowed = [...everyMove(now, awaited)].filter(move => moveFault(board, now, awaited, move) === undefined).map(nameOf);
        const offered = legalMoves(board, now, awaited).map(nameOf);
        expect(new Set(offered).size).toBe(offered.length);
        expect([...offered].sort()).toEqual([...new Set(allowed)].sort());
      }),
      { numRuns: 120 },
    );
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });

  it('are read as what they say, in both languages', () => {
    fc.assert(
      fc.property(somewhere, now => {
        for (const { seat } of now.players)
          for (const language of ['en', 'fr'] as const)
            for (const { text } of game.options(now, seat, language).flatMap(({ choices }) => choices)) {
              const { lines } = game.read(now, seat, text, undefined, language);
              expect(lines).toEqual([{ typed: text, text, suggestions: [] }]);
            }
      }),
      { numRuns: 25 },
    );
  });

  it('lead through menus of which no two end alike', () => {
    fc.assert(
      fc.property(somewhere, now => {
        for (const { seat } of now.players)
          for (const { key, choices } of game.options(now, seat, 'fr')) {
            expect(key.length).toBeLessThanOrEqual(20);
            const ways = choices.map(({ steps }) => steps.join(' › '));
            expect(new Set(ways).size).toBe(ways.length);
            for (const step of choices.flatMap(({ steps }) => steps)) expect(step.length).toBeLessThanOrEqual(100);
          }
      }),
      { numRuns: 25 },
    );
  });

  it('are for the seats that are waited for alone', () => {
    fc.assert(
      fc.property(somewhere, now => {
        for (const { seat } of now.players) {
          const isAwaited = game.phase(now).awaits.includes(seat);
          expect(game.options(now, seat, 'en')).toHaveLength(isAwaited ? 1 : 0);
          expect(game.sheet(now, seat, undefined, 'en')).toHaveLength(isAwaited ? 1 : 0);
        }
      }),
      { numRuns: 25 },
    );
  });
});
