import type { FileFault, OpponentLevel, SeatId } from '../../games/game.js';
import { OPPONENT_BUDGET, opponentText, sightOf } from '../../games/opponent.js';
import type { ReviewFinding, ReviewPart } from '../../games/review.js';
import { seededRandom } from '../../lib/random.js';
import { type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { readStart } from '../model/lobbyOptions.js';
import { uploadedIn } from '../model/uploadedVariant.js';
import type { GamesById } from './ports.js';
import { type FileRead, readMatchFile, type Unfit } from './readMatchFile.js';
import { readStudyFile, type StudyFileAsked, type StudyFromFile } from './readStudyFile.js';

/** The input of each task. Inputs and outputs can be sent to another thread. */
export interface Inputs {
  /** A match file, as uploaded. */
  readonly readMatchFile: Uint8Array;
  readonly readStudyFile: StudyFileAsked;
  /** A custom start file, with its game and the other options the host chose. */
  readonly readStart: { readonly game: string; readonly chosen: Readonly<Record<string, string>>; readonly text: string };
  readonly opponentOrders: OpponentTask;
  readonly reviewPart: ReviewTask;
}

/** A seat that an opponent of the bot plays in a phase. */
export interface OpponentTask {
  readonly game: string;
  /** The position of the phase, as stored. The opponent sees only what its seat may see of it. */
  readonly state: unknown;
  readonly seat: SeatId;
  readonly level: OpponentLevel;
  readonly seed: number;
  /** The public reports of closed phases, as stored JSON, oldest first. */
  readonly reports: readonly string[];
}

/** One look at a closed phase of a game that is over. */
export interface ReviewTask {
  readonly game: string;
  /** The position before the phase, and its public report, as stored. */
  readonly state: unknown;
  readonly report: unknown;
  readonly part: ReviewPart;
  readonly seed: number;
}

export interface Outputs {
  readonly readMatchFile: Result<FileRead, readonly Unfit[]>;
  readonly readStudyFile: Result<StudyFromFile, readonly Unfit[]>;
  readonly readStart: Result<unknown, HostingFault | readonly FileFault[]>;
  /** Orders in English that `Game.read` takes; empty if there are none to give. */
  readonly opponentOrders: string;
  readonly reviewPart: ReviewFinding;
}

export type TaskName = keyof Inputs;

const TASKS: { readonly [Name in TaskName]: (games: GamesById, input: Inputs[Name]) => Outputs[Name] } = {
  readMatchFile: (games, file) => readMatchFile(everybodys(games), file),
  readStudyFile: (games, asked) => readStudyFile(everybodys(games), asked),
  readStart: (games, { game: id, chosen, text }) => {
    const game = games.get(id);
    return game ? readStart(game, chosen, text) : refuse({ code: 'unknown-game', game: id });
  },
  opponentOrders,
  reviewPart,
};

/** Without the games of variants that somebody brought to a server: a file of one is refused, since it may come from another server’s records. */
const everybodys = (games: GamesById): GamesById => ({ get: id => (uploadedIn(id) === undefined ? games.get(id) : undefined) });

/** What the opponent orders. It gets its seat's sight alone, so that it cannot know more. */
function opponentOrders(games: GamesById, { game: id, state, seat, level, seed, reports }: OpponentTask): string {
  const game = games.get(id);
  if (!game) throw new Error(`a match plays ${id}, which is not on offer`);
  const told = reports.map(report => game.report.parse(JSON.parse(report)) as unknown);
  const sight = sightOf(game, game.state.parse(state), seat, told);
  return opponentText(game, level, sight, { random: seededRandom(seed), budget: OPPONENT_BUDGET });
}

function reviewPart(games: GamesById, { game: id, state, report, part, seed }: ReviewTask): ReviewFinding {
  const game = games.get(id);
  if (!game?.review) throw new Error(`${id} looks back at nothing`);
  return game.review.finding(game.state.parse(state), game.report.parse(report), part, seededRandom(seed));
}

/** Performs a task in the calling thread. */
export const perform = <Name extends TaskName>(games: GamesById, name: Name, input: Inputs[Name]): Outputs[Name] =>
  TASKS[name](games, input);
