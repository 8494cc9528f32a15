import { readOwnVariant } from '../../src/assets.js';
import { layOutMap } from '../../src/drawing/layout/mapLayout.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { USUAL_LOOK } from '../../src/lib/look.js';
import { badgesIn } from '../drawing/layout/badges.js';
import { shaftsIn } from '../drawing/layout/shafts.js';
import { playedReports } from '../drawing/playedReports.js';
import { onPage } from '../drawing/postedPages.js';
import { recordedReports } from '../drawing/recordedReports.js';

/** Most short names that shafts may run through, as a share of all. */
const MOST_CROSSED = 0.005;
/** Most crosses and strengths that may cover each other, or the letter of a unit, as a share of all. */
const MOST_COVERED = 0.0005;
/** Enough games for 200 movement phases on every board. */
const PLAYED = { random: 0, practised: 12, seeds: [2, 7, 8, 11, 12, 13, 14, 15, 16] };

/**
 * Prints, for posted pictures of `many` movement phases of every game, how many short names shafts run through, how many shafts run
 * through units they have nothing to do with, and what crosses and strengths lie over. Returns how many games have too many.
 */
export function soakCrossings(many: number, only?: string): number {
  const variants = variantsOn(readOwnVariant).filter(({ id }) => id !== 'classic-battles' && (only === undefined || id === only));
  return variants.filter(variant => hasTooMany(variant, many)).length;
}

function hasTooMany(variant: Variant, many: number): boolean {
  const layout = layOutMap(onPage(variant.board.file), { language: 'en', look: USUAL_LOOK });
  const reports = variant.id === 'classic' ? recordedReports() : playedReports(variant, PLAYED);
  const shown = evenly(
    reports.filter(({ phase, orders }) => phase === 'movement' && orders.length > 0),
    many,
  );
  const { names, crossed, lines, throughUnits, overEdge } = shaftsIn(layout, shown);
  const share = ((100 * crossed) / names).toFixed(2);
  console.log(
    `${variant.id}, ${shown.length} pictures: ${crossed} of ${names} names crossed (${share} %), ${throughUnits.length} of ${lines} lines through units, ${overEdge.length} over the edge`,
  );
  for (const one of [...throughUnits, ...overEdge.map(one => `${one} over the edge`)]) console.log(`  ${one}`);
  const { badges, onBadges, onLetters, onUnits, onNames, onSigns } = badgesIn(layout, shown);
  console.log(
    `  of ${badges} crosses and strengths: ${onBadges} pairs overlap; ${onLetters} lie over letters of units, ${onUnits} over units, ${onNames} over names, ${onSigns} over signs`,
  );
  return (
    crossed > names * MOST_CROSSED ||
    throughUnits.length + overEdge.length > 0 ||
    onBadges > badges * MOST_COVERED ||
    onLetters > badges * MOST_COVERED
  );
}

/** `many` of them, or all, from the whole list. */
const evenly = <T>(all: readonly T[], many: number): readonly T[] =>
  all.filter((_, i) => Math.floor((i * many) / all.length) !== Math.floor(((i - 1) * many) / all.length));
