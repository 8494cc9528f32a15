import { type Random, seededRandom } from '../../src/lib/random.js';
import { disagreement } from '../games/diplomacy/adjudication/agreement.js';
import { battlefield, crowd } from '../games/diplomacy/adjudication/battlefields.js';
import { contradiction } from '../games/diplomacy/adjudication/consistency.js';
import { describeSkirmish } from '../games/diplomacy/adjudication/describeSkirmish.js';
import { dependsOnOrder, isWeakened, losesUnits } from '../games/diplomacy/adjudication/laws.js';
import { RULE_SETS } from '../games/diplomacy/adjudication/ruleSets.js';
import type { Skirmish } from '../games/diplomacy/adjudication/skirmish.js';
import { smallestSkirmish } from '../games/diplomacy/adjudication/smallestSkirmish.js';

type Breach = (skirmish: Skirmish, random: Random) => string | undefined;
const LAWS: Readonly<Record<string, Breach>> = {
  'the ledger contradicts the equations': contradiction,
  'the order of the orders matters': dependsOnOrder,
  'units are made or lost': losesUnits,
  'a support weakens the attack it is for': isWeakened,
};
const LAWS_OF_FEW: Readonly<Record<string, Breach>> = { ...LAWS, 'the ledger is not what the search finds': disagreement };

/** One of this many phases has units all over a real board, too many for the search. */
const CROWDED = 10;
const EVERY = 10_000;

/** Tries `phases` phases, each with its own seed. Prints every breach and how to see it again. Returns the number of breaches. */
export function soakAdjudicator(first: number, phases: number): number {
  const start = performance.now();
  let breaches = 0;
  for (let seed = first; seed < first + phases; seed++) {
    for (const told of breachesAt(seed)) {
      breaches++;
      console.log(`✗ ${told}\n  again: npm run soak -- adjudicator --phases 1 --seed ${seed}`);
    }
    const done = seed - first + 1;
    if (done % EVERY === 0 || done === phases) console.log(`${done} phases, ${perSecond(done, start)} phases/s, ${breaches} breaches`);
  }
  return breaches;
}

const perSecond = (count: number, start: number): number => Math.round((count * 1000) / (performance.now() - start));

function breachesAt(seed: number): readonly string[] {
  const rules = RULE_SETS[seed % RULE_SETS.length];
  if (!rules) return [];
  const isCrowded = seed % CROWDED === 0;
  const found = isCrowded ? crowd(rules, seed) : battlefield(rules, seed);
  return Object.entries(isCrowded ? LAWS : LAWS_OF_FEW).flatMap(([name, breach]) =>
    told(found, seed, breach).map(what => `seed ${seed}, ${rules.name}: ${name}\n${what}`),
  );
}

/** Returns the smallest skirmish that still breaks the law, and how; empty if the law is kept. */
function told(found: Skirmish, seed: number, breach: Breach): readonly string[] {
  const breachOf = (one: Skirmish): string | undefined => attempt(() => breach(one, seededRandom(seed)));
  if (breachOf(found) === undefined) return [];
  const least = smallestSkirmish(found, one => breachOf(one) !== undefined);
  return [`${describeSkirmish(least)}\n${breachOf(least)}`];
}

/** Returns the breach that `look` finds. An error that it throws is a breach too. */
function attempt(look: () => string | undefined): string | undefined {
  try {
    return look();
  } catch (cause) {
    return cause instanceof Error ? cause.stack : String(cause);
  }
}
