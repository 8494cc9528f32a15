import type { ClosedRetreat, Meeting } from '../../../games/diplomacy/explanation/orderExplanation.js';
import { listed } from '../lists.js';
import { byReason, type ExplanationTongue, type Said, type Sayings, type Telling } from './explanationTongue.js';
import { ruleName } from './ruleWords.js';

const many = (items: readonly unknown[], one: string, more: string): string => (items.length > 1 ? more : one);

const CLOSED: Readonly<Record<ClosedRetreat['why'], string>> = {
  occupied: 'où se trouve une unité',
  'stand-off': 'où un rebond a eu lieu',
  attacker: 'd’où venait l’attaque',
};

/** See enExplanation.ts. Places stand in brackets or after a colon, so that they need no article. */
const VERBS: Readonly<Record<Said<'by-rule'>['as'], string>> = {
  attack: 'attaque',
  support: 'soutient',
  hold: 'tient',
  withstands: 'résiste',
};

const sayings: Sayings = {
  comparison: ({ won }) => `Un mouvement doit être plus fort que tout ce qu’il rencontre${won ? ', et celui-ci l’est' : ''}`,
  battle: ({ at, changed }, t) =>
    `Une bataille en a décidé (${t.all(at.map(t.place))})${changed ? ' ; par la seule force, il en serait allé autrement' : ', sans rien y changer'}`,
  'battles-elsewhere': () => 'Des batailles livrées ailleurs y ont changé quelque chose ; par la seule force, il en serait allé autrement',
  empty: ({ to }, t) => `Personne ne s’y trouvait et personne d’autre n’y allait : ${t.place(to)}`,
  vacated: ({ order }, t) => `${t.order(order)} a libéré la place`,
  ring: ({ orders }, t) => `${t.all(orders.map(t.order))} tournent en rond : toutes avancent`,
  passing: ({ other }, t) => `Elle échange sa place avec ${t.order(other)}, ce qui est possible quand l’une des deux passe par convoi`,
  'zero-enters': ({ to }, t) =>
    `Elle vient avec 0, et 0 suffit là où la place est finalement vide et où personne d’autre ne va : ${t.place(to)}`,
  'own-unit': ({ order }, t) => `${t.unitOf(order)} est de la même puissance et n’est pas partie ; nul ne déloge sa propre unité`,
  'no-swap': ({ other }, t) =>
    `${t.order(other)} vient à sa rencontre, et deux unités n’échangent leurs places que si l’une passe par convoi`,
  'stand-off': ({ to, rival }, t) => `${t.order(rival)} vient avec la même force, si bien que personne n’entre : ${t.place(to)}`,
  beleaguered: ({ unit, attacks }, t) => `${t.all(attacks.map(t.order))} se neutralisent : ${t.unit(unit)} reste en place`,
  'head-to-head': ({ other }, t) => `${t.order(other)} vient à sa rencontre : chacune doit battre l’attaque de l’autre`,
  'bare-defence': ({ order, strength }, t) =>
    `${t.unitOf(order)} se défend avec sa seule force, ${strength}, qui vaut plus que sa propre attaque`,
  'beaten-rival': ({ order, by }, t) =>
    `${t.order(order)} a perdu face à ${t.unitOf(by)}, donc n’empêche personne d’entrer là d’où celle-ci vient`,
  'failed-to-leave': ({ order, strength }, t) =>
    `${t.unitOf(order)} devait partir et n’a pas pu : elle se défend avec sa seule force, ${strength}, et aucun soutien défensif ne compte`,
  'not-attacked': ({ unit }, t) => `Personne n’a attaqué ${t.unit(unit)}`,
  cut: ({ support, by, strength, left, dislodged }, t) => {
    const attack = t.all(by.map(t.order));
    if (dislodged) return `Le soutien de ${t.unitOf(support)} est perdu : ${attack} la déloge`;
    const comes = `${attack} ${many(by, 'vient', 'viennent')} avec ${strength}`;
    if (left > 0)
      return `${comes} : la plus forte attaque isolée prend ${strength} au soutien de ${t.unitOf(support)}, il en reste ${left}`;
    return `${comes} et ${many(by, 'coupe', 'coupent')} le soutien de ${t.unitOf(support)}`;
  },
  'not-cut': ({ support, by, why }, t) => {
    const because = {
      'own-power': 'elle est de la même puissance',
      'under-attack': 'ce soutien vise justement cette unité, et elle ne déloge pas celle qui le donne',
      'from-there': 'elle vient du lieu même pour lequel ce soutien est donné, et ne déloge pas l’unité qui le donne',
      zero: 'elle vient avec 0',
      'no-path': 'aucun convoi ne l’a portée',
    }[why];
    return `${t.order(by)} ne coupe pas le soutien de ${t.unitOf(support)} : ${because}`;
  },
  'support-left-out': ({ support, attack, strength }, t) =>
    `${t.order(support)} n’aide pas à couper le soutien d’une attaque contre elle-même : ${t.order(attack)} y compte ${strength}`,
  'mutual-cut': ({ supports }, t) => `${t.all(supports.map(t.order))} décideraient les uns des autres : aucun n’est donné`,
  void: ({ help, did, written }, t) => {
    const unit = t.unitOf(did);
    const none = `Le ${help.kind === 'convoy' ? 'convoi' : 'soutien'} de ${t.unitOf(help)} ne compte pas`;
    if (did.kind === 'rapid')
      return `${none} : ${unit} fait un mouvement fluvial rapide, qui ne reçoit de soutien ni pour avancer ni pour tenir`;
    if (help.kind === 'support' && help.to === undefined) return `${none} : ${unit} devait partir, donc ne reçoit pas de soutien défensif`;
    if (did.kind === 'raise') return `${none} : ${unit} levait une flotte, ce qui équivaut à tenir`;
    if (did.kind === 'move') return `${none} : l’ordre était ${t.order(did)}`;
    return written ? `${none} : ${unit} n’avait pas ordre de partir` : `${none} : ${unit} n’avait pas d’ordre`;
  },
  'against-own': ({ support, unit }, t) =>
    `Le soutien de ${t.unitOf(support)} ne compte pas contre ${t.unit(unit)}, qui est de la même puissance`,
  carried: ({ fleets }, t) => `Convoi assuré : ${t.all(fleets.map(t.unit))}`,
  'other-route': ({ lost }, t) =>
    `${t.all(lost.map(t.unit))} ${many(lost, 'a été délogée', 'ont été délogées')}, mais il restait une autre chaîne de flottes`,
  'by-land': ({ fleets }, t) =>
    `Convoi offert (${t.all(fleets.map(t.unit))}), mais elle est passée par terre : son ordre ne demandait pas de convoi`,
  'no-fleets': ({ to }, t) => `Aucune flotte n’avait ordre de l’y convoyer : ${t.place(to)}`,
  gap: ({ fleets }, t) => `La chaîne des flottes ne va pas jusqu’au bout : ${t.all(fleets.map(t.unit))}`,
  'fleet-lost': ({ fleet, by }, t) => `${t.unit(fleet)}, qui devait la convoyer, est délogée${by ? ` par ${t.order(by)}` : ''}`,
  'convoy-broken': ({ fleet, by }, t) =>
    `${by ? t.order(by) : 'Une flotte'} a attaqué ${t.unit(fleet)}, qui devait la convoyer : sur un fleuve, l’attaque d’une flotte rompt le convoi, quelle qu’en soit l’issue`,
  'off-route': ({ fleet }, t) => `Aucune chaîne de flottes restée entière ne passait par ${t.unit(fleet)}`,
  majority: ({ order, powers, whole }, t) =>
    `Le vote pour ${t.unitOf(order)} : ${powers} ${powers > 1 ? 'puissances' : 'puissance'} sur ${whole}, et assez d’unités`,
  'no-majority': ({ order, short, whole }, t) => {
    const none = `Aucun vote pour ${t.unitOf(order)} n’a eu la majorité`;
    if (short === undefined) return none;
    const agreed = `${none}. Puissances d’accord :`;
    return short.of === 'units'
      ? `${agreed} ${short.powers} sur ${whole}, mais sans assez d’unités`
      : `${agreed} au plus ${short.powers} sur ${whole}`;
  },
  firm: ({ unit, why }, t) =>
    why === 'illusion'
      ? `L’armée virtuelle fait tenir ${t.unit(unit)} avec un de plus`
      : `${t.unit(unit)} reste sur une capitale et tient avec un de plus`,
  guarded: ({ to }, t) => `Il faut battre aussi l’armée virtuelle (${t.place(to)})`,
  underway: ({ to }, t) => `L’unité passe sous terre (${t.place(to)})`,
  raid: ({ unit, to }, t) => `${t.unit(unit)} pille une côte : 2 contre ${t.place(to)}`,
  'by-rule': ({ rule, unit, as, by }, t) =>
    `${ruleName(rule, 'fr')} : ${t.unit(unit)} ${VERBS[as]} avec ${Math.abs(by)} de ${by < 0 ? 'moins' : 'plus'}`,
  cornered: ({ unit, by }, t) =>
    `Toutes les dernières unités (${t.power(unit.power)}) auraient été anéanties : acculée, ${t.unit(unit)} résiste avec ${by} de plus`,
  paradox: ({ fleets }, t) =>
    `Sa propre attaque déciderait du sort de son convoi (${t.all(fleets.map(t.unit))}) ; une telle armée reste sur place et ne coupe rien`,
  retreats: ({ unit, open, closed }, t) => {
    const where =
      open.length > 0
        ? `Retraites ouvertes à ${t.unit(unit)} : ${t.all(open.map(t.place))}`
        : `Aucune retraite n’est ouverte à ${t.unit(unit)}`;
    const shut = byReason(closed).map(([why, places]) => `${t.all(places.map(t.place))}, ${CLOSED[why]}`);
    return `${where}${shut.length > 0 ? `. Fermées : ${shut.join(' ; ')}` : ''}`;
  },
  clash: ({ to, others }, t) =>
    `${t.all(others.map(t.unitOf))} ${many(others, 'se retirait', 'se retiraient')} aussi par là (${t.place(to)}), ce qui dissout tout le monde`,
  farthest: ({ unit }, t) =>
    `${t.power(unit.power)} a laissé des retraits à la règle, qui prend d’abord l’unité la plus éloignée de ses centres`,
  wall: ({ owner, facing, by, occupant }, t) =>
    `La muraille (${t.place(owner)}, face à ${t.place(facing)}${by === 'support' ? ', d’où vient un soutien' : ''}) compte : ` +
    `une unité de ${t.power(occupant.power)} se trouvait derrière au début`,
  'wall-idle': ({ owner, facing, why }, t) => {
    if (why === 'attackers-side')
      return `La muraille entre ${t.place(owner)} et ${t.place(facing)} appartient à ${t.place(owner)} et ne défend rien d’autre`;
    const but = {
      empty: 'personne ne se trouvait derrière au début',
      own: 'l’unité qui s’y trouvait était de la même puissance',
      'support-cut': 'il ne reste rien du soutien qui la franchit',
    }[why];
    return `La muraille (${t.place(owner)}, face à ${t.place(facing)}) ne prend rien : ${but}`;
  },
  fortress: ({ unit, as, into }, t) =>
    `${t.unit(unit)} ${as === 'attack' ? 'attaque' : 'soutient'} avec 2 : c’est une flotte sur un fleuve ou en mer, et ${t.place(into)}, à côté, est sur un fleuve`,
  'fortress-hold': ({ unit }, t) => `${t.unit(unit)} se défend avec 2 : c’est une flotte sur un fleuve`,
  'no-fortress': ({ unit, as, into, why }, t) => {
    const because = {
      sea: `${t.place(into)} est une mer`,
      'no-river': `${t.place(into)} n’est sur aucun fleuve`,
      'from-coast': 'elle n’est ni sur un fleuve ni en mer',
    }[why];
    return `${t.unit(unit)} ${as === 'attack' ? 'attaque' : 'soutient'} avec 1, et non 2 : ${because}`;
  },
  'no-fortress-hold': ({ unit }, t) => `${t.unit(unit)} se défend avec 1, et non 2 : elle n’est pas sur un fleuve`,
  reverted: ({ unit, to }, t) =>
    `${t.unit(unit)} ne pouvait aller là (${t.place(to)}) qu’en armée : elle en est d’abord redevenue une, quel que soit le sort de son ordre`,
  raise: ({ unit }, t) =>
    `${t.unit(unit)} levait une flotte, ce qui équivaut à tenir et n’échoue que si elle est délogée ; jusqu’au bout c’est une armée`,
  'rapid-free': () => 'Toutes les cases du trajet étaient vacantes ou tenues par son camp, et la dernière était vacante',
  'rapid-unit': ({ at, power, order }, t) =>
    `La case ${t.place(at)} est fermée : une fois les autres ordres exécutés, une unité de ${t.power(power)} s’y trouve, ${t.order(order)}`,
  'rapid-stand-off': ({ at, orders }, t) => `${t.all(orders.map(t.order))} ont rebondi, ce qui ferme la case ${t.place(at)}`,
  'rapid-met': ({ at, fleets }, t) =>
    `En route vers la case ${t.place(at)} elle a rencontré ${t.all(fleets.map(t.order))} : deux flottes rapides ne se partagent pas une case et ne se croisent pas`,
  'rapid-occupied': ({ at, order }, t) => `La dernière case, ${t.place(at)}, doit être vacante, et ${t.unitOf(order)} s’y trouve à la fin`,
  'rapid-rest': ({ at, stayed }, t) =>
    stayed
      ? `La dernière case vacante du trajet était celle du départ : ${t.place(at)}`
      : `La dernière case vacante traversée est ${t.place(at)}`,
  'rapid-left': ({ unit }, t) => `${t.unit(unit)} a tenté de partir, donc ne reçoit aucun soutien défensif`,
};

