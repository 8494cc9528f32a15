import { type AuthoredBoard, type AuthoredPower, type AuthoredProvince, allBorders, type VariantFile } from '../model/folderFiles.js';
import { quotable, type VariantFault } from '../model/variantFault.js';
import type { JsonPath } from '../reading/locatedFile.js';
import { NAMED_RULES, type RuleSettings } from '../rules/namedRules.js';
import { type Complain, checkLanguages } from './checkBoard.js';

interface Ground {
  readonly provinces: ReadonlyMap<string, AuthoredProvince>;
  /** Locations that fleets can be in. */
  readonly fleetPlaces: ReadonlySet<string>;
  readonly complain: Complain;
  /** Homes, territories and units so far, and whose they are. */
  readonly homes: Map<string, string>;
  readonly land: Map<string, string>;
  readonly units: Set<string>;
}

/** Checks what a variant says of powers and rules against its board. */
export function checkVariant(variant: VariantFile, board: AuthoredBoard, complain: Complain): void {
  const { provinces } = board;
  const ground: Ground = {
    provinces: new Map(provinces.map(one => [one.id, one])),
    fleetPlaces: new Set(allBorders(board).fleet.flat()),
    complain,
    homes: new Map(),
    land: new Map(),
    units: new Set(),
  };
  checkTexts(variant.name, 'name', complain);
  checkTexts(variant.credit, 'credit', complain);
  checkPowerNames(variant, complain);
  variant.powers.forEach((power, i) => {
    checkPower(power, ['powers', i], ground);
  });
  checkVictory(variant, ground);
  checkRules(variant, ground);
}

