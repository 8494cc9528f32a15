import { type FontFace, textWidth } from '../../drawing/vector/fonts.js';
import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { DrawnText } from '../svg/outline.js';

/** What the pictures call what the ids of texts begin with. */
const ROLES = { name: 'name', script: 'hanzi', short: 'abbr' } as const;

/** The lines that an author wrote on the map by hand, each centred on x. */
export const lettering = (kind: ProvinceFile['kind'], texts: readonly DrawnText[]): ProvinceFile['places']['text'] =>
  texts.flatMap(({ role, rows }) =>
    rows.map(({ t, x, y, size, anchor }) => {
      const face: FontFace = role === 'script' ? 'hanzi' : kind === 'land' ? 'roman' : 'italic';
      const half = anchor === 'middle' ? 0 : (textWidth(t, face, size) / 2) * (anchor === 'start' ? 1 : -1);
      return { t, x: tenth(x + half), y: tenth(y), size, role: ROLES[role] };
    }),
  );

const tenth = (v: number): number => Math.round(v * 10) / 10;
