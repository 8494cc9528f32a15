import { type AuthoredBoard, type AuthoredProvince, allBorders } from '../model/folderFiles.js';
import { quotable, type VariantFault } from '../model/variantFault.js';
import type { JsonPath } from '../reading/locatedFile.js';
import { nameFault } from './shownNames.js';

/** Called with each fault and where it is in the file. */
export type Complain = (path: JsonPath, fault: VariantFault) => void;

/** The most places that a unit may be offered: as many as a menu has. */
const MOST_NEIGHBOURS = 25;

const byId = ({ provinces }: AuthoredBoard): ReadonlyMap<string, AuthoredProvince> => new Map(provinces.map(one => [one.id, one]));
const provinceIn = (location: string): string => location.split('/')[0] ?? '';

/** Checks provinces and borders without the drawing. */
export function checkBoard(board: AuthoredBoard, complain: Complain): void {
  checkProvinces(board, complain);
  if (board.borders) {
    checkBorders(board, board.borders, complain);
    checkReach(board, allBorders(board), complain);
    checkRivers(board, complain);
    checkWalls(board, complain);
  } else complain([], { code: 'borders-missing' });
  checkTheatres(board, complain);
  for (const kind of ['apart', 'closed'] as const) {
    const seen = new Set<string>();
    board.drawing[kind].forEach((pair, i) => {
      const [at, other] = pair;
      const key = pair.toSorted().join(' ');
      if (seen.has(key)) complain(['drawing', kind, i], { code: 'mark-twice', at, other });
      seen.add(key);
      for (const [k, id] of pair.entries())
        if (!byId(board).has(id)) complain(['drawing', kind, i, k], { code: 'variant-no-province', typed: quotable(id) });
    });
  }
}

/** What menus of maps offer besides the parts that a board names. */
export const OUR_PARTS: ReadonlySet<string> = new Set(['whole', 'busiest']);

function checkTheatres(board: AuthoredBoard, complain: Complain): void {
  const known = byId(board);
  const ids = new Set<string>();
  board.drawing.theatres.forEach(({ id, name, provinces = [], box }, i) => {
    const path = ['drawing', 'theatres', i];
    if (provinces.length > 0 === (box !== undefined)) complain(path, { code: 'variant-one-field', typed: 'provinces', other: 'box' });
    if (ids.has(id) || OUR_PARTS.has(id)) complain([...path, 'id'], { code: 'variant-id-taken', typed: id });
    ids.add(id);
    checkTexts(name, [...path, 'name'], complain);
    provinces.forEach((at, k) => {
      if (known.get(at)?.kind === undefined || known.get(at)?.kind === 'impassable')
        complain([...path, 'provinces', k], { code: 'variant-no-province', typed: quotable(at) });
      else if (provinces.indexOf(at) < k) complain([...path, 'provinces', k], { code: 'variant-id-taken', typed: quotable(at) });
    });
  });
}

function checkProvinces({ provinces }: AuthoredBoard, complain: Complain): void {
  const ids = new Set<string>();
  const shorts = new Map<string, string>();
  provinces.forEach(({ id, short = id, name, aliases, sharedAliases = [], kind, coasts, centre }, i) => {
    if (ids.has(id)) complain(['provinces', i, 'id'], { code: 'variant-id-taken', typed: id });
    ids.add(id);
    const other = shorts.get(short.toLowerCase());
    if (other !== undefined && other !== id)
      complain(['provinces', i, 'short'], { code: 'variant-same-name', typed: quotable(short), other });
    shorts.set(short.toLowerCase(), id);
    checkLanguages(name, ['provinces', i, 'name'], complain);
    checkSpellings({ short, aliases }, ['provinces', i], complain);
    checkAliases(sharedAliases, ['provinces', i, 'sharedAliases'], complain);
    if (kind !== 'land' && coasts.length > 0) complain(['provinces', i, 'coasts'], { code: 'variant-coasts-idle', at: id });
    if (coasts.length === 1) complain(['provinces', i, 'coasts'], { code: 'variant-too-small', least: 2, of: 'list' });
    if (new Set(coasts).size < coasts.length) complain(['provinces', i, 'coasts'], { code: 'variant-id-taken', typed: coasts.join(', ') });
    if (kind !== 'land' && centre) complain(['provinces', i, 'centre'], { code: 'variant-centre-unheld', at: id });
  });
}

