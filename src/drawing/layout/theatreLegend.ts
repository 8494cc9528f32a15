import type { Language } from '../../lib/language.js';
import { textWidth } from '../vector/fonts.js';
import type { BoardGeometry } from './boardGeometry.js';
import { burrowNote, hasBurrow, type LegendEntry, type LegendLayout, type LegendOptions } from './legendLayout.js';
import { isListed } from './legendRows.js';

const INSET = 12;
const TURN = { y: 34, size: 27 };
const CAPTION = { y: 57, size: 18 };
/** The top of the first row of powers. */
const POWERS_TOP = 66;
/** Powers beside each other, and how large they are, by how many there are at most: so that the map above keeps its size. */
const ROWS = [
  { most: 9, columns: 3, height: 28, scale: 0.82 },
  { most: 21, columns: 3, height: 22, scale: 0.68 },
] as const;
const MOST_ROW = { columns: 4, height: 24, scale: 0.68 };
const NAME_SIZE = 23;
/** Width of an entry before and after its name, at full scale. */
const BESIDE_NAME = { before: 33, after: 58 };
/** Least gap between a gain or loss and the next power. */
const BEFORE_NEXT = 10;

/** The strip below a theatre on a page: the turn, the theatre's name, and a grid of the powers with their names. */
export function layOutTheatreLegend({ board }: BoardGeometry, { language, window }: LegendOptions): LegendLayout {
  const [x0, , x1, y1] = window;
  const [left, right] = [x0 + INSET, x1 - INSET];
  const listed = board.powers.filter(isListed);
  const row = ROWS.find(({ most }) => listed.length <= most) ?? MOST_ROW;
  const width = (right - left) / row.columns;
  const title = ({ y, size }: typeof TURN) => ({ at: [left, y1 + y] as const, size, lines: 1, lineHeight: size, width: right - left });
  const powers = listed.map((power, i): LegendEntry => {
    const [x, middle] = [left + (i % row.columns) * width, y1 + POWERS_TOP + (Math.floor(i / row.columns) + 0.5) * row.height];
    return entryAt(power, { language, scale: row.scale, width, at: [x, middle] });
  });
  return {
    box: [x0, y1, x1, Math.ceil(y1 + POWERS_TOP + Math.ceil(listed.length / row.columns) * row.height + INSET / 2)],
    left,
    right,
    turn: title(TURN),
    caption: title(CAPTION),
    powers,
    nameFace: 'condensed',
    notes: hasBurrow(board, window) ? [burrowNote(language, [right, y1 + TURN.y], 'end')] : [],
  };
}

interface EntryRoom {
  readonly language: Language;
  readonly scale: number;
  readonly width: number;
  readonly at: readonly [number, number];
}

function entryAt(power: LegendEntry['power'], { language, scale, width, at: [x, y] }: EntryRoom): LegendEntry {
  const room = width - (BESIDE_NAME.before + BESIDE_NAME.after) * scale;
  const size = Math.min(NAME_SIZE * scale, room / textWidth(power.name[language], 'condensed', 1));
  return {
    power,
    scale,
    tokenAt: [x + 14 * scale, y],
    name: { at: [x + BESIDE_NAME.before * scale, y + size * 0.35], size },
    countAt: [x + width - (BESIDE_NAME.after - 12) * scale, y],
    end: x + width - BEFORE_NEXT,
  };
}
