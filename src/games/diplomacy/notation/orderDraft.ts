import type { NamedType } from './vocabulary.js';
import type { NamedPlace } from './word.js';

/** A unit as written; the type is optional. */
export interface NamedUnit {
  readonly type: NamedType | undefined;
  readonly at: NamedPlace;
}

interface Bare<Kind> {
  readonly kind: Kind;
  readonly unit: NamedUnit;
}

/** What the words of an order say, before looking at the position. */
export type OrderDraft =
  | Bare<'hold'>
  | Bare<'raise'>
  | Bare<'disband'>
  | Bare<'build'>
  | Bare<'remove'>
  | (Bare<'move'> & { readonly to: NamedPlace; readonly viaConvoy: boolean })
  | (Bare<'retreat'> & { readonly to: NamedPlace })
  | (Bare<'support'> & { readonly of: NamedUnit; readonly to: NamedPlace | undefined })
  | (Bare<'convoy'> & { readonly of: NamedUnit; readonly to: NamedPlace })
  | (Bare<'rapid'> & { readonly path: readonly NamedPlace[] })
  | { readonly kind: 'waive' };
export type DraftOf<Kind extends OrderDraft['kind']> = Extract<OrderDraft, { kind: Kind }>;

/** Whether every place is written in full, as name or abbreviation. */
export const isInFull = (draft: OrderDraft): boolean => placesOf(draft).every(place => !place.isBegun);

function placesOf(draft: OrderDraft): readonly NamedPlace[] {
  if (draft.kind === 'waive') return [];
  const of = 'of' in draft ? [draft.of.at] : [];
  const to = 'to' in draft && draft.to ? [draft.to] : [];
  return [draft.unit.at, ...of, ...to, ...('path' in draft ? draft.path : [])];
}
