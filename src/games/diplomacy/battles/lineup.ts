import type { Piece } from '../adjudication/orderGraph.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import type { Declaration } from '../model/battle/declaration.js';
import { type Battleground, compareTexts, nameOf, spaceAt } from './battleground.js';
import { type ContenderGroup, type ContentionRules, groupsAt, membersOf, strengthOf } from './contenderGroups.js';
import type { DeclaredBattle } from './declaredBattles.js';
import { declarerOf } from './mayDeclare.js';
import { fleetsIn, isOcean } from './oceanFleets.js';

/** A side before its size is computed: a declaring group, or those who fight for the status quo. */
export interface LineupSide {
  /** Undefined for the status quo. */
  readonly declared: Declaration | undefined;
  readonly leader: PowerId;
  readonly groups: readonly ContenderGroup[];
}

/** Who is absent from a battle: nations refused by the primary defender, and nations that keep their groups away from a place. */
export interface BattleAbsence {
  readonly refused: (by: PowerId, power: PowerId, at: readonly ProvinceId[]) => boolean;
  readonly away: (power: PowerId, at: ProvinceId) => boolean;
}
const NOBODY_ABSENT: BattleAbsence = { refused: () => false, away: () => false };

/** Who fights whom in one battle. */
export interface Lineup {
  readonly sides: readonly LineupSide[];
  readonly primaryDefender: PowerId | undefined;
  /** Nations that would have fought or supported but are refused or stay away. */
  readonly refused: readonly PowerId[];
}

/** How nations that do not declare form sides: all together, or each nation by itself. */
export type SidesRule = 'coalition' | 'separate';

export function lineupOf(
  ground: Battleground,
  contest: DeclaredBattle,
  contention: ContentionRules,
  rule: SidesRule,
  absence: BattleAbsence = NOBODY_ABSENT,
): Lineup {
  const attackers = contest.declared.map(d => declaredSide(ground, contest, contention, d));
  const others = statusQuo(ground, contest, contention);
  const primaryDefender = primaryDefenderOf(ground, contest, others);
  if (primaryDefender === undefined) return { sides: attackers, primaryDefender, refused: [] };
  const { groups, refused } = withoutAbsent(others, contest, primaryDefender, rule, absence);
  return { sides: [...attackers, ...defendingSides(groups, primaryDefender, rule)], primaryDefender, refused };
}

function defendingSides(groups: readonly ContenderGroup[], primaryDefender: PowerId, rule: SidesRule): readonly LineupSide[] {
  if (rule === 'coalition') return [{ declared: undefined, leader: primaryDefender, groups }];
  return leadersOf(groups).map(leader => ({ declared: undefined, leader, groups: groups.filter(g => g.leader.power === leader) }));
}

const leadersOf = (groups: readonly ContenderGroup[]): readonly PowerId[] =>
  [...new Set(groups.map(g => g.leader.power))].sort(compareTexts);

function declaredSide(ground: Battleground, contest: DeclaredBattle, contention: ContentionRules, declared: Declaration): LineupSide {
  const leader = declarerOf(ground, declared);
  const main = groupsAt(ground, declared.at, contention).find(group => membersOf(group).includes(leader));
  if (!main) throw new Error(`${declared.unit} declares at ${declared.at} and does not contend there`);
  const bound = declaredUnits(ground, contest);
  const helping = leader.supports.filter(s => s.helps === leader && isFoughtFor(contest, s)).flatMap(s => holdersOf(s, bound));
  const { power, unit, kind, at } = declared;
  return { declared: { power, unit, kind, at }, leader: declared.power, groups: [{ ...main, supports: [...main.supports, ...helping] }] };
}

/**
 * The units that support `helper` to hold, except those that fight for a declared side. `helper` was ordered to support a declared side,
 * and its own place is fought for too.
 */
const holdersOf = (helper: Piece, bound: ReadonlySet<Piece>): readonly Piece[] =>
  helper.supports.filter(s => s.givenLeast > 0 && !bound.has(s));

