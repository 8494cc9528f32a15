import { quotable } from '../model/variantFault.js';
import type { JsonPath } from '../reading/locatedFile.js';
import { distanceToRings, type Place } from '../svg/outline.js';
import type { GmConfig } from './gmConfig.js';
import { type GmMaking, type GmProvince, placeNamed, tellChange } from './gmMaking.js';
import { nearAreas } from './layerShapes.js';

/** Who may go where: what is near each other on the drawing, then what the config changes. */
export function waysOf(making: GmMaking) {
  const { config, provinces, shapes, copied } = making;
  const margin = (config['svg config'].border_margin_hint ?? 1) * shapes.scale + 0.02;
  const passable = [...provinces.values()].filter(({ isImpassable }) => !isImpassable);
  const near = nearAreas(new Map(passable.map(({ name, rings }) => [name, rings])), margin);
  const changes = Object.entries(config.overrides?.provinces ?? {}).filter(([name]) => provinces.has(name));
  sayStrangers(making);
  const beside = new Map(passable.map(({ name }) => [name, new Set<string>()]));
  for (const key of near.keys()) {
    const [a = '', b = ''] = key.split('\n');
    beside.get(a)?.add(b);
    beside.get(b)?.add(a);
  }
  const named = (list: readonly string[] | undefined): readonly string[] =>
    (list ?? []).flatMap(text => placeNamed(making, text)?.province.name ?? []);
  for (const [name, { adjacencies = [], num }] of Object.entries(config.overrides?.['high provinces'] ?? {})) {
    const copies = Array.from({ length: num }, (_, i) => `${name}${i + 1}`).filter(copy => provinces.has(copy));
    for (const copy of copied.has(name) ? [name] : copies)
      for (const other of [...named(adjacencies), ...copies].filter(one => one !== copy)) {
        beside.get(copy)?.add(other);
        beside.get(other)?.add(copy);
      }
  }
  for (const [name, change] of changes) {
    for (const other of [...named(change.adjacencies), ...named(change.coastal_adjacencies)]) beside.get(name)?.add(other);
    for (const other of named(change.remove_adjacencies)) beside.get(name)?.delete(other);
    if (change.difficult_adjacency)
      tellChange(making, ['overrides', 'provinces', name, 'difficult_adjacency'], {
        code: 'task-option',
        typed: `${quotable(name)}: difficult_adjacency`,
      });
  }
  const coasts = coastsOf(making, changes);
  const idIn = (name: string, coast?: string): string => `${provinces.get(name)?.id ?? ''}${coast === undefined ? '' : `/${coast}`}`;
  const army = new Set<string>();
  const fleet = new Set<string>();
  const isWet = (name: string): boolean => provinces.get(name)?.kind !== 'land';
  const sees = (name: string): boolean => [...(beside.get(name) ?? [])].some(isWet);
  const listed = (name: string, coast: string): readonly string[] => config.overrides?.provinces?.[name]?.coasts?.[coast] ?? [];
  /** The coasts of a province from which another is reached; undefined for one without named coasts. */
  const towards = (from: string, to: string): readonly (string | undefined)[] => {
    const own = coasts.get(from) ?? [];
    if (own.length === 0) return [undefined];
    const lists = own.map(coast => ({ coast, names: named(listed(from, coast)) }));
    // Lists of seas alone leave it to the drawing which coasts meet.
    const isLeft = !isWet(to) && lists.every(({ names }) => names.every(isWet));
    return lists.flatMap(({ coast, names }) =>
      names.includes(to) || (isLeft && names.some(sea => meets(near, provinces, { a: from, b: to, sea, margin }))) ? [coast] : [],
    );
  };
  for (const [from, others] of beside)
    for (const to of others) {
      const [one, other] = [provinces.get(from), provinces.get(to)];
      if (!one || !other || one.isImpassable || other.isImpassable) continue;
      const bothLand = one.kind !== 'sea' && other.kind !== 'sea';
      if (bothLand) army.add(`${one.id} ${other.id}`);
      const isAlong =
        isWet(from) ||
        isWet(to) ||
        (sees(from) &&
          sees(to) &&
          [...(beside.get(from) ?? [])].some(
            sea => isWet(sea) && beside.get(to)?.has(sea) && meets(near, provinces, { a: from, b: to, sea, margin }),
          ));
      const hasCoasts = (coasts.get(from) ?? []).length > 0 || (coasts.get(to) ?? []).length > 0;
      if (!isAlong && !hasCoasts) continue;
      for (const here of towards(from, to))
        for (const there of towards(to, from)) {
          const wanted = listed(from, here ?? '')
            .flatMap(text => placeNamed(making, text) ?? [])
            .filter(({ province }) => province.name === to);
          if (there !== undefined && wanted.some(({ coast }) => coast !== undefined) && !wanted.some(({ coast }) => coast === there))
            continue;
          fleet.add(`${idIn(from, here)} ${idIn(to, there)}`);
        }
    }
  // What a coast's list names is reached from it, even if it isn't near, unless it is taken away by name.
  for (const [name, own] of coasts)
    for (const coast of own)
      for (const { province: to, coast: there } of listed(name, coast).flatMap(text => placeNamed(making, text) ?? [])) {
        const isTaken = named(config.overrides?.provinces?.[name]?.remove_adjacencies).includes(to.name);
        if (to.name === name || to.isImpassable || isTaken || beside.get(name)?.has(to.name)) continue;
        const berths = coasts.get(to.name) ?? [];
        for (const berth of berths.length === 0 ? [undefined] : berths)
          if (there === undefined || berth === undefined || there === berth) fleet.add(`${idIn(name, coast)} ${idIn(to.name, berth)}`);
      }
  for (const [name, change] of changes) {
    for (const text of change.coastal_adjacencies ?? []) {
      const other = placeNamed(making, text);
      if (other) fleet.add(`${idIn(name)} ${idIn(other.province.name, other.coast)}`);
    }
    const without = (ways: Set<string>, list: readonly string[] | undefined): void => {
      for (const text of list ?? []) {
        const other = placeNamed(making, text);
        for (const way of [...ways]) {
          const [a = '', b = ''] = way.split(' ');
          const isTo =
            other && (b === idIn(other.province.name, other.coast) || (other.coast === undefined && b.startsWith(`${other.province.id}/`)));
          if (isTo && a.split('/')[0] === idIn(name)) ways.delete(way);
        }
      }
    };
    without(fleet, change.remove_adjacent_coasts);
    without(army, change.remove_adjacent_land);
  }
  const kept = new Map(
    [...coasts].map(([name, own]) => [name, own.filter(coast => [...fleet].some(way => way.startsWith(`${idIn(name, coast)} `)))]),
  );
  for (const [name, own] of coasts) {
    const lost = own.find(coast => !kept.get(name)?.includes(coast));
    if (lost !== undefined)
      tellChange(making, ['overrides', 'provinces', name, 'coasts', lost], { code: 'task-coastless', at: idIn(name) });
  }
  return withSingleCoasts(kept, { army, fleet, idIn });
}

