import { inert } from '../userText.js';
import type { Detail } from './tongue.js';

const BOARDS: Readonly<Record<string, string>> = { world: 'the whole world', 'old-world': 'the Old World' };

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'an object with braces',
  record: 'an object with braces',
};

/** Why a custom start was not accepted, by the code of the fault. */
const startFaults = {
  'start-not-json': (d: Detail) => `This is not JSON (${inert(d.typed('typed'))}).`,
  'start-too-deep': () => 'The brackets are nested too deeply.',
  'start-key-twice': (d: Detail) => `“${inert(d.typed('typed'))}” is there twice.`,
  'start-unknown-field': (d: Detail) => `There is no field “${inert(d.typed('typed'))}”.`,
  'start-expects': (d: Detail) => `${EXPECTED[d.typed('kind')] ?? 'something else'} is expected here.`,
  'start-empty': () => 'An empty text says nothing.',
  'start-too-long': () => 'This is longer than it may be.',
  'start-settles': (d: Detail) =>
    `A custom start says who is played and with what, so “${inert(d.typed('typed'))}” cannot be chosen beside it.`,
  'start-too-few': () => 'At least two powers are played.',
  'unknown-power': (d: Detail) => `There is no power called “${inert(d.typed('typed'))}”.`,
  'start-power-twice': (d: Detail) => `${d.power('power')} is there already under another name.`,
  'start-no-home': (d: Detail) => `${d.power('power')} has no home.`,
  'start-no-unit': (d: Detail) => `${d.power('power')} has no unit.`,
  'start-no-unit-so': (d: Detail) => `“${inert(d.typed('typed'))}” is no unit: write A or F and its place.`,
  'start-no-centre': (d: Detail) => `${d.place('at')} is no supply centre, so it is nobody’s home.`,
  'start-home-twice': (d: Detail) => `${d.place('at')} is a home of ${d.power('power')} already.`,
  'start-capital-elsewhere': (d: Detail) => `${d.place('at')} is no home of ${d.power('power')}, so it cannot be its capital.`,
  'start-closed': (d: Detail) => `${d.place('at')} is closed: nothing stands there.`,
  'start-off-board': (d: Detail) => `${d.place('at')} is not on the board that is played.`,
  'two-units': (d: Detail) => `There is a unit in ${d.place('at')} already.`,
  'cannot-stand': (d: Detail) => `${d.unitTypeFirst('type')} cannot stand in ${d.place('at')}.`,
};

