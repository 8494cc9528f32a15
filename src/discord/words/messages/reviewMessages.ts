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

/** The review of a game that is over. Labels of buttons are within `DISCORD_LIMITS.button`. */
export const reviewMessages = messages({
  title: {
    en: (game: string, number: number) => `Review: ${game}, game ${number}`,
    fr: (game, number) => `Analyse\u00a0: ${game}, partie ${number}`,
  },
  working: {
    en: (done: number, of: number, unit: 'years' | 'phases') =>
      `Reviewing the game: ${done} of ${unit === 'years' ? en.count(of, '# year', '# years') : en.count(of, '# phase', '# phases')}.`,
    fr: (done, of, unit) =>
      `J’analyse la partie\u00a0: ${unit === 'years' ? fr.count(done, '# année', '# années') : fr.count(done, '# phase', '# phases')} sur ${of}.`,
  },
  waiting: {
    en: 'The review is about to begin. If other games are being reviewed, they come first.',
    fr: 'L’analyse va commencer. Si d’autres parties sont en cours d’analyse, elles passent d’abord.',
  },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  stopped: {
    en: 'The review was stopped. Press **Review** to continue.',
    fr: 'L’analyse est arrêtée. Appuyez sur **Analyse** pour la reprendre.',
  },
  failed: {
    en: 'The review failed because of an error on my side. Try again later.',
    fr: 'L’analyse a échoué à cause d’une erreur de ma part. Réessayez plus tard.',
  },
  hindsight: {
    en: 'All this is hindsight: what would have been possible if you’d known everyone else’s orders.',
    fr: 'Tout cela est vu après coup\u00a0: ce qui était possible en connaissant les ordres de tout le monde.',
  },
  worth: {
    en: 'Orders are judged by the centres and units they’d leave their power with if the year ended there. If those are equal, what counts is how well the units are placed, which is an estimate.',
    fr: 'Les ordres sont jugés d’après les centres et les unités qu’ils laisseraient à leur puissance si l’année finissait là. À égalité, c’est le placement des unités qui départage, mais ce n’est qu’une estimation.',
  },
  withoutBattles: {
    en: 'Battles are left out: only the strength of the orders counts.',
    fr: 'Les batailles sont laissées de côté\u00a0: seule compte la force des ordres.',
  },
  turningPoints: { en: 'Turning points', fr: 'Les tournants' },
  turningPoint: {
    en: ({ phase, power, from, to, error }: Change) => `${phase}: **${power}** ${percent(from)}% → ${percent(to)}% (±${percent(error)})`,
    fr: ({ phase, power, from, to, error }) =>
      `${phase}\u00a0: **${power}** ${percent(from)}\u00a0% → ${percent(to)}\u00a0% (±\u00a0${percent(error)})`,
  },
  noTurningPoint: {
    en: 'No phase changed the chances by more than the margin of error.',
    fr: 'Aucune phase n’a changé les chances au-delà de la marge d’erreur.',
  },
  chances: {
    en: (least: number, most: number) =>
      `An estimate: how often each power wins when the bot’s Captains play on from there, for up to six years, in ${least === most ? least : `${least} to ${most}`} games per phase. If nobody wins, a game is shared by the squares of the centres. ±: margin of error (95%).`,
    fr: (least, most) =>
      `Une estimation\u00a0: la part des victoires quand des Capitaines du bot jouent la suite, six ans au plus, sur ${least === most ? least : `${least} à ${most}`} parties par phase. Sans victoire, une partie est partagée selon le carré des centres. ±\u00a0: marge d’erreur (95\u00a0%).`,
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
    en: (phase: string) => `${phase}: the same number of centres and units, but better placed`,
    fr: phase => `${phase}\u00a0: autant de centres et d’unités, mais mieux placées`,
  },
  noneDearer: {
    en: 'No other orders would have done better.',
    fr: 'Aucun autre ordre n’aurait fait mieux.',
  },
  powerTitle: {
    en: (power: string) => `${power}: the most costly orders`,
    fr: power => `${power}\u00a0: les ordres les plus coûteux`,
  },
  had: {
    en: (held: Held) => `If the year had ended there, with the orders given: ${heldEn(held)}.`,
    fr: held => `Si l’année s’était terminée là, avec les ordres donnés\u00a0: ${heldFr(held)}.`,
  },
  couldHave: {
    en: (held: Held) => `With the best orders, and everyone else’s unchanged: **${heldEn(held)}**.`,
    fr: held => `Avec les meilleurs ordres, sans changer ceux des autres\u00a0: **${heldFr(held)}**.`,
  },
  betterPlaced: {
    en: 'With the best orders: the same number of centres and units, but better-placed units (an estimate).',
    fr: 'Avec les meilleurs ordres\u00a0: autant de centres et d’unités, mais des unités mieux placées (une estimation).',
  },
  exact: {
    en: (tried: number) =>
      `Exact: ${en.count(tried, 'the only set of orders that makes a difference was tried', 'all # sets of orders that make a difference were tried')}.`,
    fr: tried =>
      `Exact\u00a0: ${fr.count(tried, 'la seule combinaison d’ordres qui change quelque chose a été essayée', 'les # combinaisons d’ordres qui changent quelque chose ont toutes été essayées')}.`,
  },
  searched: {
    en: (tried: number) =>
      `Not exact: ${en.count(tried, '# set of orders', '# sets of orders')} out of very many ${tried === 1 ? 'was' : 'were'} tried, so there may be a better one.`,
    fr: tried =>
      `Pas exact\u00a0: ${fr.count(tried, '# combinaison d’ordres essayée', '# combinaisons d’ordres essayées')} parmi un très grand nombre\u00a0; il peut y en avoir une meilleure.`,
  },
  orders: { en: 'The best orders', fr: 'Les meilleurs ordres' },
  given: { en: 'The orders given', fr: 'Les ordres donnés' },
  supports: { en: 'Supports', fr: 'Soutiens' },
  wasted: {
    en: (given: number, noMatch: number, cut: number, needless: number) =>
      given === 0 ? 'None given.' : `${given} given. Matched no order: ${noMatch}; cut: ${cut}; changed nothing: ${needless}.`,
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
  whyWas: { en: 'Explain what happened', fr: 'Expliquer ce qui s’est passé' },
  whyBest: { en: 'Explain the result with the best orders', fr: 'Expliquer le résultat avec les meilleurs ordres' },
  overview: { en: 'Overview', fr: 'Vue d’ensemble' },
  study: {
    en: (game: number, phase: number) => `Try it yourself: \`/study game\` with \`game:${game} phase:${phase}\`.`,
    fr: (game, phase) => `Essayez par vous-même\u00a0: \`/étude partie\` avec \`partie:${game} phase:${phase}\`.`,
  },
  leftOut: {
    en: (count: number) =>
      `${en.count(count, '# step of the review failed or took too long, and is missing.', '# steps of the review failed or took too long, and are missing.')} Press **Review** to try again.`,
    fr: count =>
      `${fr.count(count, '# étape de l’analyse a échoué ou pris trop de temps, et manque.', '# étapes de l’analyse ont échoué ou pris trop de temps, et manquent.')} Appuyez sur **Analyse** pour réessayer.`,
  },
  nothing: {
    en: 'There were no orders to review in this game.',
    fr: 'Il n’y a eu aucun ordre à analyser dans cette partie.',
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
