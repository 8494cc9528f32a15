/**
 * What ids of the drawing mean that are no provinces: "unit:stp/nc". After a full stop may be anything that makes an id its own:
 * "lake:stp.2".
 */
export const MARKS = {
  /** Where something stands: the middle of a small shape. */
  places: ['unit', 'dislodged', 'centre', 'label', 'burrow'],
  /** Open lines. */
  lines: ['river', 'wall'],
  /** What is drawn over the provinces as it is. */
  overlays: ['lake', 'inner-water', 'strait', 'closing-line', 'link'],
  /** Texts that are written where they are. */
  texts: ['name', 'script', 'short'],
  /** Land outside the game. */
  areas: ['beyond'],
} as const;

export type OverlayKind = (typeof MARKS.overlays)[number];
export type TextRole = (typeof MARKS.texts)[number];

/** The parts of such an id; undefined if it is none. `of`: what it belongs to, "stp/nc". */
export function markOf(id: string): { readonly kind: string; readonly of: string } | undefined {
  const [, kind = '', of = ''] = /^([a-z-]+):([^.]*)/.exec(id) ?? [];
  return KINDS.has(kind) ? { kind, of } : undefined;
}
const KINDS: ReadonlySet<string> = new Set(Object.values(MARKS).flat());

export const isMark = (id: string, sort: keyof typeof MARKS): boolean =>
  (MARKS[sort] as readonly string[]).includes(markOf(id)?.kind ?? '');

/** The id by which everything else knows land outside the game: no province can have it. */
export const BEYOND = '~';