function meeting({ how, order }: Meeting, t: Telling): string {
  if (how === 'failed-to-leave') return `${t.order(order)} a échoué`;
  return order.kind === 'hold' ? `${t.unitOf(order)} tient` : t.order(order);
}

export const explanation: ExplanationTongue = {
  sayings,
  meeting,
  all: texts => listed(texts, 'fr'),
  shortened: 'Il y aurait plus à en dire que la place ne le permet.',
  rules: {
    move: 'mouvements',
    'stand-off': 'rebond',
    'head-to-head': 'face-à-face',
    'beleaguered-garrison': 'garnison assiégée',
    'circular-movement': 'mouvement circulaire',
    'own-unit': 'pas d’auto-délogement',
    'own-support': 'pas d’auto-délogement',
    'failed-move': 'mouvements échoués',
    hold: 'tenir',
    'support-cut': 'coupure des soutiens',
    'support-void': 'un soutien doit correspondre',
    convoy: 'convois',
    'convoy-routes': 'DATC 4.A.1',
    'convoy-paradox': 'paradoxes de convoi, DATC 4.A.2',
    'land-or-convoy': 'DATC 4.A.3',
    retreat: 'retraites',
    build: 'ajustements',
    'civil-disorder': 'désordre civil',
    'walls-1': 'Murailles 1',
    'walls-1a': 'Murailles 1a',
    'walls-3': 'Murailles 3',
    'walls-4': 'Murailles 4',
    'walls-5': 'Murailles 5',
    'fleets-1': 'Flottes 1',
    'fleets-3': 'Flottes 3',
    'fleets-6': 'Flottes 6',
    'fortress-1': 'Forteresse flottante 1',
    'fortress-2': 'Forteresse flottante 2',
    'fortress-3': 'Forteresse flottante 3',
    'rapid-2': 'Mouvement fluvial rapide 2',
    'rapid-3': 'Mouvement fluvial rapide 3',
    'rapid-4': 'Mouvement fluvial rapide 4',
    'rapid-5': 'Mouvement fluvial rapide 5',
    'ruling-walls': 'notre décision, murailles',
    'ruling-cutting': 'notre décision, coupures',
    'ruling-strength-0': 'notre décision, force de 0',
    'ruling-head-to-head': 'notre décision, face à face',
    barbarians: 'règle 2, puissance barbare',
    neutrals: 'règle 3, neutres',
    'last-units': 'règle 4, dernières unités',
    'river-convoy': 'règle 6, convoi fluvial',
    battles: 'batailles décisives',
    illusion: 'Warhammer, Illusion',
    underways: 'Warhammer, souterrains',
    'sea-raiders': 'Warhammer, pillards des mers',
    'strong-capitals': 'Warhammer, capitales fortes',
  },
};
