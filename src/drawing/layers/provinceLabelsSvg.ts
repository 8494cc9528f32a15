import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import { type LabelLine, provinceLabel } from '../layout/provinceLabels.js';
import { type Colour, INK } from '../vector/colour.js';
import { circle, oneDecimal, stroke, text } from '../vector/svg.js';

const COLOURS: Readonly<Record<ProvinceFile['kind'], { readonly letters: Colour; readonly halo: Colour }>> = {
  land: { letters: INK, halo: '#faf3df' },
  sea: { letters: '#1d3f45', halo: '#dfe9e2' },
  impassable: { letters: '#5d4f38', halo: '#e0d4b8' },
};

export function provinceLabelsSvg({ board: { provinces } }: BoardGeometry, language: Language): string {
  const lines = provinces.flatMap(province => provinceLabel(province, language).map(line => ({ kind: province.kind, line })));
  const leaders = lines.map(({ line }) => leaderLine(line));
  return [...leaders, ...lines.map(({ kind, line }) => labelLine(kind, line)), coastLabels(provinces)].join('');
}

/** The line from a short name outside its province to a dot in it. */
function leaderLine({ leader, box: [x0, y0, x1, y1] }: LabelLine): string {
  if (!leader) return '';
  const [x, y] = leader;
  const [fromX, fromY] = [Math.min(x1, Math.max(x0, x)), Math.min(y1, Math.max(y0, y))];
  const d = `M${oneDecimal(fromX)} ${oneDecimal(fromY)}L${oneDecimal(x)} ${oneDecimal(y)}`;
  return (
    stroke(d, COLOURS.land.halo, 4.4, { 'stroke-opacity': 0.8, 'stroke-linecap': 'round' }) +
    stroke(d, INK, 1.4) +
    circle(leader, 2.6, { fill: INK, stroke: COLOURS.land.halo, 'stroke-width': 1 })
  );
}

function labelLine(kind: ProvinceFile['kind'], { words, x, y, size, face }: LabelLine): string {
  const { letters, halo } = COLOURS[kind];
  return text(words, [x, y], { face, size, colour: letters, halo: { colour: halo, width: 3.4, opacity: 0.86 } });
}

/** The coasts' abbreviations, for example "nc" at the place of a fleet on the north coast. */
const coastLabels = (provinces: readonly ProvinceFile[]): string =>
  provinces
    .flatMap(({ places }) => Object.entries(places.units))
    .map(([coast, [x, y]]) =>
      text(coast, [x, y + 5], { face: 'italic', size: 15, colour: '#5d4f38', halo: { colour: '#faf3df', width: 2.4, opacity: 0.7 } }),
    )
    .join('');
