import type { NamedType } from './vocabulary.js';
import type { Place } from './word.js';

/** A unit as an order names it; its type may be left out. */
export interface Named {
  readonly type: NamedType | undefined;
  readonly at: Place;
}

interface Bare<Kind> {
  readonly kind: Kind;
  readonly unit: Named;
}

/** What the words of an order say, before anyone looks where units stand. */
export type Draft =
  | Bare<'hold'>
  | Bare<'raise'>
  | Bare<'disband'>
  | Bare<'build'>
  | Bare<'remove'>
  | (Bare<'move'> & { readonly to: Place; readonly viaConvoy: boolean })
  | (Bare<'retreat'> & { readonly to: Place })
  | (Bare<'support'> & { readonly of: Named; readonly to: Place | undefined })
  | (Bare<'convoy'> & { readonly of: Named; readonly to: Place })
  | (Bare<'rapid'> & { readonly path: readonly Place[] })
  | { readonly kind: 'waive' };
export type DraftOf<Kind extends Draft['kind']> = Extract<Draft, { kind: Kind }>;

/** Whether every place is named in full, by its name or its abbreviation. */
export const isInFull = (draft: Draft): boolean => placesOf(draft).every(place => !place.isBegun);

function placesOf(draft: Draft): readonly Place[] {
  if (draft.kind === 'waive') return [];
  const of = 'of' in draft ? [draft.of.at] : [];
  const to = 'to' in draft && draft.to ? [draft.to] : [];
  return [draft.unit.at, ...of, ...to, ...('path' in draft ? draft.path : [])];
}
