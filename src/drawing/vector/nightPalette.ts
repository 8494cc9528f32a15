import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { Look, PaletteId } from '../../lib/look.js';
import { type Colour, fromOklab, toOklab } from './colour.js';

/** A board with its powers' colours as the palette has them: at night none is darker than the land can bear. */
export const boardInPalette = (board: BoardFile, palette: PaletteId): BoardFile =>
  palette === 'night' ? { ...board, powers: board.powers.map(power => ({ ...power, colour: glowing(power.colour) })) } : board;

/** A drawing made for parchment as the look has it: at night what is light is dark, and the other way round. */
export const svgInLook = (svg: string, { palette }: Look): string => (palette === 'night' ? svg.replace(/#[0-9a-f]{6}/g, nocturnal) : svg);

/** One colour made for parchment as the look has it. */
export const colourInLook = (colour: Colour, { palette }: Look): Colour => (palette === 'night' ? nocturnal(colour) : colour);

const known = new Map<Colour, Colour>();

function nocturnal(colour: Colour): Colour {
  const found = known.get(colour) ?? darkened(colour);
  known.set(colour, found);
  return found;
}

function darkened(colour: Colour): Colour {
  const [lightness, a, b] = toOklab(colour);
  const calm = lightness > 0.6 ? 0.75 : 1;
  return fromOklab([0.98 - 0.78 * lightness, a * calm, b * calm]);
}

const LEAST_GLOW = 0.56;
/** Black, which would vanish, becomes nearly white; other dark colours become just light enough. */
const BLACK = { below: 0.4, grey: 0.06, becomes: 0.96 };

function glowing(colour: Colour): Colour {
  const [lightness, a, b] = toOklab(colour);
  const isBlack = lightness < BLACK.below && Math.hypot(a, b) < BLACK.grey;
  return fromOklab([isBlack ? BLACK.becomes : Math.max(LEAST_GLOW, lightness), a, b]);
}
