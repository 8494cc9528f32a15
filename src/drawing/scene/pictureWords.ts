import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { Turn } from '../../games/diplomacy/board/position.js';
import { shownYear } from '../../games/diplomacy/board/shownYear.js';
import type { PhaseKind } from '../../games/diplomacy/model/state.js';
import type { InEach, Language } from '../../lib/language.js';
import type { MarkedPowers } from './mapPicture.js';

const seasons: Readonly<Record<Turn['season'], InEach>> = {
  spring: { en: 'Spring', fr: 'Printemps' },
  fall: { en: 'Fall', fr: 'Automne' },
  autumn: { en: 'Autumn', fr: 'Automne' },
  winter: { en: 'Winter', fr: 'Hiver' },
};
const BEFORE: InEach = { en: ' BC', fr: ' av. J.-C.' };

/** The year as its turn is called: "450 BC"; "AD 1" where the years before were BC. */
function yearWords(year: number, board: BoardFile, language: Language): string {
  const shown = shownYear(year, board.year.era);
  if (shown.era === 'bc') return `${shown.year}${BEFORE[language]}`;
  if (!shown.isOther) return `${shown.year}`;
  return language === 'en' ? `AD ${shown.year}` : `${shown.year} apr. J.-C.`;
}

/**
 * What a picture shows: the beginning of a phase, its results (`-closed`; `provisional` if battles may still change them), its orders, the
 * centres gained and lost, where units are after movements without such (`moved`), or a seat's own orders.
 */
export type PhaseCaption = PhaseKind | `${PhaseKind}-closed` | 'provisional' | 'ordered' | 'changes' | 'moved' | 'mine';
const captions: Readonly<Record<PhaseCaption, InEach>> = {
  placement: { en: 'placement', fr: 'placement' },
  movement: { en: 'movement', fr: 'mouvements' },
  retreats: { en: 'retreats', fr: 'retraites' },
  adjustments: { en: 'adjustments', fr: 'ajustements' },
  'placement-closed': { en: 'after the placement', fr: 'après le placement' },
  'movement-closed': { en: 'results of the orders', fr: 'résultat des ordres' },
  'retreats-closed': { en: 'after the retreats', fr: 'après les retraites' },
  'adjustments-closed': { en: 'after the adjustments', fr: 'après les ajustements' },
  provisional: { en: 'provisional: battles may follow', fr: 'provisoire : des batailles peuvent suivre' },
  ordered: { en: 'orders', fr: 'ordres' },
  changes: { en: 'gained and lost', fr: 'gains et pertes' },
  moved: { en: 'after the moves', fr: 'après les mouvements' },
  mine: { en: 'your saved orders', fr: 'vos ordres enregistrés' },
};
export const PHASE_CAPTIONS: readonly PhaseCaption[] = [
  'placement',
  'movement',
  'retreats',
  'adjustments',
  'placement-closed',
  'movement-closed',
  'retreats-closed',
  'adjustments-closed',
  'provisional',
  'ordered',
  'changes',
  'moved',
  'mine',
];

/** "Spring 450 BC" */
export const turnWords = (turn: Turn, board: BoardFile, language: Language): string =>
  `${seasons[turn.season][language]} ${yearWords(turn.year, board, language)}`;

/** "movement"; for a theatre, "Iberia · movement". */
export const captionWords = (caption: PhaseCaption, language: Language, theatre?: string): string =>
  [theatre, captions[caption][language]].filter(words => words !== undefined).join(' · ');

/** "victory: Qin", "draw: Qin and Zhao", "you play Qin". Undefined if none of the powers is on the board. */
export function markedWords({ as, powers }: MarkedPowers, board: BoardFile, language: Language): string | undefined {
  const names = powers.flatMap(id => board.powers.find(power => power.id === id)?.name[language] ?? []);
  if (names.length === 0) return undefined;
  const [last = '', ...others] = names.toReversed();
  const list = others.length === 0 ? last : `${others.toReversed().join(', ')} ${AND[language]} ${last}`;
  return `${MARKED[as][language]}${list}`;
}
const AND: InEach = { en: 'and', fr: 'et' };
const MARKED: Readonly<Record<MarkedPowers['as'], InEach>> = {
  victory: { en: 'victory: ', fr: 'victoire : ' },
  draw: { en: 'draw: ', fr: 'nulle : ' },
  you: { en: 'you play ', fr: 'vous jouez ' },
};

