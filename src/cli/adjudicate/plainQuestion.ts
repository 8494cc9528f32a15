import { type AdjudicationRequest, question } from './question.js';

const PHASES = question.shape.phase.options;
const SEASONS = question.shape.season.options;
/** What the schema makes of all that a plain question leaves out. */
const REST = question.parse({ phase: 'movement', season: 'spring', year: 0, units: [], orders: [] });

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a question of the common form, which is only about units and orders, several times faster than the schema. Returns what the schema
 * would; undefined if the question has any other form or a mistake: then the schema has to say what it is.
 */
export function plainQuestion(input: unknown): AdjudicationRequest | undefined {
  if (!isFields(input) || OTHERS.some(key => input[key] !== undefined)) return undefined;
  const { variant = REST.variant, year, dislodged = REST.dislodged, contested = REST.contested } = input;
  const phase = PHASES.find(known => known === input.phase);
  const season = SEASONS.find(known => known === input.season);
  if (typeof variant !== 'string' || phase === undefined || season === undefined) return undefined;
  if (!Number.isInteger(year) || !isWithin(Number(year), 0, 100_000)) return undefined;
  if (!isEmpty(dislodged) || !isEmpty(contested)) return undefined;
  const sc = plainCentres(input.sc);
  const units = plainList(input.units, 1000, plainUnit);
  const orders = plainList(input.orders, 20_000, plainOrder);
  if (sc === undefined || units === undefined || orders === undefined) return undefined;
  return { ...REST, variant, phase, season, year: Number(year), units, sc, orders };
}

/** What a plain question does not have. */
const OTHERS = ['options', 'sepoys', 'lists', 'won', 'seed'] as const;

const isFields = (input: unknown): input is Fields => typeof input === 'object' && input !== null && !Array.isArray(input);
const isWithin = (number: number, least: number, most: number): boolean => number >= least && number <= most;
const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;
const isText = (text: unknown, longest: number): text is string => typeof text === 'string' && text.length <= longest;
/** The name of a place or a power. */
const isName = (text: unknown): text is string => isText(text, 40);

function plainList<T>(list: unknown, longest: number, read: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(list) || list.length > longest) return undefined;
  const plain: T[] = [];
  for (const item of list) {
    const one = read(item);
    if (one === undefined) return undefined;
    plain.push(one);
  }
  return plain;
}

function plainUnit(input: unknown): AdjudicationRequest['units'][number] | undefined {
  if (!isFields(input)) return undefined;
  const { power, type, loc, free } = input;
  if (free !== undefined || !isName(power) || !isName(loc)) return undefined;
  return type === 'A' || type === 'F' ? { power, type, loc } : undefined;
}

function plainOrder(input: unknown): AdjudicationRequest['orders'][number] | undefined {
  if (!isFields(input)) return undefined;
  const { power, text } = input;
  return isName(power) && isText(text, 1000) ? { power, text } : undefined;
}

function plainCentres(input: unknown = REST.sc): AdjudicationRequest['sc'] | undefined {
  if (!isFields(input)) return undefined;
  const sc: AdjudicationRequest['sc'] = {};
  for (const place of Object.keys(input)) {
    const power = input[place];
    if (place === '__proto__' || !isName(place) || !isName(power)) return undefined;
    sc[place] = power;
  }
  return sc;
}
