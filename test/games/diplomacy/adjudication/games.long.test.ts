import { describe, expect, it } from 'vitest';
import { readOwnVariant } from '../../../../src/assets.js';
import { variantsOn } from '../../../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import { seededRandom } from '../../../../src/lib/random.js';
import { breachesInWinter, changedInStore, misplacedUnits, unaccountedUnits } from './gameLaws.js';
import { playRandomly } from './randomGame.js';

const GAMES = variantsOn(readOwnVariant).map(variant => ({ variant, game: diplomacy(variant) }));
const SEEDS = [1, 2, 3];
const PHASES = 60;

describe.each(GAMES)('In games of $variant.id played at random', ({ variant, game }) => {
  const played = SEEDS.flatMap(seed => playRandomly(game, PHASES, seededRandom(seed)));

  it('every order that is offered is read and kept, in English and French', () => {
    expect(played.flatMap(({ refused }) => refused)).toEqual([]);
  });

  it('a state, a submission and a report are the same after they have been stored', () => {
    expect(played.flatMap(one => changedInStore(game, one))).toEqual([]);
  });

  it('a stored state goes on like the one that was kept', () => {
    for (const { before, submissions, after, report } of played)
      expect(game.advance(game.state.parse(JSON.parse(JSON.stringify(before))), submissions)).toEqual({ state: after, report });
  });

  it('no seat sees more than everybody', () => {
    for (const { after } of played) for (const power of after.powers) expect(game.view(after, power)).toEqual(game.view(after));
  });

  it('units come by building alone, and go by disbanding and removal alone', () => {
    expect(played.flatMap(unaccountedUnits)).toEqual([]);
  });

  it('in winter every power loses as many units as it has to, and builds no more than it may', () => {
    expect(played.flatMap(one => breachesInWinter(variant, one))).toEqual([]);
  });

  it('no two units stand in one province, and none where it cannot', () => {
    expect(played.flatMap(one => misplacedUnits(variant, one))).toEqual([]);
  });
});
