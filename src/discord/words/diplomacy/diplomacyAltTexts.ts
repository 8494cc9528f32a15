import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Descriptions of pictures, in whole sentences, for readers who cannot see them. */
export const diplomacyAltTexts = messages({
  positions: {
    en: (phase: string) => `Map of the units and centres: ${phase}.`,
    fr: phase => `Carte des unités et des centres : ${phase}.`,
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
    fr: phase => `Carte de vos ordres enregistrés, montrée à personne d’autre : ${phase}.`,
  },
  history: {
    en: (from: string, to: string) => `Moving map from ${from} to ${to}.`,
    fr: (from, to) => `Carte animée, de « ${from} » à « ${to} ».`,
  },
  chart: {
    en: (from: string, to: string) => `Chart of each power’s supply centres from ${from} to ${to}.`,
    fr: (from, to) => `Courbes des centres de chaque puissance, de « ${from} » à « ${to} ».`,
  },
  part: {
    en: (theatre: string) => `Part of the board: ${theatre}.`,
    fr: theatre => `Partie du plateau : ${theatre}.`,
  },
  succeeded: {
    en: (good: number, all: number) => `${good} of ${en.count(all, '# move', '# moves')} succeeded.`,
    fr: (good, all) => `${fr.count(all, '# mouvement', '# mouvements')}, dont ${fr.count(good, '# réussi', '# réussis')}.`,
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
