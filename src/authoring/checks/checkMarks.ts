import { type FontFace, textWidth } from '../../drawing/vector/fonts.js';
import type { AuthoredBoard } from '../model/folderFiles.js';
import { type FolderFault, quotable, type VariantFault } from '../model/variantFault.js';
import { markOf, type TextRole } from '../svg/marks.js';
import type { DrawnText, MapDrawing } from '../svg/outline.js';
import { nameFault } from './shownNames.js';

/** Marks of the drawing that belong to nothing in board.json. */
export function strayMarks(board: AuthoredBoard, drawing: MapDrawing): readonly FolderFault[] {
  const provinces = new Set(board.provinces.map(({ id }) => id));
  const locations = new Set([...provinces, ...board.provinces.flatMap(({ id, coasts }) => coasts.map(coast => `${id}/${coast}`))]);
  const rivers = new Set(board.rivers.map(({ id }) => id));
  const walls = new Set(board.walls.map(({ owner, facing }) => `${owner}/${facing}`));
  const apart = new Set(board.drawing.apart.flatMap(([a, b]) => [`${a}/${b}`, `${b}/${a}`]));
  const isKnown = ({ kind, of }: { readonly kind: string; readonly of: string }): boolean => {
    switch (kind) {
      case 'unit':
      case 'dislodged':
        return locations.has(of);
      case 'river':
        return rivers.has(of);
      case 'wall':
        return walls.has(of);
      case 'link':
        return apart.has(of);
      case 'closing-line':
        return true;
      default:
        return provinces.has(of);
    }
  };
  const marks = [
    ...[...drawing.places, ...drawing.lines].map(([id, { line }]) => ({ id, line, mark: markOf(id) ?? { kind: id, of: '' } })),
    ...drawing.overlays.map(({ kind, of, line }) => ({ id: `${kind}:${of}`, line, mark: { kind, of } })),
    ...drawing.texts.map(({ role, of, line }) => ({ id: `${role}:${of}`, line, mark: { kind: role, of } })),
  ];
  return marks.flatMap(({ id, line, mark }) =>
    isKnown(mark) ? [] : [inMap(line, undefined, { code: 'svg-place-unknown', typed: quotable(id) })],
  );
}

/** How long a line of a text on the map may be, and how many lines a province may have. */
const LONGEST = 40;
const MOST_LINES = 8;
/** How large letters may be, in frame pixels: no smaller than can be read on a phone, no larger than twice those of names that are placed for authors. */
const SIZES = { least: 8, most: 48 };

/** What is wrong with the texts that are to be written on the map. */
export function textFaults({ texts, frame }: MapDrawing): readonly FolderFault[] {
  const lines = new Map<string, number>();
  return texts.flatMap(({ role, of, rows, line }) => {
    const count = (lines.get(of) ?? 0) + rows.length;
    lines.set(of, count);
    const isLong = rows.length === 0 || count > MOST_LINES || rows.some(({ t }) => t.length > LONGEST);
    const fault = isLong
      ? { code: 'svg-text-long' as const, most: LONGEST, lines: MOST_LINES }
      : rows.map(row => nameFault(row.t) ?? rowFault(row, role, frame)).find(one => one !== undefined);
    return fault ? [inMap(line, quotable(`${role}:${of}`), fault)] : [];
  });
}

/** What is wrong with the size of a line: its letters, or, if they are as they may be, how far it reaches. */
function rowFault(
  { t, x, size, anchor }: DrawnText['rows'][number],
  role: TextRole,
  { width }: MapDrawing['frame'],
): VariantFault | undefined {
  if (size < SIZES.least || size > SIZES.most)
    return { code: 'svg-text-size', typed: quotable(t), size: Math.round(size * 10) / 10, ...SIZES };
  const face: FontFace = role === 'script' ? 'hanzi' : 'roman';
  const wide = textWidth(t, face, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return left < -SIZES.least || left + wide > width + SIZES.least ? { code: 'svg-outside', at: quotable(t) } : undefined;
}

const inMap = (line: number, where: string | undefined, fault: VariantFault): FolderFault => ({
  file: 'map.svg',
  line,
  ...(where !== undefined && { where }),
  fault,
});
