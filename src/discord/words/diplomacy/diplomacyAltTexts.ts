import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** How many units did what in a phase. */
export interface HappenedCounts {
  readonly moves: { readonly good: number; readonly all: number };
  readonly dislodged: number;
  readonly retreated: number;
  readonly built: number;
  readonly disbanded: number;
}

/** A centre that changed hands. A power is left out where the centre has its name. */
interface Taken {
  readonly centre: string;
  readonly from: string | undefined;
  readonly by: string | undefined;
}

/** "Anyi (from Wei to Qin)". */
function changed({ centre, from, by }: Taken): string {
  const hands = [...(from === undefined ? [] : [`from ${en.the(from)}`]), ...(by === undefined ? [] : [`to ${en.the(by)}`])];
  return hands.length === 0 ? centre : `${centre} (${hands.join(' ')})`;
}

/** "Anyi (Wei → Qin)". */
function change({ centre, from, by }: Taken): string {
  if (by === undefined) return from === undefined ? centre : `${centre} (pris ${fr.to(from)})`;
  return `${centre} (${from === undefined ? by : `${from} → ${by}`})`;
}

/** How many of the moves succeeded. */
const movesIn = {
  en: ({ all, good }: HappenedCounts['moves']): string => {
    if (good === 0) return en.count(all, '# move failed', '# moves failed');
    return good === all ? en.count(all, '# move succeeded', '# moves succeeded') : `${good} of ${all} moves succeeded`;
  },
  fr: ({ all, good }: HappenedCounts['moves']): string => {
    if (good === 0) return fr.count(all, '# mouvement échoué', '# mouvements échoués');
    if (good === all) return fr.count(all, '# mouvement réussi', '# mouvements réussis');
    return `${all} mouvements, dont ${fr.count(good, '# réussi', '# réussis')}`;
  },
};

