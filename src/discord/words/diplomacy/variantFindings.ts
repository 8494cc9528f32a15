import type { InEach } from '../../../lib/language.js';
import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FindingNames, ToldFinding } from './findingNames.js';
import { ruleName } from './ruleWords.js';

/** What a unit does with the strength that a rule changed. */
const VERBS: Readonly<Record<Extract<ToldFinding, { kind: 'by-rule' }>['as'], InEach>> = {
  attack: { en: 'attacks', fr: 'attaque' },
  support: { en: 'supports', fr: 'soutient' },
  hold: { en: 'holds', fr: 'tient' },
  withstands: { en: 'defends', fr: 'se défend' },
};

/** What rules of variants did: walls, fortresses, raised fleets, votes, Warhammer. Without a full stop: the rule follows in brackets. */
export const variantFindings = {
  wall: {
    en: ({ owner, facing, by, occupant }, t) =>
      `The wall of ${en.place(t.place(owner))} faces ${en.place(t.place(facing))}${by === 'support' ? ', where a support comes from' : ''}, ` +
      `and a unit of ${en.the(t.power(occupant.power))} was behind it at the start`,
    fr: ({ owner, facing, by, occupant }, t) =>
      `La muraille ${fr.ofPlace(t.place(owner))}, face à ${fr.place(t.place(facing))}${by === 'support' ? ', d’où vient un soutien' : ''}, compte : ` +
      `une unité ${fr.of(t.power(occupant.power))} se trouvait derrière au début`,
  },
  'wall-idle': {
    en: ({ owner, facing, why }, t) => {
      if (why === 'attackers-side')
        return `The wall between ${en.place(t.place(owner))} and ${en.place(t.place(facing))} only defends ${en.place(t.place(owner))}`;
      const but = {
        empty: `nobody was in ${en.place(t.place(owner))} at the start`,
        own: `the unit in ${en.place(t.place(owner))} belonged to the same power`,
        'support-cut': 'the support from there was cut completely',
      }[why];
      return `The wall of ${en.place(t.place(owner))} faces ${en.place(t.place(facing))} but has no effect: ${but}`;
    },
    fr: ({ owner, facing, why }, t) => {
      if (why === 'attackers-side')
        return `La muraille entre ${fr.place(t.place(owner))} et ${fr.place(t.place(facing))} ne défend que ${fr.place(t.place(owner))}`;
      const but = {
        empty: 'personne ne se trouvait derrière au début',
        own: 'l’unité qui s’y trouvait était de la même puissance',
        'support-cut': 'le soutien qui la franchit a été entièrement coupé',
      }[why];
      return `La muraille ${fr.ofPlace(t.place(owner))}, face à ${fr.place(t.place(facing))}, est sans effet : ${but}`;
    },
  },
  fortress: {
    en: ({ unit, as, into }, t) =>
      `${t.unit(unit)} ${as === 'attack' ? 'attacks' : 'supports'} with 2: it’s a fleet on a river or at sea, and ${en.place(t.place(into))} is next to it on a river`,
    fr: ({ unit, as, into }, t) =>
      `${t.unit(unit)} ${as === 'attack' ? 'attaque' : 'soutient'} avec 2 : c’est une flotte sur un fleuve ou en mer, et ${fr.place(t.place(into))} est à côté, sur un fleuve`,
  },
  'fortress-hold': {
    en: ({ unit }, t) => `${t.unit(unit)} defends with 2: it’s a fleet on a river`,
    fr: ({ unit }, t) => `${t.unit(unit)} se défend avec 2 : c’est une flotte sur un fleuve`,
  },
  'no-fortress': {
    en: ({ unit, as, into, why }, t) => {
      const because = {
        sea: `${en.place(t.place(into))} is a sea`,
        'no-river': `${en.place(t.place(into))} isn’t on a river`,
        'from-coast': 'it isn’t on a river or at sea',
      }[why];
      return `${t.unit(unit)} ${as === 'attack' ? 'attacks' : 'supports'} with 1, not 2: ${because}`;
    },
    fr: ({ unit, as, into, why }, t) => {
      const because = {
        sea: `${fr.place(t.place(into))} est une mer`,
        'no-river': `${fr.place(t.place(into))} n’est sur aucun fleuve`,
        'from-coast': 'elle n’est ni sur un fleuve ni en mer',
      }[why];
      return `${t.unit(unit)} ${as === 'attack' ? 'attaque' : 'soutient'} avec 1, et non 2 : ${because}`;
    },
  },
  'no-fortress-hold': {
    en: ({ unit }, t) => `${t.unit(unit)} defends with 1, not 2: it isn’t on a river`,
    fr: ({ unit }, t) => `${t.unit(unit)} se défend avec 1, et non 2 : elle n’est pas sur un fleuve`,
  },
  reverted: {
    en: ({ unit, to }, t) =>
      `${t.unit(unit)} could only reach ${en.place(t.place(to))} as an army, so it first turned into one, even if its order failed`,
    fr: ({ unit, to }, t) =>
      `${t.unit(unit)} ne pouvait aller vers ${fr.place(t.place(to))} que comme armée : elle en est d’abord redevenue une, même si son ordre échoue`,
  },
  raise: {
    en: ({ unit }, t) =>
      `${t.unit(unit)} was raising a fleet, which counts as holding and fails only if it’s dislodged; until then it’s an army`,
    fr: ({ unit }, t) =>
      `${t.unit(unit)} levait une flotte, ce qui équivaut à tenir et n’échoue que si elle est délogée ; d’ici là, c’est une armée`,
  },
  majority: {
    en: ({ order, powers, whole }, t) =>
      `The vote on “${t.order(order)}” passed: ${powers} of the ${whole} powers agreed, with enough units`,
    fr: ({ order, powers, whole }, t) =>
      `Le vote «\u00a0${t.order(order)}\u00a0» est passé\u00a0: ${fr.count(powers, '# puissance', '# puissances')} sur ${whole} d’accord, avec assez d’unités`,
  },
  'no-majority': {
    en: ({ order, short, whole }, t) => {
      const none = `No vote on ${t.unitOf(order)} passed`;
      if (short === undefined) return none;
      return short.of === 'units'
        ? `${none}: the one that came closest had ${short.powers} of the ${whole} powers, but too few units`
        : `${none}: the one that came closest had only ${short.powers} of the ${whole} powers`;
    },
    fr: ({ order, short, whole }, t) => {
      const none = `Aucun vote sur ${t.unitOf(order)} n’est passé`;
      if (short === undefined) return none;
      const nearest = `${none}\u00a0: le plus proche réunissait`;
      return short.of === 'units'
        ? `${nearest} ${fr.count(short.powers, '# puissance', '# puissances')} sur ${whole}, mais trop peu d’unités`
        : `${nearest} seulement ${fr.count(short.powers, '# puissance', '# puissances')} sur ${whole}`;
    },
  },
  firm: {
    en: ({ unit, why }, t) =>
      why === 'illusion'
        ? `Thanks to the virtual army, ${t.unit(unit)} holds with 1 more`
        : `${t.unit(unit)} is on a capital, so it holds with 1 more`,
    fr: ({ unit, why }, t) =>
      why === 'illusion'
        ? `Grâce à l’armée virtuelle, ${t.unit(unit)} tient avec 1 de plus`
        : `${t.unit(unit)} est sur une capitale et tient avec 1 de plus`,
  },
  guarded: {
    en: ({ to }, t) => `The virtual army of ${en.place(t.place(to))} has to be beaten too`,
    fr: ({ to }, t) => `Il faut aussi battre l’armée virtuelle ${fr.from(t.place(to))}`,
  },
  underway: {
    en: ({ to }, t) => `It goes to ${en.place(t.place(to))} underground`,
    fr: ({ to }, t) => `Elle passe sous terre vers ${fr.place(t.place(to))}`,
  },
  raid: {
    en: ({ unit, to }, t) => `${t.unit(unit)} raids a coast: it attacks ${en.place(t.place(to))} with 2`,
    fr: ({ unit, to }, t) => `${t.unit(unit)} pille une côte : elle attaque ${fr.place(t.place(to))} avec 2`,
  },
  'by-rule': {
    en: ({ rule, unit, as, by }, t) =>
      `${ruleName(rule, 'en')}: ${t.unit(unit)} ${VERBS[as].en} with ${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`,
    fr: ({ rule, unit, as, by }, t) =>
      `${ruleName(rule, 'fr')} : ${t.unit(unit)} ${VERBS[as].fr} avec ${Math.abs(by)} de ${by < 0 ? 'moins' : 'plus'}`,
  },
  cornered: {
    en: ({ unit, by }, t) =>
      `All the last units of ${en.the(t.power(unit.power))} would have been destroyed: cornered, ${t.unit(unit)} defends with ${by} more`,
    fr: ({ unit, by }, t) =>
      `Toutes les dernières unités ${fr.of(t.power(unit.power))} auraient été détruites : acculée, ${t.unit(unit)} se défend avec ${by} de plus`,
  },
} satisfies Partial<SentencesByTag<ToldFinding, 'kind', [FindingNames]>>;
