import { type GmMaking, type GmPlace, tellChange } from './gmMaking.js';
import { type GmChange, type GmNeighbours, neighboursOf, placesNamed, provincesNamed, sayStrangers } from './gmNeighbours.js';

/** The ways of armies and of fleets: from a place to another, by their ids with a space between. */
interface Ways {
  readonly army: Set<string>;
  readonly fleet: Set<string>;
}

/** The variant with what is beside what, and the coasts of the provinces that have named ones. */
interface Shores extends GmNeighbours {
  readonly making: GmMaking;
  readonly coasts: ReadonlyMap<string, readonly string[]>;
}

/** Who may go where: what is near each other on the drawing, then what the config changes. */
export function waysOf(making: GmMaking) {
  const changes = Object.entries(making.config.overrides?.provinces ?? {}).filter(([name]) => making.provinces.has(name));
  sayStrangers(making);
  const shores: Shores = { ...neighboursOf(making, changes), making, coasts: coastsOf(making, changes) };
  const ways: Ways = {
    army: new Set(armyWays(shores)),
    fleet: new Set([...fleetWays(shores), ...listedWays(shores)]),
  };
  for (const change of changes) changeWays(making, ways, change);
  return withSingleCoasts(making, keepUsedCoasts(shores, ways), ways);
}

function coastsOf({ provinces }: GmMaking, changes: readonly GmChange[]): Shores['coasts'] {
  return new Map(
    changes.flatMap(([name, { coasts }]): [string, readonly string[]][] => {
      const own = Object.keys(coasts ?? {}).filter(coast => /^[a-z]{2}$/.test(coast));
      return provinces.get(name)?.kind !== 'sea' && own.length > 0 ? [[name, own.slice(0, 4)]] : [];
    }),
  );
}

/** The id of a province, or of a coast of it. */
const idIn = ({ provinces }: GmMaking, name: string, coast?: string): string =>
  `${provinces.get(name)?.id ?? ''}${coast === undefined ? '' : `/${coast}`}`;

const isWet = ({ provinces }: GmMaking, name: string): boolean => provinces.get(name)?.kind !== 'land';

/** What the config says is reached from a coast. */
const listed = ({ config }: GmMaking, name: string, coast: string): readonly string[] =>
  config.overrides?.provinces?.[name]?.coasts?.[coast] ?? [];

/** Provinces that are beside each other and that units may enter. */
const pairsBeside = ({ making: { provinces }, beside }: Shores) =>
  [...beside].flatMap(([from, others]) =>
    [...others].flatMap(to => {
      const [one, other] = [provinces.get(from), provinces.get(to)];
      return one && other && !one.isImpassable && !other.isImpassable ? [{ one, other }] : [];
    }),
  );

const armyWays = (shores: Shores): readonly string[] =>
  pairsBeside(shores).flatMap(({ one, other }) => (one.kind !== 'sea' && other.kind !== 'sea' ? [`${one.id} ${other.id}`] : []));

function fleetWays(shores: Shores): readonly string[] {
  const { making, coasts } = shores;
  const hasCoasts = (name: string): boolean => (coasts.get(name) ?? []).length > 0;
  return pairsBeside(shores).flatMap(({ one: { name: from }, other: { name: to } }) => {
    if (!isAlongWater(shores, from, to) && !hasCoasts(from) && !hasCoasts(to)) return [];
    return coastsTowards(shores, from, to).flatMap(here =>
      coastsTowards(shores, to, from)
        .filter(there => mayArrive(making, { from, here, to, there }))
        .map(there => `${idIn(making, from, here)} ${idIn(making, to, there)}`),
    );
  });
}

/** Whether one of two provinces is water, or there is water beside both at which their border ends. */
function isAlongWater({ making, beside, meets }: Shores, from: string, to: string): boolean {
  if (isWet(making, from) || isWet(making, to)) return true;
  return [...(beside.get(from) ?? [])].some(sea => isWet(making, sea) && beside.get(to)?.has(sea) && meets(from, to, sea));
}

