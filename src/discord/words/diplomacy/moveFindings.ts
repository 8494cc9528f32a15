import type { Location } from '../../../games/diplomacy/board/location.js';
import type { ClosedRetreat } from '../../../games/diplomacy/explanation/orderExplanation.js';
import type { InEach } from '../../../lib/language.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FindingNames, ToldFinding } from './findingNames.js';
import { many } from './findingNames.js';

/** Why a unit cannot retreat to a place. */
const CLOSED: Readonly<Record<ClosedRetreat['why'], InEach>> = {
  occupied: { en: 'occupied', fr: 'où se trouve une unité' },
  'stand-off': { en: 'by a stand-off', fr: 'où un rebond a eu lieu' },
  attacker: { en: 'where its attacker came from', fr: 'd’où venait l’attaque' },
};

/** Groups closed places by the reason why they are closed. */
function byReason(closed: readonly ClosedRetreat[]): readonly (readonly [ClosedRetreat['why'], readonly Location[]])[] {
  const reasons = [...new Set(closed.map(({ why }) => why))];
  return reasons.map(reason => [reason, closed.filter(({ why }) => why === reason).map(({ to }) => to)] as const);
}

/** Why moves succeeded or failed. Without a full stop: the rule follows in brackets. */
export const moveFindings = {
  comparison: {
    en: ({ won }) => `A move must be stronger than whatever is in its way${won ? ', and this one is' : ''}`,
    fr: ({ won }) => `Un mouvement doit être plus fort que tout ce qu’il rencontre${won ? ', et celui-ci l’est' : ''}`,
  },
  battle: {
    en: ({ at, changed }, t) =>
      `The battle of ${t.all(at.map(t.place))} decided it${changed ? '; by strength alone it would have come otherwise' : ', and left it as it was'}`,
    fr: ({ at, changed }, t) =>
      `Une bataille en a décidé (${t.all(at.map(t.place))})${changed ? ' ; par la seule force, il en serait allé autrement' : ', sans rien y changer'}`,
  },
  'battles-elsewhere': {
    en: 'Battles elsewhere changed this; by strength alone it would have come otherwise',
    fr: 'Des batailles livrées ailleurs y ont changé quelque chose ; par la seule force, il en serait allé autrement',
  },
  empty: {
    en: ({ to }, t) => `Nobody stood in ${t.place(to)}, and nobody else went there`,
    fr: ({ to }, t) => `Personne ne s’y trouvait et personne d’autre n’y allait : ${t.place(to)}`,
  },
  vacated: {
    en: ({ order }, t) => `${t.order(order)} made room`,
    fr: ({ order }, t) => `${t.order(order)} a libéré la place`,
  },
  ring: {
    en: ({ orders }, t) => `${t.all(orders.map(t.order))} go round in a ring, so all of them move`,
    fr: ({ orders }, t) => `${t.all(orders.map(t.order))} tournent en rond : toutes avancent`,
  },
  passing: {
    en: ({ other }, t) => `It and ${t.order(other)} change places, which units can do when one of them goes by convoy`,
    fr: ({ other }, t) => `Elle échange sa place avec ${t.order(other)}, ce qui est possible quand l’une des deux passe par convoi`,
  },
  'zero-enters': {
    en: ({ to }, t) => `It comes with 0, and 0 is enough where ${t.place(to)} is empty in the end and nobody else goes there`,
    fr: ({ to }, t) => `Elle vient avec 0, et 0 suffit là où la place est finalement vide et où personne d’autre ne va : ${t.place(to)}`,
  },
  'own-unit': {
    en: ({ order }, t) => `${t.unitOf(order)} is of the same power and did not leave; no power dislodges its own unit`,
    fr: ({ order }, t) => `${t.unitOf(order)} est de la même puissance et n’est pas partie ; nul ne déloge sa propre unité`,
  },
  'no-swap': {
    en: ({ other }, t) => `${t.order(other)} comes the other way, and two units change places only if one of them goes by convoy`,
    fr: ({ other }, t) => `${t.order(other)} vient à sa rencontre, et deux unités n’échangent leurs places que si l’une passe par convoi`,
  },
  'stand-off': {
    en: ({ to, rival }, t) => `${t.order(rival)} comes with the same strength, so neither enters ${t.place(to)}`,
    fr: ({ to, rival }, t) => `${t.order(rival)} vient avec la même force, si bien que personne n’entre : ${t.place(to)}`,
  },
  beleaguered: {
    en: ({ unit, attacks }, t) => `${t.all(attacks.map(t.order))} hold each other up, so ${t.unit(unit)} stays where it is`,
    fr: ({ unit, attacks }, t) => `${t.all(attacks.map(t.order))} se neutralisent : ${t.unit(unit)} reste en place`,
  },
  'head-to-head': {
    en: ({ other }, t) => `${t.order(other)} comes the other way: each has to beat the attack of the other`,
    fr: ({ other }, t) => `${t.order(other)} vient à sa rencontre : chacune doit battre l’attaque de l’autre`,
  },
  'bare-defence': {
    en: ({ order, strength }, t) => `${t.unitOf(order)} defends with its bare ${strength}, which is more than its own attack`,
    fr: ({ order, strength }, t) => `${t.unitOf(order)} se défend avec sa seule force, ${strength}, qui vaut plus que sa propre attaque`,
  },
  'beaten-rival': {
    en: ({ order, by }, t) =>
      `${t.order(order)} lost head-to-head to ${t.unitOf(by)}, so it keeps nobody out of the place that unit came from`,
    fr: ({ order, by }, t) => `${t.order(order)} a perdu face à ${t.unitOf(by)}, donc n’empêche personne d’entrer là d’où celle-ci vient`,
  },
  'failed-to-leave': {
    en: ({ order, strength }, t) =>
      `${t.unitOf(order)} was told to go and did not get away: it defends with its own ${strength}, and no support to hold counts`,
    fr: ({ order, strength }, t) =>
      `${t.unitOf(order)} devait partir et n’a pas pu : elle se défend avec sa seule force, ${strength}, et aucun soutien défensif ne compte`,
  },
  'not-attacked': {
    en: ({ unit }, t) => `Nobody attacked ${t.unit(unit)}`,
    fr: ({ unit }, t) => `Personne n’a attaqué ${t.unit(unit)}`,
  },
  retreats: {
    en: ({ unit, open, closed }, t) => {
      const where = open.length > 0 ? `Open to ${t.unit(unit)}: ${t.all(open.map(t.place))}` : `No retreat is open to ${t.unit(unit)}`;
      const shut = byReason(closed).map(([why, places]) => `${t.all(places.map(t.place))}, ${CLOSED[why].en}`);
      return `${where}${shut.length > 0 ? `. Closed: ${shut.join('; ')}` : ''}`;
    },
    fr: ({ unit, open, closed }, t) => {
      const where =
        open.length > 0
          ? `Retraites ouvertes à ${t.unit(unit)} : ${t.all(open.map(t.place))}`
          : `Aucune retraite n’est ouverte à ${t.unit(unit)}`;
      const shut = byReason(closed).map(([why, places]) => `${t.all(places.map(t.place))}, ${CLOSED[why].fr}`);
      return `${where}${shut.length > 0 ? `. Fermées : ${shut.join(' ; ')}` : ''}`;
    },
  },
  clash: {
    en: ({ to, others }, t) => `${t.all(others.map(t.unitOf))} retreated to ${t.place(to)} too, so all of them disband`,
    fr: ({ to, others }, t) =>
      `${t.all(others.map(t.unitOf))} ${many(others, 'se retirait', 'se retiraient')} aussi par là (${t.place(to)}), ce qui dissout tout le monde`,
  },
  farthest: {
    en: ({ unit }, t) => `${t.power(unit.power)} left removals to the rules, which take the unit farthest from its centres first`,
    fr: ({ unit }, t) =>
      `${t.power(unit.power)} a laissé des retraits à la règle, qui prend d’abord l’unité la plus éloignée de ses centres`,
  },
} satisfies Partial<SentencesByTag<ToldFinding, 'kind', [FindingNames]>>;
