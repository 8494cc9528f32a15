import type { VariantFault } from '../model/variantFault.js';

/** Why a foreign file cannot be imported at all. `typed`: a text of the file, shortened. */
export type ImportFault =
  | { readonly code: 'import-not-there' }
  | { readonly code: 'import-format' }
  | { readonly code: 'import-several'; readonly files: readonly string[] }
  | { readonly code: 'import-file-missing'; readonly typed: string }
  | { readonly code: 'import-file-large'; readonly kilobytes: number }
  | { readonly code: 'import-not-text' }
  | { readonly code: 'import-not-json'; readonly typed: string }
  | { readonly code: 'import-not-toml'; readonly typed: string }
  | { readonly code: 'import-line-long'; readonly most: number }
  | { readonly code: 'import-took-long'; readonly seconds: number }
  | { readonly code: 'import-lines'; readonly most: number }
  | { readonly code: 'import-files'; readonly most: number }
  | { readonly code: 'import-places'; readonly least: number; readonly most: number; readonly found: number }
  | { readonly code: 'import-powers'; readonly least: number; readonly most: number; readonly found: number }
  /** Why there are too few powers: this one has no home. */
  | { readonly code: 'import-homeless'; readonly power: string }
  | { readonly code: 'import-home-shared'; readonly at: string; readonly power: string }
  | { readonly code: 'import-field'; readonly typed: string }
  | { readonly code: 'import-layer'; readonly typed: string }
  /** `what`: a construct that has no form in a folder. */
  | { readonly code: 'import-construct'; readonly what: string };

/** What could not be imported and is left to the author. The variant is written without it. */
export type ImportTask =
  | { readonly code: 'task-line-unread'; readonly typed: string }
  | { readonly code: 'task-rule'; readonly typed: string }
  | { readonly code: 'task-begin'; readonly typed: string }
  | { readonly code: 'task-flow'; readonly typed: string }
  | { readonly code: 'task-victory'; readonly typed: string; readonly taken: number }
  | { readonly code: 'task-no-place'; readonly typed: string }
  | { readonly code: 'task-border-special'; readonly typed: string }
  | { readonly code: 'task-unit-misplaced'; readonly typed: string }
  | { readonly code: 'task-coast-chosen'; readonly typed: string; readonly at: string }
  | { readonly code: 'task-home-shared'; readonly at: string; readonly power: string }
  | { readonly code: 'task-owned-not-home'; readonly power: string; readonly at: string }
  | { readonly code: 'task-home-not-owned'; readonly power: string; readonly at: string }
  | { readonly code: 'task-centre-at-sea'; readonly at: string }
  | { readonly code: 'task-power-homeless'; readonly power: string }
  | { readonly code: 'task-colour-shared'; readonly power: string; readonly other: string }
  | { readonly code: 'task-unreached'; readonly at: string }
  | { readonly code: 'task-victory-won'; readonly typed: number; readonly taken: number }
  | { readonly code: 'task-no-units' }
  | { readonly code: 'task-option'; readonly typed: string }
  | { readonly code: 'task-shape-unread'; readonly typed: string }
  | { readonly code: 'task-shape-twice'; readonly typed: string }
  | { readonly code: 'task-coastless'; readonly at: string }
  | { readonly code: 'task-victory-each'; readonly typed: string; readonly taken: number }
  | { readonly code: 'task-copies'; readonly typed: string }
  /** What is wrong with a drawing, in place of which the folder has one from the borders. */
  | { readonly code: 'task-drawing'; readonly fault: VariantFault };

/** What is worth knowing and needs nothing. */
export type ImportNote =
  | { readonly code: 'note-schematic'; readonly apart: number }
  | { readonly code: 'note-renamed'; readonly typed: string; readonly now: string }
  | { readonly code: 'note-one-way'; readonly pairs: readonly string[] }
  /** Powers without a player, whose units hold. */
  | { readonly code: 'note-neutral'; readonly power: string; readonly units: number }
  | { readonly code: 'note-title'; readonly typed: string; readonly now: string }
  | { readonly code: 'note-rule-of-hosting'; readonly typed: string }
  | { readonly code: 'note-left-out'; readonly typed: string }
  /** A key of a config that has no meaning where it stands. */
  | { readonly code: 'note-key-unknown'; readonly typed: string };

/** Where it stood: the name of the foreign file, and the line from 1. */
export interface ForeignSpot {
  readonly file: string;
  readonly line?: number;
}
export interface ForeignFault extends ForeignSpot {
  readonly fault: ImportFault;
}
export interface ForeignTask extends ForeignSpot {
  readonly task: ImportTask;
}
export interface ForeignNote extends ForeignSpot {
  readonly note: ImportNote;
}

/** Foreign files by their names, without folders. Undefined if there is none of that name. */
export interface ForeignFiles {
  /** The file that was named. */
  readonly main: string;
  readonly read: (name: string) => ForeignText | undefined;
}
export type ForeignText = { readonly text: string } | { readonly fault: ImportFault };