const isFoughtFor = ({ at }: DeclaredBattle, { space }: Piece): boolean => at.includes(space.id);

/** The units that lead a declared side or were ordered to support one. They fight nowhere else in the battle. */
function declaredUnits(ground: Battleground, { declared }: DeclaredBattle): ReadonlySet<Piece> {
  return new Set(declared.map(d => declarerOf(ground, d)).flatMap(leader => [leader, ...leader.supports]));
}

/**
 * The groups of nations that do not declare. No unit is in two of them: a battle has several places only if the units that were there lead a
 * declared side or were ordered to support one.
 */
function statusQuo(ground: Battleground, contest: DeclaredBattle, contention: ContentionRules): readonly ContenderGroup[] {
  const bound = declaredUnits(ground, contest);
  const declaring = new Set(contest.declared.map(d => d.power));
  return contest.at
    .flatMap(at => groupsAt(ground, at, contention))
    .filter(({ leader }) => !declaring.has(leader.power) && !bound.has(leader))
    .map(group => ({ ...group, supports: group.supports.filter(s => !bound.has(s)) }));
}

/**
 * The nation with the strongest group. In a tie the nation whose unit began the turn there, then the first by id. Undefined if there are no
 * groups.
 */
function primaryDefenderOf(ground: Battleground, { at }: DeclaredBattle, groups: readonly ContenderGroup[]): PowerId | undefined {
  const began = new Set(at.flatMap(place => beganIn(ground, place)));
  const strongest = (power: PowerId): number => Math.max(...groups.filter(g => g.leader.power === power).map(strengthOf));
  const stood = (power: PowerId): number => (began.has(power) ? 0 : 1);
  return [...leadersOf(groups)].sort((a, b) => strongest(b) - strongest(a) || stood(a) - stood(b) || compareTexts(a, b))[0];
}

function beganIn(ground: Battleground, place: ProvinceId): readonly PowerId[] {
  if (isOcean(ground, place)) return fleetsIn(ground, place).map(({ power }) => power);
  const space = spaceAt(ground, place);
  return [space?.occupant, space?.guard].flatMap(piece => piece?.power ?? []);
}

/**
 * Removes nations that are refused or stay away: their groups with all supports for those, and their supports for others, except supports
 * for the primary defender. With separate sides nobody is refused, but nations may stay away.
 */
function withoutAbsent(
  groups: readonly ContenderGroup[],
  { at }: DeclaredBattle,
  defender: PowerId,
  rule: SidesRule,
  absence: BattleAbsence,
): { readonly groups: readonly ContenderGroup[]; readonly refused: readonly PowerId[] } {
  const refused = new Set<PowerId>();
  const isAway = (power: PowerId): boolean => power !== defender && at.some(place => absence.away(power, place));
  const isRefused = (power: PowerId): boolean => rule === 'coalition' && power !== defender && absence.refused(defender, power, at);
  const stays = ({ leader }: ContenderGroup): boolean => !isRefused(leader.power) && !isAway(leader.power);
  const left = groups.filter(group => {
    if (!stays(group)) refused.add(group.leader.power);
    return stays(group);
  });
  const helped = left.map(group => {
    if (group.leader.power === defender) return group;
    const turned = group.supports.filter(s => isRefused(s.power) || isAway(s.power));
    for (const s of turned) refused.add(s.power);
    return turned.length === 0 ? group : { ...group, supports: group.supports.filter(s => !turned.includes(s)) };
  });
  return { groups: helped, refused: inOrder(refused) };
}

const inOrder = (powers: ReadonlySet<PowerId>): readonly PowerId[] => [...powers].sort(compareTexts);

/** The names of all units on a side. */
export const unitsIn = ({ groups }: LineupSide): readonly string[] => [
  ...new Set(groups.flatMap(g => [...membersOf(g), ...g.supports].map(nameOf))),
];
