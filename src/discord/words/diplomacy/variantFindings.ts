import type { InEach } from '../../../lib/language.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FindingNames, ToldFinding } from './findingNames.js';
import { ruleName } from './ruleWords.js';

/** What a unit does with the strength that a rule changed. */
const VERBS: Readonly<Record<Extract<ToldFinding, { kind: 'by-rule' }>['as'], InEach>> = {
  attack: { en: 'attacks', fr: 'attaque' },
  support: { en: 'supports', fr: 'soutient' },
  hold: { en: 'holds', fr: 'tient' },
  withstands: { en: 'withstands', fr: 'résiste' },
};

/** What rules of variants did: walls, fortresses, raised fleets, votes, Warhammer. Without a full stop: the rule follows in brackets. */
export const variantFindings = {
  wall: {
    en: ({ owner, facing, by, occupant }, t) =>
      `The wall of ${t.place(owner)} faces ${t.place(facing)}${by === 'support' ? ', where a support comes from' : ''}, ` +
      `and a unit of ${t.power(occupant.power)} stood behind it at the start`,
    fr: ({ owner, facing, by, occupant }, t) =>
      `La muraille (${t.place(owner)}, face à ${t.place(facing)}${by === 'support' ? ', d’où vient un soutien' : ''}) compte : ` +
      `une unité de ${t.power(occupant.power)} se trouvait derrière au début`,
  },
  'wall-idle': {
    en: ({ owner, facing, why }, t) => {
      if (why === 'attackers-side') return `The wall between ${t.place(owner)} and ${t.place(facing)} defends ${t.place(owner)} alone`;
      const but = {
        empty: `nobody stood in ${t.place(owner)} at the start`,
        own: `the unit in ${t.place(owner)} was of the same power`,
        'support-cut': 'nothing is left of the support from there',
      }[why];
      return `The wall of ${t.place(owner)} faces ${t.place(facing)} but takes nothing: ${but}`;
    },
    fr: ({ owner, facing, why }, t) => {
      if (why === 'attackers-side')
        return `La muraille entre ${t.place(owner)} et ${t.place(facing)} appartient à ${t.place(owner)} et ne défend rien d’autre`;
      const but = {
        empty: 'personne ne se trouvait derrière au début',
        own: 'l’unité qui s’y trouvait était de la même puissance',
        'support-cut': 'il ne reste rien du soutien qui la franchit',
      }[why];
      return `La muraille (${t.place(owner)}, face à ${t.place(facing)}) ne prend rien : ${but}`;
    },
  },
  fortress: {
    en: ({ unit, as, into }, t) =>
      `${t.unit(unit)} ${as === 'attack' ? 'attacks' : 'supports'} with 2: it is a fleet on a river or at sea, and ${t.place(into)} lies next to it on a river`,
    fr: ({ unit, as, into }, t) =>
      `${t.unit(unit)} ${as === 'attack' ? 'attaque' : 'soutient'} avec 2 : c’est une flotte sur un fleuve ou en mer, et ${t.place(into)}, à côté, est sur un fleuve`,
  },
  'fortress-hold': {
    en: ({ unit }, t) => `${t.unit(unit)} defends with 2: it is a fleet on a river`,
    fr: ({ unit }, t) => `${t.unit(unit)} se défend avec 2 : c’est une flotte sur un fleuve`,
  },
  'no-fortress': {
    en: ({ unit, as, into, why }, t) => {
      const because = {
        sea: `${t.place(into)} is a sea`,
        'no-river': `${t.place(into)} is on no river`,
        'from-coast': 'it is neither on a river nor at sea',
      }[why];
      return `${t.unit(unit)} ${as === 'attack' ? 'attacks' : 'supports'} with 1, not 2: ${because}`;
    },
    fr: ({ unit, as, into, why }, t) => {
      const because = {
        sea: `${t.place(into)} est une mer`,
        'no-river': `${t.place(into)} n’est sur aucun fleuve`,
        'from-coast': 'elle n’est ni sur un fleuve ni en mer',
      }[why];
      return `${t.unit(unit)} ${as === 'attack' ? 'attaque' : 'soutient'} avec 1, et non 2 : ${because}`;
    },
  },
  'no-fortress-hold': {
    en: ({ unit }, t) => `${t.unit(unit)} defends with 1, not 2: it is not on a river`,
    fr: ({ unit }, t) => `${t.unit(unit)} se défend avec 1, et non 2 : elle n’est pas sur un fleuve`,
  },
  reverted: {
    en: ({ unit, to }, t) =>
      `${t.unit(unit)} could reach ${t.place(to)} only as an army, so it became one first, whatever came of its order`,
    fr: ({ unit, to }, t) =>
      `${t.unit(unit)} ne pouvait aller là (${t.place(to)}) qu’en armée : elle en est d’abord redevenue une, quel que soit le sort de son ordre`,
  },
  raise: {
    en: ({ unit }, t) =>
      `${t.unit(unit)} was raising a fleet, which counts as holding and fails only by being dislodged; until the end it is an army`,
    fr: ({ unit }, t) =>
      `${t.unit(unit)} levait une flotte, ce qui équivaut à tenir et n’échoue que si elle est délogée ; jusqu’au bout c’est une armée`,
  },
  majority: {
    en: ({ order, powers, whole }, t) => `The vote for ${t.unitOf(order)}: ${powers} of ${whole} powers, and enough units`,
    fr: ({ order, powers, whole }, t) =>
      `Le vote pour ${t.unitOf(order)} : ${powers} ${powers > 1 ? 'puissances' : 'puissance'} sur ${whole}, et assez d’unités`,
  },
  'no-majority': {
    en: ({ order, short, whole }, t) => {
      const none = `No vote for ${t.unitOf(order)} had a majority`;
      if (short === undefined) return none;
      const agreed = `${short.powers} of ${whole} powers agreed`;
      return short.of === 'units' ? `${none}: ${agreed}, but without enough units` : `${none}: at most ${agreed}`;
    },
    fr: ({ order, short, whole }, t) => {
      const none = `Aucun vote pour ${t.unitOf(order)} n’a eu la majorité`;
      if (short === undefined) return none;
      const agreed = `${none}. Puissances d’accord :`;
      return short.of === 'units'
        ? `${agreed} ${short.powers} sur ${whole}, mais sans assez d’unités`
        : `${agreed} au plus ${short.powers} sur ${whole}`;
    },
  },
  firm: {
    en: ({ unit, why }, t) =>
      why === 'illusion'
        ? `The virtual army lets ${t.unit(unit)} hold with one more`
        : `${t.unit(unit)} stays on a capital and holds with one more`,
    fr: ({ unit, why }, t) =>
      why === 'illusion'
        ? `L’armée virtuelle fait tenir ${t.unit(unit)} avec un de plus`
        : `${t.unit(unit)} reste sur une capitale et tient avec un de plus`,
  },
  guarded: {
    en: ({ to }, t) => `The virtual army of ${t.place(to)} has to be beaten as well`,
    fr: ({ to }, t) => `Il faut battre aussi l’armée virtuelle (${t.place(to)})`,
  },
  underway: {
    en: ({ to }, t) => `It goes to ${t.place(to)} beneath the earth`,
    fr: ({ to }, t) => `L’unité passe sous terre (${t.place(to)})`,
  },
  raid: {
    en: ({ unit, to }, t) => `${t.unit(unit)} raids a coast: it comes to ${t.place(to)} with 2`,
    fr: ({ unit, to }, t) => `${t.unit(unit)} pille une côte : 2 contre ${t.place(to)}`,
  },
  'by-rule': {
    en: ({ rule, unit, as, by }, t) =>
      `${ruleName(rule, 'en')}: ${t.unit(unit)} ${VERBS[as].en} with ${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`,
    fr: ({ rule, unit, as, by }, t) =>
      `${ruleName(rule, 'fr')} : ${t.unit(unit)} ${VERBS[as].fr} avec ${Math.abs(by)} de ${by < 0 ? 'moins' : 'plus'}`,
  },
  cornered: {
    en: ({ unit, by }, t) =>
      `All the last units of ${t.power(unit.power)} would have been annihilated: cornered, ${t.unit(unit)} withstands with ${by} more`,
    fr: ({ unit, by }, t) =>
      `Toutes les dernières unités (${t.power(unit.power)}) auraient été anéanties : acculée, ${t.unit(unit)} résiste avec ${by} de plus`,
  },
} satisfies Partial<SentencesByTag<ToldFinding, 'kind', [FindingNames]>>;
