import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretRandom, shuffledBy } from '../../../src/games/warring-states-cards/chance/secretRandom.js';
import { WHOLE_DECK } from '../../../src/games/warring-states-cards/model/battleCards.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import type { CardsSubmission } from '../../../src/games/warring-states-cards/model/move.js';
import { seededRandom } from '../../../src/lib/random.js';
import { game, practised } from './table.js';

const SEATS = ['chu', 'jin', 'qi'];
const SECRET = 'b6adb3fefdd9133ad8ae06fa3d5e1a10';
const dealt = (secret: string, options = {}): CardsState => game.open({ seats: SEATS, seed: 1, secret, options });
const allCards = ({ players, deck }: CardsState) => [...players.flatMap(({ hand }) => hand), ...deck];

/** Computes the deck as anybody can who has the secret and the rules page. */
function layOut(secret: string, stream: string, cards: readonly string[]): readonly string[] {
  const words = function* (): Generator<number, never> {
    for (let block = 0; ; block++) {
      const hash = createHash('sha256').update(`${secret}/${stream}/${block}`).digest();
      for (let at = 0; at < 32; at += 4) yield hash.readUInt32BE(at);
    }
  };
  const numbers = words();
  const left = [...cards];
  return cards.flatMap(() => {
    const fair = 2 ** 32 - (2 ** 32 % left.length);
    let word = numbers.next().value;
    while (word >= fair) word = numbers.next().value;
    return left.splice(word % left.length, 1);
  });
}

describe('The deal', () => {
  it('can be repeated by anybody who is told the secret', () => {
    expect(allCards(dealt(SECRET))).toEqual(layOut(SECRET, 'deal', WHOLE_DECK));
    expect(dealt(SECRET).start).toBe(layOut(SECRET, 'start', SEATS)[0]);
  });

  it('passes over a number that would favour low places', () => {
    const bound = 2 ** 31 + 1;
    const block = createHash('sha256').update(`${SECRET}/deal/0`).digest();
    const words = Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i));
    const fair = words.filter(word => word < bound);
    expect(fair.length).toBeLessThan(words.length);
    const lot = secretRandom(SECRET, 'deal');
    expect(fair.map(() => lot(bound))).toEqual(fair);
  });

  it('can be repeated shuffle by shuffle: each has a stream of its own', () => {
    let now = dealt(SECRET);
    while (now.stage.kind !== 'battle') now = game.advance(now, practised(now, seededRandom(2))).state;
    for (const number of [1, 2]) {
      const discards = now.deck.slice(0, 9);
      const { state } = game.advance(
        { ...now, deck: [], discards, row: [] },
        new Map([[game.phase(now).awaits.join(), { move: { kind: 'fall-back' } }]]),
      );
      const drawn = state.players.flatMap(player => player.drawn);
      expect([...drawn.slice(-1), ...state.deck]).toEqual(layOut(SECRET, `shuffle ${number}`, discards));
      now = { ...now, chance: state.chance };
    }
  });

  it('and the moves on record give the same match again', () => {
    const random = seededRandom(4);
    const sent: ReadonlyMap<string, CardsSubmission>[] = [];
    let now = dealt(SECRET, { skills: true });
    for (let next = practised(now, random); !game.ending(now); next = practised(now, random)) {
      sent.push(next);
      now = game.advance(now, next).state;
    }
    expect(sent.reduce((again, one) => game.advance(again, one).state, dealt(SECRET, { skills: true }))).toEqual(now);
  });

  it('differs with every bit of the secret', () => {
    expect(allCards(dealt(SECRET))).not.toEqual(allCards(dealt(SECRET.replace(/0$/, '1'))));
  });

  it('takes the seed where there is no secret', () => {
    const opening = { seats: SEATS, seed: 255, options: {} };
    expect(game.open(opening)).toEqual(game.open({ ...opening, secret: 'ff' }));
  });

  it('lets the host name the start player, the last round and whether dynasty cards are in play', () => {
    expect(dealt(SECRET, { start: 'qi', rounds: 3, skills: true })).toMatchObject({ start: 'qi', lastRound: 3, skills: true });
    expect(dealt(SECRET)).toMatchObject({ lastRound: 30, skills: false });
    expect(() => dealt(SECRET, { rounds: 0 })).toThrow();
  });
});

describe('A lot', () => {
  it('is whole, below its bound, and as likely as any other', () => {
    const lot = secretRandom(SECRET, 'any');
    const found = Array.from({ length: 7 }, () => 0);
    const DRAWS = 70_000;
    for (let i = 0; i < DRAWS; i++) {
      const at = lot(7);
      found[at] = (found[at] ?? Number.NaN) + 1;
    }
    const expected = DRAWS / 7;
    const chiSquare = found.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(22.5); // six degrees of freedom: exceeded once in a thousand times
  });

  it('of one stream tells nothing of another', () => {
    const numbers = (stream: string) => Array.from({ length: 20 }, () => secretRandom(SECRET, stream)(1000));
    expect(new Set(['deal', 'start', 'shuffle 1', 'shuffle 2'].map(stream => numbers(stream).join())).size).toBe(4);
  });
});

it('a shuffle keeps everything', () => {
  expect([...shuffledBy(WHOLE_DECK, secretRandom(SECRET, 'any'))].sort()).toEqual([...WHOLE_DECK].sort());
});
