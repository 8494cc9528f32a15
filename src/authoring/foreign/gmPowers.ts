import { quotable } from '../model/variantFault.js';
import type { Place } from '../svg/outline.js';
import { type DraftPower, idGiver, typable } from './foreignDraft.js';
import { type GmMaking, isOn, layerOf, placeOf, tell, tellChange } from './gmMaking.js';
import { type LayerElement, labelOf, within } from './readLayers.js';

/** Units on land that no power owns are theirs. */
const NEUTRALS = 'Neutrals';

/** Units at the start, and where units and centres are drawn. */
export function placedOn(making: GmMaking, coasts: ReadonlyMap<string, readonly string[]>) {
  const { config, shapes } = making;
  const marks = new Map<string, Place>();
  const coastOf = (name: string, coast: string | undefined): string | undefined =>
    coasts.get(name)?.includes(coast ?? '') ? coast : undefined;
  for (const key of ['fleet', 'army', 'supply_center_icons'] as const) {
    const layer = layerOf(making, key);
    for (const element of layer?.children ?? []) {
      const labels = key === 'supply_center_icons' ? config['svg config'].center_labels : undefined;
      const found = layer && placeOf(making, { element, layer, labels });
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
  const { unit_type_labeled: isLabelled, unit_type_from_names: isNamed, unit_labels: labels } = config['svg config'];
  const standing = layerOf(making, 'starting_units');
  for (const element of standing?.children ?? []) {
    const label = labelOf(element);
    const found = standing && placeOf(making, { element, layer: standing, label: isOn(isLabelled) ? label.slice(1) : label, labels });
    if (!found) {
      tell(making, element.line, { code: 'task-shape-unread', typed: quotable(label || element.name) });
      continue;
    }
    const { province, coast } = found;
    const type = isOn(isLabelled) ? (/^f/i.test(label) ? 'F' : 'A') : typeOf(element, isOn(isNamed));
    const own = coasts.get(province.name) ?? [];
    const chosen = type === 'F' && own.length > 0 ? (coastOf(province.name, coast) ?? own[0]) : undefined;
    const unit = `${type} ${province.id}${chosen === undefined ? '' : `/${chosen}`}`;
    const owner = province.owner ?? NEUTRALS;
    if (province.isImpassable || (province.kind === 'sea' && (type === 'A' || province.owner === undefined)))
      tell(making, element.line, { code: 'task-unit-misplaced', typed: quotable(`${type} ${province.name}`) });
    else {
      if (chosen !== undefined && coastOf(province.name, coast) === undefined)
        tell(making, element.line, { code: 'task-coast-chosen', typed: quotable(`${type} ${province.name}`), at: unit.slice(2) });
      const all = units.get(owner) ?? [];
      if (!all.some(other => other.slice(2).split('/')[0] === province.id)) units.set(owner, [...all, unit]);
    }
  }
  return { units, marks };
}

/** A star of three corners is a fleet, one of six an army. */
function typeOf(element: LayerElement, isNamed: boolean): 'A' | 'F' {
  if (isNamed) return element.children.some(part => /sail|fleet|^[f3]$/i.test(labelOf(part))) ? 'F' : 'A';
  return within(element)
    .filter(({ name }) => name === 'path')
    .at(-1)?.attributes['sodipodi:sides'] === '3'
    ? 'F'
    : 'A';
}

export function powersOf(
  making: GmMaking,
  { units, buildsAnywhere }: { readonly units: ReadonlyMap<string, readonly string[]>; readonly buildsAnywhere: boolean },
): readonly DraftPower[] {
  const { provinces, powers, notPlayed, isChaos, notes, tasks, spot, drawing, layers } = making;
  if (isChaos) return everyCentre(making);
  const give = idGiver();
  const played = [...powers].flatMap(([colour, name]): DraftPower[] => {
    const all = [...provinces.values()];
    const owned = all.filter(({ isCentre, owner }) => isCentre && owner === name);
    const cores = all.filter(({ isCentre, core }) => isCentre && core === name);
    const homes = buildsAnywhere || cores.length === 0 ? owned : cores;
    if (!buildsAnywhere && cores.length > 0) {
      for (const one of owned.filter(one => !cores.includes(one)))
        tasks.push({ ...one.spot, task: { code: 'task-owned-not-home', power: name, at: one.id } });
      for (const one of cores.filter(one => !owned.includes(one)))
        tasks.push({ ...one.spot, task: { code: 'task-home-not-owned', power: name, at: one.id } });
    }
    const called = typable(name) || 'Power';
    if (homes.length === 0) {
      tellChange(making, ['players', name], { code: 'task-power-homeless', power: called });
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
        spot: spot(['players', name]),
        ...(notPlayed.has(name) && { neutral: true as const }),
      },
    ];
  });
  const standing = units.get(NEUTRALS) ?? [];
  if (standing.length === 0) return played;
  const held = new Set(standing.map(unit => unit.slice(2).split('/')[0] ?? ''));
  const homes = [...provinces.values()].filter(({ id, isCentre, owner }) => isCentre && owner === undefined && held.has(id));
  const at = { file: drawing, line: layerOf(making, 'starting_units')?.line ?? layers.line };
  notes.push({ ...at, note: { code: 'note-neutral', power: NEUTRALS, units: standing.length } });
  const called = { id: give(NEUTRALS, 'neutral'), name: NEUTRALS };
  return [...played, { ...called, homes: homes.map(({ id }) => id), units: standing, neutral: true, spot: at }];
}

/** A power for each centre, without a unit. */
function everyCentre({ provinces }: GmMaking): readonly DraftPower[] {
  const give = idGiver();
  return [...provinces.values()].flatMap(({ id, name, isCentre, spot }): DraftPower[] =>
    isCentre ? [{ id: give(name, 'power'), name: typable(name) || id, homes: [id], units: [], spot }] : [],
  );
}
