import { disagreement } from '../games/diplomacy/adjudication/agreement.js';
import { battlefield } from '../games/diplomacy/adjudication/battlefields.js';
import { RULE_SETS } from '../games/diplomacy/adjudication/ruleSets.js';
import { rapidDifference } from '../games/diplomacy/models/rapids.js';
import { retreatDifference } from '../games/diplomacy/models/retreatDifference.js';
import { winterDifference } from '../games/diplomacy/models/winterDifference.js';

/** Returns how the engine and a model written from the rules alone differ in a case; undefined if they agree. */
type Difference = (seed: number) => string | undefined;

/** One model for each phase of Diplomacy, over every variant. */
const MODELS: Readonly<Record<string, Difference>> = {
  'orders, against the search': seed => {
    const rules = RULE_SETS[seed % RULE_SETS.length];
    return rules && disagreement(battlefield(rules, seed));
  },
  'rapid river moves': rapidDifference,
  retreats: seed => retreatDifference(seed),
  winters: winterDifference,
};

const EVERY = 10_000;

/** Tries `cases` cases, distributed over the models. Prints every difference and how to see it again. Returns their number. */
export function soakRules(first: number, cases: number, only?: string): number {
  const began = performance.now();
  const models = Object.entries(MODELS).filter(([name]) => only === undefined || name.startsWith(only));
  let differences = 0;
  for (let done = 0; done < cases; done++) {
    const [name = '', differs] = models[done % models.length] ?? [];
    const seed = first + Math.floor(done / models.length);
    const found = attempt(() => differs?.(seed));
    if (found !== undefined) {
      differences++;
      console.log(`✗ ${name}, seed ${seed}\n${found}\n  again: npm run soak -- rules --cases 1 --seed ${seed} --only '${name}'`);
    }
    if ((done + 1) % EVERY === 0)
      console.log(`${done + 1} cases, ${Math.round(((done + 1) * 1_000) / (performance.now() - began))}/s, ${differences} differences`);
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(JSON.stringify({ soak: 'rules', seed: first, cases, models: models.map(([name]) => name), differences, seconds }));
  return differences;
}

/** Returns the difference that `look` finds. An error that it throws is a difference too. */
function attempt(look: () => string | undefined): string | undefined {
  try {
    return look();
  } catch (cause) {
    return cause instanceof Error ? cause.stack : String(cause);
  }
}
