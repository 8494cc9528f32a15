import type { Turn } from '../board/position.js';
import type { Battle } from '../model/battle/battle.js';
import type { Grants } from '../model/battle/battleGrants.js';
import type { BattleList } from '../model/battle/battleList.js';
import type { Scale } from '../model/battle/battleTerms.js';
import type { Declaration } from '../model/battle/declaration.js';
import { barredFrom } from './barred.js';
import { sideOf } from './battle.js';
import { commandersIn } from './commanders.js';
import { type DependentRule, dependenceOf, type Fought } from './dependent.js';
import { type Defender, grantLists } from './grant.js';
import type { Ground } from './ground.js';
import { absenceIn } from './lists.js';
import { type Melee, melees, placesOf } from './melee.js';
import { type Lineup, lineupOf, type SidesRule } from './sides.js';

/** How decisive battles are judged in one match. */
export interface BattleRules {
  readonly scale: Scale;
  readonly sides: SidesRule;
  readonly dependent: DependentRule;
}

/** What came of all lists: who got what, and the battles of the turn in order of places. */
export interface DrawnUp extends Grants {
  readonly battles: readonly Battle[];
}

/** Grants the lists and draws the battles up. `fought`: battles that others wait for and that have been fought. */
export function drawUp(
  ground: Ground,
  turn: Turn,
  rules: BattleRules,
  lists: readonly BattleList[],
  fought: readonly Fought[] = [],
): DrawnUp {
  const grants = grantLists(ground, lists, (melee, declared) => defenderOf(ground, rules, melee, declared));
  return { ...grants, battles: battlesOf(ground, turn, rules, lists, grants, fought) };
}

/** Who defends is found before anybody is refused, and before any battle is fought. */
function defenderOf(ground: Ground, rules: BattleRules, melee: Melee, declared: readonly Declaration[]): Defender | undefined {
  const { comesHome } = dependenceOf(ground, melees(ground, declared), rules.dependent, []);
  const { primaryDefender: power, bands } = lineupOf(ground, melee, { declared, comesHome }, rules.sides);
  const sides = bands.map(band => sideOf(rules.scale, band));
  return power === undefined ? undefined : { power, barred: barredFrom(ground, sides, power) };
}

export function battlesOf(
  ground: Ground,
  turn: Turn,
  rules: BattleRules,
  lists: readonly BattleList[],
  grants: Grants,
  fought: readonly Fought[],
): readonly Battle[] {
  const { granted } = grants;
  const formed = melees(ground, granted);
  const { comesHome, waitsFor } = dependenceOf(ground, formed, rules.dependent, fought);
  const absence = absenceIn(lists);
  const drawn = formed.map(melee => {
    const lineup = lineupOf(ground, melee, { declared: granted, comesHome }, rules.sides, absence);
    return { melee, lineup, sides: lineup.bands.map(band => sideOf(rules.scale, band)) };
  });
  const commanders = commandersIn(ground, drawn, lists, grants);
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
const idOf = (ground: Ground, { year, season }: Turn, melee: Melee): string => `${year}-${season}-${placesOf(ground, melee)}`;
