import { singleOpponents } from '../actions/fire.js';
import type { StrongholdId } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import { type CardSymbol, tactic } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { Move, Skill, Use } from '../model/move.js';
import { cardsIn } from './cardsIn.js';
import type { Verb } from './moveLexicon.js';
import type { Term } from './terms.js';

/** Every move the terms can mean in the phase that awaits the seat. Words may be missing, but none is ignored. */
export function readingsOf(state: CardsState, seat: Dynasty, terms: readonly Term[]): readonly Move[] {
  const { stage } = state;
  switch (stage.kind) {
    case 'keep':
      return cardMoves('show', 2, withoutVerb(terms, 'show'));
    case 'state':
      return stateMoves(terms);
    case 'battle':
      return battleMoves(seat, terms);
    case 'use':
      return useMoves(state, seat, stage.left, terms);
    case 'take':
      return [...cardMoves('take', 1, withoutVerb(terms, 'take')), ...cardMoves('take', 2, withoutVerb(terms, 'take'))];
    case 'over':
      return [];
    default:
      return stage satisfies never;
  }
}

const isVerb = (term: Term | undefined, ...verbs: readonly Verb[]): boolean => term?.kind === 'verb' && verbs.includes(term.verb);
/** The terms without a leading verb. */
const withoutVerb = (terms: readonly Term[], verb: Verb): readonly Term[] => (isVerb(terms[0], verb) ? terms.slice(1) : terms);

const cardMoves = (kind: 'show' | 'take', count: number, terms: readonly Term[]): readonly Move[] =>
  cardsIn(terms, count)
    .filter(cards => cards.length === count)
    .map(cards => ({ kind, cards }));

/** Reads a state and optionally the start player, in either order. */
function stateMoves(terms: readonly Term[]): readonly Move[] {
  const states = terms.flatMap(term => (term.kind === 'state' ? [term.state] : []));
  const seats = terms.flatMap(term => (term.kind === 'seat' ? [term.seat] : []));
  const isAll = terms.every(term => term.kind === 'state' || term.kind === 'seat' || isVerb(term, 'state', 'start'));
  const [state] = states;
  const [start] = seats;
  if (!isAll || state === undefined || states.length > 1 || seats.length > 1) return [];
  return [{ kind: 'state', state, ...(start && { start }) }];
}

function battleMoves(seat: Dynasty, terms: readonly Term[]): readonly Move[] {
  if (terms.length === 1 && isVerb(terms[0], 'fall-back')) return [{ kind: 'fall-back' }];
  const laid = withoutVerb(terms, 'play');
  const at = laid.findIndex(term => isVerb(term, 'dynasty', 'cover', 'swap', 'take') || (term.kind === 'seat' && term.seat === seat));
  if (at >= 0) {
    const skills = skillsIn(seat, laid.slice(at));
    return cardsIn(laid.slice(0, at), 1).flatMap(([card]) =>
      card === undefined ? [] : skills.map(skill => ({ kind: 'play', card, skill }) as const),
    );
  }
  return cardsIn(laid, 2).flatMap(([card, advisor]) =>
    card === undefined ? [] : [{ kind: 'play', card, ...(advisor && { advisor }) } as const],
  );
}

/** Reads the use of a dynasty card. Either the word "dynasty" or the verb may be missing. */
function skillsIn(seat: Dynasty, terms: readonly Term[]): readonly Skill[] {
  const told = isVerb(terms[0], 'dynasty') || terms[0]?.kind === 'seat' ? terms.slice(1) : terms;
  switch (seat) {
    case 'chu':
    case 'jin':
      return told.length === 0 ? [{ of: seat }] : [];
    case 'qi': {
      const [only, ...more] = withoutVerb(told, 'cover');
      const cover = tactic.safeParse(only?.kind === 'symbol' ? only.symbol : undefined);
      return cover.success && more.length === 0 ? [{ of: 'qi', cover: cover.data }] : [];
    }
    case 'qin':
      return swapSkills(withoutVerb(told, 'swap'));
    case 'yan':
      return cardsIn(withoutVerb(told, 'take'), 1).flatMap(([take]) => (take === undefined ? [] : [{ of: 'yan', take } as const]));
    default:
      return seat satisfies never;
  }
}

/** Reads Qin's swap, "Wild for Chariot". "for" separates cards like a comma. */
function swapSkills(terms: readonly Term[]): readonly Skill[] {
  const at = terms.findIndex(term => isVerb(term, 'for'));
  const pairs =
    at < 0
      ? cardsIn(terms, 2)
      : cardsIn(terms.slice(0, at), 1).flatMap(one => cardsIn(terms.slice(at + 1), 1).map(other => [...one, ...other]));
  return pairs.flatMap(([take, give]) => (take === undefined || give === undefined ? [] : [{ of: 'qin', take, give } as const]));
}

/** Reads the use of a claimed card. The name of the card may be missing. */
function useMoves(state: CardsState, seat: Dynasty, left: readonly CardSymbol[], terms: readonly Term[]): readonly Use[] {
  const [first, ...rest] = terms;
  const named = first?.kind === 'symbol' ? actionsOf(state, seat, first.symbol, rest) : [];
  return [...named, ...left.flatMap(symbol => actionsOf(state, seat, symbol, terms))];
}

function actionsOf(state: CardsState, seat: Dynasty, symbol: CardSymbol, terms: readonly Term[]): readonly Use[] {
  const [first] = terms;
  if (terms.length === 1 && isVerb(first, 'draw')) return [{ kind: 'draw', symbol }];
  const holds = terms.flatMap(term => (term.kind === 'hold' ? [term.hold] : []));
  const [from, to] = holds;
  const isHolds = (count: number): boolean => holds.length === count && terms.length === count;
  switch (symbol) {
    case 'Spy':
      return cardsIn(withoutVerb(terms, 'take'), 1).flatMap(([card]) => (card === undefined ? [] : [{ kind: 'spy', card } as const]));
    case 'Fire':
      return first?.kind === 'hold' ? fireMoves(state, seat, first.hold, terms.slice(1)) : [];
    case 'Forest':
      return first?.kind === 'state' && terms.length === 1 ? [{ kind: 'forest', state: first.state }] : [];
    case 'Mountain':
      return from !== undefined && isHolds(1) ? [{ kind: 'mountain', at: from }] : [];
    case 'Wind':
      return from !== undefined && to !== undefined && isHolds(2) ? [{ kind: 'wind', from, to }] : [];
    default:
      return from !== undefined && isHolds(1) ? [{ kind: 'place', symbol, at: from }] : [];
  }
}

/** Reads which army goes where. If there is a single opponent, the target is enough. */
function fireMoves(state: CardsState, seat: Dynasty, from: StrongholdId, terms: readonly Term[]): readonly Use[] {
  const [first, second, third, fourth] = terms;
  const [only, ...others] = singleOpponents(state, seat, from);
  if (first?.kind === 'hold' && terms.length === 1)
    return only !== undefined && others.length === 0 ? [{ kind: 'fire', from, armies: [{ of: only, to: first.hold }] }] : [];
  if (first?.kind !== 'seat' || second?.kind !== 'hold') return [];
  const one = { of: first.seat, to: second.hold };
  if (terms.length === 2) return [{ kind: 'fire', from, armies: [one] }];
  if (third?.kind !== 'seat' || fourth?.kind !== 'hold' || terms.length !== 4) return [];
  return [{ kind: 'fire', from, armies: [one, { of: third.seat, to: fourth.hold }] }];
}
