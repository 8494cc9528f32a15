import type { Language } from '../../lib/language.js';
import { INK, mixColours, PALE, PARCHMENT, SEAL, SEPIA } from '../vector/colour.js';
import { element, group, stroke, svgPath, text } from '../vector/svg.js';
import { type CardBoardLayout, placeNamed } from './cardBoardLayout.js';
import { ARMY_STEP } from './tableLayout.js';

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

const HALO = { colour: PALE, width: 4, opacity: 0.85 } as const;
/** Distance from the middle of a stronghold to the middle of its number. */
const NUMBER_STEP = 0.77 * ARMY_STEP;
const NUMBER_COLOUR = mixColours(SEAL, INK, 0.6);

/** Everything drawn over the states' colours: a fort and a number on every stronghold, and the states' names. */
export function boardLabelsSvg({ board, states, strongholds }: CardBoardLayout, language: Language): string {
  const names = board.file.states.map(({ id, name, hanzi }) => {
    const [x, y] = placeNamed(states, id);
    return (
      text(hanzi, [x, y - 35], { face: 'hanzi', size: 38, colour: INK, halo: HALO }) +
      text(name[language], [x, y + 61], { face: 'bold', size: 27, colour: INK, halo: HALO })
    );
  });
  const forts = [...strongholds.values()].map(({ at: [x, y] }) => group({ transform: `translate(${x} ${y})` }, FORT));
  const numbers = [...strongholds].map(([id, { at, side }]) =>
    text(id, [at[0], at[1] - side * NUMBER_STEP + 7], { face: 'bold', size: 20, colour: NUMBER_COLOUR, halo: HALO }),
  );
  return [...forts, ...names, ...numbers].join('');
}
