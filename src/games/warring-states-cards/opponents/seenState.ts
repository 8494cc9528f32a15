import { type Dynasty, dynasty } from '../board/dynasties.js';
import { type Card, placesOf, SYMBOLS, TACTICS, type Tactic } from '../model/battleCards.js';
import type { CardsState, Laid, Player, Stage } from '../model/cardsState.js';
import type { CardsView } from '../view/seatView.js';

type SeenSeat = NonNullable<CardsView['table']['seats'][Dynasty]>;

/**
 * Returns the table as a seat sees it, as a state in which everything hidden is missing: other hands, the deck and the discards are empty,
 * and the source of chance is unknown.
 */
export function seenState({ skills, table, own }: CardsView): CardsState {
  return {
    format: 1,
    skills,
    chance: { kind: 'laid-out' },
    stage: stageOf(table),
    round: table.round,
    start: table.start,
    current: table.state,
    deck: [],
    discards: [],
    row: table.row,
    resistance: table.resistance,
    claimed: table.claimed,
    fallen: table.fallen,
    tie: table.tied && { seats: table.tied, reason: 'armies', idle: false },
    players: Object.entries(table.seats).map(([seat, seen]) => playerIn(dynasty.parse(seat), seen, own)),
    states: table.states,
    strongholds: table.strongholds,
    events: [],
  };
}

function playerIn(seat: Dynasty, seen: SeenSeat, own: CardsView['own']): Player {
  const isOwn = own?.seat === seat;
  return {
    seat,
    hand: isOwn ? own.hand : [],
    drawn: isOwn ? own.drawn : [],
    table: laidIn(seat, seen),
    supply: seen.left,
  };
}

/** The cards before a seat. What Qi's dynasty card covers follows from the counts of symbols. */
function laidIn(seat: Dynasty, { table, counts }: SeenSeat): readonly Laid[] {
  return table.map((card): Laid => {
    if (card !== 'dynasty') return { card };
    const printed = table.flatMap(one => (one === 'dynasty' ? [] : placesOf(one)));
    const shift = (tactic: Tactic): number => (counts[tactic] ?? 0) - printed.filter(place => place === SYMBOLS.indexOf(tactic)).length;
    const covered = TACTICS.find(tactic => shift(tactic) < 0);
    const doubled = TACTICS.find(tactic => shift(tactic) > 0);
    return { dynasty: seat, ...(seat === 'qi' && covered && doubled && { covers: { covered, doubled } }) };
  });
}

function stageOf({ phase, waiting, seats, toUse = [], due = 0, ending }: CardsView['table']): Stage {
  const [seat] = waiting;
  if (phase === 'over' && ending) return { kind: 'over', ending };
  if (phase === 'keep') {
    const shown = Object.keys(seats).filter(one => !waiting.some(other => other === one));
    return { kind: 'keep', shown: Object.fromEntries(shown.map(one => [one, [] as readonly Card[]])) };
  }
  if (seat === undefined) throw new Error(`a phase of kind ${phase} waits for somebody`);
  switch (phase) {
    case 'use':
      return { kind: 'use', seat, left: toUse };
    case 'take':
      return { kind: 'take', seat, due, laid: true };
    case 'state':
    case 'battle':
      return { kind: phase, seat };
    default:
      throw new Error('a game that is over has an ending');
  }
}
