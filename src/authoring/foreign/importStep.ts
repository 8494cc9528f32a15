import type { Result } from '../../lib/result.js';
import type { DraftFaults } from './foreignDraft.js';
import type { ForeignText } from './importFault.js';
import { type ImportedVariant, importVariant } from './importVariant.js';

/** What is known of foreign files by their names: their texts, or that there is none. */
export interface FoundFiles {
  readonly main: string;
  readonly found: ReadonlyMap<string, ForeignText | 'none'>;
}

/** The import, or the names of further files that it has to look into. */
export type ImportStep = { readonly needs: readonly string[] } | { readonly imported: Result<ImportedVariant, DraftFaults> };

/** Imports from files of which more and more are known: reading them belongs to another thread than understanding them. */
export function importStep({ main, found }: FoundFiles): ImportStep {
  const needs = new Set<string>();
  const read = (name: string): ForeignText | undefined => {
    const known = found.get(name);
    if (known === undefined) needs.add(name);
    return known === 'none' ? undefined : known;
  };
  const imported = importVariant({ main, read });
  return needs.size > 0 ? { needs: [...needs] } : { imported };
}