/** In how many languages a name may be given: all of them are kept in memory, and understood in orders. */
export const MOST_LANGUAGES = 12;

/** Texts that nobody types in orders. */
export function checkTexts(
  texts: Readonly<Record<string, string>>,
  path: JsonPath,
  complain: Complain,
  faultOf: (text: string) => VariantFault | undefined = nameFault,
): void {
  if (Object.keys(texts).length > MOST_LANGUAGES) {
    complain(path, { code: 'variant-many-languages', most: MOST_LANGUAGES });
    return;
  }
  for (const [language, text] of Object.entries(texts)) {
    const fault = faultOf(text);
    if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language))
      complain([...path, language], { code: 'variant-bad-language', typed: quotable(language) });
    else if (fault) complain([...path, language], fault);
    else if (/[<>@`]/u.test(text)) complain([...path, language], { code: 'variant-bad-name', typed: quotable(text) });
  }
}

/** Names are in languages, and can be typed. */
export function checkLanguages(names: Readonly<Record<string, string>>, path: JsonPath, complain: Complain): void {
  if (Object.keys(names).length > MOST_LANGUAGES) {
    complain(path, { code: 'variant-many-languages', most: MOST_LANGUAGES });
    return;
  }
  for (const [language, name] of Object.entries(names)) {
    if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language))
      complain([...path, language], { code: 'variant-bad-language', typed: quotable(language) });
    const fault = nameFault(name);
    if (fault) complain([...path, language], fault);
    else if (!/\p{L}/u.test(name) || /[\p{C}<>@#`*_~|/\\:;,[\]{}=]/u.test(name) || name !== name.trim())
      complain([...path, language], { code: 'variant-bad-name', typed: quotable(name) });
  }
}

/** Short names and other spellings. */
export function checkSpellings(
  {
    aliases,
    ...single
  }: { readonly aliases: readonly string[]; readonly short?: string | undefined; readonly letters?: string | undefined },
  path: JsonPath,
  complain: Complain,
): void {
  for (const [field, text] of Object.entries(single)) {
    const fault = text === undefined ? undefined : nameFault(text);
    if (fault) complain([...path, field], fault);
  }
  checkAliases(aliases, [...path, 'aliases'], complain);
}

function checkAliases(aliases: readonly string[], path: JsonPath, complain: Complain): void {
  aliases.forEach((alias, i) => {
    const fault = nameFault(alias);
    if (fault) complain([...path, i], fault);
  });
}

type Borders = NonNullable<AuthoredBoard['borders']>;

function checkBorders(board: AuthoredBoard, borders: Borders, complain: Complain): void {
  const known = byId(board);
  for (const kind of ['army', 'fleet'] as const) {
    const seen = new Set<string>();
    const check = (pair: readonly [string, string], path: JsonPath): void => {
      const [a, b] = pair;
      if (provinceIn(a) === provinceIn(b)) {
        complain(path, { code: 'variant-border-self', at: a });
        return;
      }
      const key = [a, b].toSorted().join(' ');
      if (seen.has(key)) complain(path, { code: 'variant-border-twice', at: a, other: b });
      seen.add(key);
      for (const [k, end] of pair.entries()) {
        const fault = endFault(known, kind, end);
        if (fault) complain([...path, k], fault);
      }
    };
    borders[kind].forEach((pair, i) => {
      check(pair, ['borders', kind, i]);
    });
    borders.oneWay?.[kind].forEach((pair, i) => {
      check(pair, ['borders', 'oneWay', kind, i]);
    });
  }
  const used = new Set(allBorders(board).fleet.flat());
  board.provinces.forEach(({ id, coasts }, i) => {
    if (coasts.some(coast => !used.has(`${id}/${coast}`))) complain(['provinces', i, 'coasts'], { code: 'variant-coasts-idle', at: id });
  });
}

