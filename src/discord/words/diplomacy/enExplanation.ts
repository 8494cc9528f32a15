import type { ClosedRetreat, Meeting } from '../../../games/diplomacy/explanation/orderExplanation.js';
import { listed } from '../lists.js';
import { byReason, type ExplanationTongue, type Said, type Sayings, type Telling } from './explanationTongue.js';
import { ruleName } from './ruleWords.js';

const many = (items: readonly unknown[], one: string, more: string): string => (items.length > 1 ? more : one);

const CLOSED: Readonly<Record<ClosedRetreat['why'], string>> = {
  occupied: 'occupied',
  'stand-off': 'by a stand-off',
  attacker: 'where its attacker came from',
};

const VERBS: Readonly<Record<Said<'by-rule'>['as'], string>> = {
  attack: 'attacks',
  support: 'supports',
  hold: 'holds',
  withstands: 'withstands',
};

const sayings: Sayings = {
  comparison: ({ won }) => `A move must be stronger than whatever is in its way${won ? ', and this one is' : ''}`,
  battle: ({ at, changed }, t) =>
    `The battle of ${t.all(at.map(t.place))} decided it${changed ? '; by strength alone it would have come otherwise' : ', and left it as it was'}`,
  'battles-elsewhere': () => 'Battles elsewhere changed this; by strength alone it would have come otherwise',
  empty: ({ to }, t) => `Nobody stood in ${t.place(to)}, and nobody else went there`,
  vacated: ({ order }, t) => `${t.order(order)} made room`,
  ring: ({ orders }, t) => `${t.all(orders.map(t.order))} go round in a ring, so all of them move`,
  passing: ({ other }, t) => `It and ${t.order(other)} change places, which units can do when one of them goes by convoy`,
  'zero-enters': ({ to }, t) => `It comes with 0, and 0 is enough where ${t.place(to)} is empty in the end and nobody else goes there`,
  'own-unit': ({ order }, t) => `${t.unitOf(order)} is of the same power and did not leave; no power dislodges its own unit`,
  'no-swap': ({ other }, t) => `${t.order(other)} comes the other way, and two units change places only if one of them goes by convoy`,
  'stand-off': ({ to, rival }, t) => `${t.order(rival)} comes with the same strength, so neither enters ${t.place(to)}`,
  beleaguered: ({ unit, attacks }, t) => `${t.all(attacks.map(t.order))} hold each other up, so ${t.unit(unit)} stays where it is`,
  'head-to-head': ({ other }, t) => `${t.order(other)} comes the other way: each has to beat the attack of the other`,
  'bare-defence': ({ order, strength }, t) => `${t.unitOf(order)} defends with its bare ${strength}, which is more than its own attack`,
  'beaten-rival': ({ order, by }, t) =>
    `${t.order(order)} lost head-to-head to ${t.unitOf(by)}, so it keeps nobody out of the place that unit came from`,
  'failed-to-leave': ({ order, strength }, t) =>
    `${t.unitOf(order)} was told to go and did not get away: it defends with its own ${strength}, and no support to hold counts`,
  'not-attacked': ({ unit }, t) => `Nobody attacked ${t.unit(unit)}`,
  cut: ({ support, by, strength, left, dislodged }, t) => {
    const attack = t.all(by.map(t.order));
    if (dislodged) return `The support of ${t.unitOf(support)} is lost: ${attack} dislodges it`;
    const comes = `${attack} ${many(by, 'comes', 'come')} with ${strength}`;
    if (left > 0)
      return `${comes}, and the strongest single attack takes ${strength} of the support of ${t.unitOf(support)}: ${left} is left`;
    return `${comes} and ${many(by, 'cuts', 'cut')} the support of ${t.unitOf(support)}`;
  },
  'not-cut': ({ support, by, why }, t) =>
    `${t.order(by)} does not cut the support of ${t.unitOf(support)}: ${
      {
        'own-power': 'it is of the same power',
        'under-attack': 'that support is given against this very unit, and it does not dislodge its supporter',
        'from-there': 'it comes from the place that support is given for, and does not dislodge its supporter',
        zero: 'it comes with 0',
        'no-path': 'no convoy carried it',
      }[why]
    }`,
  'support-left-out': ({ support, attack, strength }, t) =>
    `${t.order(support)} does not help to cut the support for an attack on itself: there ${t.order(attack)} counts ${strength}`,
  'mutual-cut': ({ supports }, t) => `${t.all(supports.map(t.order))} would decide one another, so none of them is given`,
  void: ({ help, did, written }, t) => {
    const unit = t.unitOf(did);
    const none = `The ${help.kind === 'convoy' ? 'convoy' : 'support'} of ${t.unitOf(help)} does not count`;
    if (did.kind === 'rapid') return `${none}: ${unit} is on a rapid river move, which takes no support to move nor to hold`;
    if (help.kind === 'support' && help.to === undefined) return `${none}: ${unit} was told to go, and so takes no support to hold`;
    if (did.kind === 'raise') return `${none}: ${unit} raised a fleet, which counts as holding`;
    if (did.kind === 'move') return `${none}: the order was ${t.order(did)}`;
    return written ? `${none}: ${unit} was not told to go anywhere` : `${none}: ${unit} had no order`;
  },
  'against-own': ({ support, unit }, t) =>
    `The support of ${t.unitOf(support)} does not count against ${t.unit(unit)}, which is of the same power`,
  carried: ({ fleets }, t) => `It was carried by ${t.all(fleets.map(t.unit))}`,
  'other-route': ({ lost }, t) => `${t.all(lost.map(t.unit))} ${many(lost, 'was', 'were')} dislodged, but another chain of fleets was left`,
  'by-land': ({ fleets }, t) =>
    `${t.all(fleets.map(t.unit))} would have carried it, but it went by land: its order did not ask for a convoy`,
  'no-fleets': ({ to }, t) => `No fleet was ordered to carry it to ${t.place(to)}`,
  gap: ({ fleets }, t) => `The chain of ${t.all(fleets.map(t.unit))} does not reach all the way`,
  'fleet-lost': ({ fleet, by }, t) => `${t.unit(fleet)}, which was to carry it, is dislodged${by ? ` by ${t.order(by)}` : ''}`,
  'convoy-broken': ({ fleet, by }, t) =>
    `${by ? t.order(by) : 'A fleet'} attacked ${t.unit(fleet)}, which was to carry it: on a river a fleet’s attack breaks the convoy, whatever comes of it`,
  'off-route': ({ fleet }, t) => `No chain of fleets that held led by way of ${t.unit(fleet)}`,
  majority: ({ order, powers, whole }, t) => `The vote for ${t.unitOf(order)}: ${powers} of ${whole} powers, and enough units`,
  'no-majority': ({ order, short, whole }, t) => {
    const none = `No vote for ${t.unitOf(order)} had a majority`;
    if (short === undefined) return none;
    const agreed = `${short.powers} of ${whole} powers agreed`;
    return short.of === 'units' ? `${none}: ${agreed}, but without enough units` : `${none}: at most ${agreed}`;
  },
  firm: ({ unit, why }, t) =>
    why === 'illusion'
      ? `The virtual army lets ${t.unit(unit)} hold with one more`
      : `${t.unit(unit)} stays on a capital and holds with one more`,
  guarded: ({ to }, t) => `The virtual army of ${t.place(to)} has to be beaten as well`,
  underway: ({ to }, t) => `It goes to ${t.place(to)} beneath the earth`,
  raid: ({ unit, to }, t) => `${t.unit(unit)} raids a coast: it comes to ${t.place(to)} with 2`,
  'by-rule': ({ rule, unit, as, by }, t) =>
    `${ruleName(rule, 'en')}: ${t.unit(unit)} ${VERBS[as]} with ${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`,
  cornered: ({ unit, by }, t) =>
    `All the last units of ${t.power(unit.power)} would have been annihilated: cornered, ${t.unit(unit)} withstands with ${by} more`,
  paradox: ({ fleets }, t) =>
    `Its own attack would decide whether its convoy (${t.all(fleets.map(t.unit))}) holds; such an army stays and cuts nothing`,
  retreats: ({ unit, open, closed }, t) => {
    const where = open.length > 0 ? `Open to ${t.unit(unit)}: ${t.all(open.map(t.place))}` : `No retreat is open to ${t.unit(unit)}`;
    const shut = byReason(closed).map(([why, places]) => `${t.all(places.map(t.place))}, ${CLOSED[why]}`);
    return `${where}${shut.length > 0 ? `. Closed: ${shut.join('; ')}` : ''}`;
  },
  clash: ({ to, others }, t) => `${t.all(others.map(t.unitOf))} retreated to ${t.place(to)} too, so all of them disband`,
  farthest: ({ unit }, t) => `${t.power(unit.power)} left removals to the rules, which take the unit farthest from its centres first`,
  wall: ({ owner, facing, by, occupant }, t) =>
    `The wall of ${t.place(owner)} faces ${t.place(facing)}${by === 'support' ? ', where a support comes from' : ''}, ` +
    `and a unit of ${t.power(occupant.power)} stood behind it at the start`,
  'wall-idle': ({ owner, facing, why }, t) => {
    if (why === 'attackers-side') return `The wall between ${t.place(owner)} and ${t.place(facing)} defends ${t.place(owner)} alone`;
    const but = {
      empty: `nobody stood in ${t.place(owner)} at the start`,
      own: `the unit in ${t.place(owner)} was of the same power`,
      'support-cut': 'nothing is left of the support from there',
    }[why];
    return `The wall of ${t.place(owner)} faces ${t.place(facing)} but takes nothing: ${but}`;
  },
  fortress: ({ unit, as, into }, t) =>
    `${t.unit(unit)} ${as === 'attack' ? 'attacks' : 'supports'} with 2: it is a fleet on a river or at sea, and ${t.place(into)} lies next to it on a river`,
  'fortress-hold': ({ unit }, t) => `${t.unit(unit)} defends with 2: it is a fleet on a river`,
  'no-fortress': ({ unit, as, into, why }, t) => {
    const because = {
      sea: `${t.place(into)} is a sea`,
      'no-river': `${t.place(into)} is on no river`,
      'from-coast': 'it is neither on a river nor at sea',
    }[why];
    return `${t.unit(unit)} ${as === 'attack' ? 'attacks' : 'supports'} with 1, not 2: ${because}`;
  },
  'no-fortress-hold': ({ unit }, t) => `${t.unit(unit)} defends with 1, not 2: it is not on a river`,
  reverted: ({ unit, to }, t) =>
    `${t.unit(unit)} could reach ${t.place(to)} only as an army, so it became one first, whatever came of its order`,
  raise: ({ unit }, t) =>
    `${t.unit(unit)} was raising a fleet, which counts as holding and fails only by being dislodged; until the end it is an army`,
  'rapid-free': () => 'Every space on its way was vacant or held by its own side, and the last one was vacant',
  'rapid-unit': ({ at, power, order }, t) =>
    `${t.place(at)} is closed: when all other orders are done, a unit of ${t.power(power)} is there, ${t.order(order)}`,
  'rapid-stand-off': ({ at, orders }, t) => `${t.all(orders.map(t.order))} stood each other off in ${t.place(at)}, which closes it`,
  'rapid-met': ({ at, fleets }, t) =>
    `On the way to ${t.place(at)} it met ${t.all(fleets.map(t.order))}: rapid fleets neither share a space nor pass each other`,
  'rapid-occupied': ({ at, order }, t) => `The last space must be vacant, and ${t.unitOf(order)} ends in ${t.place(at)}`,
  'rapid-rest': ({ at, stayed }, t) =>
    stayed
      ? `The last vacant space on its way was the one it started from, ${t.place(at)}`
      : `The last vacant space it came through is ${t.place(at)}`,
  'rapid-left': ({ unit }, t) => `${t.unit(unit)} tried to go, so it takes no support to hold where it was left`,
};

