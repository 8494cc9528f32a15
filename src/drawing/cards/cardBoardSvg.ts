import type { Language } from '../../lib/language.js';
import { INK, mixColours, PALE, PARCHMENT, SEAL, SEPIA } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { element, group, stroke, svgPath, text } from '../vector/svg.js';
import { type CardBoardLayout, placeNamed } from './cardBoardLayout.js';
import { READABLE } from './tableLayout.js';

/** The roads, drawn below the states' colours. */
export function roadsSvg({ roads }: CardBoardLayout): string {
  const lines = roads.map(road => svgPath(road)).join('');
  return [
    stroke(lines, SEPIA, 11, { 'stroke-linecap': 'round' }),
    stroke(lines, mixColours(PARCHMENT, '#ffffff', 0.7), 7.6, { 'stroke-linecap': 'round' }),
    stroke(lines, '#b08d57', 1.6, { 'stroke-dasharray': '6 5' }),
  ].join('');
}

/** A wall with three merlons and a gate. */
const WALL = 'M-13 12V-12H-7V-7H-3V-12H3V-7H7V-12H13V12Z';
const FORT =
  element('path', { d: WALL, fill: PALE, stroke: INK, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }) +
  element('path', { d: 'M-4 12V4Q0 -1 4 4V12Z', fill: INK });

const HALO = { colour: PALE, width: 5, opacity: 0.85 } as const;
/** Distance from the middle of a stronghold to the middle of its number. */
const NUMBER_STEP = 39;
/** Distance of the base line of a state's name below its middle. */
export const NAME_BASELINE = 27;
const NUMBER_COLOUR = mixColours(SEAL, INK, 0.6);

/** Everything drawn over the states' colours: a fort and a number on every stronghold, and the states' names over large pale hanzi. */
export function boardLabelsSvg({ board, states, strongholds }: CardBoardLayout, language: Language): string {
  const names = board.file.states.map(({ id, name, hanzi }) => {
    const [x, y] = placeNamed(states, id);
    return (
      group({ opacity: 0.12 }, paleHanzi(hanzi, [x, y])) +
      text(name[language], [x, y + NAME_BASELINE], { face: 'condensed', size: READABLE.condensed, colour: INK, halo: HALO })
    );
  });
  const forts = [...strongholds.values()].map(({ at: [x, y] }) => group({ transform: `translate(${x} ${y})` }, FORT));
  const numbers = [...strongholds].map(([id, { at, side }]) =>
    text(id, [at[0], at[1] + side * NUMBER_STEP + READABLE.capital / 2], {
      face: 'condensed',
      size: READABLE.condensed,
      colour: NUMBER_COLOUR,
      halo: HALO,
    }),
  );
  return [...forts, ...names, ...numbers].join('');
}

/** The hanzi of a state, as large as it has room. */
function paleHanzi(hanzi: string, [x, y]: Point): string {
  const size = [...hanzi].length > 1 ? 76 : 118;
  return text(hanzi, [x, y + size * 0.37], { face: 'hanzi', size, colour: INK });
}
