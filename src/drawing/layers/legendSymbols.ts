import { memoise } from '../../lib/memoise.js';
import type { MapLayout } from '../layout/mapLayout.js';
import { LEGEND_WORDS, type LegendSymbol } from '../scene/pictureWords.js';
import { type Colour, INK, RIVER, WATER } from '../vector/colour.js';
import { isHanzi, textWidth } from '../vector/fonts.js';
import type { Polyline } from '../vector/geometry.js';
import { colourInLook } from '../vector/nightPalette.js';
import { centredSprite, type PlacedSprite, placeSprite, placeText } from '../vector/sprite.js';
import { fill, group, stroke, svgPath } from '../vector/svg.js';
import { crenellated } from './crenellation.js';
import { battleground, coin, cross, crown, plus, raised, rays, reverted, standoff, struckOut } from './mapSymbols.js';
import { convoyStrokes, moveStrokes, retreatStrokes, strokesSvg, supportStrokes } from './orderStrokes.js';
import { dislodgedToken, ghostToken, unitToken } from './unitTokens.js';

const SIZE = 16;
/** Nobody's colour. */
const PLAIN: Colour = '#8c7a55';

/** Before a sign's words, and after them. */
const ROOM = { sign: 41, gap: 20 };

/** A row of signs, each with what it stands for; smaller where the row would not hold them all. */
export function legendSymbolRow(
  { plan: { board }, language, look, legend }: MapLayout,
  signs: readonly LegendSymbol[],
): readonly PlacedSprite[] {
  const { left, right, keyBaseline } = legend;
  if (keyBaseline === undefined) return [];
  const widths = signs.map(sign => ROOM.sign + textWidth(LEGEND_WORDS[sign][language], 'italic', SIZE) + ROOM.gap);
  const fit = Math.min(1, (right - left + ROOM.gap) / widths.reduce((sum, width) => sum + width, 0));
  const lettered = { face: 'italic', size: SIZE * fit, colour: colourInLook(INK, look), anchor: 'start' } as const;
  return signs.flatMap((sign, i) => {
    const x = left + fit * widths.slice(0, i).reduce((sum, width) => sum + width, 0);
    return [
      placeSprite(
        centredSprite(
          signOf({ badge: board.powers[0]?.badge ?? '', square: board.hanzi !== undefined, sign, ink: colourInLook(INK, look) }),
          31,
          25,
        ),
        [x + 18, keyBaseline - 5.5],
      ),
      placeText(LEGEND_WORDS[sign][language], [x + ROOM.sign * fit, keyBaseline], lettered),
    ];
  });
}

const WAVE = 'M-18 0q9 -7 18 0t18 0';
const LINE: Polyline = [
  [-17, 0],
  [15, 0],
];

/** The mouth of a tunnel. */
const BURROW = 'M-7 6V0A7 7 0 0 1 7 0V6Z';

interface Asked {
  readonly sign: LegendSymbol;
  /** Of some power. */
  readonly badge: string;
  /** Centres are square coins. */
  readonly square: boolean;
  /** As the look has it. */
  readonly ink: Colour;
}

const signOf = memoise(legendSymbolSvg, ({ sign, badge, square, ink }) => `${sign} ${badge} ${square} ${ink}`);

/** About the origin. */
function legendSymbolSvg({ sign, badge, square, ink }: Asked): string {
  const bearer = { colour: PLAIN, badge: isHanzi(badge) ? badge : '' };
  switch (sign) {
    case 'army':
    case 'fleet':
      return unitToken({ type: sign === 'army' ? 'A' : 'F', bearer, scale: 0.72 });
    case 'dislodged':
      return dislodgedToken({ type: 'A', bearer });
    case 'centre':
    case 'centreApart':
      return coin({ square, isApart: sign === 'centreApart' });
    case 'capital':
      return group({ transform: 'translate(0 3)' }, coin({ square }) + crown(PLAIN));
    case 'captured':
      return rays(PLAIN) + coin({ square, owner: PLAIN });
    case 'band':
      return stroke(svgPath(LINE), INK, 7, { 'stroke-opacity': 0.82 });
    case 'move':
      return strokesSvg(moveStrokes(LINE, PLAIN, true));
    case 'failed':
      return strokesSvg(moveStrokes(LINE, PLAIN, false)) + group({ transform: 'translate(-4 0)' }, cross());
    case 'support':
      return strokesSvg(supportStrokes(LINE, PLAIN, true));
    case 'convoy':
      return strokesSvg(convoyStrokes(LINE, PLAIN, true));
    case 'retreat':
      return strokesSvg(retreatStrokes(LINE, PLAIN, true));
    case 'build':
      return plus();
    case 'lost':
      return ghostToken({ type: 'A', bearer }) + struckOut();
    case 'standoff':
      return standoff();
    case 'battle':
      return group({ transform: 'translate(-17 17)' }, battleground());
    case 'raise':
      return raised();
    case 'revert':
      return reverted();
    case 'wall':
      return crenellated(LINE, [0, -1]);
    case 'burrow':
      return fill(BURROW, ink);
    case 'river':
      return stroke(WAVE, RIVER, 9) + stroke(WAVE, WATER, 6);
    default:
      return sign satisfies never;
  }
}
