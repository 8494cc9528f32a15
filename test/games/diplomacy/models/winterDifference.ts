import { answerAdjudicate } from '../../../../src/cli/adjudicate.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { VARIANTS, type WinterCase, winterCase } from './winterCases.js';
import { type Line, winter } from './winters.js';

/** Returns how command and model differ in the random winter of a seed, reduced to the smallest case; undefined if they agree. */
export function winterDifference(seed: number): string | undefined {
  const found = winterCase(VARIANTS[seed % VARIANTS.length] ?? 'classic', seed);
  const told = differenceIn(found);
  return told === undefined ? undefined : `seed ${seed}: ${told.startsWith('error') ? `${tell(found)}\n${told}` : least(found)}`;
}

function least(found: WinterCase): string {
  const isWrong = (one: WinterCase): boolean => differenceIn(one)?.startsWith('error') === false;
  const next = smaller(found).find(isWrong);
  return next ? least(next) : `${tell(found)}\n${differenceIn(found)}`;
}

/** Returns every copy of the case in which one part is removed. */
function smaller(one: WinterCase): readonly WinterCase[] {
  const { situation, lines } = one;
  const { position, vacant = [], began = {} } = situation;
  const but = (changed: Partial<typeof situation>): WinterCase => ({ ...one, situation: { ...situation, ...changed } });
  const without = <T>(facts: Readonly<Record<string, T>>, key: string): Record<string, T> =>
    Object.fromEntries(Object.entries(facts).filter(([other]) => other !== key));
  return [
    ...lines.map((_, i) => ({ ...one, lines: lines.filter((_line, other) => other !== i) })),
    ...position.units.map(unit => but({ position: { ...position, units: position.units.filter(other => other !== unit) } })),
    ...Object.keys(position.centres).map(centre => but({ position: { ...position, centres: without(position.centres, centre) } })),
    ...vacant.map(seat => but({ vacant: vacant.filter(other => other !== seat) })),
    ...Object.keys(began).map(power => but({ began: without(began, power) })),
  ];
}

interface Answer {
  readonly error?: { readonly code: string; readonly message: string };
  readonly after: {
    readonly units: readonly { readonly power: string; readonly type: string; readonly loc: string; readonly free?: true }[];
  };
  readonly orders: readonly { readonly outcome: string; readonly success: boolean; readonly why?: string }[];
  readonly faults: readonly { readonly index: number; readonly code: string }[];
}

function differenceIn(one: WinterCase): string | undefined {
  const expected = winter(one.variant, one.land, one.situation, one.lines);
  const found = answerAdjudicate(questionOf(one)) as Answer;
  if (found.error) return `error ${found.error.code}: ${found.error.message}`;
  const spell = speller(one);
  const should = expected.units.map(spell.unit).sort();
  const does = found.after.units.map(({ power, type, loc, free }) => unitIn(power, type, loc, free)).sort();
  const wrong = one.lines.flatMap((line, i) => {
    const given = found.orders[i];
    if (expected.success[i] === undefined || given?.success === expected.success[i]) return [];
    const fault = found.faults.find(f => f.index === i)?.code;
    const because = [given?.outcome, given?.why, fault].filter(part => part !== undefined).join(', ');
    return [`${line.power} ${spell.order(line.order)}: expected ${expected.success[i] ? 'success' : 'failure'}, found ${because}`];
  });
  if (should.join() !== does.join()) {
    const [missing, strange] = [should.filter(unit => !does.includes(unit)), does.filter(unit => !should.includes(unit))];
    wrong.push(`afterwards expected ${missing.join(', ') || 'nobody more'}, found ${strange.join(', ') || 'nobody more'}`);
  }
  return wrong.length === 0 ? undefined : wrong.join('\n');
}

const unitIn = (power: string, type: string, loc: string, free: boolean | undefined): string =>
  `${power} ${type} ${loc}${free ? ' free' : ''}`;

interface Speller {
  readonly loc: (at: string) => string;
  readonly unit: (unit: Unit) => string;
  readonly order: (order: WrittenOrder) => string;
}

