import { ok, type Result, refuse } from '../../lib/result.js';
import { LIMITS } from '../model/folderFiles.js';
import { quotable } from '../model/variantFault.js';
import { type DraftFaults, type DraftProvince, type ReadDraft, slug, typable, type VariantDraft } from './foreignDraft.js';
import { type GmConfig, gmConfig, plainColour } from './gmConfig.js';
import { highSeasOf } from './gmHighSeas.js';
import { type GmMaking, type GmProvince, isOff, isOn, layerOf, tell, tellChange } from './gmMaking.js';
import { placedOn, powersOf } from './gmPowers.js';
import { readCentres, readProvinces } from './gmProvinces.js';
import { waysOf } from './gmWays.js';
import type { ForeignFiles, ForeignNote, ForeignSpot, ForeignTask, ImportFault } from './importFault.js';
import { fittedMap, shapeReader } from './layerShapes.js';
import { type LocatedConfig, readGmConfig } from './readGmConfig.js';
import { bareColour, readLayers } from './readLayers.js';

/** Reads a variant of DiplomacyGM: its config, and the layers of its SVG. */
export function gmDraft(files: ForeignFiles): Result<ReadDraft, DraftFaults> {
  const located = readGmConfig(files);
  if (!located.ok) return located;
  const { config, spot } = located.value;
  const wrong = (fault: ImportFault, at: ForeignSpot) => refuse([{ ...at, fault }]);
  const { players } = config;
  if (typeof players === 'string' && players !== 'chaos')
    return wrong({ code: 'import-construct', what: `"players": "${quotable(players)}"` }, spot(['players']));
  if (isOff(config['svg config'].province_labels))
    return wrong({ code: 'import-construct', what: '"province_labels": false' }, spot(['svg config', 'province_labels']));
  const drawing = config.file.split(/[/\\]/).at(-1) ?? '';
  const svg = files.read(drawing);
  if (!svg) return wrong({ code: 'import-file-missing', typed: quotable(drawing) }, spot(['file']));
  if ('fault' in svg) return wrong(svg.fault, { file: drawing });
  const layers = readLayers(svg.text);
  if (!layers.ok) return wrong(layers.fault.fault, { file: drawing, line: layers.fault.line });
  const making: GmMaking = {
    config,
    spot,
    drawing,
    layers: layers.value,
    shapes: shapeReader(layers.value),
    provinces: new Map(),
    isChaos: players === 'chaos',
    copied: new Set(),
    notes: unknownKeys(config, spot),
    ...playersIn(config, spot),
  };
  const missing = readProvinces(making);
  if (missing) return wrong({ code: 'import-layer', typed: missing }, { file: drawing, line: layers.value.line });
  const { size } = making.provinces;
  if (size < 3 || size > LIMITS.provinces) {
    const last = [...making.provinces.values()].slice(0, LIMITS.provinces + 1).at(-1);
    return wrong(
      { code: 'import-places', least: 3, most: LIMITS.provinces, found: size },
      last?.spot ?? { file: drawing, line: layers.value.line },
    );
  }
  readCentres(making);
  return ok({ ...draftOf(making), powersAt: spot(['players']) });
}

/** The powers by their colours. Of two with one colour the later one has it. */
function playersIn({ players }: GmConfig, spot: GmMaking['spot']): Pick<GmMaking, 'powers' | 'notPlayed' | 'tasks'> {
  const powers = new Map<string, string>();
  const notPlayed = new Set<string>();
  const tasks: ForeignTask[] = [];
  for (const [name, { color, disabled, active = true }] of typeof players === 'string' ? [] : Object.entries(players)) {
    const written = plainColour(color);
    if (written === undefined || isOn(disabled)) continue;
    const before = powers.get(bareColour(written));
    if (before !== undefined)
      tasks.push({
        ...spot(['players', name, 'color']),
        task: { code: 'task-colour-shared', power: quotable(before), other: quotable(name) },
      });
    powers.set(bareColour(written), name);
    if (!isOn(active)) notPlayed.add(name);
  }
  return { powers, notPlayed, tasks };
}

function draftOf(making: GmMaking): Omit<ReadDraft, 'powersAt'> {
  const { config, provinces, tasks, shapes, copied, layers } = making;
  const { coasts, army, fleet } = waysOf(making);
  const centres = [...provinces.values()].filter(({ isCentre }) => isCentre);
  const builds = optionsOf(making);
  const { units, marks } = placedOn(making, coasts);
  const powers = powersOf(making, { units, buildsAnywhere: builds === 'anywhere' });
  const hasUnits = powers.some(one => one.units.length > 0);
  if (!hasUnits && !isOpening(making)) tell(making, layerOf(making, 'starting_units')?.line ?? layers.line, { code: 'task-no-units' });
  const when = startOf(Number(config.year ?? config['svg config'].year ?? 1901), !hasUnits || isOpening(making));
  const oceans = [...copied].flatMap(name => provinces.get(name) ?? []).filter(({ kind }) => kind === 'sea');
  const near = (config['svg config'].border_margin_hint ?? 1) * shapes.scale;
  const highSeas = highSeasOf(making, Math.max(near, 1));
  const fitted = fittedMap(new Map([...provinces.values()].map(({ id, name, rings }) => [id, highSeas.get(name) ?? rings])), marks);
  const margin = near * fitted.factor;
  const islands = [...provinces.values()].filter(({ kind, isImpassable }) => kind === 'island' && !isImpassable);
  const title = config.name ?? making.drawing.replace(/\.[^.]*$/, '');
  return {
    draft: {
      id: slug(title) || 'imported',
      name: typable(title) || 'Imported',
      credit: `From ${quotable(making.drawing)} of a DiplomacyGM variant. Its author and the permission to use it belong here.`,
      ...when,
      ...victoryOf(making, centres.length),
      builds,
      rules: [
        ...(isOn(config.convoyable_islands) && islands.length > 0 ? [{ rule: 'land-convoy', provinces: islands.map(({ id }) => id) }] : []),
        ...(oceans.length > 0 ? [{ rule: 'open-oceans', provinces: oceans.map(({ id }) => id) }] : []),
        ...(when.placement ? [{ rule: 'opening-builds' }] : []),
      ],
      powers,
      provinces: [...provinces.values()].map(one => provinceOf(making, one, coasts.get(one.name) ?? [])),
      army,
      fleet,
      map: {
        ...fitted,
        gap: Math.min(8, Math.max(1, Math.round(margin * 10) / 10)),
        comment: 'From the layers of a DiplomacyGM drawing.',
      },
    },
    tasks,
    notes: making.notes,
  };
}

