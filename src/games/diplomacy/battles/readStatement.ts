import { ok, type Result, refuse } from '../../../lib/result.js';
import type { Board } from '../board/board.js';
import type { BattleStatement } from '../model/battle/battleStatement.js';
import type { DeclarationKind } from '../model/battle/declaration.js';
import { findPower, findProvince } from '../notation/findByName.js';
import { fold, spelling } from '../notation/spelling.js';
import { JOINERS, STATEMENT_WORDS } from './formatStatement.js';
import type { RefusedStatement } from './refusedStatement.js';

const VERBS: ReadonlyMap<string, BattleStatement['kind']> = new Map([
  ...Object.entries(STATEMENT_WORDS).flatMap(([kind, { en, fr }]) =>
    [en, fr].map((word): [string, BattleStatement['kind']] => [spelling(word), isKind(kind) ? kind : 'declare']),
  ),
  ...(
    [
      ['declare', 'declare'],
      ['declarer', 'declare'],
      ['refuses', 'refuse'],
      ['favor', 'favour'],
      ['stay away', 'away'],
      ['staying away', 'away'],
      ['rester loin', 'away'],
      ['rester à l’écart', 'away'],
      ['s’absenter', 'away'],
      ['turn away', 'refuse'],
      ['se replier', 'withdraw'],
      ['report', 'report'],
      ['gagne', 'report'],
      ['rapport', 'report'],
      ['repli', 'withdraw'],
      ['prefer', 'wish'],
      ['preferer', 'wish'],
      ['mercenary', 'dismiss'],
      ['mercenaire', 'dismiss'],
      ['your service', 'serve'],
      ['votre service', 'serve'],
    ] as const
  ).map(([word, kind]): [string, BattleStatement['kind']] => [spelling(word), kind]),
]);

function isKind(kind: string): kind is BattleStatement['kind'] {
  return kind in STATEMENT_WORDS;
}

/** Whether a line is a statement about battles or service rather than an order. */
export const isStatement = (typed: string): boolean => verbOf(typed) !== undefined;

