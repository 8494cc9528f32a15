import type { PowerId } from '../board/location.js';
import type { Battle } from '../model/battle/battle.js';
import { type BattleList, type Commander, listOf } from '../model/battle/battleList.js';
import type { Declaration } from '../model/battle/declaration.js';
import type { Services } from '../model/battle/service.js';
import { barredFrom } from './barredCommanders.js';
import type { Battleground } from './battleground.js';
import type { ListCommanders } from './checkEntries.js';
import { sepoysOf } from './services.js';

/** A battle given to a Sepoy whom the lists left without one. */
export interface GivenBattle {
  readonly power: PowerId;
  readonly sepoy: Commander;
  readonly at: string;
}

/**
 * Adds an entry at the end of a list for each Sepoy it leaves out: the first declaration that is on no entry and not barred to the Sepoy.
 */
export function withOwedEntries(
  list: BattleList,
  may: readonly Declaration[],
  { services, barred }: Pick<ListCommanders, 'barred'> & { readonly services: Services },
): { readonly list: BattleList; readonly given: readonly GivenBattle[] } {
  return sepoysOf(services, list.power).reduce<{ readonly list: BattleList; readonly given: readonly GivenBattle[] }>(
    (sofar, sepoy) => {
      const { entries } = sofar.list;
      const isOpen = (d: Declaration): boolean => d.power === list.power && !entries.some(entry => entry.declaration.unit === d.unit);
      const declaration = may.find(d => isOpen(d) && !barred(d).includes(sepoy));
      if (!declaration || entries.some(entry => entry.commander === sepoy)) return sofar;
      return {
        list: { ...sofar.list, entries: [...entries, { declaration, commander: sepoy }] },
        given: [...sofar.given, { power: list.power, sepoy, at: declaration.at }],
      };
    },
    { list, given: [] },
  );
}

/** Gives each Sepoy without a battle the last battle of the commander with the most battles, but never another Sepoy's only one. */
export function withOwedBattles(
  ground: Battleground,
  battles: readonly Battle[],
  lists: readonly BattleList[],
  services: Services,
): { readonly battles: readonly Battle[]; readonly given: readonly GivenBattle[] } {
  const masters = [...new Set(Object.values(services).map(s => s.of))].sort();
  return masters
    .flatMap(power => sepoysOf(services, power).map(sepoy => ({ power, sepoy })))
    .reduce<{ readonly battles: readonly Battle[]; readonly given: readonly GivenBattle[] }>(
      (sofar, { power, sepoy }) => {
        const last = lastOfBusiest(ground, sofar.battles, listOf(lists, power), services, sepoy);
        if (!last) return sofar;
        const taken = { ...last, commanders: { ...last.commanders, [power]: sepoy } };
        return {
          battles: sofar.battles.map(battle => (battle === last ? taken : battle)),
          given: [...sofar.given, { power, sepoy, at: last.at.join('+') }],
        };
      },
      { battles, given: [] },
    );
}

/**
 * The battle that a Sepoy takes over: the last one, not barred to the Sepoy, of the commander with the most battles (ties: player,
 * Mercenaries, Sepoys). Undefined if the Sepoy has a battle or none can be given.
 */
function lastOfBusiest(
  ground: Battleground,
  battles: readonly Battle[],
  { power, commanders }: BattleList,
  services: Services,
  sepoy: Commander,
): Battle | undefined {
  const ledBy = (commander: Commander): readonly Battle[] => battles.filter(battle => battle.commanders[power] === commander);
  if (ledBy(sepoy).length > 0) return undefined;
  const sepoys = sepoysOf(services, power);
  const inOrder = [...commanders.filter(c => !sepoys.includes(c)), ...sepoys];
  const given = (commander: Commander): Battle | undefined =>
    ledBy(commander).findLast(({ sides }) => !barredFrom(ground, sides, power).includes(sepoy));
  const mayGive = inOrder.filter(c => ledBy(c).length > (sepoys.includes(c) ? 1 : 0) && given(c) !== undefined);
  const [busiest] = mayGive.toSorted((a, b) => ledBy(b).length - ledBy(a).length);
  return busiest === undefined ? undefined : given(busiest);
}
