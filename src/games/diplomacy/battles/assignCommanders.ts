import type { PowerId } from '../board/location.js';
import type { BattleSide } from '../model/battle/battle.js';
import type { BattleGrants, CalledDefender, GrantedEntry } from '../model/battle/battleGrants.js';
import { type BattleList, type Commander, listOf } from '../model/battle/battleList.js';
import { barredFrom } from './barredCommanders.js';
import type { Battleground } from './battleground.js';
import type { DeclaredBattle } from './declaredBattles.js';

/** A battle whose armies are known. */
interface Drawn {
  readonly contest: DeclaredBattle;
  readonly sides: readonly BattleSide[];
}
type Assignment = Readonly<Record<PowerId, Commander>>;

/**
 * Assigns a commander to each nation's army in each battle: the one declared, or the one called upon as primary defender; otherwise the
 * nation's commander with the fewest battles so far, in a tie in the order player, Sepoys, Mercenaries. Goes through the battles in order
 * of places. Skips commanders where they are barred.
 */
export function assignCommanders(
  ground: Battleground,
  battles: readonly Drawn[],
  lists: readonly BattleList[],
  grants: BattleGrants,
): readonly Assignment[] {
  const fixed = battles.map(battle => fixedIn(ground, battle, grants));
  const fights = new Map<string, number>();
  for (const assignment of fixed) for (const [power, commander] of Object.entries(assignment)) count(fights, power, commander);
  return battles.map(({ sides }, i) => {
    const commanderOf = (power: PowerId): Commander =>
      fixed[i]?.[power] ?? count(fights, power, idlest(fights, listOf(lists, power), barredFrom(ground, sides, power)));
    return Object.fromEntries(nationsIn(sides).map(power => [power, commanderOf(power)]));
  });
}

const nationsIn = (sides: readonly BattleSide[]): readonly PowerId[] => [...new Set(sides.flatMap(s => s.armies.map(a => a.power)))].sort();

function fixedIn(ground: Battleground, { contest, sides }: Drawn, { granted, defences }: BattleGrants): Assignment {
  const nations = nationsIn(sides);
  const declared = granted.filter(d => contest.declared.some(({ unit, kind }) => unit === d.unit && kind === d.kind));
  const called = defences.filter(d => nations.includes(d.power) && d.at.some(place => contest.at.includes(place)));
  const mayCommand = ({ power, commander }: CalledDefender | GrantedEntry): boolean =>
    !barredFrom(ground, sides, power).includes(commander);
  const chosen = [...called.toReversed(), ...declared].filter(mayCommand);
  return Object.fromEntries(chosen.map(({ power, commander }) => [power, commander]));
}

const keyOf = (power: PowerId, commander: Commander): string => `${power}/${commander}`;

function count(fights: Map<string, number>, power: PowerId, commander: Commander): Commander {
  const key = keyOf(power, commander);
  fights.set(key, (fights.get(key) ?? 0) + 1);
  return commander;
}

function idlest(fights: ReadonlyMap<string, number>, { power, commanders: all }: BattleList, barred: readonly Commander[]): Commander {
  const commanders = all.filter(commander => !barred.includes(commander));
  const battles = (commander: Commander): number => fights.get(keyOf(power, commander)) ?? 0;
  return commanders.reduce((best, one) => (battles(one) < battles(best) ? one : best), commanders[0] ?? power);
}
