import type { BoardGeometry } from '../layout/boardGeometry.js';
import { PLUS_OFFSET } from '../layout/markBoxes.js';
import { freePlace } from '../layout/markPlaces.js';
import { powerStyle } from '../layout/powerStyle.js';
import { dislodgedPlace, unitPlace } from '../layout/unitPlaces.js';
import { locationAfter, type SceneOrder } from '../scene/mapScene.js';
import { distance, type Point } from '../vector/geometry.js';
import { keyedSprite, type PlacedSprite, placeSprite } from '../vector/sprite.js';
import type { Attributes } from '../vector/svg.js';
import { holding, plus, raised, reverted, struckOut } from './mapSymbols.js';
import { crossAt, orderData } from './orderSprites.js';
import { tokenSprite } from './unitTokens.js';

const PLUS = keyedSprite('built', plus, 11);
const RAISED = keyedSprite('raised', raised, 11);
const REVERTED = keyedSprite('reverted', reverted, 11);
const HELD = keyedSprite('held', () => holding(true), 24);
const UNORDERED = keyedSprite('unordered', () => holding(false), 24);
const STRUCK_OUT = keyedSprite('struck', struckOut, 18);

/**
 * The marks that an order without a line gets at its unit: held, built, raised, and so on. `tokens`: the middles of all units' tokens,
 * which marks avoid where possible.
 */
export function unitMarks(geometry: BoardGeometry, result: SceneOrder, tokens: readonly Point[]): readonly PlacedSprite[] {
  const { order, outcome } = result;
  if (outcome.kind !== 'ordered') return resultMarks(geometry, result, tokens);
  if (order.kind === 'build') return plannedBuild(geometry, result);
  if (order.kind === 'remove' || order.kind === 'disband') return [plannedLoss(geometry, result)];
  return resultMarks(geometry, result, tokens);
}

function resultMarks(geometry: BoardGeometry, result: SceneOrder, tokens: readonly Point[]): readonly PlacedSprite[] {
  const { order, outcome, success, written, dislodged } = result;
  const place = dislodged ? dislodgedPlace(geometry, order.at) : unitPlace(geometry, locationAfter(result));
  const around = placesAround(place, tokens);
  const data = orderData(result);
  if (order.kind === 'build') return [success ? placeSprite(PLUS, plusPlace(place), data) : crossAt(place, data)];
  const turned = result.reverted ? [placeSprite(REVERTED, around.below())] : [];
  const held = placeSprite(written ? HELD : UNORDERED, place, data);
  if (outcome.kind === 'illegal') return [held, crossAt(around.above()), ...turned];
  if (order.kind === 'hold') return dislodged ? [] : [held, ...turned];
  if (order.kind !== 'raise') return turned;
  const anchor = placeSprite(RAISED, around.below(), data);
  return success ? [anchor] : [anchor, crossAt(around.above())];
}

/** Places for one mark above and one below a unit, clear of other units where possible. */
function placesAround([x, y]: Point, tokens: readonly Point[]): { readonly above: () => Point; readonly below: () => Point } {
  const free = (...places: readonly Point[]): Point =>
    freePlace(
      places,
      tokens.filter(token => distance(token, [x, y]) > 1),
    );
  return {
    above: () => free([x + 16, y - 15], [x + 16, y + 13], [x - 16, y - 15]),
    below: () => free([x - 16, y + 13], [x, y + 21], [x - 21, y]),
  };
}

const plusPlace = ([x, y]: Point): Point => [x + PLUS_OFFSET[0], y + PLUS_OFFSET[1]];

/** A planned build: the unit's ghost with a plus. */
function plannedBuild(geometry: BoardGeometry, result: SceneOrder): readonly PlacedSprite[] {
  const { power, order } = result;
  const at = unitPlace(geometry, order.at);
  const unit = tokenSprite('ghost', { type: order.type, style: powerStyle(geometry, power) });
  return [placeSprite(unit, at, orderData(result)), placeSprite(PLUS, plusPlace(at))];
}

/** A planned disband or removal: the unit is struck out. */
function plannedLoss(geometry: BoardGeometry, result: SceneOrder): PlacedSprite {
  const { order } = result;
  const place = order.kind === 'disband' ? dislodgedPlace(geometry, order.at) : unitPlace(geometry, order.at);
  const data: Attributes = orderData(result);
  return placeSprite(STRUCK_OUT, place, data);
}
