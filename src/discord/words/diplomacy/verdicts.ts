import type { Outcome } from '../../../games/diplomacy/model/outcome.js';
import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { BoardNames } from './boardNames.js';

const BUILT = {
  placed: { en: 'is placed', fr: 'est placée' },
  lot: { en: 'is placed at random', fr: 'est placée par tirage au sort' },
  default: { en: 'is placed by default', fr: 'est placée d’office' },
};

const DISBANDED = {
  ordered: { en: 'disbands', fr: 'est dissoute' },
  'no-order': { en: 'disbands: no order given', fr: 'est dissoute : aucun ordre donné' },
  nowhere: { en: 'disbands: it had nowhere to go', fr: 'est dissoute : elle n’avait nulle part où aller' },
  clash: { en: 'disbands: two units retreated to the same place', fr: 'est dissoute : deux unités se retiraient au même endroit' },
};

const remainder = (left: number): string => (left > 0 ? ` ; il en reste ${left}` : '');

const cut = {
  en: ({ by, left }: Extract<Outcome, { kind: 'cut' }>, names: BoardNames): string => {
    if (by.length === 0) return 'fails: it and other supports depend on each other';
    return `is cut by ${by.length > 1 ? 'attacks' : 'the attack'} from ${en.list(by.map(at => en.place(names.place(at))))}${left > 0 ? `; ${left} of it still counts` : ''}`;
  },
  fr: ({ by, left }: Extract<Outcome, { kind: 'cut' }>, names: BoardNames): string => {
    if (by.length === 0) return 'échoue : ce soutien et d’autres dépendent les uns des autres';
    return `est coupé par ${by.length > 1 ? 'des attaques venues' : 'l’attaque venue'} ${fr.list(by.map(at => fr.from(names.place(at))))}${remainder(left)}`;
  },
};

const travelled = {
  en: ({ to, stoppedAt, because }: Extract<Outcome, { kind: 'travelled' }>, names: BoardNames): string => {
    if (because === undefined) return `arrives in ${en.place(names.place(to))}`;
    const place = en.place(names.place(stoppedAt ?? to));
    const obstacle = {
      unit: `another power’s unit is in ${place}`,
      standoff: `there was a stand-off in ${place}`,
      rapid: `it met another rapid fleet on the way to ${place}`,
      occupied: `${place} wasn’t vacant`,
    }[because];
    return `only gets to ${en.place(names.place(to))}: ${obstacle}`;
  },
  fr: ({ to, stoppedAt, because }: Extract<Outcome, { kind: 'travelled' }>, names: BoardNames): string => {
    if (because === undefined) return `arrive ${fr.at(names.place(to))}`;
    const place = names.place(stoppedAt ?? to);
    const obstacle = {
      unit: `l’unité d’une autre puissance se trouve ${fr.at(place)}`,
      standoff: `il y a eu un rebond ${fr.at(place)}`,
      rapid: `elle a rencontré une autre flotte rapide en route vers ${fr.place(place)}`,
      occupied: `la dernière case (${place}) n’est pas libre`,
    }[because];
    return `s’arrête ${fr.at(names.place(to))} : ${obstacle}`;
  },
};

/**
 * The outcome of an order, as it follows the order: "A Xianyang – Anyi" + "bounces". Empty: nothing to add. In French, armies and fleets
 * are feminine, orders masculine.
 */
export const verdicts = {
  moved: {
    en: 'moves',
    fr: 'passe',
  },
  bounced: {
    en: 'bounces',
    fr: 'rebondit',
  },
  'own-unit': {
    en: ({ by }, names) => `is blocked: a unit of the same power stayed in ${en.place(names.place(by))}`,
    fr: ({ by }, names) => `est bloquée : une unité de la même puissance est restée ${fr.at(names.place(by))}`,
  },
  'no-convoy': {
    en: ({ by }, names) =>
      by === undefined ? 'fails: no convoy carried it' : `fails: its convoy was broken in ${en.place(names.place(by))}`,
    fr: ({ by }, names) =>
      by === undefined ? 'échoue : aucun convoi ne l’a transportée' : `échoue : son convoi a été rompu ${fr.at(names.place(by))}`,
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
    en: ({ strength }) => (strength > 1 ? `succeeds with strength ${strength}` : 'succeeds'),
    fr: ({ strength }) => (strength > 1 ? `est accordé, avec une force de ${strength}` : 'est accordé'),
  },
  cut: {
    en: (outcome, names) => cut.en(outcome, names),
    fr: (outcome, names) => cut.fr(outcome, names),
  },
  unmatched: {
    en: 'is wasted: that unit did something else',
    fr: 'est sans effet : l’unité a fait autre chose',
  },
  convoyed: {
    en: 'convoys the army',
    fr: 'convoie l’armée',
  },
  disrupted: {
    en: ({ by }, names) => `fails: the fleet from ${en.place(names.place(by))} attacked it`,
    fr: ({ by }, names) => `échoue : une flotte l’a attaquée depuis ${fr.place(names.place(by))}`,
  },
  'not-carried': {
    en: 'isn’t used: no convoy went through it',
    fr: 'ne sert pas : aucun convoi n’est passé par là',
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
    en: 'fails: another power built there first',
    fr: 'échoue : une autre puissance y a construit avant',
  },
  'not-opened': {
    en: ({ due, placed }) => `fails: the armies due in the band must be placed first (${placed} of ${due} were)`,
    fr: ({ due, placed }) => `échoue : armées à placer d’abord dans la bande : ${due}, placées : ${placed}`,
  },
  removed: {
    en: ({ because }) => (because === 'ordered' ? 'is removed' : 'is removed automatically'),
    fr: ({ because }) => (because === 'ordered' ? 'est retirée' : 'est retirée d’office'),
  },
  waived: {
    en: '',
    fr: '',
  },
  illegal: {
    en: 'isn’t allowed and didn’t count',
    fr: 'n’est pas permis et n’a pas compté',
  },
} satisfies SentencesByTag<Outcome, 'kind', [BoardNames]>;
