import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opponentText, recruitText, sightOf } from '../../../src/games/opponent.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import { seededRandom } from '../../../src/lib/random.js';
import { dealtAnew } from './dealtAnew.js';
import { game, practised, somewhere, stateIn } from './table.js';

const LANGUAGES = ['en', 'fr'] as const;

const generalText = (state: CardsState, seat: string, seed: number): string =>
  opponentText(game, 'general', sightOf(game, state, seat), { random: seededRandom(seed), budget: 20 });

describe('What a seat is shown', () => {
  it('is the same whatever the others hold and however the deck lies', () => {
    fc.assert(
      fc.property(somewhere, fc.nat(), (now, seed) => {
        for (const { seat } of now.players) {
          const other = dealtAnew(now, seat, seed);
          expect(game.view(other, seat)).toEqual(game.view(now, seat));
          expect(game.phase(other)).toEqual(game.phase(now));
          expect(recruitText(game, other, seat, seededRandom(seed))).toBe(recruitText(game, now, seat, seededRandom(seed)));
          expect(generalText(other, seat, seed)).toBe(generalText(now, seat, seed));
          for (const language of LANGUAGES) {
            expect(game.options(other, seat, language)).toEqual(game.options(now, seat, language));
            for (const text of ['play Wild', 'show Fire, Wild', 'take Spy', 'fall back', 'Fire 12 Yan 13', 'rubbish'])
              expect(game.read(other, seat, text, undefined, language)).toEqual(game.read(now, seat, text, undefined, language));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is shown to nobody else: the public view does not change with any hand', () => {
    fc.assert(
      fc.property(somewhere, fc.nat(), (now, seed) => {
        const other = dealtAnew(now, undefined, seed);
        expect(game.view(other)).toEqual(game.view(now));
        expect(game.standings(other)).toEqual(game.standings(now));
      }),
      { numRuns: 60 },
    );
  });

  it('holds no card of another hand, nor of the deck, nor the secret', () => {
    fc.assert(
      fc.property(somewhere, now => {
        const marks = (view: unknown): readonly string[] => JSON.stringify(view).match(/CANARY \w+/g) ?? [];
        expect(marks(game.view(planted(now)))).toEqual([]);
        for (const { seat, hand } of now.players) expect(marks(game.view(planted(now), seat))).toEqual(hand.map(() => `CANARY ${seat}`));
      }),
      { numRuns: 60 },
    );
  });
});

/** Marks everything secret: the cards in each hand, the deck, and the draw secret itself. */
function planted(state: CardsState): CardsState {
  const players = state.players.map(player => ({ ...player, hand: player.hand.map(() => `CANARY ${player.seat}`), drawn: [] }));
  const chance = { kind: 'secret', secret: 'CANARY secret', shuffles: 3 };
  return JSON.parse(JSON.stringify({ ...state, players, chance, deck: state.deck.map(() => 'CANARY deck') }));
}

describe('The report of a decision', () => {
  it('is the same however the deck lies and whatever the others hold: a drawn card is in the view of its seat alone', () => {
    fc.assert(
      fc.property(somewhere, fc.nat(), (now, seed) => {
        const [seat] = game.phase(now).awaits;
        if (now.stage.kind === 'keep' || seat === undefined) return;
        const sent = practised(now, seededRandom(seed));
        const other = dealtAnew(now, seat, seed);
        const [one, two] = [game.advance(now, sent), game.advance(other, sent)].map(({ report }) => report);
        const hidesNewRow = one?.events.some(({ kind }) => kind === 'row');
        if (!hidesNewRow) expect(two).toEqual(one);
      }),
      { numRuns: 200 },
    );
  });

  it('tells nothing of what is shown before the last has shown', () => {
    const now = stateIn(5, 0);
    const before = JSON.stringify(game.view(now));
    for (const seat of game.phase(now).awaits) expect(JSON.stringify(game.view(now, seat))).toContain('"own"');
    expect(before).not.toContain('"own"');
    expect(JSON.parse(before).table.row).toEqual([]);
  });
});
