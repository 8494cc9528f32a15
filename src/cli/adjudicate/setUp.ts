import { isOpenOcean, oceanOf, withBerths } from '../../games/diplomacy/board/berths.js';
import { type Board, fleetMayStand, numberOfLocation, numberOfProvince, powerOf } from '../../games/diplomacy/board/board.js';
import { type Location, type PowerId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { DislodgedUnit, Position, Unit } from '../../games/diplomacy/board/position.js';
import type { Situation, Terms } from '../../games/diplomacy/model/state.js';
import { dealtPowers, type Variant } from '../../games/diplomacy/model/variant.js';
import { placesToReach } from '../../games/diplomacy/orders/reach.js';
import { virtualArmiesOf } from '../../games/diplomacy/orders/virtualArmies.js';
import type { Moment } from '../../games/diplomacy/phases/calendar.js';
import type { Fault } from '../../games/game.js';
import { mapped } from '../../lib/mapped.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { Called } from './askedBattles.js';
import type { AdjudicationRequest } from './question.js';

const PHASES = {
  placement: 'placement',
  movement: 'movement',
  battles: 'movement',
  retreat: 'retreats',
  adjustment: 'adjustments',
} as const;

/** The terms given in a question. Undefined if the variant offers no choices. */
export function termsAsked({ choices, board }: Variant, { options }: AdjudicationRequest): Result<Terms | undefined, Fault> {
  if (!choices) return ok(undefined);
  const { board: name, chaosDaemons: daemons, greaterEmpire: greater, strongCapitals: capitals, openOceans: oceans } = options;
  const beside = choices.chosen.parse({
    board: name ?? (options.start === undefined ? 'world' : undefined),
    daemons,
    greater,
    capitals,
    oceans,
  });
  const begun = options.start === undefined ? undefined : choices.readStart?.(JSON.stringify(options.start), beside);
  if (begun && !begun.ok) return refuse(begun.fault[0]?.fault ?? { code: 'start-expects' });
  const chosen = begun ? choices.chosen.parse({ ...beside, start: begun.value }) : beside;
  const all = choices.dealt(undefined, chosen);
  if (!all.ok) return all;
  const powers = options.powers?.map(typed => powerCalled(board, typed) ?? typed.toLowerCase()) ?? all.value;
  const stray = powers.find(power => !all.value.includes(power));
  return stray === undefined ? ok({ options: chosen, powers }) : refuse({ code: 'unknown-power', typed: stray });
}

/** The situation that a question describes. Refuses a position that cannot exist. */
export function setUp(variant: Variant, asked: AdjudicationRequest, terms?: Terms): Result<Situation, Fault> {
  const { board } = variant;
  const faults: Fault[] = hasPhase(variant, asked) ? [] : [{ code: 'no-such-phase', typed: asked.phase }];
  const place = (loc: string): Location => {
    const at = locationCalled(board, loc);
    if (at === undefined) faults.push({ code: 'unknown-place', typed: loc });
    return at ?? loc;
  };
  const power = (id: string): PowerId => {
    const called = powerCalled(board, id);
    if (called === undefined) faults.push({ code: 'unknown-power', typed: id });
    return called ?? id;
  };
  const unit = ({ power: owner, type, loc, free }: AdjudicationRequest['units'][number]): Unit => {
    const standing = { power: power(owner), type, at: type === 'A' ? provinceOf(place(loc)) : place(loc) };
    return free ? { ...standing, free } : standing;
  };
  const units = withBerths(board, mapped(asked.units, unit));
  const taken = new Set(asked.dislodged.length === 0 ? [] : units.map(u => provinceOf(u.at)));
  const contested = mapped(asked.contested, c => provinceOf(place(c)));
  const centres: Record<string, PowerId> = {};
  for (const centre in asked.sc) centres[provinceOf(place(centre))] = power(asked.sc[centre] ?? '');
  const moment = momentOf(variant, asked);
  const guards = asked.dislodged.length === 0 ? unguarded : guardsIn(variant, { units, dislodged: [], contested, centres }, moment);
  const fallen = withBerths(board, mapped(asked.dislodged, unit));
  const dislodged = mapped(asked.dislodged, (d, i): DislodgedUnit => {
    const standing = fallen[i] ?? unit(d);
    const from = d.attackerFrom == null ? null : provinceOf(place(d.attackerFrom));
    const retreats =
      d.retreats?.map(place).filter(to => !taken.has(provinceOf(to)) || isOpenOcean(board, to)) ??
      openTo(variant, standing, [...taken, ...contested, ...guards(standing.power)], d.attackerConvoyed ? null : from);
    return { ...standing, from, convoyed: d.attackerConvoyed, retreats };
  });
  const { activated, vacant, hsiungNuMost } = asked.options;
  const powers = terms?.powers ?? [...mapped(dealtPowers(variant), p => p.id), ...mapped(activated, power)];
  const capitals: Record<PowerId, string> = {};
  for (const id in asked.options.capitals) capitals[power(id)] = provinceOf(place(asked.options.capitals[id] ?? ''));
  const began: Record<PowerId, number> = {};
  for (const id in asked.options.began) began[power(id)] = asked.options.began[id] ?? 0;
  const mostCentres = { 'hsiung-nu': hsiungNuMost };
  const away = mapped(vacant, power);
  faults.push(...misplaced(variant, units), ...misplaced(variant, dislodged));
  const [fault] = faults;
  if (fault) return refuse(fault);
  const { turn, phase } = moment;
  return ok({ turn, phase, position: { units, dislodged, contested, centres }, powers, vacant: away, mostCentres, capitals, began });
}

/** Whether the variant has the phase. Battles, and battle results, exist only in variants with battles. */
function hasPhase({ calendar, battles }: Variant, { phase, won }: AdjudicationRequest): boolean {
  const isOfBattles = phase === 'battles' || won !== undefined;
  return calendar.some(c => c.phase === PHASES[phase]) && (!isOfBattles || battles === true);
}

/** Finds a location by its id, ignoring case. Returns the board's own string: comparing the same string is faster than comparing copies. */
function locationCalled(board: Board, typed: string): Location | undefined {
  const number = numberOfLocation(board, typed);
  return board.locations[number < 0 ? numberOfLocation(board, typed.toLowerCase()) : number];
}
export const calledOn = (board: Board): Called => ({
  place: typed => locationCalled(board, typed),
  power: typed => powerCalled(board, typed),
});
export const powerCalled = (board: Board, typed: string): PowerId | undefined =>
  (powerOf(board, typed) ?? powerOf(board, typed.toLowerCase()))?.id;

const unguarded = (): readonly string[] => [];

/** Places that virtual armies guard against other powers. */
function guardsIn(variant: Variant, position: Position, { turn }: Moment): (power: PowerId) => readonly string[] {
  const { guards } = virtualArmiesOf(variant, { position, turn, phase: 'movement' });
  return power => [...guards].flatMap(([at, { unit }]) => (unit.power === power ? [] : [at]));
}

/** An open ocean is closed to a retreat only if the attacker came from there. */
const openTo = (variant: Variant, unit: Unit, closed: readonly string[], from: string | null): readonly Location[] =>
  placesToReach(variant, unit).filter(
    to => oceanOf(provinceOf(to)) !== from && (isOpenOcean(variant.board, to) || !closed.includes(provinceOf(to))),
  );

/** An open ocean has room for any number of units. */
function misplaced({ board }: Variant, units: readonly Unit[]): readonly Fault[] {
  if (units.length === 0) return NO_FAULTS;
  const { provinces, open } = board;
  const seen = new Array<true | undefined>(provinces.length);
  const faults: Fault[] = [];
  for (const { type, at } of units) {
    const number = numberOfProvince(board, at);
    if (number < 0) continue;
    const stands = type === 'F' ? fleetMayStand(board, at) : provinces[number]?.kind !== 'sea';
    if (seen[number] && open?.[number] !== 1) faults.push({ code: 'two-units', at: provinceOf(at) });
    else if (!stands) faults.push({ code: 'cannot-stand', at, type });
    seen[number] = true;
  }
  return faults;
}

const NO_FAULTS: readonly Fault[] = [];

/** Fall and autumn are one season, named as in the variant's calendar. */
function momentOf({ calendar }: Variant, { season, year, phase }: AdjudicationRequest): Moment {
  const isThird = season === 'fall' || season === 'autumn';
  const called = isThird ? (calendar.find(c => c.season === 'fall' || c.season === 'autumn')?.season ?? season) : season;
  return { turn: { year, season: called }, phase: PHASES[phase] };
}