const ONE_WORD = /^\s*([\p{L}’']+)[\s:]+(.*)$/u;
const TWO_WORDS = /^\s*([\p{L}’']+\s+[\p{L}’']+)[\s:]+(.*)$/u;
const THREE_WORDS = /^\s*([\p{L}’']+\s+[\p{L}’']+\s+[\p{L}’']+)[\s:]+(.*)$/u;

/** A declaration as menus show it: "Fight for Nuln: A Altdorf attacks", « Livrer bataille : A Altdorf attaque Nuln ». */
const IN_MENUS: readonly RegExp[] = [
  /^\s*fight (?:for|at) [^:]+:\s*(.+ (?:attacks|defends))((?: by .+)?)$/iu,
  /^\s*livrer bataille\s*:\s*(.+? (?:attaque|d[ée]fend)) .+?((?: par .+)?)$/iu,
];

function verbOf(typed: string): { readonly kind: BattleStatement['kind']; readonly rest: string } | undefined {
  const line = typed.replaceAll('\u00a0', ' ');
  for (const form of IN_MENUS) {
    const [, declared = '', by = ''] = form.exec(line) ?? [];
    if (declared !== '') return { kind: 'declare', rest: `${declared}${by}` };
  }
  for (const words of [THREE_WORDS, TWO_WORDS, ONE_WORD]) {
    const [, verb = '', rest = ''] = words.exec(line) ?? [];
    const kind = VERBS.get(spelling(verb));
    if (kind !== undefined) return { kind, rest: rest.trim() };
  }
  return undefined;
}

/** Reads a statement about battles or service, in English or French. Does not check whether it is allowed now: see `statementFault`. */
export function readStatement(board: Board, typed: string): Result<BattleStatement, RefusedStatement> {
  const verb = verbOf(typed);
  const names = nameReader(board, typed);
  const said = verb && readAs(names, verb.kind, verb.rest);
  const fault = names.fault();
  return said && !fault ? ok(said) : refuse(fault ?? { code: 'not-understood', typed });
}

/** Resolves names, and keeps the fault of the first name that it could not resolve. */
interface NameReader {
  readonly power: (text: string) => string;
  readonly place: (text: string) => string;
  readonly unit: (text: string) => string;
  readonly fault: () => RefusedStatement | undefined;
}

function nameReader(board: Board, typed: string): NameReader {
  let fault: RefusedStatement | undefined;
  const missed = (code: 'unknown-power' | 'not-understood', what: string): string => {
    fault ??= { code, typed: what };
    return what;
  };
  const place = (text: string): string => {
    const found = findProvince(board, text);
    if (!found.ok) fault ??= found.fault;
    return found.ok ? found.value : text;
  };
  return {
    power: text => findPower(board, text) ?? missed('unknown-power', text),
    place,
    unit: text => {
      const [, type = '', at = '', berth = ''] = /^([AFV])\s+([^#]+)(#\d+)?$/i.exec(text.trim()) ?? [];
      return at === '' ? missed('not-understood', typed) : `${type.toUpperCase()} ${place(at.trim())}${berth}`;
    },
    fault: () => fault,
  };
}

const either = (words: { readonly en: string; readonly fr: string }): string => `(?:${spelling(words.en)}|${spelling(words.fr)})`;
const BY = either(JOINERS.by);
const AT = `(?:${spelling(JOINERS.at.en)}|${spelling(JOINERS.at.fr)}|@)`;
const listed = (text: string): readonly string[] => text.split(',').flatMap(part => part.trim() || []);
const whom = (names: NameReader, text: string): readonly string[] => (NOBODY.test(text.trim()) ? [] : listed(text).map(names.power));
const NOBODY = new RegExp(`^${either(JOINERS.nobody)}$`);
const NOTHING = new RegExp(`^${either(JOINERS.nothing)}$`);
/** Folds text like names, but keeps commas, slashes and hyphens. */
const folded = (text: string): string => fold(text).replaceAll("'", '').trim();

function readAs(names: NameReader, kind: BattleStatement['kind'], rest: string): BattleStatement | undefined {
  const text = folded(rest);
  switch (kind) {
    case 'declare':
      return readDeclare(names, text);
    case 'wish':
      return readWish(names, text.replace(/^(?:for battles|de bataille)\s+/, ''));
    case 'refuse': {
      const whoAndWhere = text.replace(/^(?:everywhere|partout)\s+/, '');
      const [, powers = '', at] = new RegExp(`^(.+?)(?:\\s+${AT}\\s+(.+))?$`).exec(whoAndWhere) ?? [];
      return { kind, powers: whom(names, powers), ...(at !== undefined && { at: names.place(at) }) };
    }
    case 'away':
    case 'withdraw':
      return { kind, at: names.place(text.replace(new RegExp(`^(?:from|de|${AT})\\s+`), '')) };
    case 'favour':
      return { kind, powers: whom(names, text) };
    case 'report':
      return readReport(names, text);
    case 'serve':
      return readServe(names, text);
    case 'dismiss':
      return { kind, power: names.power(text) };
    case 'revolt': {
      const [, type = '', at = ''] = /^([af])\s+(.+)$/.exec(text) ?? [];
      return at === '' ? undefined : { kind, type: type === 'f' ? 'F' : 'A', at: names.place(at) };
    }
    default:
      return kind satisfies never;
  }
}

const MOVES = ['move', 'moves', 'attack', 'attacks', 'attaque', 'attaques', 'attaquer'];
const HOLDS = ['hold', 'holds', 'h', 'defend', 'defends', 'defendre', 'tient', 'tenir', 'defense', 'defenses'];
const kindOf = (word: string): DeclarationKind | undefined => (MOVES.includes(word) ? 'move' : HOLDS.includes(word) ? 'hold' : undefined);

/** Whether a unit is written with its type. */
const TYPED = /^[afv]\s/;

/** Reads "1 f midd hold by skaven". The number, the type and the kind are optional: see `completed`. */
function readDeclare(names: NameReader, text: string): BattleStatement | undefined {
  const [, slot, unit = '', by] = new RegExp(`^(?:(\\d+)\\s*[.:]?\\s+)?((?:[afv]\\s+)?\\S.*?)(?:\\s+${BY}\\s+(.+))?$`).exec(text) ?? [];
  const words = unit.split(/\s+/);
  const as = kindOf(words.at(-1) ?? '');
  const name = as === undefined ? unit : words.slice(0, -1).join(' ');
  return {
    kind: 'declare',
    slot: Number(slot ?? 0),
    unit: names.unit(TYPED.test(name) ? name : `a ${name}`),
    as: as ?? 'move',
    ...(by !== undefined && { commander: names.power(by) }),
  };
}

function readWish(names: NameReader, text: string): BattleStatement | undefined {
  if (NOTHING.test(text)) return { kind: 'wish', units: [] };
  const [, word = ''] = /^(\S+)(?:\s+(?:first|dabord))?$/.exec(text) ?? [];
  const first = kindOf(word);
  return first === undefined ? { kind: 'wish', units: listed(text).map(names.unit) } : { kind: 'wish', first, units: [] };
}

/** Reads "altd+reik by empire side 1, destroyed". */
function readReport(names: NameReader, text: string): BattleStatement | undefined {
  const pattern = new RegExp(
    `^(\\S+)\\s+(?:${BY}\\s+)?(.+?)(?:\\s+${either(JOINERS.side)}\\s+(\\d+))?(\\s*,?\\s*${either(JOINERS.destroyed)})?$`,
  );
  const [, places = '', who = '', side, destroyed] = pattern.exec(text) ?? [];
  if (who === '') return undefined;
  return {
    kind: 'report',
    battle: places.toUpperCase(),
    ...(!NOBODY.test(who) && { army: names.power(who) }),
    ...(side !== undefined && { side: Number(side) }),
    destroyed: destroyed !== undefined,
  };
}

function readServe(names: NameReader, text: string): BattleStatement | undefined {
  const [, as = '', of = ''] = /^(?:as |en |comme )?(sepoy|cipaye|mercenary|mercenaire)(?: of| de|\s*:)? (.+)$/.exec(text) ?? [];
  return of === '' ? undefined : { kind: 'serve', as: as === 'sepoy' || as === 'cipaye' ? 'sepoy' : 'mercenary', of: names.power(of) };
}
