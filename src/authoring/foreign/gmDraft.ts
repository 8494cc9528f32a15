import { ok, type Result, refuse } from '../../lib/result.js';
import { LIMITS } from '../model/folderFiles.js';
import { quotable } from '../model/variantFault.js';
import { distanceToRings, type Place, type Ring } from '../svg/outline.js';
import { type DraftFaults, type DraftPower, type DraftProvince, idGiver, type ReadDraft, slug, typable } from './foreignDraft.js';
import { type GmConfig, gmConfig, LAYERS, type LayerKey, plainColour } from './gmConfig.js';
import type { ForeignFiles, ForeignTask, ImportFault, ImportTask } from './importFault.js';
import { fittedMap, nearAreas, type ShapeReader, shapeReader } from './layerShapes.js';
import { bareColour, fillOf, type LayerElement, type Layers, labelOf, readLayers, within } from './readLayers.js';

interface GmProvince {
  readonly id: string;
  readonly name: string;
  readonly kind: 'land' | 'island' | 'sea';
  readonly isImpassable: boolean;
  readonly rings: readonly Ring[];
  owner: string | undefined;
  isCentre: boolean;
  core: string | undefined;
}

interface Making {
  readonly config: GmConfig;
  readonly file: string;
  readonly drawing: string;
  readonly layers: Layers;
  readonly shapes: ShapeReader;
  /** By their names. */
  readonly provinces: Map<string, GmProvince>;
  readonly powers: ReadonlyMap<string, string>;
  readonly tasks: ForeignTask[];
}

const isOn = (flag: unknown): boolean => flag === true || /^(?:true|enabled|yes)$/i.test(String(flag ?? ''));

/** Reads a variant of DiplomacyGM: its config, and the layers of its SVG. */
export function gmDraft(files: ForeignFiles): Result<ReadDraft, DraftFaults> {
  const config = configIn(files);
  if (!config.ok) return config;
  const wrong = (fault: ImportFault, at: { file: string; line?: number } = { file: files.main }) => refuse([{ ...at, fault }]);
  const { players } = config.value;
  if (typeof players === 'string') return wrong({ code: 'import-construct', what: `"players": "${quotable(players)}"` });
  const drawing = config.value.file.split(/[/\\]/).at(-1) ?? '';
  const svg = files.read(drawing);
  if (!svg) return wrong({ code: 'import-file-missing', typed: quotable(drawing) });
  if ('fault' in svg) return wrong(svg.fault, { file: drawing });
  const layers = readLayers(svg.text);
  if (!layers.ok) return wrong(layers.fault.fault, { file: drawing, line: layers.fault.line });
  const making: Making = {
    config: config.value,
    file: files.main,
    drawing,
    layers: layers.value,
    shapes: shapeReader(layers.value),
    provinces: new Map(),
    powers: new Map(
      Object.entries(players).flatMap(([name, { color, disabled }]) => {
        const written = plainColour(color);
        return written === undefined || isOn(disabled) ? [] : [[bareColour(written), name] as const];
      }),
    ),
    tasks: [],
  };
  const missing = readProvinces(making);
  if (missing) return wrong({ code: 'import-layer', typed: missing }, { file: drawing });
  const { size } = making.provinces;
  if (size < 3 || size > LIMITS.provinces)
    return wrong({ code: 'import-places', least: 3, most: LIMITS.provinces, found: size }, { file: drawing });
  readCentres(making);
  return ok(draftOf(making));
}