/** What the config says of the ways from a province. */
const WAYS = ['adjacencies', 'coastal_adjacencies', 'remove_adjacencies', 'remove_adjacent_coasts', 'remove_adjacent_land'] as const;

/** Tells each place once that the config has ways to or from, and that is not on the drawing. */
function sayStrangers(making: GmMaking): void {
  const { overrides } = making.config;
  const told = new Set<string>();
  const look = (text: string, path: JsonPath): void => {
    if (told.has(text) || placeNamed(making, text)) return;
    told.add(text);
    tellChange(making, path, { code: 'task-no-place', typed: quotable(text) });
  };
  const lookAll = (texts: readonly string[] | undefined, path: JsonPath): void => {
    for (const [i, text] of (texts ?? []).entries()) look(text, [...path, i]);
  };
  for (const [name, { adjacencies }] of Object.entries(overrides?.['high provinces'] ?? {}))
    if (making.copied.has(name)) lookAll(adjacencies, ['overrides', 'high provinces', name, 'adjacencies']);
  for (const [name, change] of Object.entries(overrides?.provinces ?? {})) {
    const path = ['overrides', 'provinces', name];
    const coasts = Object.entries(change.coasts ?? {});
    if ([...WAYS.map(key => change[key] ?? []), ...coasts.map(([, list]) => list)].some(list => list.length > 0)) look(name, path);
    for (const key of WAYS) lookAll(change[key], [...path, key]);
    for (const [coast, list] of coasts) lookAll(list, [...path, 'coasts', coast]);
  }
}

function coastsOf(
  { provinces }: GmMaking,
  changes: readonly (readonly [string, NonNullable<NonNullable<GmConfig['overrides']>['provinces']>[string]])[],
) {
  return new Map(
    changes.flatMap(([name, { coasts }]): [string, readonly string[]][] => {
      const own = Object.keys(coasts ?? {}).filter(coast => /^[a-z]{2}$/.test(coast));
      return provinces.get(name)?.kind !== 'sea' && own.length > 0 ? [[name, own.slice(0, 4)]] : [];
    }),
  );
}

/** A province that is left with one named coast has none to choose from. */
function withSingleCoasts(
  coasts: ReadonlyMap<string, readonly string[]>,
  { army, fleet, idIn }: { army: Set<string>; fleet: Set<string>; idIn: (name: string, coast?: string) => string },
) {
  const single = new Map(
    [...coasts].flatMap(([name, [coast, second]]) =>
      coast !== undefined && second === undefined ? [[idIn(name, coast), idIn(name)] as const] : [],
    ),
  );
  const plain = (at: string): string => single.get(at) ?? at;
  return {
    coasts: new Map([...coasts].map(([name, own]) => [name, own.length > 1 ? own : []])),
    army,
    fleet: new Set([...fleet].map(way => way.split(' ').map(plain).join(' '))),
  };
}

interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly sea: string;
  readonly margin: number;
}

/** Whether the border of two lands ends at a sea. */
function meets(
  near: ReadonlyMap<string, readonly Place[]>,
  provinces: ReadonlyMap<string, GmProvince>,
  { a, b, sea, margin }: Meeting,
): boolean {
  const water = provinces.get(sea)?.rings ?? [];
  const points = [...(near.get(`${a}\n${b}`) ?? []), ...(near.get(`${b}\n${a}`) ?? [])];
  return points.some(point => distanceToRings(point, water) <= margin + 1);
}
