import type { BoardFile } from './boardFile.js';

type Theatre = BoardFile['theatres'][number];

/** Whether a point of the frame is inside a theatre's box. */
export const isWithin = ([x, y]: readonly [number, number], { box: [x0, y0, x1, y1] }: Pick<Theatre, 'box'>): boolean =>
  x >= x0 && x < x1 && y >= y0 && y < y1;
