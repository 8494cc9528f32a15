import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** A share in whole per cent. */
const percent = (share: number): string => `${Math.round(share * 100)}`;

/** What a seat has: its centres and units. */
interface Held {
  readonly centres: number;
  readonly units: number;
}
const heldEn = ({ centres, units }: Held): string =>
  `${en.count(centres, '# centre', '# centres')} and ${en.count(units, '# unit', '# units')}`;
const heldFr = ({ centres, units }: Held): string =>
  `${fr.count(centres, '# centre', '# centres')} et ${fr.count(units, '# unité', '# unités')}`;

interface Change {
  readonly phase: string;
  readonly power: string;
  readonly from: number;
  readonly to: number;
  readonly error: number;
}

/** The review of a game that is over. Labels of buttons: at most 80 characters. */
export const reviewMessages = messages({
  title: {
    en: (game: string, number: number) => `Review: ${game}, game ${number}`,
    fr: (game, number) => `Analyse\u00a0: ${game}, partie ${number}`,
  },
  working: {
    en: (done: number, of: number, unit: 'years' | 'phases') =>
      `Looking back at the game: ${done} of ${unit === 'years' ? en.count(of, '# year', '# years') : en.count(of, '# phase', '# phases')}.`,
    fr: (done, of, unit) =>
      `Je revois la partie\u00a0: ${done} sur ${unit === 'years' ? fr.count(of, '# année', '# années') : fr.count(of, '# phase', '# phases')}.`,
  },
  waiting: {
    en: 'The review is about to begin. If other games are being reviewed, they come first.',
    fr: 'L’analyse va commencer. Si d’autres parties sont en cours d’analyse, elles passent d’abord.',
  },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  stopped: {
    en: 'The review was stopped. Press **Review** to go on from there.',
    fr: 'L’analyse est arrêtée. Appuyez sur **Analyse** pour continuer où elle en était.',
  },
  failed: {
    en: 'The review failed, which is our fault. Try again later.',
    fr: 'L’analyse a échoué, et c’est notre faute. Réessayez plus tard.',
  },
  hindsight: {
    en: 'All of this is hindsight: what could have been, for somebody who knew what all the others would order.',
    fr: 'Tout est vu après coup\u00a0: ce qui était possible pour qui aurait su ce que les autres allaient ordonner.',
  },
  worth: {
    en: 'Orders are worth the centres and units their power would have if the year ended with that phase; between equals, how well the units stand, which is an estimate.',
    fr: 'Des ordres valent les centres et les unités que leur puissance aurait si l’année finissait avec cette phase\u00a0; à égalité, la place des unités compte, ce qui est une estimation.',
  },
  withoutBattles: {
    en: 'Battles are left out: orders are compared by what strengths alone decide.',
    fr: 'Les batailles sont laissées de côté\u00a0: les ordres sont comparés par ce que décident les forces seules.',
  },
  turningPoints: { en: 'Turning points', fr: 'Les tournants' },
  turningPoint: {
    en: ({ phase, power, from, to, error }: Change) => `${phase}: **${power}** ${percent(from)}% → ${percent(to)}% (±${percent(error)})`,
    fr: ({ phase, power, from, to, error }) =>
      `${phase}\u00a0: **${power}** ${percent(from)}\u00a0% → ${percent(to)}\u00a0% (±\u00a0${percent(error)})`,
  },
  noTurningPoint: {
    en: 'In no phase did the chances change by more than the error of the estimate.',
    fr: 'Aucune phase n’a changé les chances de plus que l’erreur de l’estimation.',
  },
  chances: {
    en: (least: number, most: number) =>
      `An estimate: the share of wins when Captains play on for up to six years, ${least === most ? least : `${least} to ${most}`} games from each phase. A game nobody wins is shared by the squares of centres. The ± is the error at 95%.`,
    fr: (least, most) =>
      `Une estimation\u00a0: la part des victoires quand des Capitaines jouent la suite pendant six ans au plus, ${least === most ? least : `${least} à ${most}`} parties depuis chaque phase. Une partie sans victoire est partagée selon les carrés des centres. Le ± est l’erreur à 95\u00a0%.`,
  },
  powers: { en: 'Powers', fr: 'Les puissances' },
  choosePower: { en: 'Look at a power', fr: 'Voir une puissance' },
  dearest: {
    en: (phase: string, had: Held, best: Held) =>
      `${phase}: ${had.centres} → ${en.count(best.centres, '# centre', '# centres')}, ${had.units} → ${en.count(best.units, '# unit', '# units')}`,
    fr: (phase, had, best) =>
      `${phase}\u00a0: ${had.centres} → ${fr.count(best.centres, '# centre', '# centres')}, ${had.units} → ${fr.count(best.units, '# unité', '# unités')}`,
  },
  dearestPlaced: {
    en: (phase: string) => `${phase}: the same in numbers, but better places`,
    fr: phase => `${phase}\u00a0: autant en nombre, mais mieux placé`,
  },
  noneDearer: {
    en: 'No other orders would have been worth more.',
    fr: 'Aucun autre ordre n’aurait valu davantage.',
  },
  powerTitle: {
    en: (power: string) => `${power}: what cost it most`,
    fr: power => `${power}\u00a0: ce qui lui a coûté le plus`,
  },
  had: {
    en: (held: Held) => `With its orders: ${heldEn(held)}.`,
    fr: held => `Avec ses ordres\u00a0: ${heldFr(held)}.`,
  },
  couldHave: {
    en: (held: Held) => `With the best ones, all others unchanged: **${heldEn(held)}**.`,
    fr: held => `Avec les meilleurs, sans rien changer aux autres\u00a0: **${heldFr(held)}**.`,
  },
  betterPlaced: {
    en: 'The same in numbers, but its units would have stood better (an estimate).',
    fr: 'Autant en nombre, mais ses unités auraient été mieux placées (une estimation).',
  },
  exact: {
    en: (tried: number) =>
      `Exact: all ${en.count(tried, '# set of orders that makes', '# sets of orders that make')} a difference were tried.`,
    fr: tried =>
      `Exact\u00a0: ${fr.count(tried, 'la seule combinaison d’ordres qui change quelque chose a été essayée', 'les # combinaisons d’ordres qui changent quelque chose ont toutes été essayées')}.`,
  },
  searched: {
    en: (tried: number) =>
      `Searched: ${en.count(tried, '# set of orders', '# sets of orders')} of very many were tried, so there may be a better one.`,
    fr: tried =>
      `Cherché\u00a0: ${fr.count(tried, '# combinaison d’ordres essayée', '# combinaisons d’ordres essayées')} parmi un très grand nombre\u00a0; il peut y en avoir une meilleure.`,
  },
  orders: { en: 'The best orders', fr: 'Les meilleurs ordres' },
  given: { en: 'Its orders', fr: 'Ses ordres' },
  supports: { en: 'Supports', fr: 'Soutiens' },
  wasted: {
    en: (given: number, noMatch: number, cut: number, needless: number) =>
      given === 0 ? 'It gave none.' : `${given} given. Matched no order: ${noMatch}; cut: ${cut}; changed nothing: ${needless}.`,
    fr: (given, noMatch, cut, needless) =>
      given === 0
        ? 'Aucun.'
        : `${fr.count(given, '# donné', '# donnés')}. Sans ordre correspondant\u00a0: ${noMatch}\u00a0; coupés\u00a0: ${cut}\u00a0; sans effet\u00a0: ${needless}.`,
  },
  saved: { en: 'Units that could have been saved', fr: 'Unités qui auraient pu être sauvées' },
  savedUnit: {
    en: (place: string, phase: string) => `${place} (${phase})`,
    fr: (place, phase) => `${place} (${phase})`,
  },
  noneSaved: { en: 'None.', fr: 'Aucune.' },
  noOrders: { en: 'None.', fr: 'Aucun.' },
  before: { en: 'As it was', fr: 'Ce qui s’est passé' },
  after: { en: 'With the best orders', fr: 'Avec les meilleurs ordres' },
  whyWas: { en: 'Explain: as it was', fr: 'Expliquer\u00a0: ce qui s’est passé' },
  whyBest: { en: 'Explain: with the best orders', fr: 'Expliquer\u00a0: avec les meilleurs ordres' },
  overview: { en: 'Overview', fr: 'Vue d’ensemble' },
  study: {
    en: (game: number, phase: number) => `Try it yourself: \`/study game\` with \`game:${game} phase:${phase}\`.`,
    fr: (game, phase) => `Essayez par vous-même\u00a0: \`/étude partie\` avec \`partie:${game} phase:${phase}\`.`,
  },
  leftOut: {
    en: (count: number) =>
      `${en.count(count, '# look back failed or took too long, and is missing.', '# looks back failed or took too long, and are missing.')} Press **Review** to try again.`,
    fr: count =>
      `${fr.count(count, '# examen a échoué ou pris trop de temps, et manque.', '# examens ont échoué ou pris trop de temps, et manquent.')} Appuyez sur **Analyse** pour réessayer.`,
  },
  nothing: {
    en: 'Nobody ordered anything in this game that could be looked back at.',
    fr: 'Personne n’a rien ordonné dans cette partie qui puisse être revu.',
  },
  pictureBefore: {
    en: (alt: string) => `As it was. ${alt}`,
    fr: alt => `Ce qui s’est passé. ${alt}`,
  },
  pictureAfter: {
    en: (alt: string) => `With the best orders. ${alt}`,
    fr: alt => `Avec les meilleurs ordres. ${alt}`,
  },
  pictureMarks: {
    en: (alt: string, count: number) =>
      count === 0 ? alt : `${alt} ${en.count(count, '# turning point is', '# turning points are')} marked.`,
    fr: (alt, count) => (count === 0 ? alt : `${alt} ${fr.count(count, '# tournant est marqué', '# tournants sont marqués')}.`),
  },
});
