import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import type { MapLayout } from '../layout/mapLayout.js';
import { labelIn } from '../layout/placedLabels.js';
import { text } from '../vector/svg.js';
import { labelStyle } from './labelSprites.js';

/** All names, where the board has them. */
export const provinceLabelsSvg = (layout: MapLayout): string =>
  layout.geometry.board.provinces
    .flatMap(province => labelIn(layout, province).map(line => text(line.words, [line.x, line.y], labelStyle(province.kind, line))))
    .join('');

/** The coasts' abbreviations, for example "nc" at the place of a fleet on the north coast. */
export const coastLabelsSvg = ({ board: { provinces } }: BoardGeometry): string =>
  provinces
    .flatMap(({ places }: ProvinceFile) => Object.entries(places.units).map(([coast, [x, y]]) => text(coast, [x, y + 6], COAST)))
    .join('');

const COAST = { face: 'condensedItalic', size: 19, colour: '#3f3423', halo: { colour: '#faf3df', width: 2.6, opacity: 0.8 } } as const;
