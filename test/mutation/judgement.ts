import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mutant } from './mutants.js';

/** A mutant that no test can notice, and why. Spaces and line breaks of the texts do not matter. */
export type Judgement = z.infer<typeof judgement>;
const judgement = z.strictObject({
  file: z.string(),
  mutator: z.string(),
  /** The source's line in which it begins. */
  line: z.string(),
  original: z.string(),
  replacement: z.string(),
  because: z.string(),
});

/** The mutants that were judged. */
export const JUDGED = join(import.meta.dirname, 'judged.json');

export const readJudgements = (path: string): readonly Judgement[] => z.array(judgement).parse(JSON.parse(readFileSync(path, 'utf8')));

export const judgementOf = (judged: readonly Judgement[], mutant: Mutant): Judgement | undefined =>
  judged.find(one => isAbout(one, mutant));

export const isAbout = (one: Judgement, mutant: Mutant): boolean =>
  one.file === mutant.file &&
  one.mutator === mutant.mutator &&
  one.line === oneLine(mutant.text) &&
  oneLine(one.original) === oneLine(mutant.original) &&
  oneLine(one.replacement) === oneLine(mutant.replacement);

/** Writes a mutant as an entry of `judged.json` that lacks its reason. */
export const unjudged = ({ file, mutator, text, original, replacement }: Mutant): Judgement => ({
  file,
  mutator,
  line: oneLine(text),
  original: oneLine(original),
  replacement: oneLine(replacement),
  because: '',
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
