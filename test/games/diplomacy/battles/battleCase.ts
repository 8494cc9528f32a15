import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { answerAdjudicate } from '../../../../src/cli/adjudicate.js';

/** A case as a player would write it: orders, lists, results, and the expected outcomes, one per line. */
export interface BattleCase {
  readonly title: string;
  readonly variant: string;
  readonly season: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly centres: Readonly<Record<string, string>>;
  readonly orders: readonly { readonly power: string; readonly text: string }[];
  readonly lists: readonly object[];
  readonly won: readonly { readonly at: readonly string[]; readonly winner: string | null; readonly destroyed: readonly string[] }[];
  readonly expected: readonly { readonly key: string; readonly value: string }[];
}

const FOLDER = 'test/games/diplomacy/cases/battles';

export const battleCases = (): readonly { readonly file: string; readonly rule: BattleCase }[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap(file => readCases(readFileSync(join(FOLDER, file), 'utf8')).map(rule => ({ file, rule })));

function readCases(text: string): readonly BattleCase[] {
  const [head = '', ...cases] = text.split(/^## /m);
  const variant = /^variant: (\S+)$/m.exec(head)?.[1] ?? 'warhammer-fm05';
  return cases.map(one => readCase(variant, one));
}

function readCase(variant: string, text: string): BattleCase {
  const [title = '', ...lines] = text.split('\n').map(line => line.trim());
  const said = lines.filter(line => line !== '' && !line.startsWith('>')).map(line => /^([^:]+): ?(.*)$/.exec(line) ?? []);
  const all = said.map(([, key = '', value = '']) => ({ key, value }));
  const of = (key: string): readonly string[] => all.filter(line => line.key === key).map(({ value }) => value);
  const starting = (word: string) =>
    all.filter(({ key }) => key.startsWith(`${word} `)).map(({ key, value }) => [key.slice(word.length + 1), value] as const);
  return {
    title,
    variant,
    season: of('season')[0] ?? 'spring',
    options: Object.fromEntries(of('options').flatMap(value => value.split(', ').map(readOption))),
    centres: Object.fromEntries(of('centres').flatMap(value => value.split(', ').map(one => one.split(' ')))),
    orders: starting('order').map(([power, text]) => ({ power, text })),
    lists: starting('list').map(([power, value]) => readList(power, value)),
    won: starting('won').map(([at, value]) => readWon(at, value)),
    expected: all.filter(({ key }) =>
      /^(may|granted|crossed|battle|defends|refused|commands|waits|after|dislodged|from|drawn|contested)( |$)/.test(key),
    ),
  };
}

function readOption(text: string): readonly [string, unknown] {
  const [key = '', value = 'true'] = text.split(' ');
  return [key, value === 'true' ? true : /^\d+$/.test(value) ? Number(value) : value];
}

/**
 * Reads a list such as "A WAST; F MIDD hold by skaven; commanders empire skaven; refuse chaos, kislev at NULN; away REIK; favour
 * bretonnia".
 */
function readList(power: string, text: string): object {
  const parts = text.split('; ').filter(part => part !== 'nothing' && part !== '');
  const of = (word: string): readonly string[] =>
    parts.filter(part => part.startsWith(`${word} `)).flatMap(part => part.slice(word.length + 1).split(', '));
  const entries = parts.filter(part => /^[AFV] /.test(part)).map(part => /^([AFV] \S+)(?: (hold|move))?(?: by (\S+))?$/.exec(part) ?? []);
  const commanders = of('commanders').flatMap(one => one.split(' '));
  return {
    power,
    ...(commanders.length > 0 && { commanders }),
    list: entries.map(([, unit = '', kind, commander]) => ({ unit, ...(kind && { kind }), ...(commander && { commander }) })),
    refuse: of('refuse').map(one => (one.includes(' at ') ? { power: one.split(' at ')[0], at: one.split(' at ')[1] } : one)),
    away: of('away'),
    favour: of('favour'),
  };
}

/** Reads the result of a battle, such as "A WAST; destroyed A ALTD". The winner "nobody" means the status quo. */
function readWon(at: string, value: string): BattleCase['won'][number] {
  const [winner = '', ...rest] = value.split('; ');
  const destroyed = rest.flatMap(part => part.replace('destroyed ', '').split(', '));
  return { at: at.split('+'), winner: winner === 'nobody' ? null : winner, destroyed };
}

const side = z.object({
  for: z.string().nullable(),
  leader: z.string(),
  units: z.array(z.string()),
  strength: z.number(),
  breaksAt: z.number(),
  points: z.number(),
  armies: z.array(z.object({ power: z.string(), points: z.number() })),
});
const battle = z.object({
  at: z.array(z.string()),
  sides: z.array(side),
  primaryDefender: z.string().nullable(),
  refused: z.array(z.string()),
  commanders: z.record(z.string(), z.string()),
  waitsFor: z.array(z.string()),
  drawn: z.object({ army: z.string(), winner: z.string().nullable() }).optional(),
});
const entry = z.object({ power: z.string(), unit: z.string(), kind: z.string() });
const unit = z.object({ power: z.string(), type: z.string(), loc: z.string() });
const drawnUp = z.object({
  mayDeclare: z.array(entry.extend({ at: z.string() })),
  granted: z.array(entry.extend({ commander: z.string() })),
  crossedOff: z.array(entry.extend({ commander: z.string() })),
  battles: z.array(battle),
});
const final = z.object({
  after: z.object({
    units: z.array(unit),
    contested: z.array(z.string()),
    dislodged: z.array(unit.extend({ attackerFrom: z.string().nullable(), retreats: z.array(z.string()) })),
  }),
});

/** Returns how the case differs from the command's answer; empty if it does not. */
export function differencesIn(rule: BattleCase): readonly string[] {
  const units = rule.orders
    .map(({ power, text }) => ({ power, type: text.charAt(0), loc: text.split(' ')[1] ?? '' }))
    .filter(({ type }) => type !== 'V');
  const orders = rule.orders.filter(({ text }) => text.split(' ').length > 2);
  const common = {
    variant: rule.variant,
    season: rule.season,
    year: rule.variant === 'warhammer-fm05' ? 1 : 1901,
    units,
    orders,
    sc: rule.centres,
    options: rule.options,
  };
  const first = drawnUp.parse(answerAdjudicate({ ...common, phase: 'battles', lists: rule.lists, seed: '0'.repeat(64) }));
  const declared = (at: readonly string[]): readonly string[] =>
    first.battles.filter(b => b.at.some(place => at.includes(place))).flatMap(b => b.sides.flatMap(s => s.for ?? []));
  const won = rule.won.map(one => ({
    ...one,
    declared: [...new Set([...declared(one.at), ...(one.winner === null ? [] : [one.winner])])],
  }));
  const again = won.length > 0 ? drawnUp.parse(answerAdjudicate({ ...common, phase: 'battles', lists: rule.lists, won })) : first;
  const { after } = final.parse(answerAdjudicate({ ...common, phase: 'movement', won }));
  return rule.expected.flatMap(({ key, value }) => {
    const found = foundFor(key, again, after);
    return sorted(found) === sorted(value) ? [] : [`${key}: expected ${value}, found ${found}`];
  });
}

const sorted = (text: string): string => text.split(', ').sort().join(', ');

function foundFor(key: string, told: z.infer<typeof drawnUp>, after: z.infer<typeof final>['after']): string {
  const [what, place = ''] = key.split(' ');
  const found = told.battles.find(b => b.at.join('+') === place);
  switch (what) {
    case 'may':
      return listed(told.mayDeclare.map(d => `${d.power} ${d.unit} ${d.kind} ${d.at}`));
    case 'granted':
      return listed(told.granted.map(d => `${d.unit} ${d.kind} by ${d.commander}`));
    case 'crossed':
      return listed(told.crossedOff.map(d => `${d.unit} ${d.kind} by ${d.commander}`));
    case 'battle':
      return found
        ? found.sides
            .map(
              s =>
                `${s.for ?? '-'} ${s.leader} ${s.strength}/${s.breaksAt} ${s.points} [${s.armies.map(a => `${a.power} ${a.points}`).join(' ')}] {${s.units.join(' ')}}`,
            )
            .join(' | ')
        : 'no such battle';
    case 'defends':
      return found?.primaryDefender ?? 'nobody';
    case 'refused':
      return listed(found?.refused ?? []);
    case 'waits':
      return listed(found?.waitsFor ?? []);
    case 'commands':
      return listed(Object.entries(found?.commanders ?? {}).map(([nation, commander]) => `${nation} ${commander}`));
    case 'drawn':
      return `${found?.drawn?.army} ${found?.drawn?.winner ?? 'nobody'}`;
    case 'after':
      return listed(after.units.map(u => `${u.power} ${u.type} ${u.loc}`));
    case 'dislodged':
      return listed(after.dislodged.map(u => `${u.power} ${u.type} ${u.loc}`));
    case 'from':
      return after.dislodged.find(u => u.loc === place)?.attackerFrom ?? 'nowhere';
    case 'contested':
      return listed(after.contested);
    default:
      throw new Error(`no such expectation: ${key}`);
  }
}

const listed = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '));
