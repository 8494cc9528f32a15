import { describe, expect, test } from 'vitest';
import { type Fleets, simpleChains } from '../../../../src/games/diplomacy/orders/simpleChains.js';
import { type Random, seededRandom } from '../../../../src/lib/random.js';

const FLEETS = 7;
const TO = 99;

/** Fleets of which some are next to each other, some next to either shore, and at times one is in the target itself. */
function waters(random: Random) {
  const all = Array.from({ length: FLEETS }, (_, i) => i);
  const some = (share: number): number[] => all.filter(() => random() < share);
  const beside: number[][] = all.map(() => []);
  for (const a of all)
    for (const b of all.slice(a + 1))
      if (random() < 0.3) {
        beside[a]?.push(b);
        if (random() < 0.9) beside[b]?.push(a);
      }
  return { beside, provinces: all.map(i => (random() < 0.05 ? TO : i)), starts: some(0.3), ends: some(0.3) };
}

/** The fleets on any chain to a shore, by number. */
function onChains(fleets: Fleets, starts: readonly number[], ends: readonly number[]): readonly number[] {
  const chains = simpleChains(fleets, starts, TO);
  const groups = chains.to(ends);
  return fleets.provinces.flatMap((_, fleet) => (groups.has(chains.groups[fleet] ?? -1) ? [fleet] : []));
}

/** The same by trying all chains. */
function byTrying({ beside, provinces, starts, ends }: ReturnType<typeof waters>): readonly number[] {
  const found = new Set<number>();
  const follow = (chain: readonly number[], last: number): void => {
    if (chain.includes(last) || provinces[last] === TO) return;
    const longer = [...chain, last];
    if (ends.includes(last)) for (const fleet of longer) found.add(fleet);
    for (let next = 0; next < FLEETS; next++) if (beside[last]?.includes(next) || beside[next]?.includes(last)) follow(longer, next);
  };
  for (const first of starts) follow([], first);
  return [...found].sort();
}

describe('A fleet is on a chain that passes no fleet twice', () => {
  test.each([1, 2, 3, 4, 5])('exactly if trying all chains finds one (seed %i)', seed => {
    const random = seededRandom(seed);
    for (let i = 0; i < 200; i++) {
      const here = waters(random);
      expect(onChains(here, here.starts, here.ends)).toEqual(byTrying(here));
    }
  });

  test('not if it can only be reached by passing another twice', () => {
    const beside = [[1, 2], [0], [0]];
    expect(onChains({ provinces: [0, 1, 2], beside }, [0], [1])).toEqual([0, 1]);
  });
});
