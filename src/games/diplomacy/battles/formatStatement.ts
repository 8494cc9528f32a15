import type { InEach, Language } from '../../../lib/language.js';
import { type Board, powerOf } from '../board/board.js';
import { virtualAt } from '../board/location.js';
import { placeName } from '../board/placeName.js';
import type { BattleStatement, StatementOf } from '../model/battle/battleStatement.js';
import type { Declaration, DeclarationKind } from '../model/battle/declaration.js';
import { abbreviationOf } from './battleground.js';

/** The words with which statements begin, for writing and reading them. */
export const STATEMENT_WORDS = {
  declare: { en: 'Battle', fr: 'Bataille' },
  wish: { en: 'Wish', fr: 'Souhait' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  away: { en: 'Away', fr: 'Absent' },
  favour: { en: 'Favour', fr: 'Favoriser' },
  withdraw: { en: 'Withdraw', fr: 'Replier' },
  report: { en: 'Won', fr: 'Gagnée' },
  serve: { en: 'Serve', fr: 'Servir' },
  dismiss: { en: 'Dismiss', fr: 'Renvoyer' },
  revolt: { en: 'Revolt', fr: 'Révolte' },
} as const satisfies Readonly<Record<BattleStatement['kind'], InEach>>;

const KIND_WORDS: Readonly<Record<DeclarationKind, InEach>> = {
  move: { en: 'move', fr: 'attaque' },
  hold: { en: 'hold', fr: 'tient' },
};
/** The same in full names. */
const KIND_VERBS: Readonly<Record<DeclarationKind, InEach>> = {
  move: { en: 'attacks', fr: 'attaque' },
  hold: { en: 'defends', fr: 'défend' },
};
/** The kind of declaration that a wish puts first. */
const WISH_WORDS: Readonly<Record<DeclarationKind, InEach>> = {
  move: { en: 'moves', fr: 'attaques' },
  hold: { en: 'holds', fr: 'défenses' },
};
const SERVICE_WORDS = {
  sepoy: { en: 'as Sepoy:', fr: 'comme cipaye\u00a0:' },
  mercenary: { en: 'as Mercenary:', fr: 'comme mercenaire\u00a0:' },
} as const satisfies Readonly<Record<'sepoy' | 'mercenary', InEach>>;
export const JOINERS = {
  by: { en: 'by', fr: 'par' },
  at: { en: 'at', fr: 'à' },
  first: { en: 'first', fr: 'd’abord' },
  nobody: { en: 'nobody', fr: 'personne' },
  nothing: { en: 'nothing', fr: 'rien' },
  side: { en: 'side', fr: 'camp' },
  destroyed: { en: 'destroyed', fr: 'détruits' },
} as const satisfies Readonly<Record<string, InEach>>;

/** Formats a statement so that it can be typed again: "Battle 1 F MIDD hold by Skaven". */
export const formatStatement = (board: Board, said: BattleStatement, language: Language): string =>
  statementWith(board, said, language, {
    place: at => abbreviationOf({ board }, at),
    unit: name => formatUnitName(board, name),
    does: kind => KIND_WORDS[kind][language],
  });

/** The same with full names, without the types of units: "Battle 1: Middenland defends by Skaven". It can be typed too. */
export const statementInFull = (board: Board, said: BattleStatement, language: Language): string =>
  statementWith(board, said, language, {
    place: at => placeName(board, at, language),
    unit: name => unitInFull(board, name, language),
    slot: slot => (language === 'en' ? `${slot}:` : `${slot}\u00a0:`),
    does: kind => KIND_VERBS[kind][language],
  });

/** A battle as it can be typed where neither its place in the list nor its commander matters: "Battle A ALTD move". */
export const formatDeclaration = (board: Board, { unit, kind }: Pick<Declaration, 'unit' | 'kind'>, language: Language): string =>
  `${STATEMENT_WORDS.declare[language]} ${formatUnitName(board, unit)} ${KIND_WORDS[kind][language]}`;

/** Says in a menu what a declaration does: "Fight for Nuln: A Altdorf attacks". It can be typed too. */
export function sayDeclaration(board: Board, { unit, kind, at }: Omit<Declaration, 'power'>, language: Language): string {
  const [type = '', from = ''] = unit.split(' ');
  const name = type === 'V' ? unitInFull(board, unit, language) : `${type} ${placeName(board, from, language)}`;
  const verb = KIND_VERBS[kind][language];
  const place = placeName(board, at, language);
  if (language === 'en') return `Fight for ${place}: ${name} ${verb}`;
  return `Livrer bataille\u00a0: ${name} ${verb} ${kind === 'move' ? place : 'sa place'}`;
}

/** What the button of a revolt does: "Revolt at Naples with an army". */
export function sayRevolt(board: Board, { type, at }: StatementOf<'revolt'>, language: Language): string {
  const place = placeName(board, at, language);
  if (language === 'en') return `Revolt at ${place} with ${type === 'F' ? 'a fleet' : 'an army'}`;
  return `Se révolter avec ${type === 'F' ? 'une flotte' : 'une armée'}\u00a0: ${place}`;
}

/** How places, units and the numbers of battles are written in a statement. */
interface Naming {
  readonly place: (at: string) => string;
  readonly unit: (name: string) => string;
  readonly slot?: (slot: number) => string;
  readonly does: (kind: DeclarationKind) => string;
}

function statementWith(board: Board, said: BattleStatement, language: Language, naming: Naming): string {
  const { place, unit, does, slot = String } = naming;
  const verb = STATEMENT_WORDS[said.kind][language];
  const power = (id: string): string => powerOf(board, id)?.name[language] ?? id;
  const join = (word: keyof typeof JOINERS): string => JOINERS[word][language];
  const whom = (powers: readonly string[]): string => (powers.length > 0 ? powers.map(power).join(', ') : join('nobody'));
  switch (said.kind) {
    case 'declare': {
      const by = said.commander === undefined ? '' : ` ${join('by')} ${power(said.commander)}`;
      return `${verb} ${slot(said.slot)} ${unit(said.unit)} ${does(said.as)}${by}`;
    }
    case 'wish':
      if (said.first === undefined && said.units.length === 0) return `${verb} ${join('nothing')}`;
      return said.first === undefined
        ? `${verb} ${said.units.map(name => formatUnitName(board, name)).join(', ')}`
        : `${verb} ${WISH_WORDS[said.first][language]} ${join('first')}`;
    case 'refuse': {
      const where = said.at === undefined ? '' : ` ${join('at')} ${place(said.at)}`;
      return `${verb} ${whom(said.powers)}${where}`;
    }
    case 'away':
    case 'withdraw':
      return `${verb} ${place(said.at)}`;
    case 'favour':
      return `${verb} ${whom(said.powers)}`;
    case 'report': {
      const who = said.army === undefined ? join('nobody') : power(said.army);
      const side = said.side === undefined ? '' : ` ${join('side')} ${said.side}`;
      return `${verb} ${said.battle} ${join('by')} ${who}${side}${said.destroyed ? `, ${join('destroyed')}` : ''}`;
    }
    case 'serve':
      return `${verb} ${SERVICE_WORDS[said.as][language]} ${power(said.of)}`;
    case 'dismiss':
      return `${verb} ${power(said.power)}`;
    case 'revolt':
      return `${verb} ${said.type} ${place(said.at)}`;
    default:
      return said satisfies never;
  }
}

/** "A wast" → "The Wastelands", "V sylv" → "V Sylvania" */
function unitInFull(board: Board, name: string, language: Language): string {
  const [type = '', at = ''] = name.split(' ');
  return placeName(board, type === 'V' ? virtualAt(at) : at, language);
}

/** "A wast" → "A WAST" */
function formatUnitName(board: Board, name: string): string {
  const [type = '', at = ''] = name.split(' ');
  return `${type} ${abbreviationOf({ board }, at)}`;
}
