import type { Language } from '../../lib/language.js';
import { INK, mixColours, PALE, PARCHMENT, SEAL, SEPIA } from '../vector/colour.js';
import { element, group, stroke, svgPath, text } from '../vector/svg.js';
import { type CardBoardLayout, placeNamed } from './cardBoardLayout.js';
import { ARMY_STEP } from './tableLayout.js';

/** What lies beneath the colours of the states: the roads. */
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

const halo = { colour: PALE, width: 4, opacity: 0.85 } as const;

/** What lies over the colours: a small fort on every stronghold, with its number, and the names of the states. */
export function boardLabelsSvg({ board, states, holds }: CardBoardLayout, language: Language): string {
  const names = board.file.states.map(({ id, name, hanzi }) => {
    const [x, y] = placeNamed(states, id);
    return (
      text(hanzi, [x, y - 35], { face: 'hanzi', size: 38, colour: INK, halo }) +
      text(name[language], [x, y + 61], { face: 'bold', size: 27, colour: INK, halo })
    );
  });
  const forts = [...holds.values()].map(({ at: [x, y] }) => group({ transform: `translate(${x} ${y})` }, FORT));
  const numbers = [...holds].map(([hold, { at, away }]) =>
    text(hold, [at[0], at[1] - away * NUMBER_APART + 7], { face: 'bold', size: 20, colour: NUMBERS, halo }),
  );
  return [...forts, ...names, ...numbers].join('');
}

const NUMBER_APART = 0.77 * ARMY_STEP;
const NUMBERS = mixColours(SEAL, INK, 0.6);