function endFault(known: ReadonlyMap<string, AuthoredProvince>, kind: 'army' | 'fleet', end: string): VariantFault | undefined {
  const [id = '', coast] = end.split('/');
  const province = known.get(id);
  if (!province) return { code: 'variant-no-province', typed: quotable(end) };
  if (province.kind === 'impassable') return { code: 'variant-impassable-border', at: id };
  if (kind === 'army') return province.kind === 'sea' ? { code: 'variant-army-at-sea', at: id } : undefined;
  const coasts = province.coasts.map(one => `${id}/${one}`);
  if (coast !== undefined && !province.coasts.includes(coast)) return { code: 'variant-no-coast', typed: end, coasts };
  return coast === undefined && coasts.length > 0 ? { code: 'variant-coast-needed', at: id, coasts } : undefined;
}

function checkReach({ provinces }: AuthoredBoard, { army, fleet }: Pick<Borders, 'army' | 'fleet'>, complain: Complain): void {
  const beside = new Map<string, Set<string>>();
  const fromLocation = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, a: string, b: string): void => void map.set(a, (map.get(a) ?? new Set()).add(b));
  for (const [a, b] of [...army, ...fleet]) {
    note(beside, provinceIn(a), provinceIn(b));
    note(beside, provinceIn(b), provinceIn(a));
    note(fromLocation, a, b);
    note(fromLocation, b, a);
  }
  const first = provinces.find(({ kind }) => kind !== 'impassable')?.id ?? '';
  const reached = new Set([first]);
  for (const at of reached) for (const next of beside.get(at) ?? []) reached.add(next);
  provinces.forEach(({ id, kind, coasts }, i) => {
    if (kind !== 'impassable' && !reached.has(id)) complain(['provinces', i], { code: 'variant-unreachable', at: id });
    const most = Math.max(...[id, ...coasts.map(coast => `${id}/${coast}`)].map(at => fromLocation.get(at)?.size ?? 0));
    if (most > MOST_NEIGHBOURS) complain(['provinces', i], { code: 'variant-many-neighbours', at: id, most: MOST_NEIGHBOURS });
  });
}

function checkRivers(board: AuthoredBoard, complain: Complain): void {
  const { rivers } = board;
  const known = byId(board);
  const ids = new Set<string>();
  const passable = new Set(allBorders(board).fleet.map(ends => ends.map(provinceIn).sort().join(' ')));
  rivers.forEach(({ id, name, provinces, mouth, joins, course }, i) => {
    const path = ['rivers', i];
    if (ids.has(id) || OUR_PARTS.has(id)) complain([...path, 'id'], { code: 'variant-id-taken', typed: id });
    ids.add(id);
    checkLanguages(name, [...path, 'name'], complain);
    provinces.forEach((at, k) => {
      const here = [...path, 'provinces', k];
      const next = provinces[k + 1] ?? mouth;
      if (!known.has(at)) complain(here, { code: 'variant-no-province', typed: quotable(at) });
      else if (known.get(at)?.kind !== 'land') complain(here, { code: 'variant-not-of-kind', at, kind: 'land' });
      else if (course === 'through' && next !== undefined && known.has(next) && !passable.has([at, next].sort().join(' ')))
        complain(here, { code: 'variant-river-broken', at, other: next });
    });
    if (mouth !== undefined && known.get(mouth)?.kind !== 'sea')
      complain(
        [...path, 'mouth'],
        known.has(mouth)
          ? { code: 'variant-not-of-kind', at: mouth, kind: 'sea' }
          : { code: 'variant-no-province', typed: quotable(mouth) },
      );
    if (
      joins !== undefined &&
      !rivers.some(other => other.id === joins && other.id !== id && other.provinces.includes(provinces.at(-1) ?? ''))
    )
      complain([...path, 'joins'], { code: 'variant-river-joins', typed: quotable(joins), at: provinces.at(-1) ?? '' });
  });
}

function checkWalls(board: AuthoredBoard, complain: Complain): void {
  const known = byId(board);
  const seen = new Set<string>();
  board.walls.forEach(({ owner, facing, name }, i) => {
    const fault = name === undefined ? undefined : nameFault(name);
    if (fault) complain(['walls', i, 'name'], fault);
    for (const [key, at] of [
      ['owner', owner],
      ['facing', facing],
    ] as const)
      if (!known.has(at)) complain(['walls', i, key], { code: 'variant-no-province', typed: quotable(at) });
    if (seen.has(`${owner}<${facing}`)) complain(['walls', i], { code: 'variant-border-twice', at: owner, other: facing });
    seen.add(`${owner}<${facing}`);
  });
}
