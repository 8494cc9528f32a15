import type { Dynasty } from '../board/dynasties.js';
import { type Card, symbolsOf, type Tactic, tactic, without } from '../model/battleCards.js';
import type { CardsState, Laid } from '../model/cardsState.js';
import type { MoveOf, Skill } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { playerOf, withPlayer } from '../table/tablePlayers.js';

type Laying = MoveOf<'play'>;

export const laidCard = (card: Card): Laid => ({ card });
export const hasLaidDynasty = (table: readonly Laid[]): boolean => table.some(laid => 'dynasty' in laid);

/** The tactics on a card: two on a bright card, none on a wild. */
export const tacticsOf = (card: Card): readonly Tactic[] => symbolsOf(card).flatMap(symbol => tactic.safeParse(symbol).data ?? []);

/** Why a dynasty card cannot be laid. The bright card laid with it must already be known to be valid. */
export function skillFault(state: CardsState, seat: Dynasty, { card, skill }: Laying): MoveFault | undefined {
  const { hand, table } = playerOf(state, seat);
  switch (skill?.of) {
    case undefined:
    case 'chu':
    case 'jin':
      return undefined;
    case 'qi':
      return tacticsOf(card).includes(skill.cover) ? undefined : { code: 'no-effect', card, symbol: skill.cover };
    case 'qin':
      if (!state.row.includes(skill.take)) return { code: 'not-in-row', card: skill.take };
      return without(hand, [card, skill.give]) ? undefined : { code: 'not-in-hand', card: skill.give };
    case 'yan':
      return [laidCard(card), ...table].some(isCard(skill.take)) ? undefined : { code: 'not-on-table', card: skill.take };
    default:
      return skill satisfies never;
  }
}

/** Applies the dynasty card, if one is laid. The bright card must have been laid already. */
export function useSkill(state: CardsState, seat: Dynasty, { card, skill }: Laying): CardsState {
  switch (skill?.of) {
    case undefined:
      return state;
    case 'chu':
    case 'jin':
      return lay(state, seat, { dynasty: seat });
    case 'qi':
      return lay(state, seat, { dynasty: seat, ...covering(card, skill.cover) });
    case 'qin':
      return lay(swap(state, seat, skill), seat, { dynasty: seat });
    case 'yan':
      return lay(takeBack(state, seat, skill.take), seat, { dynasty: seat });
    default:
      return skill satisfies never;
  }
}

/** Qi: one tactic of the card does not count, the other counts twice. */
function covering(card: Card, covered: Tactic): Pick<Extract<Laid, { readonly dynasty: Dynasty }>, 'covers'> {
  const doubled = tacticsOf(card).find(other => other !== covered);
  return doubled === undefined ? {} : { covers: { covered, doubled } };
}

/** Qin: exchanges a card of the row for one of the hand. */
function swap(state: CardsState, seat: Dynasty, { take, give }: Extract<Skill, { readonly of: 'qin' }>): CardsState {
  const at = state.row.indexOf(take);
  const hand = [...(without(playerOf(state, seat).hand, [give]) ?? []), take];
  return { ...state, players: withPlayer(state, seat, { hand }), row: state.row.with(at, give) };
}

/** Yan: takes back a laid card; of two equal ones the later one. */
function takeBack(state: CardsState, seat: Dynasty, card: Card): CardsState {
  const { hand, table } = playerOf(state, seat);
  const at = table.findLastIndex(isCard(card));
  return { ...state, players: withPlayer(state, seat, { hand: [...hand, card], table: table.filter((_, i) => i !== at) }) };
}

const isCard =
  (card: Card) =>
  (laid: Laid): boolean =>
    'card' in laid && laid.card === card;

const lay = (state: CardsState, seat: Dynasty, laid: Laid): CardsState => ({
  ...state,
  players: withPlayer(state, seat, { table: [...playerOf(state, seat).table, laid] }),
});
