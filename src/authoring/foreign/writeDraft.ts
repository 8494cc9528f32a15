import { marksNeeded, readVariant } from '../compile/readVariant.js';
import { tidyJson } from '../compile/tidyJson.js';
import type { FolderFault, FolderFile, FolderNotice, VariantFault } from '../model/variantFault.js';
import { quotable } from '../model/variantFault.js';
import type { FolderBytes } from '../reading/readZip.js';
import type { Place } from '../svg/outline.js';
import { pairKey } from '../topology/touching.js';
import type { DraftMap, VariantDraft, Ways } from './foreignDraft.js';
import type { ForeignNote } from './importFault.js';
import { schematicMap } from './schematicMap.js';

/** A draft as the three files of a folder, and what the folder's own check says of them. */
export interface WrittenDraft {
  readonly files: ReadonlyMap<FolderFile, string>;
  /** Empty if the variant can be hosted as it is. */
  readonly faults: readonly FolderFault[];
  readonly notices: readonly FolderNotice[];
  readonly notes: readonly Pick<ForeignNote, 'note'>[];
}

type Pair = readonly [string, string];

const provinceIn = (at: string): string => at.split('/')[0] ?? '';

/** Writes a draft. Names that orders would not understand are changed until all are understood; everything else is for the author. */
export function writeDraft(first: VariantDraft): WrittenDraft {
  const { army, fleet } = { army: split(first.army), fleet: split(first.fleet) };
  const pairs: ReadonlyMap<string, true> = new Map(
    [...army.both, ...army.oneWay, ...fleet.both, ...fleet.oneWay].map(([a, b]) => [pairKey(provinceIn(a), provinceIn(b)), true as const]),
  );
  const map =
    first.map ??
    schematicMap({ ids: first.provinces.map(({ id }) => id), pairs: [...pairs.keys()].map(key => key.split(' ') as [string, string]) });
  const notes: Pick<ForeignNote, 'note'>[] = [];
  const oneWay = [...army.oneWay, ...fleet.oneWay].map(([a, b]) => `${a} > ${b}`);
  if (oneWay.length > 0) notes.push({ note: { code: 'note-one-way', pairs: [...new Set(oneWay)].slice(0, 12) } });
  const borders = {
    army: army.both,
    fleet: fleet.both,
    ...(oneWay.length > 0 && { oneWay: { army: army.oneWay, fleet: fleet.oneWay } }),
  };
  const svg = svgOf(first, map);
  const boardOf = ({ provinces }: VariantDraft, marks: object): string =>
    tidyJson({ format: 1, provinces: provinces.map(provinceFileOf), borders, drawing: { gap: map.gap, ...marks } });
  const needed = marksNeeded(
    bytesOf(
      new Map<FolderFile, string>([
        ['board.json', boardOf(first, {})],
        ['map.svg', svg],
      ]),
    ),
  );
  const [apart, closed] = needed.ok ? [inOrder(needed.value.apart), inOrder(needed.value.closed)] : [[], []];
  const marks = { ...(apart.length > 0 && { apart }), ...(closed.length > 0 && { closed }) };
  if (!first.map) notes.unshift({ note: { code: 'note-schematic', apart: apart.length } });
  let draft = first;
  for (let pass = 1; ; pass++) {
    const files = new Map<FolderFile, string>([
      ['variant.json', tidyJson(variantFileOf(draft))],
      ['board.json', boardOf(draft, marks)],
      ['map.svg', svg],
    ]);
    const read = readVariant(bytesOf(files), { hosted: true });
    if (read.ok) return { files, faults: [], notices: read.value.notices, notes };
    const better = pass < MOST_PASSES ? withClearNames(draft, read.fault, notes) : undefined;
    if (!better) return { files, faults: read.fault, notices: [], notes };
    draft = better;
  }
}

const MOST_PASSES = 6;

const inOrder = (pairs: readonly Pair[]): readonly Pair[] => pairs.toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));

const bytesOf = (files: ReadonlyMap<FolderFile, string>): FolderBytes =>
  new Map([...files].map(([file, text]) => [file, new TextEncoder().encode(text)]));

/** Ways that are open both ways, and those that are not. */
function split(ways: Ways): { readonly both: readonly Pair[]; readonly oneWay: readonly Pair[] } {
  const both: Pair[] = [];
  const oneWay: Pair[] = [];
  for (const way of [...ways].sort()) {
    const [a = '', b = ''] = way.split(' ');
    if (!ways.has(`${b} ${a}`)) oneWay.push([a, b]);
    else if (a < b) both.push([a, b]);
  }
  return { both, oneWay };
}

const english = (en: string): { en: string } => ({ en });

