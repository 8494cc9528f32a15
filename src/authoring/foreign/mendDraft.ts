import { isOurs } from '../checks/shownNames.js';
import { quotable } from '../model/variantFault.js';
import type { DraftPower, DraftProvince, ReadDraft, VariantDraft, Ways } from './foreignDraft.js';
import type { ForeignNote, ForeignTask } from './importFault.js';

/**
 * Changes what a folder could not have, so that the rest of a foreign variant can be played: a title that is a game of everybody's, places
 * that nothing leads to, a victory that is out of reach or won from the start. `file`: the one that was named.
 */
export function mendedDraft({ draft, powersAt, tasks, notes }: ReadDraft, file: string): ReadDraft {
  const told: ForeignTask[] = [];
  const reached = withoutIdleConvoys(withoutUnreached(draft, told));
  const title = isOurs(reached.name) ? `Imported ${reached.name}` : reached.name;
  const renamed: readonly ForeignNote[] =
    title === reached.name ? [] : [{ file, note: { code: 'note-title', typed: quotable(reached.name), now: title } }];
  const mended = { ...reached, name: title, victory: victoryWithin(reached, told) };
  return {
    draft: mended,
    powersAt,
    tasks: [...tasks, ...told],
    notes: [...notes, ...renamed],
  };
}

function victoryWithin({ victory, victoryAt, provinces, powers }: VariantDraft, told: ForeignTask[]): number {
  const centres = provinces.filter(({ centre }) => centre).length;
  const most = Math.max(0, ...powers.filter(({ neutral }) => !neutral).map(({ homes }) => homes.length));
  const taken = Math.max(1, most >= centres ? most : Math.min(centres, Math.max(victory, most + 1)));
  if (taken !== victory) told.push({ ...victoryAt, task: { code: 'task-victory-won', typed: victory, taken } });
  return taken;
}

const provinceIn = (at: string): string => at.split('/')[0] ?? '';

/** Of parts of the map between which no border leads, the largest stays; the others are closed. */
function withoutUnreached(draft: VariantDraft, told: ForeignTask[]): VariantDraft {
  const { provinces, powers, army, fleet, rules } = draft;
  const open = provinces.filter(({ kind }) => kind !== 'impassable').map(({ id }) => id);
  const kept = largestPart(open, [...army, ...fleet]);
  const gone = new Set(open.filter(id => !kept.has(id)));
  if (gone.size === 0) return draft;
  for (const { id, spot } of provinces) if (gone.has(id)) told.push({ ...spot, task: { code: 'task-unreached', at: id } });
  const isKept = (at: string): boolean => !gone.has(provinceIn(at));
  const waysKept = (ways: Ways): Ways => new Set([...ways].filter(way => way.split(' ').every(isKept)));
  const closed = (one: DraftProvince): DraftProvince =>
    gone.has(one.id) ? { ...one, kind: 'impassable', coasts: [], centre: false } : one;
  return {
    ...draft,
    provinces: provinces.map(closed),
    army: waysKept(army),
    fleet: waysKept(fleet),
    rules: rules.flatMap(rule => {
      if (!Array.isArray(rule.provinces)) return [rule];
      const provinces = rule.provinces.filter(isKept);
      return provinces.length > 0 ? [{ ...rule, provinces }] : [];
    }),
    powers: powers.flatMap((power): DraftPower[] => {
      const homes = power.homes.filter(isKept);
      if (homes.length === 0 && power.homes.length > 0) {
        told.push({ ...power.spot, task: { code: 'task-power-homeless', power: power.name } });
        return [];
      }
      const units = power.units.filter(unit => isKept(unit.slice(2)));
      return [{ ...power, homes, units, ...(power.territory && { territory: power.territory.filter(isKept) }) }];
    }),
  };
}

/** Land to which no fleet can go convoys nothing: it is left out of the rule, by which nothing changes. */
function withoutIdleConvoys(draft: VariantDraft): VariantDraft {
  const shores = new Set([...draft.fleet].flatMap(way => way.split(' ').map(provinceIn)));
  const rules = draft.rules.flatMap(rule => {
    if (rule.rule !== 'land-convoy' || !Array.isArray(rule.provinces)) return [rule];
    const provinces = rule.provinces.filter(at => shores.has(at));
    return provinces.length > 0 ? [{ ...rule, provinces }] : [];
  });
  return { ...draft, rules };
}

function largestPart(ids: readonly string[], ways: readonly string[]): ReadonlySet<string> {
  const beside = new Map<string, string[]>(ids.map(id => [id, []]));
  for (const way of ways) {
    const [a = '', b = ''] = way.split(' ').map(provinceIn);
    beside.get(a)?.push(b);
    beside.get(b)?.push(a);
  }
  let largest: ReadonlySet<string> = new Set();
  const seen = new Set<string>();
  for (const first of ids) {
    if (seen.has(first)) continue;
    const part = new Set([first]);
    for (const at of part) for (const next of beside.get(at) ?? []) part.add(next);
    for (const at of part) seen.add(at);
    if (part.size > largest.size) largest = part;
  }
  return largest;
}
