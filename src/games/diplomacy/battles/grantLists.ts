import type { PowerId } from '../board/location.js';
import type { BattleGrants, GrantedEntry } from '../model/battle/battleGrants.js';
import { type BattleList, type Commander, type ListEntry, listOf } from '../model/battle/battleList.js';
import { type Declaration, isSameDeclaration } from '../model/battle/declaration.js';
import type { Battleground } from './battleground.js';
import { type DeclaredBattle, declaredBattles } from './declaredBattles.js';

/** The primary defender of a battle, and the commanders who may not command for it there. */
export interface Defender {
  readonly power: PowerId;
  readonly barred: readonly Commander[];
}

/** Finds the primary defender of a battle. Undefined if only declaring nations contend. */
export type DefenderOf = (contest: DeclaredBattle, declared: readonly Declaration[]) => Defender | undefined;

/**
 * Grants the entries of lists in rounds, all seats at once. In each round every seat gets its next entry, battles are formed, and in order
 * of places each primary defender provides a free commander or, if it has none, the commander of its last entry, which is crossed off. Ends
 * when no entries are left. The order of the lists does not matter.
 */
export function grantLists(ground: Battleground, lists: readonly BattleList[], defenderOf: DefenderOf): BattleGrants {
  let grants: BattleGrants = { granted: [], crossedOff: [], defences: [] };
  for (;;) {
    const next = lists.flatMap(list => nextOf(ground, list, grants) ?? []);
    if (next.length === 0) return grants;
    const more = withoutSecond(ground, lists, [...grants.granted, ...next]);
    grants = callDefenders(ground, lists, { ...grants, granted: more }, defenderOf);
  }
}

const asGranted = ({ declaration, commander }: ListEntry): GrantedEntry => ({ ...declaration, commander });
const isAbout =
  ({ declaration }: ListEntry) =>
  (other: Declaration): boolean =>
    isSameDeclaration(other, declaration);

/** The entries that can still be granted: not granted, not crossed off, and not void because of granted ones. */
function openEntries(ground: Battleground, { power, entries }: BattleList, grants: BattleGrants): readonly ListEntry[] {
  const done = [...grants.granted, ...grants.crossedOff];
  return entries.filter(entry => !done.some(isAbout(entry)) && !isVoid(ground, grants.granted, { ...asGranted(entry), power }));
}

const nextOf = (ground: Battleground, list: BattleList, grants: BattleGrants): GrantedEntry | undefined => {
  const [first] = openEntries(ground, list, grants);
  return first && asGranted(first);
};

/** Whether an entry is void: a nation declares only once per battle. */
const isVoid = (ground: Battleground, others: readonly GrantedEntry[], entry: GrantedEntry): boolean =>
  declaredBattles(ground, [...others, entry]).some(
    ({ declared }) => declared.includes(entry) && declared.some(d => d !== entry && d.power === entry.power),
  );

/** Drops second declarations. If other nations' declarations merge two battles of a nation, its first entry on the list counts. */
function withoutSecond(ground: Battleground, lists: readonly BattleList[], all: readonly GrantedEntry[]): readonly GrantedEntry[] {
  const rank = (d: GrantedEntry): number => listOf(lists, d.power).entries.findIndex(entry => isAbout(entry)(d));
  const second = declaredBattles(ground, all).flatMap(({ declared }) =>
    declared.filter(d => declared.some(other => other.power === d.power && rank(other) < rank(d))),
  );
  return second.length === 0
    ? all
    : withoutSecond(
        ground,
        lists,
        all.filter(d => !second.includes(d)),
      );
}

function callDefenders(ground: Battleground, lists: readonly BattleList[], grants: BattleGrants, defenderOf: DefenderOf): BattleGrants {
  return declaredBattles(ground, grants.granted).reduce((sofar, contest) => {
    const defender = defenderOf(contest, sofar.granted);
    const isCalled = sofar.defences.some(d => d.power === defender?.power && d.at.some(place => contest.at.includes(place)));
    return defender === undefined || isCalled ? sofar : callUpon(ground, listOf(lists, defender.power), sofar, contest, defender.barred);
  }, grants);
}

/**
 * Calls upon the primary defender for a commander: its first commander without an entry or battle, otherwise the commander of its last open
 * entry, which is crossed off. Barred commanders are skipped.
 */
function callUpon(
  ground: Battleground,
  list: BattleList,
  grants: BattleGrants,
  { at }: DeclaredBattle,
  barred: readonly Commander[],
): BattleGrants {
  const { power, commanders } = list;
  const open = openEntries(ground, list, grants);
  const taken = [...grants.granted.filter(d => d.power === power), ...grants.defences.filter(d => d.power === power), ...open];
  const free = commanders.find(commander => !barred.includes(commander) && !taken.some(one => one.commander === commander));
  if (free !== undefined) return { ...grants, defences: [...grants.defences, { at, power, commander: free }] };
  const last = open.findLast(({ commander }) => !barred.includes(commander));
  if (!last) return grants;
  return {
    ...grants,
    crossedOff: [...grants.crossedOff, asGranted(last)],
    defences: [...grants.defences, { at, power, commander: last.commander }],
  };
}
