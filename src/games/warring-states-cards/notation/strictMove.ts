import type { CardsBoard, StateId, StrongholdId } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import { type Card, type CardSymbol, cardWith, SYMBOLS, type Tactic, tactic, WILD } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { Move, MoveOf, Skill, Use } from '../model/move.js';
import { seatsOf } from '../table/tablePlayers.js';

const BY_WORD: ReadonlyMap<string, CardSymbol> = new Map(SYMBOLS.map(symbol => [symbol.toLowerCase(), symbol]));

/** Splits into lower-case words: no spaces around "/"; "," ":" "+" "->" "→" separate like spaces. */
export function strictWords(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const close = /\s\/|\/\s/.test(lower) ? lower.replaceAll(/\s+/g, ' ').replaceAll(/ ?\/ ?/g, '/') : lower;
  return close.split(/(?:,|:|\+|->|→|\s)+/).filter(word => word !== '');
}

/** A card as `replay` writes it: "wild", a symbol or "advisor/" and a symbol, three symbols joined by "/" in any order. */
export function strictCard(word: string | undefined): Card | undefined {
  if (word === WILD.toLowerCase()) return WILD;
  const symbols =
    word
      ?.replace(/^advisor\/(?=[a-z]+$)/, '')
      .split('/')
      .map(part => BY_WORD.get(part)) ?? [];
  return symbols.every(symbol => symbol !== undefined) ? cardWith(symbols) : undefined;
}

/** Reads a move in the language of `replay`, in the phase that awaits the seat. Undefined if it is not understood. */
export function strictMove(board: CardsBoard, state: CardsState, seat: Dynasty, text: string): Move | undefined {
  const [first = '', ...rest] = strictWords(text);
  switch (state.stage.kind) {
    case 'keep':
      return first === 'show' && rest.length === 2 ? cardsMove('show', rest) : undefined;
    case 'state':
      return naming(board, state, first, rest);
    case 'battle':
      return battling(seat, first, rest);
    case 'use':
      return using(board, state, BY_WORD.get(first), rest);
    case 'take':
      return first === 'take' && (rest.length === 1 || rest.length === 2) ? cardsMove('take', rest) : undefined;
    case 'over':
      return undefined;
    default:
      return state.stage satisfies never;
  }
}

function cardsMove(kind: 'show' | 'take', words: readonly string[]): Move | undefined {
  const cards = words.flatMap(word => strictCard(word) ?? []);
  return cards.length === words.length ? { kind, cards } : undefined;
}

function naming(board: CardsBoard, state: CardsState, first: string, rest: readonly string[]): Move | undefined {
  if (first === 'state' && rest.length === 1) return nameOf(stateIn(board, rest[0]));
  const [seat, word, named] = rest;
  const start = seatIn(state, seat);
  return first === 'start' && start && word === 'state' && rest.length === 3 ? nameOf(stateIn(board, named), start) : undefined;
}

const nameOf = (id: StateId | undefined, start?: Dynasty): MoveOf<'state'> | undefined =>
  id === undefined ? undefined : { kind: 'state', state: id, ...(start && { start }) };

function battling(seat: Dynasty, first: string, rest: readonly string[]): Move | undefined {
  if (first === 'fall' && rest.length === 1 && rest[0] === 'back') return { kind: 'fall-back' };
  const [bright, second, ...more] = rest;
  const card = strictCard(bright);
  if (first !== 'play' || card === undefined) return undefined;
  if (second === undefined) return { kind: 'play', card };
  const skill = second === 'dynasty' ? skillIn(seat, more) : undefined;
  if (skill) return { kind: 'play', card, skill };
  const advisor = more.length === 0 ? strictCard(second) : undefined;
  return advisor && { kind: 'play', card, advisor };
}

function skillIn(seat: Dynasty, words: readonly string[]): Skill | undefined {
  const [verb, named, word, given] = words;
  const card = strictCard(named);
  switch (seat) {
    case 'chu':
    case 'jin':
      return words.length === 0 ? { of: seat } : undefined;
    case 'qi': {
      const cover = tacticIn(named);
      return verb === 'cover' && cover && words.length === 2 ? { of: 'qi', cover } : undefined;
    }
    case 'qin': {
      const give = strictCard(given);
      return verb === 'swap' && card && word === 'for' && give && words.length === 4 ? { of: 'qin', take: card, give } : undefined;
    }
    case 'yan':
      return verb === 'take' && card && words.length === 2 ? { of: 'yan', take: card } : undefined;
    default:
      return seat satisfies never;
  }
}

function using(board: CardsBoard, state: CardsState, symbol: CardSymbol | undefined, rest: readonly string[]): Use | undefined {
  if (symbol === undefined) return undefined;
  if (rest.length === 1 && rest[0] === 'draw') return { kind: 'draw', symbol };
  const [first, second] = rest;
  const hold = holdIn(board, first);
  switch (symbol) {
    case 'Spy': {
      const card = strictCard(first);
      return card && rest.length === 1 ? { kind: 'spy', card } : undefined;
    }
    case 'Fire':
      return hold === undefined ? undefined : burning(board, state, hold, rest.slice(1));
    case 'Forest': {
      const id = stateIn(board, first);
      return id !== undefined && rest.length === 1 ? { kind: 'forest', state: id } : undefined;
    }
    case 'Mountain':
      return hold && rest.length === 1 ? { kind: 'mountain', at: hold } : undefined;
    case 'Wind': {
      const to = holdIn(board, second);
      return hold && to && rest.length === 2 ? { kind: 'wind', from: hold, to } : undefined;
    }
    default:
      return hold && rest.length === 1 ? { kind: 'place', symbol, at: hold } : undefined;
  }
}

/** Reads one or two armies, each with its seat and its target. */
function burning(board: CardsBoard, state: CardsState, from: StrongholdId, words: readonly string[]): MoveOf<'fire'> | undefined {
  if (words.length !== 2 && words.length !== 4) return undefined;
  const pairs = words.length === 2 ? [words] : [words.slice(0, 2), words.slice(2)];
  const armies = pairs.flatMap(([seat, hold]) => {
    const of = seatIn(state, seat);
    const to = holdIn(board, hold);
    return of && to ? [{ of, to }] : [];
  });
  return armies.length === pairs.length ? { kind: 'fire', from, armies } : undefined;
}

const tacticIn = (word: string | undefined): Tactic | undefined => tactic.safeParse(BY_WORD.get(word ?? '')).data;
const holdIn = (board: CardsBoard, word: string | undefined): StrongholdId | undefined => board.holds.find(hold => hold === word);
const seatIn = (state: CardsState, word: string | undefined): Dynasty | undefined => seatsOf(state).find(seat => seat === word);
const stateIn = (board: CardsBoard, word: string | undefined): StateId | undefined =>
  board.file.states.find(({ id, hanzi }) => id === word || hanzi === word)?.id;
