import { describe, expect, test } from 'vitest';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { playGames, summaryOf } from '../../src/authoring/gate/playGames.js';
import type { RuleModule } from '../../src/games/diplomacy/model/ruleModule.js';
import { exampleWith, variantOf } from './folders.js';

const { variant } = variantOf(exampleFolder('shores'));
const wish = { games: 12, seed: 1, years: 12 };
const withRule = (rule: RuleModule) => ({ ...variant, rules: [rule] });

describe('Trial games', () => {
  const played = [...playGames(variant, wish)];

  test('go by the rules', () => {
    expect(played.flatMap(({ breach }) => breach ?? [])).toEqual([]);
    expect(played.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  test('are the same for the same seed, and others for another', () => {
    expect([...playGames(variant, wish)]).toEqual(played);
    expect([...playGames(variant, { ...wish, seed: 2 })]).not.toEqual(played);
  });

  test('end with a victory, or when their years are over', () => {
    for (const { years, winner, centres } of played) {
      if (winner === undefined) expect(years).toBe(12);
      else expect(centres.get(winner)).toBeGreaterThanOrEqual(7);
    }
  });

  test('are summed up as lengths and shares', () => {
    const { games, won, years, powers, breaches } = summaryOf(
      variant.board.powers.map(({ id }) => id),
      played,
    );
    expect({ games, breaches }).toEqual({ games: 12, breaches: [] });
    expect(won).toBe(played.filter(({ winner }) => winner !== undefined).length);
    expect(years[0]).toBeLessThanOrEqual(years[1]);
    expect(years[1]).toBeLessThanOrEqual(years[2]);
    expect(powers.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(won / 12);
    expect(powers.reduce((sum, { centres }) => sum + centres, 0)).toBeCloseTo(1);
  });
});

describe('A breach ends a game and is told:', () => {
  const breachOf = (rule: RuleModule) => [...playGames(withRule(rule), { ...wish, games: 1 })][0]?.breach;

  test('a rule that fails', () => {
    const rule: RuleModule = {
      id: 'broken',
      afterMovement: () => {
        throw new Error('nothing fits');
      },
    };
    expect(breachOf(rule)).toEqual({ code: 'game-failed', game: 1, typed: 'nothing fits' });
  });

  test('a rule after which two units stand in a province', () => {
    const rule: RuleModule = {
      id: 'crowded',
      afterMovement: ({ facts }) => ({
        contested: [],
        units: facts.units
          .slice(0, 2)
          .map(unit => ({ at: unit.at.slice(0, 3), outcome: { kind: 'raised' }, success: true, unit: { ...unit, type: 'A', at: 'pin' } })),
      }),
    };
    expect(breachOf(rule)).toMatchObject({ code: 'game-flawed', game: 1 });
  });
});

test('The rules that a folder names are those of the game', () => {
  const raising = variantOf(
    exampleWith('variant.json', '"format": 1', '"rules": [{ "rule": "raise-fleet" }], "builds": "anywhere", "format": 1'),
  ).variant;
  expect(raising.rules.map(({ id }) => id)).toEqual(['build-anywhere', 'raise-fleet']);
  expect([...playGames(raising, { ...wish, games: 3 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
});