function meeting({ how, order }: Meeting, t: Telling): string {
  if (how === 'failed-to-leave') return `${t.order(order)} failed`;
  return order.kind === 'hold' ? `${t.unitOf(order)} holds` : t.order(order);
}

export const explanation: ExplanationTongue = {
  sayings,
  meeting,
  all: texts => listed(texts, 'en'),
  shortened: 'There is more to it than fits here.',
  rules: {
    move: 'moves',
    'stand-off': 'stand-off',
    'head-to-head': 'head-to-head',
    'beleaguered-garrison': 'beleaguered garrison',
    'circular-movement': 'circular movement',
    'own-unit': 'no self-dislodgement',
    'own-support': 'no self-dislodgement',
    'failed-move': 'failed moves',
    hold: 'holds',
    'support-cut': 'cutting support',
    'support-void': 'support must match',
    convoy: 'convoys',
    'convoy-routes': 'DATC 4.A.1',
    'convoy-paradox': 'convoy paradoxes, DATC 4.A.2',
    'land-or-convoy': 'DATC 4.A.3',
    retreat: 'retreats',
    build: 'adjustments',
    'civil-disorder': 'civil disorder',
    'walls-1': 'Walls 1',
    'walls-1a': 'Walls 1a',
    'walls-3': 'Walls 3',
    'walls-4': 'Walls 4',
    'walls-5': 'Walls 5',
    'fleets-1': 'Fleets 1',
    'fleets-3': 'Fleets 3',
    'fleets-6': 'Fleets 6',
    'fortress-1': 'Floating Fortress 1',
    'fortress-2': 'Floating Fortress 2',
    'fortress-3': 'Floating Fortress 3',
    'rapid-2': 'Rapid River Move 2',
    'rapid-3': 'Rapid River Move 3',
    'rapid-4': 'Rapid River Move 4',
    'rapid-5': 'Rapid River Move 5',
    'ruling-walls': 'our ruling, walls',
    'ruling-cutting': 'our ruling, cutting',
    'ruling-strength-0': 'our ruling, strength 0',
    'ruling-head-to-head': 'our ruling, head to head',
    barbarians: 'rule 2, barbarian power',
    neutrals: 'rule 3, neutrals',
    'last-units': 'rule 4, last units',
    'river-convoy': 'rule 6, river convoy',
    battles: 'decisive battles',
    illusion: 'Warhammer, Illusion',
    underways: 'Warhammer, Underways',
    'sea-raiders': 'Warhammer, Sea Raiders',
    'strong-capitals': 'Warhammer, Strong Capitals',
  },
};
