import { type AdjudicationRequest, question } from './question.js';

const PHASES = question.shape.phase.options;
const SEASONS = question.shape.season.options;
/** What the schema makes of all that a plain question leaves out. */
const REST = question.parse({ phase: 'movement', season: 'spring', year: 0, units: [], orders: [] });

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks a question of the common form, which is only about units and orders, many times faster than the schema. Returns what the schema
 * would, but with the lists as they are: fields of a unit or an order that nobody asks for stay. Undefined if the question has any other
 * form or a mistake: then the schema has to say what it is.
 */
export function plainQuestion(input: unknown): AdjudicationRequest | undefined {
  if (!isFields(input) || OTHERS.some(key => input[key] !== undefined)) return undefined;
  const { variant = REST.variant, year, dislodged = REST.dislodged, contested = REST.contested } = input;
  const phase = PHASES.find(known => known === input.phase);
  const season = SEASONS.find(known => known === input.season);
  if (typeof variant !== 'string' || phase === undefined || season === undefined) return undefined;
  if (!Number.isInteger(year) || !isWithin(Number(year), 0, 100_000)) return undefined;
  if (!isEmpty(dislodged) || !isEmpty(contested)) return undefined;
  const { units, orders, sc = REST.sc } = input;
  if (!isListOf(isUnit, 1000, units) || !isListOf(isOrder, 20_000, orders) || !areCentres(sc)) return undefined;
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

function isListOf<T>(isItem: (item: unknown) => item is T, longest: number, list: unknown): list is T[] {
  if (!Array.isArray(list) || list.length > longest) return false;
  for (const item of list) if (!isItem(item)) return false;
  return true;
}

type Unit = AdjudicationRequest['units'][number];
type Order = AdjudicationRequest['orders'][number];

const isUnit = (input: unknown): input is Unit =>
  isFields(input) && isName(input.power) && (input.type === 'A' || input.type === 'F') && isName(input.loc) && input.free === undefined;

const isOrder = (input: unknown): input is Order => isFields(input) && isName(input.power) && isText(input.text, 1000);

function areCentres(input: unknown): input is AdjudicationRequest['sc'] {
  if (!isFields(input)) return false;
  for (const place of Object.keys(input)) if (place === '__proto__' || !isName(place) || !isName(input[place])) return false;
  return true;
}
