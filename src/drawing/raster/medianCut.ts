/** A picture in at most 256 colours. */
export interface IndexedPixels {
  /** Red, green, blue of each colour. */
  readonly palette: Uint8Array;
  /** Palette index of every pixel. */
  readonly index: Uint8Array;
}

/** Colours are counted in cells of 5 bits of red, 6 of green, 5 of blue. */
export const COLOUR_CELLS = 1 << 16;

interface Cell {
  readonly cell: number;
  /** The square root of the number of pixels, so that rare colours count. */
  readonly weight: number;
  readonly rgb: readonly [number, number, number];
}

/** Reduces opaque pixels to 256 colours by median cut. Flat colours stay as they are, and rare ones are not lost. */
export function quantise(pixels: Uint32Array): IndexedPixels {
  const boxes = cutBoxes(tally(pixels), 256);
  const colourOfCell = new Uint8Array(COLOUR_CELLS);
  boxes.forEach((box, i) => {
    for (const { cell } of box) colourOfCell[cell] = i;
  });
  const index = new Uint8Array(pixels.length);
  for (let i = 0; i < index.length; i++) index[i] = colourOfCell[colourCell(pixels[i] ?? 0)] ?? 0;
  return { palette: Uint8Array.from(boxes.flatMap(meanOf)), index };
}

/** A colour, and the number of pixels that are nearest to it. */
export interface CountedColour {
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly count: number;
}

/** Only the palette: at most `most` colours. */
export const medianCutColours = (pixels: Uint32Array, most: number): readonly CountedColour[] =>
  cutBoxes(tally(pixels), most).map(box => ({ rgb: meanOf(box), count: box.reduce((sum, { weight }) => sum + weight ** 2, 0) }));

export const colourCell = (pixel: number): number => ((pixel << 8) & 0xf800) | ((pixel >>> 5) & 0x07e0) | ((pixel >>> 19) & 0x1f);

/**
 * The cells that occur, with the mean colour of their pixels. Neighbouring pixels are often equal, so they are counted in runs. Hot: a loop
 * over all pixels.
 */
function tally(pixels: Uint32Array): readonly Cell[] {
  const [count, red, green, blue] = [
    new Uint32Array(COLOUR_CELLS),
    new Uint32Array(COLOUR_CELLS),
    new Uint32Array(COLOUR_CELLS),
    new Uint32Array(COLOUR_CELLS),
  ];
  for (let start = 0, end = 1; end <= pixels.length; end++) {
    const pixel = pixels[start] ?? 0;
    if (end < pixels.length && pixels[end] === pixel) continue;
    const cell = colourCell(pixel);
    const run = end - start;
    count[cell] = (count[cell] ?? 0) + run;
    red[cell] = (red[cell] ?? 0) + run * (pixel & 255);
    green[cell] = (green[cell] ?? 0) + run * ((pixel >>> 8) & 255);
    blue[cell] = (blue[cell] ?? 0) + run * ((pixel >>> 16) & 255);
    start = end;
  }
  const used: Cell[] = [];
  count.forEach((n, at) => {
    if (n > 0) used.push({ cell: at, weight: Math.sqrt(n), rgb: [(red[at] ?? 0) / n, (green[at] ?? 0) / n, (blue[at] ?? 0) / n] });
  });
  return used;
}

type Cells = readonly Cell[];

/** Splits the box with the widest spread until there are `most` boxes or no box can be split. */
function cutBoxes(cells: Cells, most: number): readonly Cells[] {
  const boxes = [{ cells, ...spreadOf(cells) }];
  while (boxes.length < most) {
    const widest = boxes.reduce((best, box, i) => (box.spread > (boxes[best]?.spread ?? 0) ? i : best), 0);
    const box = boxes[widest];
    if (!box || box.spread === 0) break;
    const halves = halved(box.cells, box.axis).map(half => ({ cells: half, ...spreadOf(half) }));
    boxes.splice(widest, 1, ...halves);
  }
  return boxes.map(box => box.cells);
}

type Axis = 0 | 1 | 2;
const AXES: readonly Axis[] = [0, 1, 2];

/** The channel in which colours differ most, and how much: the weighted sum of squared differences from the mean. */
function spreadOf(cells: Cells): { readonly axis: Axis; readonly spread: number } {
  const spreads = AXES.map(axis => {
    let [sum, squares, weight] = [0, 0, 0];
    for (const cell of cells) {
      sum += cell.rgb[axis] * cell.weight;
      squares += cell.rgb[axis] ** 2 * cell.weight;
      weight += cell.weight;
    }
    return { axis, spread: cells.length < 2 ? 0 : Math.max(0, squares - sum ** 2 / weight) };
  });
  return spreads.reduce((a, b) => (b.spread > a.spread ? b : a));
}

/** Two boxes, split at the mean. */
function halved(cells: Cells, axis: Axis): readonly [Cells, Cells] {
  const mean = cells.reduce((sum, c) => sum + c.rgb[axis] * c.weight, 0) / cells.reduce((sum, c) => sum + c.weight, 0);
  const low = cells.filter(c => c.rgb[axis] <= mean);
  return [low, cells.filter(c => c.rgb[axis] > mean)];
}

function meanOf(cells: Cells): readonly [number, number, number] {
  let [r, g, b, weight] = [0, 0, 0, 0];
  for (const cell of cells) {
    const pixels = cell.weight ** 2;
    r += cell.rgb[0] * pixels;
    g += cell.rgb[1] * pixels;
    b += cell.rgb[2] * pixels;
    weight += pixels;
  }
  return [Math.round(r / weight), Math.round(g / weight), Math.round(b / weight)];
}
