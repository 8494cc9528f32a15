import type { Language } from '../../../lib/language.js';
import { berthOf } from './berths.js';
import { type Board, provinceAt } from './board.js';
import { coastOf, type Location, provinceOf, virtualProvinceOf } from './location.js';

const COASTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { nc: 'north coast', sc: 'south coast', ec: 'east coast', wc: 'west coast' },
  fr: { nc: 'côte nord', sc: 'côte sud', ec: 'côte est', wc: 'côte ouest' },
};

/** Returns the name of a place for players: "Xianyang", "St Petersburg (north coast)"; for a virtual army "V Sylvania". */
export function placeName(board: Board, at: Location, language: Language): string {
  const province = virtualProvinceOf(at);
  if (province !== undefined) return `V ${placeName(board, province, language)}`;
  const name = provinceAt(board, provinceOf(at))?.name[language] ?? at;
  const coast = coastOf(at);
  const berth = berthOf(at);
  if (berth !== undefined) return `${name} #${berth}`;
  return coast === undefined ? name : `${name} (${COASTS[language][coast] ?? coast})`;
}
