import type { Location } from '../../../games/diplomacy/board/location.js';
import type { ClosedRetreat } from '../../../games/diplomacy/explanation/orderExplanation.js';
import type { InEach } from '../../../lib/language.js';
import { capital, en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FindingNames, ToldFinding } from './findingNames.js';
import { many } from './findingNames.js';

/** Why a unit cannot retreat to a place. */
const CLOSED: Readonly<Record<ClosedRetreat['why'], InEach>> = {
  occupied: { en: 'occupied', fr: 'case occupée' },
  'stand-off': { en: 'stand-off', fr: 'rebond' },
  attacker: { en: 'the attack came from there', fr: 'l’attaque venait de là' },
};

/** Groups closed places by the reason why they are closed. */
function byReason(closed: readonly ClosedRetreat[]): readonly (readonly [ClosedRetreat['why'], readonly Location[]])[] {
  const reasons = [...new Set(closed.map(({ why }) => why))];
  return reasons.map(reason => [reason, closed.filter(({ why }) => why === reason).map(({ to }) => to)] as const);
}

/** Why moves succeeded or failed. Without a full stop: the rule follows in brackets. */
export const moveFindings = {
  comparison: {
    en: ({ won }) => `A move must be stronger than everything in its way${won ? ', and this one is' : ''}`,
    fr: ({ won }) => `Un mouvement doit être plus fort que tout ce qu’il rencontre${won ? ', et celui-ci l’est' : ''}`,
  },
  battle: {
    en: ({ at, changed }, t) =>
      `The battle of ${t.all(at.map(t.place))} decided it${changed ? '; by strength alone the result would have been different' : ' and changed nothing'}`,
    fr: ({ at, changed }, t) =>
      `La bataille ${t.all(at.map(one => fr.from(t.place(one))))} en a décidé${changed ? ' ; d’après les seules forces, le résultat aurait été différent' : ', sans rien changer'}`,
  },
  'lost-in-battle': {
    en: ({ at }, t) => `The battle of ${t.all(at.map(t.place))} decided that it was dislodged`,
    fr: ({ at }, t) => `La bataille ${t.all(at.map(one => fr.from(t.place(one))))} a décidé qu’elle était délogée`,
  },
  'fought-elsewhere': {
    en: ({ home, at }, t) =>
      `It fought for ${t.all(at.map(one => en.place(t.place(one))))}, so it didn’t defend ${en.place(t.place(home))}`,
    fr: ({ home, at }, t) =>
      `Elle se battait ${t.all(at.map(one => fr.at(t.place(one))))} et n’a donc pas défendu ${fr.place(t.place(home))}`,
  },
  'battles-elsewhere': {
    en: 'Battles elsewhere changed this; by strength alone the result would have been different',
    fr: 'Des batailles ailleurs ont changé ce résultat ; d’après les seules forces, il aurait été différent',
  },
  empty: {
    en: ({ to }, t) => `Nobody was in ${en.place(t.place(to))}, and nobody else went there`,
    fr: ({ to }, t) => `Personne ne se trouvait ${fr.at(t.place(to))} et personne d’autre n’y allait`,
  },
  vacated: {
    en: ({ order }, t) => `${t.order(order)} left the place free`,
    fr: ({ order }, t) => `${t.order(order)} a libéré la place`,
  },
  ring: {
    en: ({ orders }, t) => `${t.all(orders.map(t.order))} form a ring, so all of them move`,
    fr: ({ orders }, t) => `${t.all(orders.map(t.order))} forment un cercle : toutes avancent`,
  },
  passing: {
    en: ({ other }, t) => `It swaps places with ${t.order(other)}, which is possible because one of the two goes by convoy`,
    fr: ({ other }, t) => `Elle échange sa place avec ${t.order(other)}, ce qui est possible car l’une des deux passe par convoi`,
  },
  'zero-enters': {
    en: ({ to }, t) => `It attacks with 0, which is enough: ${en.place(t.place(to))} ends up empty, and nobody else goes there`,
    fr: ({ to }, t) => `Elle attaque avec 0, ce qui suffit : ${fr.place(t.place(to))} se retrouve vide et personne d’autre n’y va`,
  },
  'own-unit': {
    en: ({ order }, t) => `${t.unitOf(order)} belongs to the same power and didn’t leave; a power can’t dislodge its own unit`,
    fr: ({ order }, t) => `${t.unitOf(order)} est de la même puissance et n’est pas partie ; on ne déloge pas sa propre unité`,
  },
  'no-swap': {
    en: ({ other }, t) => `${t.order(other)} comes the other way; two units can only swap places if one of them goes by convoy`,
    fr: ({ other }, t) =>
      `${t.order(other)} vient en sens inverse ; deux unités ne peuvent échanger leurs places que si l’une passe par convoi`,
  },
  'stand-off': {
    en: ({ to, rival }, t) => `${t.order(rival)} attacks with the same strength, so neither enters ${en.place(t.place(to))}`,
    fr: ({ to, rival }, t) => `${t.order(rival)} attaque avec la même force, donc aucune des deux n’entre ${fr.at(t.place(to))}`,
  },
  beleaguered: {
    en: ({ unit, attacks }, t) => `${t.all(attacks.map(t.order))} block each other, so ${t.unit(unit)} stays where it is`,
    fr: ({ unit, attacks }, t) => `${t.all(attacks.map(t.order))} se bloquent : ${t.unit(unit)} reste en place`,
  },
  'head-to-head': {
    en: ({ other }, t) => `${t.order(other)} comes the other way: each has to beat the other’s attack`,
    fr: ({ other }, t) => `${t.order(other)} vient en sens inverse : chacune doit battre l’attaque de l’autre`,
  },
  'bare-defence': {
    en: ({ order, strength }, t) => `${t.unitOf(order)} defends with its own strength of ${strength}, which is more than its attack`,
    fr: ({ order, strength }, t) => `${t.unitOf(order)} se défend avec sa propre force, ${strength}, supérieure à celle de son attaque`,
  },
  'beaten-rival': {
    en: ({ order, by }, t) =>
      `${t.order(order)} lost head-to-head against ${t.unitOf(by)}, so it can’t keep others out of the place that unit left`,
    fr: ({ order, by }, t) =>
      `${t.order(order)} a perdu face à ${t.unitOf(by)}, donc n’empêche personne d’entrer là d’où vient cette unité`,
  },
  'failed-to-leave': {
    en: ({ order, strength }, t) =>
      `${t.unitOf(order)} was ordered to move but failed: it defends with its own strength of ${strength}, and supports to hold don’t count`,
    fr: ({ order, strength }, t) =>
      `${t.unitOf(order)} devait partir et a échoué : elle se défend avec sa propre force, ${strength}, et aucun soutien défensif ne compte`,
  },
  'not-attacked': {
    en: ({ unit }, t) => `Nobody attacked ${t.unit(unit)}`,
    fr: ({ unit }, t) => `Personne n’a attaqué ${t.unit(unit)}`,
  },
  retreats: {
    en: ({ unit, open, closed }, t) => {
      const where =
        open.length > 0 ? `${t.unit(unit)} can retreat to: ${t.all(open.map(t.place))}` : `${t.unit(unit)} can’t retreat anywhere`;
      const shut = byReason(closed).map(([why, places]) => `${t.all(places.map(t.place))} (${CLOSED[why].en})`);
      return `${where}${shut.length > 0 ? `. Closed: ${shut.join('; ')}` : ''}`;
    },
    fr: ({ unit, open, closed }, t) => {
      const where =
        open.length > 0
          ? `Retraites possibles pour ${t.unit(unit)} : ${t.all(open.map(t.place))}`
          : `${t.unit(unit)} n’a aucune retraite possible`;
      const shut = byReason(closed).map(([why, places]) => `${t.all(places.map(t.place))} (${CLOSED[why].fr})`);
      return `${where}${shut.length > 0 ? `. Impossible : ${shut.join(' ; ')}` : ''}`;
    },
  },
  clash: {
    en: ({ to, others }, t) => `${t.all(others.map(t.unitOf))} also retreated to ${en.place(t.place(to))}, so all of them disband`,
    fr: ({ to, others }, t) =>
      `${t.all(others.map(t.unitOf))} ${many(others, 'se retirait', 'se retiraient')} aussi vers ${fr.place(t.place(to))} : toutes sont dissoutes`,
  },
  farthest: {
    en: ({ unit }, t) =>
      `${capital(en.the(t.power(unit.power)))} didn’t order all removals, so the rules removed the unit farthest from its centres first`,
    fr: ({ unit }, t) =>
      `Il manquait des ordres de retrait ${fr.of(t.power(unit.power))} : la règle retire d’abord l’unité la plus éloignée de ses centres`,
  },
} satisfies Partial<SentencesByTag<ToldFinding, 'kind', [FindingNames]>>;
