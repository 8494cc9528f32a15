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

/** How decisive battles are judged in one match. */
export interface BattleRules {
  readonly scale: PointScale;
  readonly sides: SidesRule;
  readonly dependent: DependentRule;
}

/** What came of all lists: who got what, and the battles of the turn in order of places. */
export interface FormedBattles extends BattleGrants {
  readonly battles: readonly Battle[];
}

/** Grants the lists and draws the battles up. `fought`: battles that others wait for and that have been fought. */
export function formBattles(
  ground: Battleground,
  turn: Turn,
  rules: BattleRules,
  lists: readonly BattleList[],
  fought: readonly FoughtBattle[] = [],
): FormedBattles {
  const grants = grantLists(ground, lists, (melee, declared) => defenderOf(ground, rules, melee, declared));
  return { ...grants, battles: battlesOf(ground, turn, rules, lists, grants, fought) };
}

/** Who defends is found before anybody is refused, and before any battle is fought. */
function defenderOf(
  ground: Battleground,
  rules: BattleRules,
  melee: DeclaredBattle,
  declared: readonly Declaration[],
): Defender | undefined {
  const { returnsHome } = dependenceOf(ground, declaredBattles(ground, declared), rules.dependent, []);
  const { primaryDefender: power, bands } = lineupOf(ground, melee, { declared, returnsHome }, rules.sides);
  const sides = bands.map(band => sideOf(rules.scale, band));
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
  const drawn = formed.map(melee => {
    const lineup = lineupOf(ground, melee, { declared: granted, returnsHome }, rules.sides, absence);
    return { melee, lineup, sides: lineup.bands.map(band => sideOf(rules.scale, band)) };
  });
  const commanders = assignCommanders(ground, drawn, lists, grants);
  return drawn.map(({ melee, lineup, sides }, i) => ({
    id: idOf(ground, turn, melee),
    at: melee.at,
    sides,
    ...defended(lineup),
    refused: lineup.refused,
    commanders: commanders[i] ?? {},
    waitsFor: waitsFor(melee),
  }));
}

const defended = ({ primaryDefender }: Lineup) => primaryDefender !== undefined && { primaryDefender };

/** "3-fall-ALTD+REIK" */
const idOf = (ground: Battleground, { year, season }: Turn, melee: DeclaredBattle): string =>
  `${year}-${season}-${battlePlaces(ground, melee)}`;