/** Descriptions of pictures, in whole sentences, for readers who cannot see them. */
export const diplomacyAltTexts = messages({
  positions: {
    en: (phase: string) => `Map of the units and centres: ${phase}.`,
    fr: phase => `Carte des unités et des centres : ${phase}.`,
  },
  /** Before the first turn, while units are placed. */
  start: {
    en: (turn: string) => `Map of the units and centres at the start (${turn}).`,
    fr: turn => `Carte des unités et des centres au début (${turn}).`,
  },
  provisional: {
    en: (phase: string) => `Provisional results map: ${phase}.`,
    fr: phase => `Carte des résultats provisoires : ${phase}.`,
  },
  victory: {
    en: (names: readonly string[]) => `${en.list(names)} won.`,
    fr: names => `Victoire ${fr.list(names.map(fr.of))}.`,
  },
  draw: {
    en: (names: readonly string[]) => (names.length > 1 ? `A draw between ${en.list(names)}.` : `A draw for ${en.list(names)}.`),
    fr: names =>
      names.length > 1 ? `Partie nulle entre ${fr.list(names.map(fr.the))}.` : `Partie nulle pour ${fr.list(names.map(fr.the))}.`,
  },
  results: {
    en: (phase: string) => `Results map: ${phase}.`,
    fr: phase => `Carte des résultats : ${phase}.`,
  },
  orders: {
    en: (phase: string, given: number) => `Map of the orders: ${phase}. ${en.count(given, '# order', '# orders')}.`,
    fr: (phase, given) => `Carte des ordres : ${phase}. ${fr.count(given, '# ordre', '# ordres')}.`,
  },
  changes: {
    en: (phase: string) => `Map of centres gained and lost: ${phase}.`,
    fr: phase => `Carte des centres gagnés et perdus : ${phase}.`,
  },
  mine: {
    en: (phase: string) => `Map with your saved orders, only visible to you: ${phase}.`,
    fr: phase => `Carte de vos ordres enregistrés, que personne d’autre ne voit : ${phase}.`,
  },
  history: {
    en: (from: string, to: string) => `Moving map from ${from} to ${to}.`,
    fr: (from, to) => `Carte animée, de « ${from} » à « ${to} ».`,
  },
  chart: {
    en: (from: string, to: string) => `Chart of each power’s supply centres from ${from} to ${to}.`,
    fr: (from, to) => `Courbes des centres de chaque puissance, de « ${from} » à « ${to} ».`,
  },
  byBot: {
    en: (names: readonly string[]) => `The bot plays ${en.powers(names)}.`,
    fr: names => `Le bot joue ${fr.powers(names)}.`,
  },
  part: {
    en: (theatre: string) => `Part of the board: ${theatre}. What follows is about the whole board.`,
    fr: theatre => `Partie du plateau : ${theatre}. Ce qui suit porte sur tout le plateau.`,
  },
  /** What units did, in one sentence. The parts follow in the order in which they are below. */
  happened: {
    en: ({ moves, dislodged, retreated, built, disbanded }: HappenedCounts) =>
      `${capital(
        en.list([
          ...(moves.all > 0 ? [movesIn.en(moves)] : []),
          ...(dislodged > 0 ? [en.count(dislodged, '# unit was dislodged', '# units were dislodged')] : []),
          ...(retreated > 0 ? [en.count(retreated, '# unit retreated', '# units retreated')] : []),
          ...(built > 0 ? [en.count(built, '# unit was built', '# units were built')] : []),
          ...(disbanded > 0 ? [en.count(disbanded, '# unit was disbanded', '# units were disbanded')] : []),
        ]) || 'no unit moved',
      )}.`,
    fr: ({ moves, dislodged, retreated, built, disbanded }) =>
      `${capital(
        fr.list([
          ...(moves.all > 0 ? [movesIn.fr(moves)] : []),
          ...(dislodged > 0 ? [fr.count(dislodged, '# unité délogée', '# unités délogées')] : []),
          ...(retreated > 0 ? [fr.count(retreated, '# retraite', '# retraites')] : []),
          ...(built > 0 ? [fr.count(built, '# unité construite', '# unités construites')] : []),
          ...(disbanded > 0 ? [fr.count(disbanded, '# unité dissoute', '# unités dissoutes')] : []),
        ]) || 'aucune unité n’a bougé',
      )}.`,
  },
  /** Which centres changed hands, in one sentence. `more`: how many are not named. */
  changedHands: {
    en: (taken: readonly Taken[], more: number) =>
      taken.length === 0
        ? 'No centre changed hands.'
        : `Centres that changed hands: ${en.list([...taken.map(changed), ...(more > 0 ? [`${more} more`] : [])])}.`,
    fr: (taken, more) =>
      taken.length === 0
        ? 'Aucun centre n’a changé de mains.'
        : `Centres qui ont changé de mains : ${fr.list([
            ...taken.map(change),
            ...(more > 0 ? [fr.count(more, '# autre', '# autres')] : []),
          ])}.`,
  },
  /** How many centres powers have gained and lost over several phases: "Qin +3". */
  grown: {
    en: (changes: readonly string[]) =>
      changes.length === 0 ? 'No power gained or lost centres.' : `Change in centres: ${en.list(changes)}.`,
    fr: changes =>
      changes.length === 0 ? 'Aucune puissance n’a gagné ni perdu de centres.' : `Évolution des centres : ${fr.list(changes)}.`,
  },
  holdings: {
    en: (power: string, armies: readonly string[], fleets: readonly string[], centres: number) => {
      const troops = [
        ...(armies.length > 0 ? [`${armies.length > 1 ? 'armies' : 'an army'} in ${en.list(armies)}`] : []),
        ...(fleets.length > 0 ? [`${fleets.length > 1 ? 'fleets' : 'a fleet'} in ${en.list(fleets)}`] : []),
      ];
      return `${capital(en.the(power))} ${en.verb([power], 'has', 'have')} ${en.count(centres, '# centre', '# centres')}, ${troops.length > 0 ? troops.join(', ') : 'no units'}.`;
    },
    fr: (power, armies, fleets, centres) => {
      const troops = [
        ...(armies.length > 0 ? [`${fr.count(armies.length, 'une armée', '# armées')} (${armies.join(', ')})`] : []),
        ...(fleets.length > 0 ? [`${fr.count(fleets.length, 'une flotte', '# flottes')} (${fleets.join(', ')})`] : []),
      ];
      return `${capital(fr.the(power))} : ${fr.list([fr.count(centres, '# centre', '# centres'), ...(troops.length > 0 ? troops : ['aucune unité'])])}.`;
    },
  },
  mustRetreat: {
    en: (units: readonly string[]) => `Dislodged: ${en.list(units)}.`,
    fr: units => `${fr.count(units.length, 'Délogée', 'Délogées')} : ${fr.list(units)}.`,
  },
});
