import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FindingNames, ToldFinding } from './findingNames.js';
import { many } from './findingNames.js';

/** Why supports counted or did not. Without a full stop: the rule follows in brackets. */
export const supportFindings = {
  cut: {
    en: ({ support, by, strength, left, dislodged }, t) => {
      const attack = t.all(by.map(t.order));
      if (dislodged) return `The support of ${t.unitOf(support)} is lost: ${attack} ${many(by, 'dislodges', 'dislodge')} it`;
      const comes = `${attack} ${many(by, 'attacks', 'attack')} with ${strength}`;
      if (left > 0)
        return `${comes}: the strongest single attack takes ${strength} from the support of ${t.unitOf(support)} and leaves ${left}`;
      return `${comes} and ${many(by, 'cuts', 'cut')} the support of ${t.unitOf(support)}`;
    },
    fr: ({ support, by, strength, left, dislodged }, t) => {
      const attack = t.all(by.map(t.order));
      if (dislodged) return `Le soutien de ${t.unitOf(support)} est perdu : ${attack} ${many(by, 'la déloge', 'la délogent')}`;
      const comes = `${attack} ${many(by, 'attaque', 'attaquent')} avec ${strength}`;
      if (left > 0) return `${comes} : l’attaque la plus forte enlève ${strength} au soutien de ${t.unitOf(support)}, il en reste ${left}`;
      return `${comes} et ${many(by, 'coupe', 'coupent')} le soutien de ${t.unitOf(support)}`;
    },
  },
  'not-cut': {
    en: ({ support, by, why }, t) =>
      `${t.order(by)} doesn’t cut the support of ${t.unitOf(support)}: ${
        {
          'own-power': 'it belongs to the same power',
          'under-attack': 'that support is directed against this very unit, and it doesn’t dislodge the supporting unit',
          'from-there': 'it comes from the place the support is directed at, and doesn’t dislodge the supporting unit',
          zero: 'its strength is 0',
          'no-path': 'no convoy carried it',
        }[why]
      }`,
    fr: ({ support, by, why }, t) => {
      const because = {
        'own-power': 'elle est de la même puissance',
        'under-attack': 'ce soutien vise justement cette unité, et elle ne déloge pas celle qui le donne',
        'from-there': 'elle vient du lieu que ce soutien vise, et ne déloge pas l’unité qui le donne',
        zero: 'sa force est de 0',
        'no-path': 'aucun convoi ne l’a transportée',
      }[why];
      return `${t.order(by)} ne coupe pas le soutien de ${t.unitOf(support)} : ${because}`;
    },
  },
  'support-left-out': {
    en: ({ support, attack, strength }, t) =>
      `${t.order(support)} doesn’t help to cut a support for an attack on itself: for that, ${t.order(attack)} counts as ${strength}`,
    fr: ({ support, attack, strength }, t) =>
      `${t.order(support)} n’aide pas à couper le soutien d’une attaque contre elle-même : pour cela, ${t.order(attack)} compte pour ${strength}`,
  },
  'mutual-cut': {
    en: ({ supports }, t) => `${t.all(supports.map(t.order))} depend on each other, so none of them counts`,
    fr: ({ supports }, t) => `${t.all(supports.map(t.order))} dépendent les uns des autres : aucun ne compte`,
  },
  void: {
    en: ({ help, did, written }, t) => {
      const unit = t.unitOf(did);
      const none = `The ${help.kind === 'convoy' ? 'convoy' : 'support'} of ${t.unitOf(help)} doesn’t count`;
      if (did.kind === 'rapid') return `${none}: ${unit} makes a rapid river move, which can’t be supported`;
      if (help.kind === 'support' && help.to === undefined) return `${none}: ${unit} was ordered to move, so it can’t be supported to hold`;
      if (did.kind === 'raise') return `${none}: ${unit} was raising a fleet, which counts as holding`;
      if (did.kind === 'move') return `${none}: the order was ${t.order(did)}`;
      return written ? `${none}: ${unit} wasn’t ordered to move` : `${none}: ${unit} had no order`;
    },
    fr: ({ help, did, written }, t) => {
      const unit = t.unitOf(did);
      const none = `Le ${help.kind === 'convoy' ? 'convoi' : 'soutien'} de ${t.unitOf(help)} ne compte pas`;
      if (did.kind === 'rapid') return `${none} : ${unit} fait un mouvement fluvial rapide, qui ne peut pas être soutenu`;
      if (help.kind === 'support' && help.to === undefined)
        return `${none} : ${unit} devait partir, donc ne reçoit pas de soutien défensif`;
      if (did.kind === 'raise') return `${none} : ${unit} levait une flotte, ce qui équivaut à tenir`;
      if (did.kind === 'move') return `${none} : l’ordre était ${t.order(did)}`;
      return written ? `${none} : ${unit} n’avait pas l’ordre de partir` : `${none} : ${unit} n’avait pas d’ordre`;
    },
  },
  'against-own': {
    en: ({ support, unit }, t) =>
      `The support of ${t.unitOf(support)} doesn’t count against ${t.unit(unit)}, which belongs to the same power`,
    fr: ({ support, unit }, t) => `Le soutien de ${t.unitOf(support)} ne compte pas contre ${t.unit(unit)}, qui est de la même puissance`,
  },
} satisfies Partial<SentencesByTag<ToldFinding, 'kind', [FindingNames]>>;