function provinceOf(
  { config, provinces }: GmMaking,
  { id, name, kind, isImpassable, isCentre, spot }: GmProvince,
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
    spot,
  };
}

/** Whether units are built before the first year. */
const isOpening = ({ config, isChaos }: GmMaking): boolean =>
  isChaos || /winter/i.test(config.first_season ?? '') || (config['adju flags'] ?? []).includes('initial builds');

/** When a game begins: with the placement of units in the winter before, if there is a year before. */
function startOf(year: number, isPlaced: boolean): Pick<VariantDraft, 'year' | 'counts' | 'era' | 'placement'> {
  const whole = Number.isFinite(year) ? Math.round(year) : 1901;
  const first = Math.min(99_998, Math.max(1, Math.abs(whole)));
  const placement = first > 1 ? 'winter' : 'spring';
  const before = placement === 'spring' ? first : whole < 0 ? first + 1 : first - 1;
  return {
    ...(whole < 0 ? { counts: 'down', era: 'bc' } : { counts: 'up', era: 'none' }),
    ...(isPlaced ? { year: before, placement } : { year: first }),
  };
}

function optionsOf(making: GmMaking): 'homes' | 'anywhere' {
  const { config } = making;
  const { isChaos } = making;
  const builds = (config.build_options ?? 'classic').toLowerCase();
  const flags = config['adju flags'] ?? [];
  if (!['classic', 'anywhere', 'control'].includes(builds))
    tellChange(making, ['build_options'], { code: 'task-option', typed: quotable(`build_options: ${builds}`) });
  for (const [i, flag] of flags.entries())
    if (!['build anywhere', 'no coring', 'initial builds'].includes(flag))
      tellChange(making, ['adju flags', i], { code: 'task-option', typed: quotable(`adju flags: ${flag}`) });
  const { transformation, dp, fow = config['svg config'].fow } = config;
  for (const [key, option] of Object.entries({ transformation, dp, fow }))
    if (isOn(option) || !/^(?:disabled|false|)$/i.test(String(option ?? '')))
      tellChange(making, key === 'fow' && config.fow === undefined ? ['svg config', key] : [key], { code: 'task-option', typed: key });
  if (!/^(?:spring|winter)?$/i.test(config.first_season ?? ''))
    tellChange(making, ['first_season'], { code: 'task-begin', typed: quotable(config.first_season ?? '') });
  return isChaos || builds === 'anywhere' || builds === 'control' || flags.includes('build anywhere') ? 'anywhere' : 'homes';
}

function victoryOf(making: GmMaking, centres: number): Pick<VariantDraft, 'victory' | 'victoryAt'> {
  const { config, spot } = making;
  const half = Math.max(1, Math.floor((centres + 1) / 2));
  const players = typeof config.players === 'string' ? [] : Object.entries(config.players);
  const counts = players
    .map(([name, { vscc }]) => ({ name, count: Number(vscc) }))
    .filter(({ count }) => Number.isInteger(count) && count > 0);
  const [first] = counts;
  if (/vscc/i.test(config.victory_conditions ?? '') && first) {
    const path = ['players', first.name, 'vscc'];
    const each = counts.map(({ count }) => count);
    const taken = Math.min(Math.max(...each), Math.max(1, centres));
    if (new Set(each).size > 1)
      tellChange(making, path, { code: 'task-victory-each', typed: [...new Set(each)].sort((a, b) => a - b).join(', '), taken });
    return { victory: taken, victoryAt: spot(path) };
  }
  const count = Number(config.victory_count);
  const victory = Number.isInteger(count) && count > 0 ? Math.min(count, Math.max(1, centres)) : half;
  return { victory, victoryAt: spot(['victory_count']) };
}

/** How many unknown keys are told. */
const TOLD = 12;

/** What stands at the top of a config, or among its overrides, and means nothing there: a list of borders that belongs to a province, say. */
function unknownKeys(config: GmConfig, spot: LocatedConfig['spot']): ForeignNote[] {
  const top = Object.keys(config).filter(key => !(key in gmConfig.shape));
  const overridden = Object.keys(config.overrides ?? {}).filter(key => !OVERRIDES.includes(key));
  return [...top.map(key => [key]), ...overridden.map(key => ['overrides', key])]
    .slice(0, TOLD)
    .map(path => ({ ...spot(path), note: { code: 'note-key-unknown', typed: quotable(path.join(' > ')) } }));
}
const OVERRIDES: readonly string[] = ['provinces', 'high provinces'];
