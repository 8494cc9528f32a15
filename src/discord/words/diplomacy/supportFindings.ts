import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FindingNames, ToldFinding } from './findingNames.js';
import { many } from './findingNames.js';

/** Why supports counted or did not. Without a full stop: the rule follows in brackets. */
export const supportFindings = {
  cut: {
    en: ({ support, by, strength, left, dislodged }, t) => {
      const attack = t.all(by.map(t.order));
      if (dislodged) return `The support of ${t.unitOf(support)} is lost: ${attack} dislodges it`;
      const comes = `${attack} ${many(by, 'comes', 'come')} with ${strength}`;
      if (left > 0)
        return `${comes}, and the strongest single attack takes ${strength} of the support of ${t.unitOf(support)}: ${left} is left`;
      return `${comes} and ${many(by, 'cuts', 'cut')} the support of ${t.unitOf(support)}`;
    },
    fr: ({ support, by, strength, left, dislodged }, t) => {
      const attack = t.all(by.map(t.order));
      if (dislodged) return `Le soutien de ${t.unitOf(support)} est perdu : ${attack} la déloge`;
      const comes = `${attack} ${many(by, 'vient', 'viennent')} avec ${strength}`;
      if (left > 0)
        return `${comes} : la plus forte attaque isolée prend ${strength} au soutien de ${t.unitOf(support)}, il en reste ${left}`;
      return `${comes} et ${many(by, 'coupe', 'coupent')} le soutien de ${t.unitOf(support)}`;
    },
  },
  'not-cut': {
    en: ({ support, by, why }, t) =>
      `${t.order(by)} does not cut the support of ${t.unitOf(support)}: ${
        {
          'own-power': 'it is of the same power',
          'under-attack': 'that support is given against this very unit, and it does not dislodge its supporter',
          'from-there': 'it comes from the place that support is given for, and does not dislodge its supporter',
          zero: 'it comes with 0',
          'no-path': 'no convoy carried it',
        }[why]
      }`,
    fr: ({ support, by, why }, t) => {
      const because = {
        'own-power': 'elle est de la même puissance',
        'under-attack': 'ce soutien vise justement cette unité, et elle ne déloge pas celle qui le donne',
        'from-there': 'elle vient du lieu même pour lequel ce soutien est donné, et ne déloge pas l’unité qui le donne',
        zero: 'elle vient avec 0',
        'no-path': 'aucun convoi ne l’a portée',
      }[why];
      return `${t.order(by)} ne coupe pas le soutien de ${t.unitOf(support)} : ${because}`;
    },
  },
  'support-left-out': {
    en: ({ support, attack, strength }, t) =>
      `${t.order(support)} does not help to cut the support for an attack on itself: there ${t.order(attack)} counts ${strength}`,
    fr: ({ support, attack, strength }, t) =>
      `${t.order(support)} n’aide pas à couper le soutien d’une attaque contre elle-même : ${t.order(attack)} y compte ${strength}`,
  },
  'mutual-cut': {
    en: ({ supports }, t) => `${t.all(supports.map(t.order))} would decide one another, so none of them is given`,
    fr: ({ supports }, t) => `${t.all(supports.map(t.order))} décideraient les uns des autres : aucun n’est donné`,
  },
  void: {
    en: ({ help, did, written }, t) => {
      const unit = t.unitOf(did);
      const none = `The ${help.kind === 'convoy' ? 'convoy' : 'support'} of ${t.unitOf(help)} does not count`;
      if (did.kind === 'rapid') return `${none}: ${unit} is on a rapid river move, which takes no support to move nor to hold`;
      if (help.kind === 'support' && help.to === undefined) return `${none}: ${unit} was told to go, and so takes no support to hold`;
      if (did.kind === 'raise') return `${none}: ${unit} raised a fleet, which counts as holding`;
      if (did.kind === 'move') return `${none}: the order was ${t.order(did)}`;
      return written ? `${none}: ${unit} was not told to go anywhere` : `${none}: ${unit} had no order`;
    },
    fr: ({ help, did, written }, t) => {
      const unit = t.unitOf(did);
      const none = `Le ${help.kind === 'convoy' ? 'convoi' : 'soutien'} de ${t.unitOf(help)} ne compte pas`;
      if (did.kind === 'rapid')
        return `${none} : ${unit} fait un mouvement fluvial rapide, qui ne reçoit de soutien ni pour avancer ni pour tenir`;
      if (help.kind === 'support' && help.to === undefined)
        return `${none} : ${unit} devait partir, donc ne reçoit pas de soutien défensif`;
      if (did.kind === 'raise') return `${none} : ${unit} levait une flotte, ce qui équivaut à tenir`;
      if (did.kind === 'move') return `${none} : l’ordre était ${t.order(did)}`;
      return written ? `${none} : ${unit} n’avait pas ordre de partir` : `${none} : ${unit} n’avait pas d’ordre`;
    },
  },
  'against-own': {
    en: ({ support, unit }, t) => `The support of ${t.unitOf(support)} does not count against ${t.unit(unit)}, which is of the same power`,
    fr: ({ support, unit }, t) => `Le soutien de ${t.unitOf(support)} ne compte pas contre ${t.unit(unit)}, qui est de la même puissance`,
  },
} satisfies Partial<SentencesByTag<ToldFinding, 'kind', [FindingNames]>>;