/** Why a line of orders was not accepted, by the code of the fault. */
export const faults = {
  'not-understood': (d: Detail) => `I cannot make an order out of “${inert(d.typed('typed'))}”.`,
  'unknown-place': (d: Detail) => `There is no place called “${inert(d.typed('typed'))}”.`,
  'ambiguous-place': (d: Detail) => `“${inert(d.typed('typed'))}” may be ${d.either('candidates')}. Which one?`,
  'ambiguous-order': (d: Detail) => `“${inert(d.typed('typed'))}” may be read in more ways than one: ${d.texts('candidates')}. Which one?`,
  'unknown-coast': (d: Detail) => `${d.place('at')} has no such coast.`,
  'coast-needed': (d: Detail) => `Which coast of ${d.place('at')}?`,
  'type-needed': (d: Detail) => `An army or a fleet in ${d.place('at')}?`,
  'wrong-type': (d: Detail) => `The unit in ${d.place('at')} is ${d.unitType('type')}.`,
  'no-unit': (d: Detail) => (d.has('at') ? `There is no unit in ${d.place('at')}.` : 'There is no such unit.'),
  'not-your-unit': (d: Detail) => `The unit in ${d.place('at')} is not yours to order.`,
  'not-dislodged': (d: Detail) => `The unit in ${d.place('at')} was not dislodged.`,
  'not-beside': (d: Detail) => `${d.unitTypeFirst('type')} cannot go from ${d.place('from')} to ${d.place('to')}.`,
  'already-there': (d: Detail) => `It is in ${d.place('at')} already.`,
  'no-such-order': (d: Detail) => `This game has no such order: ${d.orderKind('kind')}.`,
  'cannot-raise': (d: Detail) => `No fleet can be raised in ${d.place('at')}: only an army on a coast or a river can become one.`,
  'cannot-rapid': (d: Detail) =>
    `That is no rapid river move: from ${d.place('at')}, one to three steps along one river, with a sea only as the first or the last space.`,
  'rapid-not-supported': () => 'A rapid river move cannot be supported.',
  'nobody-there': (d: Detail) => `There is no unit in ${d.place('at')} to support.`,
  'supports-itself': () => 'A unit cannot support itself.',
  'supports-into-own-place': () => 'A unit cannot support a move into the place where it stands.',
  'cannot-support-into': (d: Detail) =>
    `${d.unitTypeFirst('type')} in ${d.place('from')} cannot go to ${d.place('to')}, so it cannot give support there.`,
  'supported-cannot-go': (d: Detail) => `The unit in ${d.place('at')} cannot go to ${d.place('to')}, so there is nothing to support.`,
  'cannot-convoy-here': (d: Detail) =>
    `The unit in ${d.place('at')} cannot convoy: that takes a fleet at sea${d.has('rivers') ? ' or in a river province' : ''}.`,
  'no-army-there': (d: Detail) => `There is no army in ${d.place('at')} to convoy.`,
  'no-convoy-route': (d: Detail) => `No chain of fleets leads to ${d.place('at')}.`,
  'not-now': (d: Detail) => `This is not the time for such an order: ${d.orderKind('kind')}.`,
  'not-in-this-phase': (d: Detail) => `That is an order for another phase: ${d.phase('of')}.`,
  'cannot-retreat-there': (d: Detail) => `The unit in ${d.place('at')} cannot retreat to ${d.place('to')}.`,
  'no-builds': () => 'You have nothing to build.',
  'no-removals': () => 'You have nothing to remove.',
  'too-many-builds': (d: Detail) => `You may build ${d.count('due')} and have ordered as many already. Clear one first.`,
  'too-many-removals': (d: Detail) => `You must remove ${d.count('due')} and have ordered as many already. Clear one first.`,
  'not-your-centre': (d: Detail) => `You do not own ${d.place('at')}.`,
  'not-vacant': (d: Detail) => `A unit stands in ${d.place('at')}: nothing can be built there.`,
  'not-a-home': (d: Detail) => `Nothing can be built in ${d.place('at')}: it is not a home centre of yours.`,
  'not-in-band': (d: Detail) => `${d.place('at')} is no province of the band, and armies are placed only there.`,
  'nobody-plays': (d: Detail) => `Nobody plays ${d.power('power')}: its units do what the powers agree on by vote.`,
  'no-vote': (d: Detail) => `${d.power('of')} is ordered by vote, and only powers that are in the game and have a player vote.`,
  'nations-dealt': (d: Detail) =>
    `${d.count('least')} to ${d.count('most')} players: ${BOARDS[d.typed('board')] ?? ''}; so many${d.has('more') ? `, less ${d.count('more')},` : ''} of ${d.powers('powers')}, in this order.`,
  'nations-named': (d: Detail) => `The board is ${BOARDS[d.typed('board')] ?? ''}, the nations are ${d.powers('powers')}.`,
  'custom-start': () => 'The game begins from a custom start.',
  'shared-not-played': (d: Detail) => `${d.power('power')} is not played, so nobody can share it.`,
  'no-unit-to-share': (d: Detail) => `No unit of ${d.power('power')} begins in ${d.place('at')}.`,
  'nothing-left-to-share': (d: Detail) => `One unit of ${d.power('power')} must be left for its own seat.`,
  duchy: (d: Detail) =>
    `Duchies: seat ${d.count('seat')} of ${d.power('power')} orders the units that begin in ${d.places('places')}; the first orders the rest, and builds.`,
  ...startFaults,
  'correction-unclear': (d: Detail) =>
    `“${inert(d.typed('typed'))}” says nothing of a position: write whose it is, a colon, and a unit or a centre.`,
  'not-while-fighting': () => 'While battles are fought the position stays as it is.',
  'battles-unfought': () =>
    'Its battles are still to be fought: what was declared is secret, and not in the file. Export it when they are over.',
  'other-variant': () => 'This is the position of another game.',
  'no-such-moment': () => 'This game has no such phase at that time of the year.',
  'not-played': (d: Detail) => `Nobody plays ${d.power('power')} in this game.`,
  'no-centre': (d: Detail) => `${d.place('at')} is no supply centre.`,
  'so-already': () => 'That is so already.',
  'which-fleet': (d: Detail) => `There are ${d.count('most')} fleets in ${d.place('at')}. Which one? Write its number behind the name: #1.`,
  'not-on-board': (d: Detail) => `${d.power('power')} is not on that board.`,
  'virtual-not-ordered': () => 'Nobody orders a virtual army.',
  'no-virtual-army': (d: Detail) => `No virtual army is in ${d.place('at')} this turn, nor comes there so.`,
  'two-nations': () => 'Name two nations or more, each of them once.',
  'own-armies-alone': (d: Detail) => `Only armies of its own nation support what comes to ${d.place('at')}.`,
  'needs-no-centre': (d: Detail) => `The army in ${d.place('at')} needs no centre and is not removed.`,
  'not-your-city': (d: Detail) => `${d.place('at')} is not one of your cities.`,
  'cannot-build': (d: Detail) => `${d.unitTypeFirst('type')} cannot be built in ${d.place('at')}.`,
};
