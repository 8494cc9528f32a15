import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import { type LabelLine, provinceLabel } from '../layout/provinceLabels.js';
import { type Colour, INK } from '../vector/colour.js';
import { text } from '../vector/svg.js';

const COLOURS: Readonly<Record<ProvinceFile['kind'], { readonly letters: Colour; readonly halo: Colour }>> = {
  land: { letters: INK, halo: '#faf3df' },
  sea: { letters: '#1d3f45', halo: '#dfe9e2' },
  impassable: { letters: '#5d4f38', halo: '#e0d4b8' },
};

export function provinceLabelsSvg({ board: { provinces } }: BoardGeometry, language: Language): string {
  const labels = provinces.flatMap(province => provinceLabel(province, language).map(line => labelLine(province.kind, line)));
  return labels.join('') + coastLabels(provinces);
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
