import type { Detail } from './tongue.js';

/** What may have been overlooked in orders that are on file, by the code of the warning. */
export const warnings = {
  'placements-first': (d: Detail) =>
    `Armies still to be placed within the band: ${d.count('missing')}. This build in a centre counts only if they are placed too.`,
  'supports-unordered': (d: Detail) =>
    `Your unit in ${d.place('of')} has no order yet: this support counts only if it goes to ${d.place('to')}.`,
  'supports-no-move': (d: Detail) => `Your unit in ${d.place('of')} is not ordered to go to ${d.place('to')}: this support does nothing.`,
  'supports-other-move': (d: Detail) =>
    `Your unit in ${d.place('of')} is ordered to ${d.place('goes')}, not to ${d.place('to')}: this support does nothing.`,
  'supports-hold-of-mover': (d: Detail) =>
    `Your unit in ${d.place('of')} is ordered to go, so it takes no support to hold: this support does nothing.`,
  'supports-rapid-move': (d: Detail) =>
    `Your fleet in ${d.place('of')} is ordered on a rapid river move, which cannot be supported: this support does nothing.`,
  'supports-move-of-raise': (d: Detail) =>
    `Your army in ${d.place('of')} is ordered to raise a fleet, which counts as holding: support it to hold instead.`,
  'convoys-other-move': (d: Detail) => `Your army in ${d.place('of')} is not ordered to go to ${d.place('to')}: this convoy does nothing.`,
  'needs-convoy': (d: Detail) => `No fleet of yours is ordered to carry it to ${d.place('to')}: it goes only if another power’s fleets do.`,
  'convoy-too-short': (d: Detail) =>
    `Your fleets do not carry it all the way to ${d.place('to')}: it goes only if another power’s fleets help.`,
  'swaps-own-unit': (d: Detail) => `Your unit in ${d.place('with')} comes the other way: without a convoy neither gets past the other.`,
  'own-unit-stays': (d: Detail) => `Your unit in ${d.place('at')} stays there, so this one cannot get in.`,
  'own-unit-unordered': (d: Detail) => `Your unit in ${d.place('at')} has no order yet: unless it leaves, this one cannot get in.`,
  'goes-with-stronger': (d: Detail) =>
    `Your unit in ${d.place('with')} is ordered to ${d.place('to')} too and has the better of this one, which cannot get in.`,
  'bounces-own-unit': (d: Detail) =>
    `Your unit in ${d.place('with')} is ordered to ${d.place('to')} too, with the same strength: unless others help one of them, neither gets in.`,
  'goes-with-rapid': (d: Detail) => `Your fleet in ${d.place('with')} is to end in ${d.place('to')} too: they stop each other.`,
  'wall-leaves-nothing': (d: Detail) =>
    `The wall of ${d.place('to')} takes 1 from this attack and leaves 0: unless others support it, it cuts no support and dislodges nobody.`,
  'becomes-army': (d: Detail) => `The fleet in ${d.place('at')} can do that only as an army: it becomes one even if the order fails.`,
  'retreats-with-own-unit': (d: Detail) =>
    `Your unit in ${d.place('with')} is to retreat to ${d.place('to')} too: both would be disbanded.`,
  'retreats-with-voted': (d: Detail) =>
    `You ask the neutral in ${d.place('with')} to retreat to ${d.place('to')} too: if that carries, both are disbanded.`,
  'helps-voted-hold': (d: Detail) =>
    `The unit in ${d.place('of')} is a neutral’s: it takes support to hold unless a majority orders it to go.`,
  'helps-voted-mover': (d: Detail) => `You ask the neutral in ${d.place('of')} to go: if that carries, this support to hold does nothing.`,
  'helps-voted-move': (d: Detail) =>
    `The unit in ${d.place('of')} is a neutral’s: it goes to ${d.place('to')} only if a majority asks for it as you do.`,
  'helps-voted-unasked': (d: Detail) =>
    `The unit in ${d.place('of')} is a neutral’s: it goes to ${d.place('to')} only if a majority asks for it, and you do not yet.`,
  'helps-voted-otherwise': (d: Detail) =>
    `You ask the neutral in ${d.place('of')} for something else than to go to ${d.place('to')}: only one of the two can count.`,
  'hits-voted': (d: Detail) => `A neutral stands in ${d.place('at')}: unless a majority orders it away, it stays and withstands.`,
  'retreats-as-army': (d: Detail) => `The fleet in ${d.place('at')} can go to ${d.place('to')} only as an army, and becomes one.`,
};
