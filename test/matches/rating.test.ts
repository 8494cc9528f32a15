import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Random, seededRandom, shuffled } from '../../src/lib/random.js';
import { createRatings, type RankedPlayer, type RatedMatch, START } from '../../src/matches/model/rating.js';

/** The table after these matches. Each is told by its players, the best first; those joined by `=` share a rank. */
function tableAfter(...matches: readonly string[]): readonly RankedPlayer[] {
  const ratings = createRatings();
  for (const match of matches) ratings.count(matchOf(match));
  return ratings.table();
}

function matchOf(told: string): RatedMatch {
  const groups = told.split(' ').map(group => group.split('='));
  return groups.flatMap((users, i) => users.map(user => ({ user, rank: 1 + groups.slice(0, i).flat().length })));
}

const orderOf = (table: readonly RankedPlayer[]): string =>
  table.map(({ user, place }, i) => (i === 0 ? user : `${table[i - 1]?.place === place ? '=' : ' '}${user}`)).join('');

describe('The rating', () => {
  test('begins for everybody at 1000, with a wide margin', () => {
    expect(START).toEqual({ points: 1000, margin: 667 });
  });

  test('puts the winner of the first game first, then the survivors by centres, and last of all who left', () => {
    const table = tableAfter('ann bob cid dan=eve');
    expect(orderOf(table)).toBe('ann bob cid dan=eve');
    expect(table[0]?.points).toBeGreaterThan(1000);
    expect(table.at(-1)?.points).toBeLessThan(1000);
  });

  test('of equals who draw stays as it is, and becomes surer', () => {
    for (const { points, margin } of tableAfter('ann=bob=cid')) {
      expect(points).toBe(START.points);
      expect(margin).toBeLessThan(START.margin);
    }
  });

  test('of two who share a draw rises alike, above those who lost', () => {
    expect(orderOf(tableAfter('ann=bob cid=dan=eve'))).toBe('ann=bob cid=dan=eve');
  });

  test('moves less, the surer it is', () => {
    const ann = (matches: readonly string[]): number => tableAfter(...matches).find(({ user }) => user === 'ann')?.points ?? 0;
    const even = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 'ann bob' : 'bob ann'));
    const [early, late] = [START.points - ann(['bob ann']), ann(even) - ann([...even, 'bob ann'])];
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(early / 2);
  });

  test('does not put a single win against anybody above many wins', () => {
    const often = Array.from({ length: 20 }, () => 'ann bob cid dan eve fay gus');
    const [first] = tableAfter(...often, 'zoe ida');
    expect(first?.user).toBe('ann');
  });

  test('counts how many matches it comes from, and no match without somebody to be compared with', () => {
    expect(tableAfter('ann', '')).toEqual([]);
    expect(tableAfter('ann bob', 'bob cid', 'bob').map(({ user, matches }) => `${user} ${matches}`)).toEqual(['ann 1', 'bob 2', 'cid 1']);
  });

  test('does not depend on the order in which the players of a match are told', () => {
    const players = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus'];
    const ranks = fc.array(fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 7, maxLength: 7 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(ranks, fc.integer(), (matches, seed) => {
        const random = seededRandom(seed);
        const [told, retold] = [createRatings(), createRatings()];
        for (const match of matches) {
          const placed = players.map((user, i) => ({ user, rank: match[i] ?? 1 }));
          told.count(placed);
          retold.count(shuffled(placed, random));
        }
        const close = (table: readonly RankedPlayer[]) =>
          new Map(table.map(({ user, points, margin, matches: of }) => [user, [Math.round(points / 3), Math.round(margin / 3), of]]));
        for (const [user, [points = 0, margin = 0]] of close(told.table())) {
          const [others = 0, otherMargin = 0] = close(retold.table()).get(user) ?? [];
          expect(Math.abs(points - others)).toBeLessThanOrEqual(1);
          expect(Math.abs(margin - otherMargin)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

/** OpenSkill's own model: skills are spread around 25 by 25/3, and the performance in a game around the skill by 25/6. */
const [MEAN, SPREAD, LUCK] = [25, 25 / 3, 25 / 6];
const [PLAYERS, MATCHES, SEATS] = [50, 500, 7];
/** How many of our points are one of OpenSkill's. */
const POINTS = START.points / MEAN;

const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface Found {
  /** Spearman's correlation between the planted skills and the table. */
  readonly spearman: number;
  /** The share of players whose planted skill is within the margin of their rating. */
  readonly within: number;
}

/** Plants skills, plays games of seven at random, and compares the table with the skills. */
function recovered(seed: number, matches: number): Found {
  const random = seededRandom(seed);
  const skills = Array.from({ length: PLAYERS }, () => MEAN + SPREAD * normal(random));
  const ratings = createRatings();
  for (let i = 0; i < matches; i++) {
    const seated = shuffled([...skills.keys()], random).slice(0, SEATS);
    const played = seated.map(player => ({ player, performance: (skills[player] ?? 0) + LUCK * normal(random) }));
    const order = played.toSorted((a, b) => b.performance - a.performance);
    ratings.count(order.map(({ player }, rank) => ({ user: String(player), rank: rank + 1 })));
  }
  const planted = [...skills.keys()].toSorted((a, b) => (skills[b] ?? 0) - (skills[a] ?? 0));
  const table = ratings.table();
  const found = table.map(({ user }) => Number(user));
  const squares = planted.reduce((sum, player, rank) => sum + (rank - found.indexOf(player)) ** 2, 0);
  const isWithin = ({ user, points, margin }: RankedPlayer): boolean => Math.abs(points - POINTS * (skills[Number(user)] ?? 0)) <= margin;
  expect(table).toHaveLength(PLAYERS);
  return { spearman: 1 - (6 * squares) / (PLAYERS * (PLAYERS ** 2 - 1)), within: table.filter(isWithin).length / PLAYERS };
}

const withSeeds = (matches: number): readonly Found[] => Array.from({ length: 10 }, (_, i) => recovered(i + 1, matches));

describe('A planted order of skill', () => {
  test('of 50 players is found again from 500 games of seven, with ten seeds: Spearman 0.9 or more', () => {
    const found = withSeeds(MATCHES);
    for (const { spearman } of found) expect(spearman).toBeGreaterThanOrEqual(0.9);
  });

  test('is within the margins for more than 95 of 100 players who have played 14 or 28 games each', () => {
    for (const matches of [100, 200]) {
      const found = withSeeds(matches);
      expect(found.reduce((sum, { within }) => sum + within, 0) / found.length).toBeGreaterThan(0.95);
    }
  });
});