/** Texts that nobody types in orders. */
function checkTexts(texts: Readonly<Record<string, string>>, field: string, complain: Complain): void {
  for (const [language, text] of Object.entries(texts))
    if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language))
      complain([field, language], { code: 'variant-bad-language', typed: quotable(language) });
    else if (/[\p{C}<>@`]/u.test(text)) complain([field, language], { code: 'variant-bad-name', typed: quotable(text) });
}

function checkPowerNames({ powers }: VariantFile, complain: Complain): void {
  const ids = new Set<string>();
  const names = new Map<string, string>();
  const letters = new Map<string, string>();
  powers.forEach(({ id, name, adjective, aliases, letters: own }, i) => {
    if (ids.has(id)) complain(['powers', i, 'id'], { code: 'variant-id-taken', typed: id });
    ids.add(id);
    checkLanguages(name, ['powers', i, 'name'], complain);
    if (adjective) checkLanguages(adjective, ['powers', i, 'adjective'], complain);
    for (const one of new Set([...Object.values(name), ...aliases].map(text => text.toLowerCase()))) {
      const other = names.get(one);
      if (other !== undefined && other !== id) complain(['powers', i, 'name'], { code: 'variant-same-name', typed: quotable(one), other });
      names.set(one, id);
    }
    const other = own === undefined ? undefined : letters.get(own);
    if (own !== undefined && other !== undefined)
      complain(['powers', i, 'letters'], { code: 'variant-same-letters', typed: own, power: other });
    if (own !== undefined) letters.set(own, id);
  });
}

function checkPower(power: AuthoredPower, path: JsonPath, ground: Ground): void {
  const { provinces, complain, homes, land } = ground;
  power.homes.forEach((home, i) => {
    const other = homes.get(home);
    const at = [...path, 'homes', i];
    if (!provinces.has(home)) complain(at, { code: 'variant-no-province', typed: quotable(home) });
    else if (!provinces.get(home)?.centre) complain(at, { code: 'variant-no-centre', at: home });
    else if (other !== undefined) complain(at, { code: 'variant-home-twice', at: home, power: other });
    homes.set(home, power.id);
  });
  power.units.forEach((unit, i) => {
    const fault = unitFault(unit, ground);
    if (fault) complain([...path, 'units', i], fault);
  });
  if (power.capital !== undefined && !power.homes.includes(power.capital))
    complain([...path, 'capital'], { code: 'variant-capital-elsewhere', at: quotable(power.capital) });
  (power.territory ?? []).forEach((id, i) => {
    const other = land.get(id);
    if (!provinces.has(id)) complain([...path, 'territory', i], { code: 'variant-no-province', typed: quotable(id) });
    else if (other !== undefined) complain([...path, 'territory', i], { code: 'variant-land-twice', at: id, power: other });
    land.set(id, power.id);
  });
}

/** "A par", "F stp/nc": the type and the location of a unit. */
export function unitIn(text: string): { readonly type: 'A' | 'F'; readonly at: string } | undefined {
  const [, type, at] = /^([AF]) ([a-z0-9-]+(?:\/[a-z]{2})?)$/.exec(text) ?? [];
  return (type === 'A' || type === 'F') && at !== undefined ? { type, at } : undefined;
}

function unitFault(text: string, { provinces, fleetPlaces, units }: Ground): VariantFault | undefined {
  const unit = unitIn(text);
  if (!unit) return { code: 'variant-unit-form', typed: quotable(text) };
  const [id = '', coast] = unit.at.split('/');
  const province = provinces.get(id);
  if (!province) return { code: 'variant-no-province', typed: quotable(id) };
  if (units.has(id)) return { code: 'variant-unit-twice', at: id };
  units.add(id);
  const coasts = province.coasts.map(one => `${id}/${one}`);
  if (unit.type === 'F' && coast === undefined && coasts.length > 0) return { code: 'variant-coast-needed', at: id, coasts };
  if (unit.type === 'F' && coast !== undefined && !province.coasts.includes(coast))
    return { code: 'variant-no-coast', typed: unit.at, coasts };
  const stands = unit.type === 'A' ? province.kind === 'land' && coast === undefined : fleetPlaces.has(unit.at);
  return stands ? undefined : { code: 'variant-unit-misplaced', typed: text };
}

function checkVictory({ victory, powers }: VariantFile, { provinces, complain }: Ground): void {
  victory.notCounted.forEach((id, i) => {
    if (!provinces.get(id)?.centre)
      complain(
        ['victory', 'notCounted', i],
        provinces.has(id) ? { code: 'variant-no-centre', at: id } : { code: 'variant-no-province', typed: quotable(id) },
      );
  });
  const counts = (id: string): boolean => provinces.get(id)?.centre === true && !victory.notCounted.includes(id);
  const centres = [...provinces.keys()].filter(counts).length;
  if (victory.centres > centres) complain(['victory', 'centres'], { code: 'variant-victory-far', centres });
  const won = powers.find(({ homes }) => homes.filter(counts).length >= victory.centres);
  if (won) complain(['victory', 'centres'], { code: 'variant-victory-won', power: won.id, centres: won.homes.filter(counts).length });
}

function checkRules({ rules, powers }: VariantFile, { provinces, complain }: Ground): void {
  const seen = new Set<string>();
  rules.forEach((written, i) => {
    const path = ['rules', i];
    const named = NAMED_RULES.get(written.rule);
    if (!named) {
      complain([...path, 'rule'], { code: 'variant-no-rule', typed: quotable(written.rule), choices: [...NAMED_RULES.keys()] });
      return;
    }
    const read = named.settings.safeParse(written);
    if (!read.success) {
      for (const issue of read.error.issues) {
        const at = issue.path.map(step => (typeof step === 'number' ? step : String(step)));
        if (issue.code === 'unrecognized_keys')
          for (const key of issue.keys) complain([...path, key], { code: 'variant-unknown-field', typed: quotable(key) });
        else complain([...path, ...at], { code: 'variant-missing-field', typed: String(at[0] ?? 'rule') });
      }
      return;
    }
    const { power, powers: several = power === undefined ? [] : [power], province, provinces: places = [] }: RuleSettings = read.data;
    const key = JSON.stringify([written.rule, several]);
    if (seen.has(key)) complain(path, { code: 'variant-rule-twice', typed: written.rule });
    seen.add(key);
    for (const id of several) if (!powers.some(one => one.id === id)) complain(path, { code: 'variant-no-power', typed: quotable(id) });
    if (province !== undefined && !provinces.has(province))
      complain([...path, 'province'], { code: 'variant-no-province', typed: quotable(province) });
    for (const id of places) if (!provinces.has(id)) complain([...path, 'provinces'], { code: 'variant-no-province', typed: quotable(id) });
    if (named.needsCapitals)
      for (const one of powers)
        if (one.capital === undefined) complain(path, { code: 'variant-missing-field', typed: `capital (${one.id})` });
  });
}
