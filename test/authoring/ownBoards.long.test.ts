import { expect, test } from 'vitest';
import { readGeometry, readOwnVariant } from '../../src/assets.js';
import { writeVariant } from '../../src/authoring/compile/writeVariant.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { WITHOUT_CHOICE } from '../../src/games/diplomacy/variants/warhammer/warhammerOptions.js';
import { opponentText, sightOf } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { variantOf } from './folders.js';

const played = variantsOn(readOwnVariant).map(variant =>
  variant.choices ? variant.choices.played({ options: WITHOUT_CHOICE, powers: variant.board.powers.map(({ id }) => id) }) : variant,
);

/** A phase of a game: its state, what was ordered, and what is reported of it. */
type Move = readonly [state: string, texts: readonly string[], report: string];

const YEARS = 3;
/** Milliseconds: games with battles have many phases. */
const PATIENCE = 1_200_000;

/** Every phase of a game whose players choose at random from what they are offered. */
function* randomGame(variant: Variant, seed: number): Generator<Move> {
  const game = diplomacy(variant);
  const seats = variant.board.powers.flatMap(({ id, neutral }) => (neutral ? [] : [id]));
  let state = game.open({ seats, seed, options: {} });
  const years = new Set<number>();
  for (let phase = 1; !game.ending(state); phase++) {
    years.add(state.turn.year);
    if (years.size > YEARS) return;
    const now = state;
    const texts: string[] = [];
    const sent = new Map(
      game.phase(now).awaits.map((seat, place) => {
        const random = seededRandom(seed * 1_000_003 + phase * 101 + place);
        const text = opponentText(game, 'recruit', sightOf(game, now, seat), { random, budget: 0 });
        texts.push(text);
        return [seat, game.read(now, seat, text, undefined, 'en', 0).submission] as const;
      }),
    );
    const next = game.advance(now, sent);
    yield [JSON.stringify(now), texts, JSON.stringify(next.report)];
    state = next.state;
  }
}

test.each(played.map(variant => [variant.id, variant] as const))(
  '20 games of %s are the same, move by move, on the board read back',
  { timeout: PATIENCE },
  (_, variant) => {
    const folder = writeVariant(variant, readGeometry(variant.board.file.id));
    if (!folder.ok) throw new Error(folder.fault);
    const again = variantOf(folder.value).variant;
    for (let seed = 1; seed <= 20; seed++) {
      const theirs = randomGame(again, seed);
      let phases = 0;
      for (const ours of randomGame(variant, seed)) {
        expect(theirs.next().value).toEqual(ours);
        phases += 1;
      }
      expect(theirs.next().done).toBe(true);
      expect(phases).toBeGreaterThan(8);
    }
  },
);
