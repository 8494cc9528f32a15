import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { CAPITAL_HEIGHT, type FontFace } from '../vector/fonts.js';
import { SHORT_NAME_HEIGHT } from './page.js';

/** Font size of short names, in units of the page. */
export const SHORT_NAME_SIZE = SHORT_NAME_HEIGHT / CAPITAL_HEIGHT.condensed;

export const shortNameFace = ({ kind }: Pick<ProvinceFile, 'kind'>): FontFace => (kind === 'sea' ? 'condensedItalic' : 'condensed');

/** The short name of a province as it stands on a page: "Bud", "Altd"; of a sea, "ADR". A name with capitals inside stays as it is. */
export function shortName({ abbr, kind }: Pick<ProvinceFile, 'abbr' | 'kind'>): string {
  if (kind === 'sea') return abbr.toUpperCase();
  const isMixed = abbr !== abbr.toLowerCase() && abbr !== abbr.toUpperCase();
  return isMixed ? abbr : abbr.slice(0, 1).toUpperCase() + abbr.slice(1).toLowerCase();
}

/** How far letters of a short name reach below the baseline, as a share of the font size. */
export const shortNameDepth = (name: string): number => (/[gjpqyQ]/.test(name) ? 0.2 : 0);