/** The config, over that of the folder above if there is one: a version of a variant says only what is different. */
function configIn(files: ForeignFiles): Result<GmConfig, DraftFaults> {
  const parsed = (name: string): Result<unknown, DraftFaults> => {
    const found = files.read(name);
    const wrong = (fault: ImportFault) => refuse([{ file: name, fault }]);
    if (!found) return wrong({ code: 'import-file-missing', typed: name });
    if ('fault' in found) return wrong(found.fault);
    try {
      return ok(JSON.parse(found.text.replace(/^\uFEFF/, '')));
    } catch (error) {
      return wrong({ code: 'import-not-json', typed: quotable(error instanceof Error ? error.message : '') });
    }
  };
  const own = parsed(files.main);
  if (!own.ok) return own;
  const above = files.main === 'config.json' ? parsed('../config.json') : undefined;
  const read = gmConfig.safeParse(above?.ok ? merged(above.value, own.value, 0) : own.value);
  if (read.success) return ok(read.data);
  return refuse(
    read.error.issues
      .slice(0, 20)
      .map(({ path }) => ({ file: files.main, fault: { code: 'import-field' as const, typed: quotable(path.map(String).join(' > ')) } })),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(below: unknown, over: unknown, depth: number): unknown {
  if (!isObject(below) || !isObject(over) || depth > 8) return over;
  const keys = [...new Set([...Object.keys(below), ...Object.keys(over)])].filter(key => key !== '__proto__');
  return Object.fromEntries(
    keys.map(key => [key, key in over ? (key in below ? merged(below[key], over[key], depth + 1) : over[key]) : below[key]]),
  );
}

function layerOf({ layers, config }: Making, key: LayerKey): LayerElement | undefined {
  const id = (config['svg config'] as Record<string, unknown>)[key];
  return layers.find(typeof id === 'string' ? id : undefined, LAYERS[key]);
}

const tell = ({ tasks, drawing }: Making, line: number | undefined, task: ImportTask): void =>
  void tasks.push({ file: drawing, ...(line !== undefined && { line }), task });

/** Reads the shapes of all provinces. Returns the layer that is needed and is not there. */
function readProvinces(making: Making): string | undefined {
  const { provinces, shapes, config, powers } = making;
  const give = idGiver();
  const impassable = bareColour(plainColour(config['svg config'].impassable) ?? '000000');
  for (const [key, kind] of [
    ['land_layer', 'land'],
    ['island_borders', 'island'],
    ['sea_borders', 'sea'],
  ] as const) {
    const layer = layerOf(making, key);
    if (!layer && key === 'land_layer') return key;
    for (const element of layer?.children ?? []) {
      const name = labelOf(element);
      const rings = layer && shapes.rings(element, layer);
      const what = quotable(name || element.attributes.id || element.name);
      if (name === '' || !rings) tell(making, element.line, { code: 'task-shape-unread', typed: what });
      else if (provinces.has(name)) tell(making, element.line, { code: 'task-shape-twice', typed: what });
      else {
        const fill = fillOf(element) ?? '';
        const owner = kind === 'land' ? powers.get(fill) : undefined;
        provinces.set(name, {
          id: give(name, 'place'),
          name,
          kind,
          isImpassable: fill === impassable,
          rings,
          owner,
          isCentre: false,
          core: undefined,
        });
      }
    }
  }
  for (const element of layerOf(making, 'island_fill_layer')?.children ?? []) {
    const province = provinces.get(labelOf(element));
    if (province) province.owner = powers.get(fillOf(element) ?? '');
  }
  return undefined;
}

function readCentres(making: Making): void {
  const { provinces, powers } = making;
  for (const element of layerOf(making, 'supply_center_icons')?.children ?? []) {
    const province = provinces.get(labelOf(element));
    if (!province) tell(making, element.line, { code: 'task-shape-unread', typed: quotable(labelOf(element) || element.name) });
    else if (province.kind === 'sea' || province.isImpassable) tell(making, element.line, { code: 'task-centre-at-sea', at: province.id });
    else {
      province.isCentre = true;
      const parts = within(element).filter(({ name }) => name === 'circle' || name === 'path');
      const colours = (parts.length > 0 ? parts : [element]).flatMap(part => fillOf(part) ?? []);
      province.core = powers.get(colours.find(one => one !== 'none' && one !== '000000') ?? '');
    }
  }
}

function draftOf(making: Making): ReadDraft {
  const { config, provinces, tasks, file, shapes } = making;
  const { coasts, army, fleet } = waysOf(making);
  const centres = [...provinces.values()].filter(({ isCentre }) => isCentre);
  const builds = optionsOf(making);
  const { units, marks } = placedOn(making, coasts);
  const powers = powersOf(making, { units, buildsAnywhere: builds === 'anywhere' });
  const year = config.year ?? config['svg config'].year ?? 1901;
  const fitted = fittedMap(new Map([...provinces.values()].map(({ id, rings }) => [id, rings])), marks);
  const margin = (config['svg config'].border_margin_hint ?? 1) * shapes.scale * fitted.factor;
  const islands = [...provinces.values()].filter(({ kind, isImpassable }) => kind === 'island' && !isImpassable);
  const title = config.name ?? making.drawing.replace(/\.[^.]*$/, '');
  return {
    draft: {
      id: slug(title) || 'imported',
      name: typable(title) || 'Imported',
      credit: `From ${quotable(making.drawing)} of a DiplomacyGM variant. Its author and the permission to use it belong here.`,
      year: Math.min(99_999, Math.max(1, Math.abs(Math.round(year)))),
      counts: year < 0 ? 'down' : 'up',
      era: year < 0 ? 'bc' : 'none',
      victory: victoryOf(making, centres.length),
      builds,
      rules: isOn(config.convoyable_islands) && islands.length > 0 ? [{ rule: 'land-convoy', provinces: islands.map(({ id }) => id) }] : [],
      powers,
      provinces: [...provinces.values()].map(one => provinceOf(making, one, coasts.get(one.name) ?? [])),
      army,
      fleet,
      map: { ...fitted, gap: Math.min(8, Math.max(1, Math.round(margin * 10) / 10)), comment: 'From the layers of a DiplomacyGM drawing.' },
    },
    tasks: tasks.map(task => ({ ...task, file: task.file || file })),
    notes: [],
  };
}

function provinceOf(
  { config, provinces }: Making,
  { id, name, kind, isImpassable, isCentre }: GmProvince,
  coasts: readonly string[],
): DraftProvince {
  const names = new Set([...provinces.keys()].map(one => one.toLowerCase()));
  return {
    id,
    name: typable(name) || id,
    aliases: Object.entries(config.abbreviations ?? {})
      .flatMap(([short, of]) => (of === name && !names.has(short.toLowerCase()) && typable(short) !== '' ? [typable(short)] : []))
      .slice(0, 12),
    kind: isImpassable ? 'impassable' : kind === 'sea' ? 'sea' : 'land',
    coasts,
    centre: isCentre,
  };
}

/** "Spain nc", "Spain (nc)": a province and a coast of it. */
function placeNamed(
  { provinces }: Making,
  text: string,
): { readonly province: GmProvince; readonly coast: string | undefined } | undefined {
  const whole = provinces.get(text.trim());
  if (whole) return { province: whole, coast: undefined };
  const [, name = '', coast] = /^(.*?)\s+\(?([a-z]{2})\)?$/.exec(text.trim()) ?? [];
  const province = provinces.get(name.trim());
  return province && { province, coast };
}

/** Who may go where: what is near each other on the drawing, then what the config changes. */
function waysOf(making: Making) {
  const { config, provinces, shapes } = making;
  const margin = (config['svg config'].border_margin_hint ?? 1) * shapes.scale + 0.02;
  const passable = [...provinces.values()].filter(({ isImpassable }) => !isImpassable);
  const near = nearAreas(new Map(passable.map(({ name, rings }) => [name, rings])), margin);
  const changes = Object.entries(config.overrides?.provinces ?? {}).filter(([name]) => provinces.has(name));
  const beside = new Map(passable.map(({ name }) => [name, new Set<string>()]));
  for (const key of near.keys()) {
    const [a = '', b = ''] = key.split('\n');
    beside.get(a)?.add(b);
    beside.get(b)?.add(a);
  }
  const named = (list: readonly string[] | undefined): readonly string[] =>
    (list ?? []).flatMap(text => {
      const found = placeNamed(making, text);
      if (!found) tellChange(making, { code: 'task-no-place', typed: quotable(text) });
      return found ? [found.province.name] : [];
    });
  for (const [name, change] of changes) {
    for (const other of [...named(change.adjacencies), ...named(change.coastal_adjacencies)]) beside.get(name)?.add(other);
    for (const other of named(change.remove_adjacencies)) beside.get(name)?.delete(other);
    if (change.difficult_adjacency) tellChange(making, { code: 'task-option', typed: `${quotable(name)}: difficult_adjacency` });
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
    return own.filter(coast => {
      const names = listed(from, coast).flatMap(text => placeNamed(making, text)?.province.name ?? []);
      if (names.includes(to)) return true;
      // Lists of seas alone leave it to the drawing which coasts meet.
      return !isWet(to) && names.every(isWet) && names.some(sea => meets(near, provinces, { a: from, b: to, sea, margin }));
    });
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
  for (const [name, own] of coasts)
    if ((kept.get(name) ?? []).length < own.length) tellChange(making, { code: 'task-coastless', at: idIn(name) });
  return withSingleCoasts(kept, { army, fleet, idIn });
}

const tellChange = ({ tasks, file }: Making, task: ImportTask): void => void tasks.push({ file, task });

function coastsOf(
  { provinces }: Making,
  changes: readonly (readonly [string, NonNullable<NonNullable<GmConfig['overrides']>['provinces']>[string]])[],
) {
  return new Map(
    changes.flatMap(([name, { coasts }]): [string, readonly string[]][] => {
      const own = Object.keys(coasts ?? {}).filter(coast => /^[a-z]{2}$/.test(coast));
      return provinces.get(name)?.kind === 'land' && own.length > 0 ? [[name, own.slice(0, 4)]] : [];
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

/** Units at the start, and where units and centres are drawn. */
function placedOn(making: Making, coasts: ReadonlyMap<string, readonly string[]>) {
  const { config, shapes } = making;
  const marks = new Map<string, Place>();
  const coastOf = (name: string, coast: string | undefined): string | undefined =>
    coasts.get(name)?.includes(coast ?? '') ? coast : undefined;
  for (const key of ['fleet', 'army', 'supply_center_icons'] as const) {
    const layer = layerOf(making, key);
    for (const element of layer?.children ?? []) {
      const found = placeNamed(making, labelOf(element));
      const at = layer && shapes.middle(element, layer);
      if (!found || !at || found.province.isImpassable) continue;
      const { province, coast } = found;
      const own = coastOf(province.name, coast);
      if (key === 'supply_center_icons') {
        if (province.isCentre) marks.set(`centre:${province.id}`, at);
      } else if (key === 'army' ? province.kind !== 'sea' : province.kind === 'sea' || own !== undefined)
        marks.set(`unit:${province.id}${own === undefined ? '' : `/${own}`}`, at);
    }
  }
  const units = new Map<string, string[]>();
  const { unit_type_labeled: isLabelled, unit_type_from_names: isNamed } = config['svg config'];
  for (const element of layerOf(making, 'starting_units')?.children ?? []) {
    const label = labelOf(element);
    const found = placeNamed(making, isOn(isLabelled) ? label.slice(1) : label);
    if (!found) {
      tell(making, element.line, { code: 'task-shape-unread', typed: quotable(label || element.name) });
      continue;
    }
    const { province, coast } = found;
    const type = isOn(isLabelled) ? (/^f/i.test(label) ? 'F' : 'A') : typeOf(element, isOn(isNamed));
    const own = coasts.get(province.name) ?? [];
    const chosen = type === 'F' && own.length > 0 ? (coastOf(province.name, coast) ?? own[0]) : undefined;
    const unit = `${type} ${province.id}${chosen === undefined ? '' : `/${chosen}`}`;
    if (province.owner === undefined || province.isImpassable)
      tell(making, element.line, { code: 'task-unit-unowned', typed: quotable(`${type} ${province.name}`) });
    else if ((type === 'A') === (province.kind === 'sea') && type === 'A')
      tell(making, element.line, { code: 'task-unit-misplaced', typed: quotable(`${type} ${province.name}`) });
    else {
      if (chosen !== undefined && coastOf(province.name, coast) === undefined)
        tell(making, element.line, { code: 'task-coast-chosen', typed: quotable(`${type} ${province.name}`), at: unit.slice(2) });
      const all = units.get(province.owner) ?? [];
      if (!all.some(other => other.slice(2).split('/')[0] === province.id)) units.set(province.owner, [...all, unit]);
    }
  }
  return { units, marks };
}

/** A star of three corners is a fleet, one of six an army. */
function typeOf(element: LayerElement, isNamed: boolean): 'A' | 'F' {
  if (isNamed) return /sail|fleet/i.test(element.children.map(labelOf).join(' ')) ? 'F' : 'A';
  return within(element)
    .filter(({ name }) => name === 'path')
    .at(-1)?.attributes['sodipodi:sides'] === '3'
    ? 'F'
    : 'A';
}

function powersOf(
  making: Making,
  { units, buildsAnywhere }: { readonly units: ReadonlyMap<string, readonly string[]>; readonly buildsAnywhere: boolean },
): readonly DraftPower[] {
  const { provinces, powers } = making;
  const give = idGiver();
  return [...powers].flatMap(([colour, name]): DraftPower[] => {
    const all = [...provinces.values()];
    const owned = all.filter(({ isCentre, owner }) => isCentre && owner === name);
    const cores = all.filter(({ isCentre, core }) => isCentre && core === name);
    const homes = buildsAnywhere || cores.length === 0 ? owned : cores;
    if (!buildsAnywhere && cores.length > 0) {
      for (const { id } of owned.filter(one => !cores.includes(one)))
        tellChange(making, { code: 'task-owned-not-home', power: name, at: id });
      for (const { id } of cores.filter(one => !owned.includes(one)))
        tellChange(making, { code: 'task-home-not-owned', power: name, at: id });
    }
    const called = typable(name) || 'Power';
    if (homes.length === 0) {
      tellChange(making, { code: 'task-power-homeless', power: called });
      return [];
    }
    const territory = all.filter(({ owner, isImpassable, kind }) => owner === name && !isImpassable && kind !== 'sea').map(({ id }) => id);
    return [
      {
        id: give(name, 'power'),
        name: called,
        ...(/^[0-9a-f]{6}$/.test(colour) && { colour: `#${colour}` }),
        homes: homes.map(({ id }) => id),
        units: units.get(name) ?? [],
        territory,
      },
    ];
  });
}

function optionsOf(making: Making): 'homes' | 'anywhere' {
  const { config } = making;
  const builds = (config.build_options ?? 'classic').toLowerCase();
  if (!['classic', 'anywhere'].includes(builds)) tellChange(making, { code: 'task-option', typed: quotable(`build_options: ${builds}`) });
  for (const key of ['transformation', 'dp', 'fow'] as const)
    if (isOn(config[key]) || !/^(?:disabled|false|)$/i.test(String(config[key] ?? '')))
      tellChange(making, { code: 'task-option', typed: key });
  if (/winter/i.test(config.first_season ?? '')) tellChange(making, { code: 'task-begin', typed: quotable(config.first_season ?? '') });
  for (const name of Object.keys(config.overrides?.['high provinces'] ?? {}).slice(0, 50))
    tellChange(making, { code: 'task-copies', typed: quotable(name) });
  return builds === 'anywhere' || builds === 'control' ? 'anywhere' : 'homes';
}

function victoryOf(making: Making, centres: number): number {
  const { config } = making;
  const half = Math.max(1, Math.floor((centres + 1) / 2));
  const players = typeof config.players === 'string' ? [] : Object.values(config.players);
  const each = players.map(({ vscc }) => Number(vscc)).filter(number => Number.isInteger(number) && number > 0);
  if (/vscc/i.test(config.victory_conditions ?? '') && each.length > 0) {
    const taken = Math.min(Math.max(...each), Math.max(1, centres));
    if (new Set(each).size > 1)
      tellChange(making, { code: 'task-victory-each', typed: [...new Set(each)].sort((a, b) => a - b).join(', '), taken });
    return taken;
  }
  const count = Number(config.victory_count);
  return Number.isInteger(count) && count > 0 ? Math.min(count, Math.max(1, centres)) : half;
}
