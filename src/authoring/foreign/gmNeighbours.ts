import { quotable } from '../model/variantFault.js';
import type { JsonPath } from '../reading/locatedFile.js';
import { distanceToRings } from '../svg/outline.js';
import type { GmConfig } from './gmConfig.js';
import { type GmMaking, placeNamed, tellChange } from './gmMaking.js';
import { nearAreas } from './layerShapes.js';

/** The name of a province, and what the config changes about it. */
export type GmChange = readonly [string, NonNullable<NonNullable<GmConfig['overrides']>['provinces']>[string]];

/** What is beside what, before anybody asks who may go there. Provinces are known by their names. */
export interface GmNeighbours {
  readonly beside: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the border of two lands ends at a sea. */
  readonly meets: (a: string, b: string, sea: string) => boolean;
}

/** The places that a list of the config names. */
export const placesNamed = (making: GmMaking, list: readonly string[] | undefined) =>
  (list ?? []).flatMap(text => placeNamed(making, text) ?? []);

/** The provinces that a list of the config names. */
export const provincesNamed = (making: GmMaking, list: readonly string[] | undefined): readonly string[] =>
  placesNamed(making, list).map(({ province }) => province.name);

/** What is near each other on the drawing, then what the config changes. */
export function neighboursOf(making: GmMaking, changes: readonly GmChange[]): GmNeighbours {
  const { config, provinces, shapes } = making;
  const margin = (config['svg config'].border_margin_hint ?? 1) * shapes.scale + 0.02;
  const passable = [...provinces.values()].filter(({ isImpassable }) => !isImpassable);
  const near = nearAreas(new Map(passable.map(({ name, rings }) => [name, rings])), margin);
  const beside = new Map(passable.map(({ name }) => [name, new Set<string>()]));
  for (const key of near.keys()) {
    const [a = '', b = ''] = key.split('\n');
    beside.get(a)?.add(b);
    beside.get(b)?.add(a);
  }
  for (const [name, other] of besideHighSeas(making)) {
    beside.get(name)?.add(other);
    beside.get(other)?.add(name);
  }
  for (const change of changes) changeBeside(making, beside, change);
  return {
    beside,
    meets: (a, b, sea) => {
      const water = provinces.get(sea)?.rings ?? [];
      const points = [...(near.get(`${a}\n${b}`) ?? []), ...(near.get(`${b}\n${a}`) ?? [])];
      return points.some(point => distanceToRings(point, water) <= margin + 1);
    },
  };
}

/** The copies of a sea are beside each other, and each beside what the config says of all. */
const besideHighSeas = (making: GmMaking): readonly (readonly [string, string])[] =>
  Object.entries(making.config.overrides?.['high provinces'] ?? {}).flatMap(([name, { adjacencies = [], num }]) => {
    const copies = Array.from({ length: num }, (_, i) => `${name}${i + 1}`).filter(copy => making.provinces.has(copy));
    const beside = [...provincesNamed(making, adjacencies), ...copies];
    return (making.copied.has(name) ? [name] : copies).flatMap(copy =>
      beside.filter(other => other !== copy).map(other => [copy, other] as const),
    );
  });

/** From a province to others, not from them to it. */
function changeBeside(making: GmMaking, beside: ReadonlyMap<string, Set<string>>, [name, change]: GmChange): void {
  const own = beside.get(name);
  for (const other of provincesNamed(making, change.adjacencies)) own?.add(other);
  for (const other of provincesNamed(making, change.coastal_adjacencies)) own?.add(other);
  for (const other of provincesNamed(making, change.remove_adjacencies)) own?.delete(other);
  if (change.difficult_adjacency)
    tellChange(making, ['overrides', 'provinces', name, 'difficult_adjacency'], {
      code: 'task-option',
      typed: `${quotable(name)}: difficult_adjacency`,
    });
}

/** What the config says of the ways from a province. */
const WAYS = ['adjacencies', 'coastal_adjacencies', 'remove_adjacencies', 'remove_adjacent_coasts', 'remove_adjacent_land'] as const;

/** Tells each place once that the config has ways to or from, and that is not on the drawing. */
export function sayStrangers(making: GmMaking): void {
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