function variantFileOf(draft: VariantDraft): object {
  const { id, name, credit, year, counts, era, placement, victory, builds, rules, powers } = draft;
  return {
    format: 1,
    id,
    name: english(name),
    credit: english(credit),
    powers: powers.map(({ id: power, name: called, adjective, aliases, colour, letters, homes, units, territory, neutral }) => ({
      id: power,
      name: english(called),
      ...(adjective !== undefined && { adjective: english(adjective) }),
      ...(aliases && aliases.length > 0 && { aliases }),
      ...(colour !== undefined && { colour }),
      ...(letters !== undefined && { letters }),
      homes,
      units,
      ...(territory && { territory }),
      ...(neutral && { neutral }),
    })),
    calendar: { year, ...(counts === 'down' && { counts }), ...(era !== 'none' && { era }), ...(placement && { placement }) },
    victory: { centres: victory },
    builds,
    ...(rules.length > 0 && { rules }),
  };
}

function provinceFileOf({ id, name, aliases, kind, coasts, centre }: VariantDraft['provinces'][number]): object {
  return {
    id,
    name: english(name),
    ...(aliases.length > 0 && { aliases }),
    ...(kind !== 'land' && { kind }),
    ...(coasts.length > 0 && { coasts }),
    ...(centre && { centre }),
  };
}

const isBadName = (fault: VariantFault): fault is VariantFault & { readonly typed: string } =>
  ['variant-bad-name', 'variant-link', 'variant-name-ours', 'variant-unseen-signs'].includes(fault.code);

/** Takes out what the check found unclear: other spellings are dropped, names get their id. Undefined if something else is wrong too. */
function withClearNames(draft: VariantDraft, faults: readonly FolderFault[], notes: Pick<ForeignNote, 'note'>[]): VariantDraft | undefined {
  const unclear = new Map<string, Set<string>>();
  const twins = new Set<string>();
  const add = (id: string, text: string): void => void unclear.set(id, (unclear.get(id) ?? new Set()).add(text));
  for (const { fault, where, file } of faults)
    if (fault.code === 'variant-name-unclear') add(fault.at, fault.typed);
    else if (file === 'board.json' && isBadName(fault))
      add(draft.provinces[Number(/\[(\d+)\]/.exec(where ?? '')?.[1]) - 1]?.id ?? '', fault.typed);
    else if (fault.code === 'variant-same-name' && file === 'variant.json') twins.add(/\[(\d+)\]/.exec(where ?? '')?.[1] ?? '');
    else if (fault.code === 'variant-same-letters') twins.add(/\[(\d+)\]/.exec(where ?? '')?.[1] ?? '');
    else return undefined;
  return {
    ...draft,
    provinces: draft.provinces.map(province => {
      const texts = unclear.get(province.id);
      if (!texts) return province;
      const aliases = province.aliases.filter(alias => !texts.has(quotable(alias)));
      if (!texts.has(quotable(province.name))) return { ...province, aliases };
      const name = `${province.name.slice(0, 60)} ${province.id.replace(/-/g, ' ').toUpperCase()}`.trim();
      notes.push({ note: { code: 'note-renamed', typed: province.name, now: name } });
      return { ...province, aliases, name };
    }),
    powers: draft.powers.map(({ aliases: _, letters: __, ...power }, i) => {
      const written = draft.powers[i];
      if (!written || !twins.has(String(i + 1))) return written ?? power;
      const name = `${power.name} ${i + 1}`;
      notes.push({ note: { code: 'note-renamed', typed: power.name, now: name } });
      return { ...power, name };
    }),
  };
}

const FILLS = { land: '#f3ead2', sea: '#bfd1cb', impassable: '#b5ab94' };

function svgOf({ provinces }: VariantDraft, { width, height, areas, marks, comment }: DraftMap): string {
  const kinds = new Map(provinces.map(({ id, kind }) => [id, kind]));
  const number = (v: number): string => String(Math.round(v * 100) / 100);
  const d = (rings: readonly (readonly Place[])[]): string =>
    rings.map(ring => `M${ring.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(width)} ${number(height)}">`,
    `  <!-- ${comment.replace(/--+/g, '-')} -->`,
    '  <style>path { stroke: #3b2b1a } circle { fill: none; stroke: #a3261c }</style>',
    ...[...areas].map(([id, rings]) => `  <path id="${id}" fill="${FILLS[kinds.get(id) ?? 'land']}" d="${d(rings)}"/>`),
    ...[...marks].map(([id, [x, y]]) => `  <circle id="${id}" cx="${number(x)}" cy="${number(y)}" r="4"/>`),
    '</svg>',
    '',
  ].join('\n');
}
