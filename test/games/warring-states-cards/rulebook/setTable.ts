import { type ArmyOwner, armyOwner, type Dynasty, dynasty } from '../../../../src/games/warring-states-cards/board/dynasties.js';
import { setUpTable } from '../../../../src/games/warring-states-cards/deal/setUpTable.js';
import { type Card, type CardSymbol, symbol } from '../../../../src/games/warring-states-cards/model/battleCards.js';
import type { CardsState, Laid, Player, Stage } from '../../../../src/games/warring-states-cards/model/cardsState.js';
import { strictCard, strictWords } from '../../../../src/games/warring-states-cards/notation/strictMove.js';
import { hasLaidDynasty } from '../../../../src/games/warring-states-cards/rules/skills.js';
import { board } from '../table.js';
import type { Note } from './caseFile.js';

/**
 * Sets up the table at the start of a case. Keys: `seats`, `skills: yes`, `start`, `turn` (default: the start player), `phase` (keep,
 * state; default: battle), `round`, `state` (at stake; default: gu), `deck`, `row`, `discards`, `resistance`, `fallen`,
 * `claimed: Fire yan`, `hand qin`, `table qin` (the laid cards; "dynasty" for the dynasty card), `supply qin`, and the armies in a state
 * or on a stronghold, bottom first: `gu: qin yan`, `12: yan`. Everything else is empty: no hands, no deck, one neutral army per state.
 */
export function setTable(notes: readonly Note[]): CardsState {
  const given = new Map(notes.map(({ key, value }) => [key, value]));
  const value = (key: string): string => given.get(key) ?? '';
  const seats = value('seats')
    .split(' ')
    .map(seat => dynasty.parse(seat));
  const start = given.has('start') ? dynasty.parse(value('start')) : seats[0];
  if (start === undefined) throw new Error('a case has seats');
  const places = new Map([...given].filter(([key]) => board.states.includes(key) || board.holds.includes(key)));
  const standing = (ids: readonly string[]) =>
    Object.fromEntries([...places].filter(([id]) => ids.includes(id)).map(([id, armies]) => [id, armiesIn(armies)]));
  const bare = setUpTable(board, {
    seats,
    skills: value('skills') === 'yes',
    start,
    deck: [],
    chance: { kind: 'laid-out' },
    places: { states: standing(board.states), strongholds: standing(board.holds) },
  });
  const turn = given.has('turn') ? dynasty.parse(value('turn')) : start;
  const phase = given.get('phase') ?? 'battle';
  return {
    ...bare,
    stage: stageOf(phase, turn),
    round: Number(given.get('round') ?? 1),
    current: phase === 'battle' ? (given.get('state') ?? 'gu') : undefined,
    deck: cardsIn(value('deck')),
    row: cardsIn(value('row')),
    discards: cardsIn(value('discards')),
    resistance: bare.resistance && cardsIn(value('resistance')),
    fallen: value('fallen')
      .split(' ')
      .filter(Boolean)
      .map(seat => dynasty.parse(seat)),
    claimed: Object.fromEntries(claimsIn(value('claimed'))),
    lastRound: given.has('last round') ? Number(value('last round')) : undefined,
    players: bare.players.map(player => playerOf(player, value)),
  };
}

function stageOf(phase: string, seat: Dynasty): Stage {
  if (phase === 'keep') return { kind: 'keep', shown: {} };
  return phase === 'state' ? { kind: 'state', seat } : { kind: 'battle', seat };
}

function playerOf(player: Player, value: (key: string) => string): Player {
  const supply = value(`supply ${player.seat}`);
  const table = value(`table ${player.seat}`)
    .split(', ')
    .filter(Boolean)
    .map((name): Laid => (name === 'dynasty' ? { dynasty: player.seat } : { card: cardNamed(name) }));
  if (hasLaidDynasty(table) && player.seat === 'qi') throw new Error('what Qi covers is played, not given');
  return { ...player, hand: cardsIn(value(`hand ${player.seat}`)), table, supply: supply === '' ? player.supply : Number(supply) };
}

export const cardsIn = (text: string): readonly Card[] => text.split(', ').filter(Boolean).map(cardNamed);

function cardNamed(name: string): Card {
  const card = strictCard(strictWords(name).join(' '));
  if (card === undefined) throw new Error(`there is no card ${name}`);
  return card;
}

const armiesIn = (text: string): readonly ArmyOwner[] => text.split(' ').map(one => armyOwner.parse(one));

const claimsIn = (text: string): readonly (readonly [CardSymbol, Dynasty])[] =>
  text
    .split(', ')
    .filter(Boolean)
    .map(claim => {
      const [name, holder] = claim.split(' ');
      return [symbol.parse(name), dynasty.parse(holder)] as const;
    });
