import { backgroundContent } from '../layers/background.js';
import { foregroundContent } from '../layers/foreground.js';
import { seaContent } from '../layers/seaPattern.js';
import { territoryFillsSvg } from '../layers/territoryFillsSvg.js';
import { clippedToMap, type MapLayout, svgDocument } from '../layout/mapLayout.js';
import { parseDiplomacyPicture } from '../scene/mapPicture.js';
import { spritesSvg } from '../vector/sprite.js';
import { type BoardsByGame, layoutFor } from './boardsByGame.js';
import { type MapContent, mapContent } from './mapContent.js';

/** Draws maps as SVG. Throws if the input is no picture of a map, or if there is no such board or theatre. */
export const createSvgRenderer =
  (boards: BoardsByGame): ((picture: unknown) => string) =>
  unchecked => {
    const picture = parseDiplomacyPicture(unchecked);
    if (picture.kind === 'history' || picture.kind === 'chart') throw new Error('A series is not drawn as SVG');
    const layout = layoutFor(boards, picture);
    return mapSvg(layout, mapContent(layout, picture));
  };

/** Fonts are referenced by name, not embedded. */
function mapSvg(layout: MapLayout, { fills, overlay }: MapContent): string {
  const layers = [
    seaContent(layout),
    backgroundContent(layout),
    territoryFillsSvg(layout, fills),
    foregroundContent(layout),
    clippedToMap(layout, spritesSvg(overlay.map)),
    spritesSvg(overlay.legend),
  ];
  return svgDocument(layout, layers.join(''));
}
