import { NAMED_RULES, type NamedRule, type RuleSettings } from '../../games/diplomacy/variants/namedRules.js';
import { unaccented } from '../../lib/unaccented.js';
import {
  type AuthoredBoard,
  type AuthoredPower,
  type AuthoredProvince,
  allBorders,
  centresToWin,
  type VariantFile,
} from '../model/folderFiles.js';
import { quotable, type VariantFault } from '../model/variantFault.js';
import { issuesOf, type JsonPath } from '../reading/locatedFile.js';
import { type Complain, checkLanguages, checkSpellings, checkTexts } from './checkBoard.js';
import { creditFault, isOurs, nameFault } from './shownNames.js';

interface Ground {
  readonly board: AuthoredBoard;
  readonly provinces: ReadonlyMap<string, AuthoredProvince>;
  /** Locations that fleets can be in. */
  readonly fleetPlaces: ReadonlySet<string>;
  readonly complain: Complain;
  /** Homes, territories and units so far, and whose they are. */
  readonly homes: Map<string, string>;
  readonly land: Map<string, string>;
  readonly units: Set<string>;
}

/**
 * Where a variant is to be played: `hosted` beside the games that everybody has, so that it must not be called as one of them. `drawsOnly`: it
 * is only looked at, so its listed borders need not be those of the drawing, nor its names clear in orders.
 */
export interface CheckedFor {
  readonly hosted?: boolean;
  readonly drawsOnly?: boolean;
}

/** Checks what a variant says of powers and rules against its board. */
export function checkVariant(variant: VariantFile, board: AuthoredBoard, complain: Complain, { hosted = false }: CheckedFor = {}): void {
  const ground: Ground = {
    board,
    provinces: new Map(board.provinces.map(one => [one.id, one])),
    fleetPlaces: new Set(allBorders(board).fleet.flat()),
    complain,
    homes: new Map(),
    land: new Map(),
    units: new Set(),
  };
  checkTexts(variant.name, ['name'], complain, text =>
    hosted && isOurs(text) ? { code: 'variant-name-ours', typed: quotable(text) } : nameFault(text),
  );
  checkTexts(variant.credit, ['credit'], complain, creditFault);
  checkPowerNames(variant, complain);
  variant.powers.forEach((power, i) => {
    checkPower(power, ['powers', i], ground);
  });
  const players = variant.powers.filter(({ neutral }) => !neutral);
  if (players.length < 2) complain(['powers'], { code: 'variant-few-players' });
  checkVictory(variant, ground);
  checkOrders(variant, ground);
  checkRules(variant, ground);
}

/** Kinds of order that no variant can be without. */
const ALWAYS = ['hold', 'move', 'support'] as const;

function checkOrders({ orders: given }: VariantFile, { complain }: Ground): void {
  const orders = ALWAYS.filter(kind => !given.includes(kind));
  if (orders.length > 0) complain(['orders'], { code: 'variant-orders-left-out', orders });
}

