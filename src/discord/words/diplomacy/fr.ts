import { counted, eitherOf, listed } from '../lists.js';
import { battleFaults, battles } from './frBattles.js';
import { explanation } from './frExplanation.js';
import { faults } from './frFaults.js';
import { verdict } from './frVerdict.js';
import { warnings } from './frWarnings.js';
import { causesIn, notesIn } from './ruleWords.js';
import type { Tongue } from './tongue.js';

const fr = (count: number, one: string, other: string): string => counted(count, { one, other }, 'fr');

const whence = (from: string | undefined): string => (from === undefined ? '' : ` depuis ${from}`);

const taken = ({ centre, from }: { readonly centre: string; readonly from: string | undefined }): string =>
  from === undefined ? centre : `${centre} (avant : ${from})`;

export const french: Tongue = {
  seasons: { spring: 'Printemps', fall: 'Automne', autumn: 'Automne', winter: 'Hiver' },
  kinds: {
    placement: { inName: 'placement', inPlan: 'Placement' },
    movement: { inName: 'mouvements', inPlan: 'Mouvements' },
    lists: { inName: 'listes de batailles', inPlan: 'Listes de batailles', sent: 'Listes' },
    battles: { inName: 'batailles', inPlan: 'Batailles', sent: 'Rapports' },
    retreats: { inName: 'retraites', inPlan: 'Retraites' },
    adjustments: { inName: 'ajustements', inPlan: 'Ajustements' },
  },
  year: (year, era) => (era === 'bc' ? `${year} av. J.-C.` : `${year}`),
  missedOrders:
    'Une unité sans ordre tient ; une unité délogée sans ordre est dissoute ; les retraits que personne n’a ordonnés suivent la règle du désordre civil, ' +
    'et l’on renonce aux constructions que personne n’a ordonnées.',
  howToOrder: [
    '`A Xia - Any` mouvement · `A Luo H` tenir · `A Luo S A Xia - Any` soutien d’un mouvement · `A Luo S A Any` soutien défensif',
    'Si la variante les connaît : `F Nth C A Lon - Nwy` convoi · `A Ji L F` lever une flotte · `F Boh => Lin - Diq - Wei` mouvement fluvial rapide',
    'Retraites : `A Luo - Zhe`, `A Luo dissoudre` · Hiver : `construire A Xia`, `retirer A Luo`, `passer`',
    'Noms entiers, abréviations, `->`, `vers`, `soutient`, français et anglais sont compris, avec ou sans A et F ; écrivez plusieurs ordres sur autant de lignes, ou entre des `;`. ' +
      'Ce qui est ambigu n’est jamais deviné : on vous pose la question.',
  ].join('\n'),
  verdict,
  sentence: (order, verdict, why) => [order, verdict].filter(Boolean).join(' ') + (why === undefined ? '' : ` : ${why}`),
  against: (attack, against, from) => `${attack} contre ${against}${whence(from)}`,
  causes: causesIn('fr'),
  raises: 'L F',
  viaConvoy: 'par convoi',
  waived: 'On renonce à une construction',
  notWritten: 'sans ordre',
  ofNeutral: (power, told) => `${power} : ${told}`,
  neutrals: 'Neutres, par vote',
  behind: (powers, whole) => `${fr(powers, '# puissance', '# puissances')} sur ${whole}, et assez d’unités`,
  short: (powers, whole, of) =>
    `${fr(powers, '# puissance', '# puissances')} sur ${whole}${of === 'units' ? ', mais pas assez d’unités' : ''}`,
  unbuilt: (power, short) => `${power} : pas de majorité pour une construction (${short})`,
  noMajority: short => (short === undefined ? 'sans majorité' : `sans majorité : ${short}`),
  idleNeutrals: units => `Sans majorité : ${listed(units, 'fr')} ${units.length > 1 ? 'tiennent' : 'tient'}`,
  bonus: (cause, by) => `${cause} : + ${by}`,
  calledIn: power => `**${power}** s’éveille : sa place est ouverte à une nouvelle personne.`,
  outOfGame: power => `**${power}** n’a plus d’unité, et trop peu de centres pour continuer.`,
  idle: units => `Sans ordre : ${listed(units, 'fr')} ${units.length > 1 ? 'tiennent' : 'tient'}`,
  between: ' ; ',
  reverted: 'elle devient une armée',
  dislodged: (from, why, alone) => `${alone ? 'est délogée' : 'elle est délogée'}${whence(from)}${why === '' ? '' : ` : ${why}`}`,
  captured: (power, centres) => `**${power}** prend : ${centres.map(taken).join(', ')}.`,
  virtual: {
    moved: (power, place) => `**${power}** : une armée revient de nulle part (${place}).`,
    bounced: (power, place) => `**${power}** : l’armée qui devait revenir rebondit (${place}).`,
    'own-unit': (power, place) => `**${power}** : une unité à elle s’y trouve, personne d’autre n’y revient (${place}).`,
    beaten: (power, place) => `**${power}** : l’armée virtuelle est battue (${place}).`,
  },
  mustRetreat: (unit, power, retreats) =>
    retreats.length > 0
      ? `${unit} (${power}) doit se retirer : ${eitherOf(retreats, 'fr')}, ou se dissoudre.`
      : `${unit} (${power}) est délogée et n’a nulle part où aller.`,
  eliminated: power => `**${power}** n’a plus ni centre ni unité.`,
  centres: count => fr(count, '# centre', '# centres'),
  units: count => fr(count, '# unité', '# unités'),
  language: 'fr',
  alt: {
    positions: phase => `Carte des unités et des centres : ${phase}.`,
    results: phase => `Carte de ce qu’il est advenu des ordres : ${phase}.`,
    orders: (phase, given) => `Carte de ce qui fut ordonné : ${phase}. ${fr(given, '# ordre', '# ordres')}.`,
    changes: phase => `Carte des centres gagnés et perdus : ${phase}.`,
    mine: phase => `Carte de vos ordres enregistrés, pour vos yeux seuls : ${phase}.`,
    history: (from, to) => `Carte animée, de « ${from} » à « ${to} ».`,
    chart: (from, to) => `Courbes des centres de chaque puissance, de « ${from} » à « ${to} ».`,
    part: theatre => `Partie du plateau : ${theatre}.`,
    succeeded: (good, all) => `${fr(all, '# mouvement', '# mouvements')}, dont ${fr(good, '# réussi', '# réussis')}.`,
    holdings: (power, armies, fleets, centres) => {
      const troops = [
        ...(armies.length > 0 ? [`${fr(armies.length, 'une armée', '# armées')} (${armies.join(', ')})`] : []),
        ...(fleets.length > 0 ? [`${fr(fleets.length, 'une flotte', '# flottes')} (${fleets.join(', ')})`] : []),
      ];
      return `${power} : ${listed([fr(centres, '# centre', '# centres'), ...(troops.length > 0 ? troops : ['aucune unité'])], 'fr')}.`;
    },
    mustRetreat: units => `${fr(units.length, 'Délogée', 'Délogées')} : ${listed(units, 'fr')}.`,
  },
  unitTypes: { A: 'une armée', F: 'une flotte' },
  faults: { ...faults, ...battleFaults, ...warnings, ...notesIn('fr') },
  explanation,
  battles,
};
