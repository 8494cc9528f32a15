import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { Look, PaletteId } from '../../lib/look.js';
import { memoise } from '../../lib/memoise.js';
import type { Colour } from './colour.js';
import { fromOklab, toOklab } from './oklab.js';

/* Everything is drawn in the colours of parchment. The night palette replaces them: light becomes dark and dark becomes light. */

/** A board with its powers' colours in the palette: at night, light enough to be seen on dark land. */
export const boardInPalette = (board: BoardFile, palette: PaletteId): BoardFile =>
  palette === 'night'
    ? {
        ...board,
        powers: board.powers.map(({ colour, activeColour, ...power }) => ({
          ...power,
          colour: brightened(colour),
          ...(activeColour && { activeColour: brightened(activeColour) }),
        })),
      }
    : board;

/** An SVG in parchment colours, every "#rrggbb" in it replaced by the colour of the look. */
export const svgInLook = (svg: string, { palette }: Look): string =>
  palette === 'night' ? svg.replace(/#[0-9a-f]{6}/g, nightColour) : svg;

/** One parchment colour in the look. */
export const colourInLook = (colour: Colour, { palette }: Look): Colour => (palette === 'night' ? nightColour(colour) : colour);

const nightColour = memoise(inverted, { keyOf: colour => colour });

/** Light becomes dark and dark becomes light; light colours become less saturated. */
function inverted(colour: Colour): Colour {
  const [lightness, a, b] = toOklab(colour);
  const saturation = lightness > 0.6 ? 0.75 : 1;
  return fromOklab([0.98 - 0.78 * lightness, a * saturation, b * saturation]);
}

/** Minimum lightness (Oklab) of a power's colour at night. */
const MIN_LIGHTNESS = 0.56;
/** Colours darker and greyer than this count as black, which becomes nearly white. */
const BLACK = { lightness: 0.4, chroma: 0.06, becomes: 0.96 };

/** A colour of a power at night: light enough to be seen on dark land. */
export function brightened(colour: Colour): Colour {
  const [lightness, a, b] = toOklab(colour);
  const isBlack = lightness < BLACK.lightness && Math.hypot(a, b) < BLACK.chroma;
  return fromOklab([isBlack ? BLACK.becomes : Math.max(MIN_LIGHTNESS, lightness), a, b]);
}