function checkPowerNames({ powers }: VariantFile, complain: Complain): void {
  const ids = new Set<string>();
  const names = new Map<string, string>();
  /** By themselves in small letters. */
  const letters = new Map<string, { readonly power: string; readonly other: string }>();
  powers.forEach(({ id, name, adjective, aliases, letters: own }, i) => {
    if (ids.has(id)) complain(['powers', i, 'id'], { code: 'variant-id-taken', typed: id });
    ids.add(id);
    checkLanguages(name, ['powers', i, 'name'], complain);
    if (adjective) checkLanguages(adjective, ['powers', i, 'adjective'], complain);
    checkSpellings({ aliases, letters: own }, ['powers', i], complain);
    for (const one of new Set([...Object.values(name), ...aliases].map(unaccented))) {
      const other = names.get(one);
      if (other !== undefined && other !== id) complain(['powers', i, 'name'], { code: 'variant-same-name', typed: quotable(one), other });
      names.set(one, id);
    }
    if (own === undefined) return;
    const taken = letters.get(own.toLowerCase());
    if (taken) complain(['powers', i, 'letters'], { code: 'variant-same-letters', typed: own, ...taken });
    letters.set(own.toLowerCase(), { power: id, other: own });
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
  (power.cities ?? []).forEach((city, i) => {
    if (!power.homes.includes(city)) complain([...path, 'cities', i], { code: 'variant-city-elsewhere', at: quotable(city) });
  });
  if (power.cities && power.units.length > 0) complain([...path, 'units'], { code: 'variant-city-and-units' });
  if (power.activeColour !== undefined && !power.neutral) complain([...path, 'activeColour'], { code: 'variant-not-neutral' });
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

function checkVictory({ victory, powers, calendar }: VariantFile, { provinces, complain }: Ground): void {
  const step = calendar.counts === 'down' ? -1 : 1;
  // A winter in which units are placed is the end of the year before the first that is played.
  const year = calendar.year + (calendar.placement === 'winter' ? step : 0);
  const { lastYear = year } = victory;
  if ((lastYear - year) * step < 0) complain(['victory', 'lastYear'], { code: 'variant-last-year-early', year });
  victory.notCounted.forEach((id, i) => {
    if (!provinces.get(id)?.centre)
      complain(
        ['victory', 'notCounted', i],
        provinces.has(id) ? { code: 'variant-no-centre', at: id } : { code: 'variant-no-province', typed: quotable(id) },
      );
  });
  const counts = (id: string): boolean => provinces.get(id)?.centre === true && !victory.notCounted.includes(id);
  const centres = [...provinces.keys()].filter(counts).length;
  const least = centresToWin(victory, centres);
  if (least > centres) complain(['victory', 'centres'], { code: 'variant-victory-far', centres });
  const won = powers.find(({ homes, neutral }) => !neutral && homes.filter(counts).length >= least);
  if (won) complain(['victory', 'centres'], { code: 'variant-victory-won', power: won.id, centres: won.homes.filter(counts).length });
}

function checkRules(variant: VariantFile, ground: Ground): void {
  const seen = new Set<string>();
  const begunElsewhere = new Set<string>();
  variant.rules.forEach((written, i) => {
    const path = ['rules', i];
    const named = NAMED_RULES.get(written.rule);
    if (!named) {
      ground.complain([...path, 'rule'], { code: 'variant-no-rule', typed: quotable(written.rule), choices: [...NAMED_RULES.keys()] });
      return;
    }
    const read = named.settings.safeParse(written);
    if (!read.success) {
      for (const issue of read.error.issues) for (const { path: at, fault } of issuesOf(issue, path)) ground.complain(at, fault);
      return;
    }
    const { power, powers: several = power === undefined ? [] : [power] } = read.data;
    const key = JSON.stringify([written.rule, several]);
    if (seen.has(key)) ground.complain(path, { code: 'variant-rule-twice', typed: written.rule });
    seen.add(key);
    if (written.rule === 'barbarians' && power !== undefined) begunElsewhere.add(power);
    checkSettings(read.data, { path, variant, ground });
    checkNeeds(named, { path, variant, ground });
  });
  variant.powers.forEach(({ id, homes, neutral }, i) => {
    if (homes.length === 0 && !neutral && !begunElsewhere.has(id))
      ground.complain(['powers', i, 'homes'], { code: 'variant-too-small', least: 1, of: 'list' });
  });
}

interface RuleCheck {
  readonly path: JsonPath;
  readonly variant: VariantFile;
  readonly ground: Ground;
}

/** That the powers and provinces of a rule's settings are there, and are of the kind that the rule needs. */
function checkSettings(settings: RuleSettings, { path, variant: { powers }, ground }: RuleCheck): void {
  const { provinces, complain } = ground;
  const { rule, power, powers: several = power === undefined ? [] : [power], province, provinces: many = [] } = settings;
  for (const id of several) if (!powers.some(one => one.id === id)) complain(path, { code: 'variant-no-power', typed: quotable(id) });
  if (province !== undefined && !provinces.has(province))
    complain([...path, 'province'], { code: 'variant-no-province', typed: quotable(province) });
  const wanted = rule === 'open-oceans' ? 'sea' : 'land';
  many.forEach((id, k) => {
    const found = provinces.get(id);
    if (!found) complain([...path, 'provinces', k], { code: 'variant-no-province', typed: quotable(id) });
    else if (found.kind !== wanted) complain([...path, 'provinces', k], { code: 'variant-not-of-kind', at: id, kind: wanted });
    else if (rule === 'land-convoy' && !isForFleets(found, ground))
      complain([...path, 'provinces', k], { code: 'variant-no-fleet-there', at: id });
  });
  for (const field of ['provinces', 'powers'] as const)
    settings[field]?.forEach((id, k, all) => {
      if (all.indexOf(id) < k) complain([...path, field, k], { code: 'variant-id-taken', typed: quotable(id) });
    });
}

/** Whether a fleet border leads to a province. Without any borders yet, which is told elsewhere, each counts. */
const isForFleets = ({ id, coasts }: AuthoredProvince, { board, fleetPlaces }: Ground): boolean =>
  !board.borders || [id, ...coasts.map(coast => `${id}/${coast}`)].some(at => fleetPlaces.has(at));

/** That nothing is missing elsewhere without which the rule would do nothing. */
function checkNeeds(
  { needsCapitals, needs, isChaos }: NamedRule,
  { path, variant: { powers, calendar }, ground: { board, complain } }: RuleCheck,
): void {
  if (needsCapitals)
    for (const one of powers)
      if (one.capital === undefined && !one.neutral && !one.cities)
        complain(path, { code: 'variant-missing-field', typed: `capital (${one.id})` });
  const lacks = (typed: string, isThere: boolean): void => {
    if (!isThere) complain(path, { code: 'variant-rule-idle', typed });
  };
  if (isChaos)
    for (const { id, homes, units, neutral } of powers)
      if (!neutral && (homes.length !== 1 || units.length > 0)) complain(path, { code: 'variant-chaos-homes', power: id });
  if (needs === 'rivers') lacks('rivers', board.rivers.length > 0);
  if (needs === 'walls') lacks('walls', board.walls.length > 0);
  if (needs === 'neutral')
    lacks(
      'neutral',
      powers.some(({ neutral }) => neutral),
    );
  if (needs === 'cities')
    lacks(
      'cities',
      powers.some(({ cities }) => cities !== undefined),
    );
  if (needs === 'placement' || needs === 'cities') lacks('calendar.placement', calendar.placement !== undefined);
}
