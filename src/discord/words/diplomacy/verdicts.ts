import type { Outcome } from '../../../games/diplomacy/model/outcome.js';
import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { BoardNames } from './boardNames.js';

const BUILT = {
  placed: { en: 'is placed', fr: 'est placée' },
  lot: { en: 'is placed, by lot', fr: 'est placée, par tirage au sort' },
  default: { en: 'is placed, for want of an order', fr: 'est placée, faute d’ordre' },
};

const DISBANDED = {
  ordered: { en: 'is disbanded', fr: 'est dissoute' },
  'no-order': { en: 'is disbanded, for want of an order', fr: 'est dissoute, faute d’ordre' },
  nowhere: { en: 'is disbanded: it has nowhere to go', fr: 'est dissoute : elle n’a nulle part où aller' },
  clash: { en: 'is disbanded: two units retreated to the same place', fr: 'est dissoute : deux unités se retiraient au même endroit' },
};

const remainder = (left: number): string => (left > 0 ? ` ; il en reste ${left}` : '');

const cut = {
  en: ({ by, left }: Extract<Outcome, { kind: 'cut' }>, names: BoardNames): string => {
    if (by.length === 0) return 'is not given: it and other supports would decide one another';
    return `is cut from ${en.list(by.map(names.place))}${left > 0 ? `; ${left} of it still counts` : ''}`;
  },
  fr: ({ by, left }: Extract<Outcome, { kind: 'cut' }>, names: BoardNames): string => {
    if (by.length === 0) return 'n’est pas donné : lui et d’autres soutiens décideraient les uns des autres';
    return `est coupé depuis ${fr.list(by.map(names.place))}${remainder(left)}`;
  },
};

const travelled = {
  en: ({ to, stoppedAt, because }: Extract<Outcome, { kind: 'travelled' }>, names: BoardNames): string => {
    if (because === undefined) return `arrives in ${names.place(to)}`;
    const place = names.place(stoppedAt ?? to);
    const obstacle = {
      unit: `a foreign unit is in ${place}`,
      standoff: `there was a standoff in ${place}`,
      rapid: `it met another rapid fleet on the way to ${place}`,
      occupied: `${place} was not vacant`,
    }[because];
    return `gets no further than ${names.place(to)}: ${obstacle}`;
  },
  fr: ({ to, stoppedAt, because }: Extract<Outcome, { kind: 'travelled' }>, names: BoardNames): string => {
    if (because === undefined) return `arrive à bon port (${names.place(to)})`;
    const place = names.place(stoppedAt ?? to);
    const obstacle = {
      unit: `une unité étrangère s’y trouve`,
      standoff: `un rebond y a eu lieu`,
      rapid: `elle y a rencontré une autre flotte rapide`,
      occupied: `la place n’est pas libre`,
    }[because];
    return `s’arrête (${names.place(to)}) devant ${place} : ${obstacle}`;
  },
};

/**
 * The outcome of an order, as it follows the order: "A Xianyang – Anyi" + "bounces". Empty: nothing to add. In French, armies and fleets
 * are feminine, orders masculine.
 */
export const verdicts = {
  moved: {
    en: 'moves',
    fr: 'réussit',
  },
  bounced: {
    en: 'bounces',
    fr: 'rebondit',
  },
  'own-unit': {
    en: ({ by }, names) => `stays: the unit of its own power in ${names.place(by)} did not leave`,
    fr: ({ by }, names) => `reste sur place : l’unité de la même puissance (${names.place(by)}) n’est pas partie`,
  },
  'no-convoy': {
    en: ({ by }, names) => (by === undefined ? 'stays: no convoy carried it' : `stays: its convoy was broken in ${names.place(by)}`),
    fr: ({ by }, names) =>
      by === undefined ? 'reste sur place : aucun convoi ne l’a portée' : `reste sur place : son convoi a été rompu (${names.place(by)})`,
  },
  held: {
    en: 'holds',
    fr: 'tient',
  },
  dislodged: {
    en: '',
    fr: '',
  },
  given: {
    en: ({ strength }) => (strength > 1 ? `is given, with a strength of ${strength}` : 'is given'),
    fr: ({ strength }) => (strength > 1 ? `est donné, avec une force de ${strength}` : 'est donné'),
  },
  cut: {
    en: (outcome, names) => cut.en(outcome, names),
    fr: (outcome, names) => cut.fr(outcome, names),
  },
  unmatched: {
    en: 'comes to nothing: that unit did otherwise',
    fr: 'reste sans effet : l’unité a fait autre chose',
  },
  convoyed: {
    en: 'carries it over',
    fr: 'assure le passage',
  },
  disrupted: {
    en: ({ by }, names) => `comes to nothing: the fleet from ${names.place(by)} attacked it`,
    fr: ({ by }, names) => `reste sans effet : une flotte l’a attaquée (${names.place(by)})`,
  },
  'not-carried': {
    en: 'comes to nothing: no convoy held by way of it',
    fr: 'reste sans effet : aucun convoi n’est passé par là',
  },
  raised: {
    en: 'becomes a fleet',
    fr: 'devient une flotte',
  },
  travelled: {
    en: (outcome, names) => travelled.en(outcome, names),
    fr: (outcome, names) => travelled.fr(outcome, names),
  },
  retreated: {
    en: 'retreats',
    fr: 'se retire',
  },
  disbanded: {
    en: ({ because }) => DISBANDED[because].en,
    fr: ({ because }) => DISBANDED[because].fr,
  },
  built: {
    en: ({ because }) => (because === undefined ? 'is built' : BUILT[because].en),
    fr: ({ because }) => (because === undefined ? 'est construite' : BUILT[because].fr),
  },
  'crowded-out': {
    en: 'comes to nothing: another power built there first',
    fr: 'reste sans effet : une autre puissance y a construit avant',
  },
  'not-opened': {
    en: ({ due, placed }) => `comes to nothing: armies to be placed within the band first: ${due}, placed: ${placed}`,
    fr: ({ due, placed }) => `reste sans effet : armées à placer d’abord dans la bande : ${due}, placées : ${placed}`,
  },
  removed: {
    en: ({ because }) => (because === 'ordered' ? 'is removed' : 'is removed by the civil disorder rule'),
    fr: ({ because }) => (because === 'ordered' ? 'est retirée' : 'est retirée selon la règle du désordre civil'),
  },
  waived: {
    en: '',
    fr: '',
  },
  illegal: {
    en: 'is not allowed, and did not count',
    fr: 'n’est pas permis, et n’a pas compté',
  },
} satisfies SentencesByTag<Outcome, 'kind', [BoardNames]>;