const UNITS = { A: ['A', 'Army', 'a'], F: ['F', 'Fleet', 'f'] } as const;
const VERBS = { build: ['Build', 'build', '+'], remove: ['Remove', 'remove', '-'] } as const;

/** Writes orders as players do. `manner` chooses one of several spellings. */
function speller({ file }: WinterCase, manner = 0): Speller {
  const spelling = new Map(file.provinces.map(p => [p.id, p]));
  const loc = (at: string): string => {
    const abbr = spelling.get(provinceOf(at))?.abbr ?? at;
    return at === provinceOf(at) ? abbr : `${abbr}${at.slice(-3)}`;
  };
  const isAlsoAbbreviation = (name: string): boolean => file.provinces.some(p => p.abbr.toLowerCase() === name.toLowerCase());
  const place = (at: string): string => {
    const name = spelling.get(provinceOf(at))?.name.en ?? at;
    if (manner % 4 === 3 && at === provinceOf(at) && !isAlsoAbbreviation(name)) return name;
    return manner % 4 === 2 ? loc(at).toLowerCase() : loc(at);
  };
  return {
    loc,
    unit: ({ power, type, at, free }) => unitIn(power, type, loc(at), free),
    order: order => {
      if (order.kind === 'waive') return 'Waive';
      const unit = `${UNITS[order.type][manner % 3]} ${place(order.at)}`;
      if (order.kind === 'build' || order.kind === 'remove') return `${VERBS[order.kind][manner % 3]} ${unit}`;
      return `${unit} H`;
    },
  };
}

/** Returns the question for the command. Each line has its own spelling. */
function questionOf(one: WinterCase): object {
  const { variant, file, options, situation, lines } = one;
  const { turn, position, powers, vacant, mostCentres, capitals, began } = situation;
  const { loc } = speller(one);
  const neutrals = new Set(file.powers.filter(p => p.neutral).map(p => p.id));
  return {
    variant,
    phase: 'adjustment',
    season: turn.season,
    year: turn.year,
    units: position.units.map(({ power, type, at, free }) => ({ power, type, loc: loc(at), free })),
    sc: Object.fromEntries(Object.entries(position.centres).map(([centre, owner]) => [loc(centre), owner])),
    orders: lines.map(({ power, order }, i) => ({ power, text: speller(one, lines.length + i).order(order) })),
    options: {
      ...options,
      ...(variant === 'warhammer-fm05' && { powers }),
      activated: powers.filter(power => neutrals.has(power)),
      vacant,
      hsiungNuMost: mostCentres?.['hsiung-nu'] ?? 0,
      capitals: Object.fromEntries(Object.entries(capitals ?? {}).map(([power, at]) => [power, loc(at)])),
      began,
    },
  };
}

/** Lists the facts of a winter, one per line. */
function tell(one: WinterCase): string {
  const { variant, situation, lines, options } = one;
  const { turn, position, powers, vacant = [], mostCentres = {}, capitals = {}, began = {} } = situation;
  const spell = speller(one);
  const owned = Object.entries(position.centres).map(([centre, owner]) => `${spell.loc(centre)} ${owner}`);
  const noted = (name: string, facts: readonly string[]): readonly string[] => (facts.length > 0 ? [`${name}  ${facts.join(', ')}`] : []);
  const pairs = (record: Readonly<Record<string, string | number>>): readonly string[] =>
    Object.entries(record).map(([key, value]) => `${key} ${value}`);
  return [
    `${variant}, ${turn.season} ${turn.year} ${JSON.stringify(options)}`,
    ...noted('played', variant === 'warhammer-fm05' || variant === 'mandate-of-heaven' ? powers : []),
    ...noted('vacant', vacant),
    ...noted('most', pairs(variant === 'mandate-of-heaven' ? mostCentres : {})),
    ...noted('capitals', pairs(capitals)),
    ...noted('began', pairs(began)),
    ...noted('units', position.units.map(spell.unit)),
    ...noted('centres', owned),
    ...noted(
      'orders',
      lines.map(({ power, order }: Line) => `${power} ${spell.order(order)}`),
    ),
  ].join('\n');
}
