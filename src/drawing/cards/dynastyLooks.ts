import type { CardsBoardFile } from '../../games/warring-states-cards/board/cardsBoardFile.js';
import type { ArmyOwner, Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import { type Colour, INK, inkOn, isLight, mix, PALE } from '../colour.js';
import { circle, fill, group, stroke, text } from '../svg.js';

export interface DynastyLook {
  readonly colour: Colour;
  readonly hanzi: string;
}
/** How each dynasty marks its own. */
export type Looks = Readonly<Record<Dynasty, DynastyLook>>;

/** Some of the board's colours are alike to the colour-blind: lighter and darker they are not. */
const SHADES: Readonly<Partial<Record<Dynasty, (colour: Colour) => Colour>>> = {
  chu: colour => mix(colour, '#ffffff', 0.8),
  jin: colour => mix(colour, '#000000', 0.7),
};

export function looksOf({ dynasties }: CardsBoardFile): Looks {
  const look = (id: Dynasty): DynastyLook => {
    const found = dynasties.find(dynasty => dynasty.id === id);
    if (!found) throw new Error(`The board of the card game has no dynasty ${id}`);
    return { colour: SHADES[id]?.(found.colour) ?? found.colour, hanzi: found.hanzi };
  };
  return { chu: look('chu'), jin: look('jin'), qi: look('qi'), qin: look('qin'), yan: look('yan') };
}

/** Of what belongs to no dynasty. */
export const NEUTRAL: Colour = '#9a8c72';

/**
 * Outlines in a square of 100 that tell the dynasties apart without their colours: Chu a plate of gold, Jin a spade coin, Qi a tablet
 * of jade, Qin a round coin, Yan a lozenge.
 */
export const OUTLINES: Readonly<Record<ArmyOwner, string>> = {
  chu: 'M-42 -36Q-42 -42 -36 -42H36Q42 -42 42 -36V36Q42 42 36 42H-36Q-42 42 -42 36Z',
  jin: 'M-15 -48H15L18 -27L47 -22L40 47H17Q0 15 -17 47H-40L-47 -22L-18 -27Z',
  qi: 'M0 -52L38 -12L33 46H-33L-38 -12Z',
  qin: 'M-47 0A47 47 0 1 1 47 0A47 47 0 1 1 -47 0Z',
  yan: 'M0 -54Q4 -54 7 -51L51 -6Q55 0 51 6L7 51Q0 58 -7 51L-51 6Q-55 0 -51 -6L-7 -51Q-4 -54 0 -54Z',
  neutral: 'M-32 0A32 32 0 1 1 32 0A32 32 0 1 1 -32 0Z',
};

/** How far the middle of a hanzi lies below the middle of its outline. */
const SINKING: Readonly<Record<Dynasty, number>> = { chu: 0, jin: 3, qi: 6, qin: 0, yan: 0 };

/** How far an army of this size reaches to all sides. */
export const reachOf = (size: number): number => Math.ceil(size * 0.66 + 2);

/** An army, some `size` pixels across. A neutral one is smaller and bears no hanzi. */
export function army(of: ArmyOwner, looks: Looks, size: number): string {
  const d = OUTLINES[of];
  const colour = of === 'neutral' ? NEUTRAL : looks[of].colour;
  const pen = inkOn(colour);
  const rim = isLight(colour) ? INK : mix(colour, '#000000', 0.45);
  return group(
    { transform: `scale(${size / 100})` },
    stroke(d, PALE, 15),
    fill(d, colour, { stroke: rim, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    of === 'neutral'
      ? circle([0, 0], 13, { fill: PALE, stroke: rim, 'stroke-width': 5 })
      : text(looks[of].hanzi, [0, 20 + SINKING[of]], { face: 'hanzi', size: 58, colour: pen }),
  );
}
