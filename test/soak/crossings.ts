import { readBoardFile } from '../../src/assets.js';
import { layOutMap, type MapLayout } from '../../src/drawing/layout/mapLayout.js';
import { crossedLabels, layOutOrders } from '../../src/drawing/layout/ordersLayout.js';
import type { OrderRoute } from '../../src/drawing/layout/routing.js';
import { unitPlace } from '../../src/drawing/layout/unitPlaces.js';
import { sceneOf } from '../../src/drawing/scene/sceneOf.js';
import { distance, resample } from '../../src/drawing/vector/geometry.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { USUAL_LOOK } from '../../src/lib/look.js';
import { playedReports } from '../drawing/playedReports.js';
import { onPage } from '../drawing/postedPages.js';
import { recordedReports } from '../drawing/recordedReports.js';

/** Most short names that shafts may run through, as a share of all. */
const MOST_CROSSED = 0.005;
/** A shaft this close to the middle of a unit runs through it, in units of the page. */
const THROUGH = 14;

interface Crossings {
  readonly names: number;
  readonly crossed: number;
  readonly lines: number;
  readonly through: number;
}

/**
 * Prints, for posted pictures of `many` movement phases of every game, how many short names shafts run through, and how many shafts run
 * through units they have nothing to do with. Returns how many games have too many.
 */
export function soakCrossings(many: number, only?: string): number {
  const variants = variantsOn(readBoardFile).filter(({ id }) => id !== 'classic-battles' && (only === undefined || id === only));
  return variants.filter(variant => hasTooMany(variant, many)).length;
}

function hasTooMany(variant: Variant, many: number): boolean {
  const layout = layOutMap(onPage(variant.board.file), { language: 'en', look: USUAL_LOOK });
  const reports = variant.id === 'classic' ? recordedReports() : playedReports(variant, { random: 0, practised: 12 });
  const shown = evenly(
    reports.filter(({ phase, orders }) => phase === 'movement' && orders.length > 0),
    many,
  );
  const all = shown.map(report => crossingsIn(layout, report));
  const sum = (key: keyof Crossings): number => all.reduce((total, one) => total + one[key], 0);
  const [names, crossed, lines, through] = [sum('names'), sum('crossed'), sum('lines'), sum('through')];
  const share = ((100 * crossed) / names).toFixed(2);
  console.log(
    `${variant.id}, ${shown.length} pictures: ${crossed} of ${names} names crossed (${share} %), ${through} of ${lines} lines through units`,
  );
  return crossed > names * MOST_CROSSED || through > 0;
}

/** `many` of them, or all, from the whole list. */
const evenly = <T>(all: readonly T[], many: number): readonly T[] =>
  all.filter((_, i) => Math.floor((i * many) / all.length) !== Math.floor(((i - 1) * many) / all.length));

function crossingsIn(layout: MapLayout, report: Report): Crossings {
  const { geometry } = layout;
  const scene = sceneOf({ kind: 'results', game: report.variant, language: 'en', report });
  const laidOut = layOutOrders(layout, scene);
  const routes = laidOut.routes.filter(({ line }) => line.length > 1);
  const tokens = scene.units.map(({ at }) => ({ at, place: unitPlace(geometry, at) }));
  const isThroughUnit = ({ line, carriers }: OrderRoute): boolean => {
    const points = resample(line, 2);
    return tokens.some(({ at, place }) => !carriers.includes(at) && points.some(point => distance(point, place) < THROUGH));
  };
  return {
    names: laidOut.labels.length,
    crossed: crossedLabels(laidOut).length,
    lines: routes.length,
    through: routes.filter(isThroughUnit).length,
  };
}
