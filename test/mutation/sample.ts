import { createHash } from 'node:crypto';
import { type Mutant, mutated } from './mutants.js';
import { evaluatedNodes } from './syntax.js';

/**
 * Returns up to `size` mutants, drawn by lot with a seed. Each has its own lot, from its text alone, so a change of one source leaves the
 * sample of the others as it was. Mutants that are no TypeScript are passed over.
 */
export function sampleOf(mutants: readonly Mutant[], sources: ReadonlyMap<string, string>, size: number, seed: number): readonly Mutant[] {
  const seen = new Map<string, number>();
  const drawn = mutants
    .map(mutant => ({ mutant, lot: lotOf(`${seed} ${numbered(seen, keyOf(mutant))}`) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const sample: Mutant[] = [];
  for (const { mutant } of drawn) {
    if (sample.length === size) break;
    if (isSource(mutated(sources.get(mutant.file) ?? '', mutant))) sample.push(mutant);
  }
  return sample;
}

const lotOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const keyOf = ({ file, mutator, original, replacement }: Mutant): string => [file, mutator, original, replacement].join('\n');

/** Adds to a key how often it was there before. */
function numbered(seen: Map<string, number>, key: string): string {
  const before = seen.get(key) ?? 0;
  seen.set(key, before + 1);
  return `${key}\n${before}`;
}

function isSource(text: string): boolean {
  try {
    evaluatedNodes(text);
    return true;
  } catch {
    return false;
  }
}
