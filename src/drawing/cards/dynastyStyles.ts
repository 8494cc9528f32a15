import type { CardsBoardFile } from '../../games/warring-states-cards/board/cardsBoardFile.js';
import type { ArmyOwner, Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import { type Colour, INK, isLight, mixColours, PALE, readableOn } from '../vector/colour.js';
import { CAPITAL_HEIGHT } from '../vector/fonts.js';
import { circle, fill, group, stroke, text } from '../vector/svg.js';

export interface DynastyStyle {
  readonly colour: Colour;
  readonly hanzi: string;
  /** One or two Latin letters, for people who cannot read the hanzi. */
  readonly letters: string;
}
/** How each dynasty marks its armies and cards. */
export type DynastyStyles = Readonly<Record<Dynasty, DynastyStyle>>;

/** Makes board colours that colour-blind players cannot tell apart lighter or darker. */
const SHADES: Readonly<Partial<Record<Dynasty, (colour: Colour) => Colour>>> = {
  chu: colour => mixColours(colour, '#ffffff', 0.8),
  jin: colour => mixColours(colour, '#000000', 0.7),
};

/** Throws when the board lacks a dynasty. */
export function dynastyStyles({ dynasties }: CardsBoardFile): DynastyStyles {
  const styleFor = (id: Dynasty): DynastyStyle => {
    const found = dynasties.find(dynasty => dynasty.id === id);
    if (!found) throw new Error(`The board of the card game has no dynasty ${id}`);
    return { colour: SHADES[id]?.(found.colour) ?? found.colour, hanzi: found.hanzi, letters: found.letters };
  };
  return { chu: styleFor('chu'), jin: styleFor('jin'), qi: styleFor('qi'), qin: styleFor('qin'), yan: styleFor('yan') };
}

/** Colour of neutral armies and of the local resistance. */
export const NEUTRAL: Colour = '#9a8c72';

/**
 * Army outlines in a 100 × 100 square around the origin. Their shapes tell the dynasties apart without colours: Chu a gold plate, Jin a
 * spade coin, Qi a jade tablet, Qin a round coin, Yan a lozenge.
 */
export const ARMY_OUTLINES: Readonly<Record<ArmyOwner, string>> = {
  chu: 'M-42 -36Q-42 -42 -36 -42H36Q42 -42 42 -36V36Q42 42 36 42H-36Q-42 42 -42 36Z',
  jin: 'M-15 -48H15L18 -27L47 -22L40 47H17Q0 15 -17 47H-40L-47 -22L-18 -27Z',
  qi: 'M0 -52L38 -12L33 46H-33L-38 -12Z',
  qin: 'M-47 0A47 47 0 1 1 47 0A47 47 0 1 1 -47 0Z',
  yan: 'M0 -54Q4 -54 7 -51L51 -6Q55 0 51 6L7 51Q0 58 -7 51L-51 6Q-55 0 -51 -6L-7 -51Q-4 -54 0 -54Z',
  neutral: 'M-32 0A32 32 0 1 1 32 0A32 32 0 1 1 -32 0Z',
};

interface Lettering {
  readonly size: number;
  /** Distance of the letters below the middle of the outline. */
  readonly below: number;
}

/** How the letters of an army fit into its outline, in the same units. */
const LETTERING: Readonly<Record<Dynasty, Lettering>> = {
  chu: { size: 74, below: 0 },
  jin: { size: 58, below: -5 },
  qi: { size: 58, below: 6 },
  qin: { size: 74, below: 0 },
  yan: { size: 74, below: 0 },
};

/** Half the side of the square that contains an army of this size, in pixels. */
export const armyReach = (size: number): number => Math.ceil(size * 0.66 + 2);

/** An army about `size` pixels wide. A neutral one is smaller and has no letters. */
export function armySvg(owner: ArmyOwner, styles: DynastyStyles, size: number): string {
  const d = ARMY_OUTLINES[owner];
  const colour = owner === 'neutral' ? NEUTRAL : styles[owner].colour;
  const pen = readableOn(colour);
  const rim = isLight(colour) ? INK : mixColours(colour, '#000000', 0.45);
  return group(
    { transform: `scale(${size / 100})` },
    stroke(d, PALE, 15),
    fill(d, colour, { stroke: rim, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    owner === 'neutral'
      ? circle([0, 0], 13, { fill: PALE, stroke: rim, 'stroke-width': 5 })
      : lettersSvg(styles[owner].letters, pen, LETTERING[owner]),
  );
}

const lettersSvg = (letters: string, colour: Colour, { size, below }: Lettering): string =>
  text(letters, [0, size * (CAPITAL_HEIGHT.condensed / 2) + below], { face: 'condensed', size, colour });
