import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { memoise } from '../../lib/memoise.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import { type MapLayout, pictureBox } from '../layout/mapLayout.js';
import { SHOWN } from '../layout/page.js';
import { styleOf } from '../layout/powerStyle.js';
import { provinceLabel } from '../layout/provinceLabels.js';
import { inkHeight } from '../raster/inkHeight.js';
import type { FontFace } from '../vector/fonts.js';
import { textSprite } from '../vector/sprite.js';
import { tokenSprite, type UnitToken } from './unitTokens.js';

/** Where posted pictures are looked at, and how large they are shown there at most, in CSS pixels. */
export const SCREENS = { channel: SHOWN, phone: { width: 362, height: 800 } } as const;
export type ScreenId = keyof typeof SCREENS;

/** Heights of a unit without its halo, and of the capital letters of a name. */
export interface ReadHeights {
  readonly unit: number;
  readonly name: number;
}

/** The least heights that are read at a glance, in CSS pixels: on pictures of a whole board, and of a theatre. */
export const LEAST_HEIGHTS: Readonly<Record<'board' | 'theatre', Readonly<Record<ScreenId, ReadHeights>>>> = {
  board: { channel: { unit: 14, name: 8 }, phone: { unit: 9, name: 5.5 } },
  theatre: { channel: { unit: 14, name: 8 }, phone: { unit: 20, name: 8 } },
};

/** CSS pixels per unit of the board's page on a screen. */
export function shownScale(layout: MapLayout, screen: ScreenId): number {
  const [left, top, right, bottom] = pictureBox(layout);
  const { width, height } = SCREENS[screen];
  return Math.min(width / (right - left), height / (bottom - top));
}

/** The height of the lowest unit that can be on a board, in units of its page. */
export const unitHeight = ({ board, page }: Pick<BoardGeometry, 'board' | 'page'>): number =>
  Math.min(...board.powers.flatMap(power => TYPES.map(type => tokenHeight({ type, style: styleOf(power, page) }))));
const TYPES = ['A', 'F'] as const;

/** Letters and colours are within the outline: they change nothing. */
const tokenHeight = memoise(
  ({ type, style }: UnitToken): number => inkHeight(tokenSprite('unit', { type, style: { ...style, badge: '', corner: undefined } })),
  { keyOf: ({ type, style: { isSeal } }) => `${type} ${isSeal}` },
);

/** The height of a province's name in Latin letters, in units of its page: of the larger one if it has two. 0: it has none. */
export const nameHeight = (province: ProvinceFile, language: Language): number =>
  Math.max(0, ...provinceLabel(province, language).flatMap(line => (line.role === 'hanzi' ? [] : [capitalHeight(line)])));

const capitalHeight = memoise(
  ({ face, size }: { readonly face: FontFace; readonly size: number }): number =>
    inkHeight(textSprite('H', { face, size, colour: '#000000' })),
  { keyOf: ({ face, size }) => `${face} ${size}`, capacity: 200 },
);