/** A note on boards that were reconstructed rather than made by the author of the variant. Undefined for other boards. */
export const reconstructionWords = (board: BoardFile, language: Language): string | undefined =>
  board.status === 'reconstructed' ? { en: 'Board: reconstruction', fr: 'Plateau : reconstitution' }[language] : undefined;

export const victoryWords = ({ victory }: BoardFile, language: Language): string =>
  ({ en: `${victory.of} centres, ${victory.centres} to win`, fr: `${victory.of} centres, ${victory.centres} pour gagner` })[language];

/** The same in few words. */
export const winningWords = ({ victory }: BoardFile, language: Language): string =>
  ({ en: `${victory.centres} of ${victory.of} to win`, fr: `${victory.centres} sur ${victory.of} pour gagner` })[language];

/** What the symbols in the legend mean. */
export const LEGEND_WORDS = {
  army: { en: 'army', fr: 'armée' },
  fleet: { en: 'fleet', fr: 'flotte' },
  dislodged: { en: 'dislodged', fr: 'délogée' },
  centre: { en: 'centre', fr: 'centre' },
  capital: { en: 'capital', fr: 'capitale' },
  centreApart: { en: 'does not count', fr: 'ne compte pas' },
  band: { en: 'land of placements', fr: 'terres de placement' },
  held: { en: 'holds', fr: 'tient' },
  unordered: { en: 'no order: holds', fr: 'sans ordre : tient' },
  former: { en: 'was here', fr: 'était ici' },
  move: { en: 'move', fr: 'mouvement' },
  rapid: { en: 'rapid river move', fr: 'mouvement rapide' },
  failed: { en: 'order failed', fr: 'ordre échoué' },
  support: { en: 'support', fr: 'soutien' },
  strength: { en: 'support given', fr: 'soutien donné' },
  convoy: { en: 'convoy', fr: 'convoi' },
  retreat: { en: 'retreat', fr: 'retraite' },
  build: { en: 'built', fr: 'construite' },
  toBuild: { en: 'to be built', fr: 'à construire' },
  lost: { en: 'disbanded', fr: 'dissoute' },
  toLose: { en: 'to be disbanded', fr: 'à dissoudre' },
  captured: { en: 'captured', fr: 'capturé' },
  standoff: { en: 'stand-off', fr: 'rebond' },
  battle: { en: 'battle', fr: 'bataille' },
  raise: { en: 'raised', fr: 'levée' },
  revert: { en: 'fleet to army', fr: 'flotte en armée' },
  wall: { en: 'wall, owner’s side', fr: 'muraille, côté gardé' },
  river: { en: 'river', fr: 'fleuve' },
  burrow: { en: 'Underway', fr: 'souterrains' },
} as const satisfies Readonly<Record<string, InEach>>;
export type LegendSymbol = keyof typeof LEGEND_WORDS;
const isLegendSymbol = (word: string): word is LegendSymbol => word in LEGEND_WORDS;
export const LEGEND_SYMBOLS: readonly LegendSymbol[] = Object.keys(LEGEND_WORDS).filter(isLegendSymbol);

/** After the name of a power that the bot plays. */
export const BY_BOT = { en: '(bot)', fr: '(bot)' } as const satisfies InEach;
/** The same where it stands small and raised behind a name. */
export const BOT_MARK = { en: 'bot', fr: 'bot' } as const satisfies InEach;

export const CHART_WORDS = {
  centres: { en: 'supply centres over the years', fr: 'les centres au fil des années' },
  /** After a number. */
  toWin: { en: 'to win', fr: 'pour gagner' },
} as const satisfies Readonly<Record<string, InEach>>;

/** What a chart of one year shows: "supply centres in 1901", "supply centres in year 1". */
export function centresIn(year: number, board: BoardFile, language: Language): string {
  const words = yearWords(year, board, language);
  const isCounted = board.year.era === 'none';
  return { en: `supply centres in ${isCounted ? 'year ' : ''}${words}`, fr: `les centres en ${isCounted ? 'l’an ' : ''}${words}` }[
    language
  ];
}
