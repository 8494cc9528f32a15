import type { AuthoredProvince, VariantFile } from '../model/folderFiles.js';
import type { Place, Ring } from '../svg/outline.js';
import type { ForeignFault, ForeignNote, ForeignSpot, ForeignTask } from './importFault.js';

/** A province as a foreign file has it. `coasts`: two letters each. */
export interface DraftProvince {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: AuthoredProvince['kind'];
  readonly coasts: readonly string[];
  readonly centre: boolean;
  readonly spot: ForeignSpot;
}

export interface DraftPower {
  readonly id: string;
  readonly name: string;
  readonly adjective?: string;
  readonly aliases?: readonly string[];
  readonly colour?: string;
  readonly letters?: string;
  readonly homes: readonly string[];
  /** "A par", "F stp/nc" */
  readonly units: readonly string[];
  readonly territory?: readonly string[];
  /** Nobody plays it; its units hold. */
  readonly neutral?: true;
  readonly spot: ForeignSpot;
}

/** "from to", for each way that is open. */
export type Ways = ReadonlySet<string>;

/** The map of a draft: outlines by province in pixels of a frame, and places that were drawn ("unit:stp/nc"). */
export interface DraftMap {
  readonly width: number;
  readonly height: number;
  readonly areas: ReadonlyMap<string, readonly Ring[]>;
  readonly marks: ReadonlyMap<string, Place>;
  readonly gap: number;
  readonly comment: string;
}

/** What was read of a foreign variant: all that a folder says, in one form for every format. */
export interface VariantDraft {
  readonly id: string;
  readonly name: string;
  readonly credit: string;
  readonly year: number;
  readonly counts: 'up' | 'down';
  readonly era: 'ad' | 'bc' | 'none';
  readonly placement?: 'winter' | 'spring';
  readonly victory: number;
  readonly victoryAt: ForeignSpot;
  readonly builds: VariantFile['builds'];
  readonly rules: readonly Record<string, unknown>[];
  readonly powers: readonly DraftPower[];
  readonly provinces: readonly DraftProvince[];
  readonly army: Ways;
  readonly fleet: Ways;
  /** Undefined if the format has none: then one is drawn from the borders. */
  readonly map: DraftMap | undefined;
}

/** What a reader of a format returns. */
export interface ReadDraft {
  readonly draft: VariantDraft;
  /** Where the powers are, or begin to be. */
  readonly powersAt: ForeignSpot;
  readonly tasks: readonly ForeignTask[];
  readonly notes: readonly ForeignNote[];
}
export type DraftFaults = readonly ForeignFault[];

/** An id of a folder from any text: "St. Petersburg" → "st-petersburg". Empty if it has no letter or digit. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, 36)
    .replace(/^-+|-+$/g, '');

/** Gives ids that are all different. */
export function idGiver(): (wish: string, otherwise: string) => string {
  const taken = new Set<string>();
  return (wish, otherwise) => {
    const first = slug(wish) || otherwise;
    let id = first;
    for (let number = 2; taken.has(id); number++) id = `${first}-${number}`;
    taken.add(id);
    return id;
  };
}

/** A name that can be typed in an order: without brackets, commas, slashes and other signs. */
export function typable(text: string): string {
  const clean = text
    .replace(/[+_]/g, ' ')
    .replace(/[\p{C}<>@#`*~|/\\:;,[\](){}="?!]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .trim();
  return /\p{L}/u.test(clean) ? clean : '';
}

/** "BRITISH-COLUMBIA" → "British Columbia". Texts with small letters stay as they are. */
export function inTitleCase(text: string): string {
  const clean = typable(text.replace(/[-+_]/g, ' '));
  if (clean !== clean.toUpperCase()) return clean;
  return clean
    .toLowerCase()
    .split(' ')
    .map((word, i) => (i > 0 && /^(?:of|the|and|de|la|du)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
