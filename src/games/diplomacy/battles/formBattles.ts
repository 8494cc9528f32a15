import type { Turn } from '../board/position.js';
import type { Battle } from '../model/battle/battle.js';
import type { BattleGrants } from '../model/battle/battleGrants.js';
import type { BattleList } from '../model/battle/battleList.js';
import type { PointScale } from '../model/battle/battleTerms.js';
import type { Declaration } from '../model/battle/declaration.js';
import { assignCommanders } from './assignCommanders.js';
import { barredFrom } from './barredCommanders.js';
import type { Battleground } from './battleground.js';
import { battlePlaces, type DeclaredBattle, declaredBattles } from './declaredBattles.js';
import { type DependentRule, dependenceOf, type FoughtBattle } from './dependentBattles.js';
import { type Defender, grantLists } from './grantLists.js';
import { type Lineup, lineupOf, type SidesRule } from './lineup.js';
import { listAbsence } from './listAbsence.js';
import { sideOf } from './sideOf.js';

/** How decisive battles of a match are judged. */
export interface BattleRules {
  readonly scale: PointScale;
  readonly sides: SidesRule;
  readonly dependent: DependentRule;
}

/** The granted entries, and the battles of the turn in order of places. */
export interface FormedBattles extends BattleGrants {
  readonly battles: readonly Battle[];
}

/** Grants the entries of the lists and forms the battles. `fought`: battles already fought, on which others may depend. */
export function formBattles(
  ground: Battleground,
  turn: Turn,
  rules: BattleRules,
  lists: readonly BattleList[],
  fought: readonly FoughtBattle[] = [],
): FormedBattles {
  const grants = grantLists(ground, lists, (contest, declared) => defenderOf(ground, rules, contest, declared));
  return { ...grants, battles: battlesOf(ground, turn, rules, lists, grants, fought) };
}

/** Finds the primary defender of a battle, before anybody is refused and before any battle is fought. */
function defenderOf(
  ground: Battleground,
  rules: BattleRules,
  contest: DeclaredBattle,
  declared: readonly Declaration[],
): Defender | undefined {
  const { returnsHome } = dependenceOf(ground, declaredBattles(ground, declared), rules.dependent, []);
  const { primaryDefender: power, sides: fighting } = lineupOf(ground, contest, { declared, returnsHome }, rules.sides);
  const sides = fighting.map(side => sideOf(rules.scale, side));
  return power === undefined ? undefined : { power, barred: barredFrom(ground, sides, power) };
}

export function battlesOf(
  ground: Battleground,
  turn: Turn,
  rules: BattleRules,
  lists: readonly BattleList[],
  grants: BattleGrants,
  fought: readonly FoughtBattle[],
): readonly Battle[] {
  const { granted } = grants;
  const formed = declaredBattles(ground, granted);
  const { returnsHome, waitsFor } = dependenceOf(ground, formed, rules.dependent, fought);
  const absence = listAbsence(lists);
  const drawn = formed.map(contest => {
    const lineup = lineupOf(ground, contest, { declared: granted, returnsHome }, rules.sides, absence);
    return { contest, lineup, sides: lineup.sides.map(side => sideOf(rules.scale, side)) };
  });
  const commanders = assignCommanders(ground, drawn, lists, grants);
  return drawn.map(({ contest, lineup, sides }, i) => ({
    id: idOf(ground, turn, contest),
    at: contest.at,
    sides,
    ...defended(lineup),
    refused: lineup.refused,
    commanders: commanders[i] ?? {},
    waitsFor: waitsFor(contest),
  }));
}

const defended = ({ primaryDefender }: Lineup) => primaryDefender !== undefined && { primaryDefender };

/** The id of a battle: "3-fall-ALTD+REIK". */
const idOf = (ground: Battleground, { year, season }: Turn, contest: DeclaredBattle): string =>
  `${year}-${season}-${battlePlaces(ground, contest)}`;
