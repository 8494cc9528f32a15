import type { PowerId } from '../board/location.js';
import type { BattleGrants, GrantedEntry } from '../model/battle/battleGrants.js';
import { type BattleList, type Commander, type ListEntry, listOf } from '../model/battle/battleList.js';
import { type Declaration, isSameDeclaration } from '../model/battle/declaration.js';
import type { Battleground } from './battleground.js';
import { type DeclaredBattle, declaredBattles } from './declaredBattles.js';

/** The nation that defends a battle, and the players who may not command it there. */
export interface Defender {
  readonly power: PowerId;
  readonly barred: readonly Commander[];
}

/** Who defends a battle that has been formed; nobody, where all declare. */
export type DefenderOf = (melee: DeclaredBattle, declared: readonly Declaration[]) => Defender | undefined;

/**
 * Rounds, all players at once: everybody gets his next entry; the battles are formed; of each, in order of places, the primary
 * defender gives a commander, or his last entry with its commander. Until no entry is left. The order of the lists changes nothing.
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

/** Neither granted nor crossed off, nor void beside what is granted. */
function openEntries(ground: Battleground, { power, entries }: BattleList, grants: BattleGrants): readonly ListEntry[] {
  const done = [...grants.granted, ...grants.crossedOff];
  return entries.filter(entry => !done.some(isAbout(entry)) && !isVoid(ground, grants.granted, { ...asGranted(entry), power }));
}

const nextOf = (ground: Battleground, list: BattleList, grants: BattleGrants): GrantedEntry | undefined => {
  const [first] = openEntries(ground, list, grants);
  return first && asGranted(first);
};

/** A nation declares once in a battle. */
const isVoid = (ground: Battleground, others: readonly GrantedEntry[], entry: GrantedEntry): boolean =>
  declaredBattles(ground, [...others, entry]).some(
    ({ declared }) => declared.includes(entry) && declared.some(d => d !== entry && d.power === entry.power),
  );

/** Where the declarations of others have made two battles of a nation one, what stands first on its list counts. */
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
  return declaredBattles(ground, grants.granted).reduce((sofar, melee) => {
    const defender = defenderOf(melee, sofar.granted);
    const isCalled = sofar.defences.some(d => d.power === defender?.power && d.at.some(place => melee.at.includes(place)));
    return defender === undefined || isCalled ? sofar : callUpon(ground, listOf(lists, defender.power), sofar, melee, defender.barred);
  }, grants);
}

/** His first commander without an entry and a battle; none: his last entry that is still open is crossed off and gives its own. Who is barred is passed over. */
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