/** The coasts of a province from which another is reached; undefined for one without named coasts. */
function coastsTowards({ making, coasts, meets }: Shores, from: string, to: string): readonly (string | undefined)[] {
  const own = coasts.get(from) ?? [];
  if (own.length === 0) return [undefined];
  const lists = own.map(coast => ({ coast, names: provincesNamed(making, listed(making, from, coast)) }));
  // Lists of seas alone leave it to the drawing which coasts meet.
  const isLeft = !isWet(making, to) && lists.every(({ names }) => names.every(name => isWet(making, name)));
  return lists.flatMap(({ coast, names }) => (names.includes(to) || (isLeft && names.some(sea => meets(from, to, sea))) ? [coast] : []));
}

interface Passage {
  readonly from: string;
  readonly here: string | undefined;
  readonly to: string;
  readonly there: string | undefined;
}

/** Whether the list of the coast that is left names the coast of arrival, or none of that province. */
function mayArrive(making: GmMaking, { from, here, to, there }: Passage): boolean {
  if (there === undefined) return true;
  const wanted = placesNamed(making, listed(making, from, here ?? '')).filter(({ province }) => province.name === to);
  return wanted.every(({ coast }) => coast === undefined) || wanted.some(({ coast }) => coast === there);
}

/** What a coast's list names is reached from it, even if it isn't near, unless it is taken away by name. */
function listedWays({ making, beside, coasts }: Shores): readonly string[] {
  const wayTo = (name: string, coast: string, { province: to, coast: there }: GmPlace) => {
    const isTaken = provincesNamed(making, making.config.overrides?.provinces?.[name]?.remove_adjacencies).includes(to.name);
    if (to.name === name || to.isImpassable || isTaken || beside.get(name)?.has(to.name)) return [];
    const berths = coasts.get(to.name) ?? [];
    return (berths.length === 0 ? [undefined] : berths)
      .filter(berth => there === undefined || berth === undefined || there === berth)
      .map(berth => `${idIn(making, name, coast)} ${idIn(making, to.name, berth)}`);
  };
  return [...coasts].flatMap(([name, own]) =>
    own.flatMap(coast => placesNamed(making, listed(making, name, coast)).flatMap(place => wayTo(name, coast, place))),
  );
}

/** Adds the ways from a province that the config adds by name, and takes away those that it takes away. */
function changeWays(making: GmMaking, { army, fleet }: Ways, [name, change]: GmChange): void {
  for (const { province, coast } of placesNamed(making, change.coastal_adjacencies))
    fleet.add(`${idIn(making, name)} ${idIn(making, province.name, coast)}`);
  const without = (ways: Set<string>, list: readonly string[] | undefined): void => {
    for (const { province, coast } of placesNamed(making, list))
      for (const way of [...ways]) {
        const [a = '', b = ''] = way.split(' ');
        const isTo = b === idIn(making, province.name, coast) || (coast === undefined && b.startsWith(`${province.id}/`));
        if (isTo && a.split('/')[0] === idIn(making, name)) ways.delete(way);
      }
  };
  without(fleet, change.remove_adjacent_coasts);
  without(army, change.remove_adjacent_land);
}

/** Keeps the coasts from which ways lead. Of those that a province loses, the author is told the first. */
function keepUsedCoasts({ making, coasts }: Shores, { fleet }: Ways): Shores['coasts'] {
  const kept = new Map(
    [...coasts].map(([name, own]) => [name, own.filter(coast => [...fleet].some(way => way.startsWith(`${idIn(making, name, coast)} `)))]),
  );
  for (const [name, own] of coasts) {
    const lost = own.find(coast => !kept.get(name)?.includes(coast));
    if (lost !== undefined)
      tellChange(making, ['overrides', 'provinces', name, 'coasts', lost], { code: 'task-coastless', at: idIn(making, name) });
  }
  return kept;
}

/** A province that is left with one named coast has none to choose from. */
function withSingleCoasts(making: GmMaking, coasts: Shores['coasts'], { army, fleet }: Ways) {
  const single = new Map(
    [...coasts].flatMap(([name, [coast, second]]) =>
      coast !== undefined && second === undefined ? [[idIn(making, name, coast), idIn(making, name)] as const] : [],
    ),
  );
  const plain = (at: string): string => single.get(at) ?? at;
  return {
    coasts: new Map([...coasts].map(([name, own]) => [name, own.length > 1 ? own : []])),
    army,
    fleet: new Set([...fleet].map(way => way.split(' ').map(plain).join(' '))),
  };
}
