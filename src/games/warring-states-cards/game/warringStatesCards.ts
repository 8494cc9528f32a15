import { ok, refuse } from '../../../lib/result.js';
import type { Game, Phase, Standing } from '../../game.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import { openGame, options } from '../deal/openGame.js';
import type { CardsEvent } from '../model/cardsEvent.js';
import { type CardsState, cardsState } from '../model/cardsState.js';
import { type CardsSubmission, cardsSubmission } from '../model/move.js';
import type { PlayerCountFault } from '../model/moveFault.js';
import { cardsOpponents } from '../opponents/cardsOpponents.js';
import { pickingOf } from '../options/cardsPicking.js';
import { stakesOf } from '../options/cardsStakes.js';
import { sheetOf, topicsOf } from '../options/cardsTopics.js';
import { awaitedIn } from '../rules/awaited.js';
import { armiesOnBoard } from '../table/armiesOnBoard.js';
import { statesOf } from '../table/stateControl.js';
import { fightersOf, seatsOf } from '../table/tablePlayers.js';
import { type CardsReport, cardsReport } from '../view/cardsReport.js';
import { type CardsView, viewFor } from '../view/seatView.js';
import { advanceCards } from './advanceCards.js';
import { settingsOn } from './cardsSettings.js';
import { readLines } from './readLines.js';

export type WarringStatesCards = Game<CardsState, CardsSubmission, CardsReport, CardsView>;

const FEWEST = 2;
/** Default length of a turn, in ms. */
const TURN = 12 * 60 * 60 * 1000;
/** Events that end a round. */
const ENDS: ReadonlySet<CardsEvent['kind']> = new Set<CardsEvent['kind']>(['row', 'tied', 'ended']);

/** Warring States, the card game: one phase per decision. */
export function warringStatesCards(board: CardsBoard): WarringStatesCards {
  const { id, name, credit, dynasties } = board.file;
  return {
    id,
    title: name,
    credit,
    phaseKinds: ['battle', 'state', 'keep'],
    turnLength: TURN,
    settings: settingsOn(board),
    chosen: options,
    sealed: true,
    openWhenLate: true,
    state: cardsState,
    submission: cardsSubmission,
    report: cardsReport,
    players: { least: FEWEST, most: dynasties.length },
    seats: players =>
      players >= FEWEST && players <= dynasties.length
        ? ok(dynasties.slice(0, players).map(({ id, name, colour }) => ({ id, name, colour })))
        : refuse<PlayerCountFault>({
            code: players < FEWEST ? 'too-few-players' : 'too-many-players',
            least: FEWEST,
            most: dynasties.length,
          }),
    open: opening => openGame(board, opening),
    phase: phaseOf,
    read: (now, seat, text, onFile, language, helped) => readLines({ board, state: now, language }, seat, text, onFile, helped),
    clear: () => ({}),
    sheet: (now, seat, onFile, language) => sheetOf(board, now, seat, onFile, language),
    options: (now, seat, language) => topicsOf(board, now, seat, language),
    opponents: cardsOpponents(board),
    endsRound: ({ events }) => events.some(({ kind }) => ENDS.has(kind)),
    advance: (now, submissions) => advanceCards(board, now, submissions),
    view: viewFor,
    stakes: stakesOf,
    picking: (now, seat, onFile, language) => pickingOf(board, now, seat, onFile, language),
    inPlay: fightersOf,
    standings,
    ending: ({ stage }) => (stage.kind === 'over' ? { winners: stage.ending.winners } : undefined),
  };
}

/**
 * The current phase. Falling back, using and taking are one turn with one deadline. Naming a state and laying the first card are one turn
 * too, with a deadline each. A finished game awaits nobody.
 */
function phaseOf(now: CardsState): Phase {
  const { stage, round, current } = now;
  const continues = stage.kind === 'use' || stage.kind === 'take' || stage.kind === 'over';
  const sameTurn = continues || (stage.kind === 'battle' && hasJustNamed(now, stage.seat));
  return {
    kind: stage.kind,
    turn: { round, ...(current !== undefined && { state: current }) },
    awaits: awaitedIn(now),
    ...(continues && { continues }),
    ...(sameTurn && { sameTurn }),
  };
}

const hasJustNamed = ({ events }: CardsState, seat: Dynasty): boolean =>
  events.some(event => event.kind === 'moved' && event.move.kind === 'state' && event.seat === seat);

const standings = (now: CardsState): readonly Standing[] =>
  seatsOf(now)
    .map(seat => ({ seat, points: statesOf(now, seat), units: armiesOnBoard(now, seat) }))
    .sort((a, b) => b.points - a.points || b.units - a.units);
