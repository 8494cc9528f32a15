import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerAdjudicate } from '../../../../src/cli/adjudicate.js';
import { GAMES } from './retreatCases.js';
import { noTally, retreatDifference } from './retreatDifference.js';

/** Returns seeds of one game. The remainder of a seed decides its game. */
const seedsOf = (game: number) => fc.noShrink(fc.nat(100_000_000).map(n => n * GAMES.length + game));

describe.each(GAMES.map((game, i) => ({ name: game.name, i, game })))('Retreats in $name', ({ i, game }) => {
  it('the adjudicator answers as the rules have it', () => {
    const tally = noTally();
    fc.assert(
      fc.property(seedsOf(i), seed => {
        const difference = retreatDifference(seed, tally);
        if (difference !== undefined) expect.fail(difference);
      }),
      { numRuns: 200 },
    );
    expect(tally.dislodged).toBeGreaterThan(200);
    expect(tally.nowhereToGo).toBeGreaterThan(20);
    expect(tally.contested).toBeGreaterThan(50);
    expect(tally.retreated).toBeGreaterThan(50);
    expect(tally.convoyed > 0).toBe(game.convoys);
    expect(tally.reverted > 0).toBe(game.rules.fleetsRevert);
    expect(tally.carried > 0).toBe(game.neutrals.length > 0);
    expect(tally.besideTheGuard > 0).toBe(game.rules.guard !== undefined);
    expect(tally.intoOpenOceans > 0).toBe(game.rules.openOceans.size > 0);
  });
});

it('the place an attacker came from is closed where the places are left to be worked out', () => {
  const attacked = { power: 'bretonnia', type: 'F', loc: 'BORD', attackerFrom: 'NGWO' };
  const answer = answerAdjudicate({
    variant: 'warhammer-fm05',
    phase: 'retreat',
    season: 'spring',
    year: 1,
    units: [{ power: 'empire', type: 'F', loc: 'BORD' }],
    dislodged: [attacked],
    orders: [{ power: 'bretonnia', text: 'F BORD - NGWO' }],
    options: { openOceans: true },
  });
  expect(answer).toMatchObject({ orders: [{ success: false }] });
});
