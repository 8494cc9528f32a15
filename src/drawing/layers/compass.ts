import type { BoardGeometry } from '../layout/boardGeometry.js';
import { INK, SEA_INK } from '../vector/colour.js';
import { circle, fill, group, oneDecimal, stroke, text } from '../vector/svg.js';

/** The compass of ancient China: a south-pointing spoon on its plate. Empty on boards without room for one. */
export function compassRose({ slots }: BoardGeometry): string {
  if (!slots.compass) return '';
  const { at, radius } = slots.compass;
  const ring = (r: number, width: number): string =>
    circle([0, 0], r, { fill: '#f3ead0', 'fill-opacity': 0.45, stroke: SEA_INK, 'stroke-width': width });
  const spoon = 'M0 -12C16 -12 15 5 4 7L2 34H-2L-4 7C-15 5 -16 -12 0 -12Z';
  const placed = { transform: `translate(${at[0]} ${at[1]})` };
  return group(
    placed,
    ring(radius, 1.4),
    ring(radius * 0.62, 1),
    stroke(ticks(radius), SEA_INK, 1),
    fill(spoon, '#7b2a1c', { stroke: INK, 'stroke-width': 1 }),
  );
}

/** 24 ticks, every third one longer. */
function ticks(radius: number): string {
  const all = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
    const out = i % 3 ? 0.68 : 0.74;
    return `M${oneDecimal(x * radius * 0.62)} ${oneDecimal(y * radius * 0.62)}L${oneDecimal(x * radius * out)} ${oneDecimal(y * radius * out)}`;
  });
  return all.join('');
}

const DIRECTIONS = [
  { letter: '北', x: 0, y: -1 },
  { letter: '東', x: 1, y: 0 },
  { letter: '南', x: 0, y: 1 },
  { letter: '西', x: -1, y: 0 },
];

/** North, east, south and west, in hanzi. */
export function compassLetters({ slots }: BoardGeometry): string {
  if (!slots.compass) return '';
  const { at, radius } = slots.compass;
  return DIRECTIONS.map(({ letter, x, y }) =>
    text(letter, [at[0] + x * radius * 0.82, at[1] + y * radius * 0.82 + radius * 0.11], {
      face: 'hanzi',
      size: radius * 0.3,
      colour: '#1d3f45',
    }),
  ).join('');
}
