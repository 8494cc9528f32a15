import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { capitalsIn } from './capitals.js';
import { isRingedUnit, type MapScene } from './mapScene.js';
import { captionWords, type LegendSymbol, markedWords, turnWords } from './pictureWords.js';

/** The content of the legend below one picture. */
export interface LegendContent {
  readonly turn: string;
  readonly caption: string;
  /** Number of centres of each power. */
  readonly centres: ReadonlyMap<string, number>;
  /** The latest change in each power's number of centres; negative for a loss. */
  readonly gains: ReadonlyMap<string, number>;
  /** The powers whose entries are marked: those who won, or the one that the reader plays. */
  readonly marked: readonly string[];
  /** The powers that the bot plays. */
  readonly bots: readonly string[];
  /** The symbols that the picture contains. */
  readonly symbols: readonly LegendSymbol[];
}

interface LegendSubject {
  readonly board: BoardFile;
  readonly language: Language;
  /** The name of the theatre, if only that part of the board is drawn. */
  readonly theatre?: string | undefined;
}

export function legendContent({ board, language, theatre }: LegendSubject, scene: MapScene): LegendContent {
  const centres = new Map<string, number>();
  for (const owner of Object.values(scene.centres)) centres.set(owner, (centres.get(owner) ?? 0) + 1);
  return {
    turn: turnWords(scene.turn, board, language),
    caption: (scene.marked && markedWords(scene.marked, board, language)) ?? captionWords(scene.caption, language, theatre),
    marked: scene.marked?.powers ?? [],
    bots: scene.bots ?? [],
    centres,
    gains: gainsIn(scene),
    symbols: symbolsIn(board, scene),
  };
}

function gainsIn({ captured, centres }: MapScene): ReadonlyMap<string, number> {
  const gains = new Map<string, number>();
  const add = (power: string | undefined, by: number): void => {
    if (power !== undefined) gains.set(power, (gains.get(power) ?? 0) + by);
  };
  for (const { centre, from } of captured) {
    add(centres[centre], 1);
    add(from, -1);
  }
  return gains;
}

/** The symbols that a picture contains, in the order of the legend: those that explain themselves come first. */
export function symbolsIn(board: BoardFile, scene: MapScene): readonly LegendSymbol[] {
  const { orders, dislodged, contested, battles, lost, captured } = scene;
  const isRinged = (isWritten: boolean): boolean => orders.some(one => isRingedUnit(one) && one.written === isWritten);
  const isOrdered = (kind: string): boolean => orders.some(({ order }) => order.kind === kind);
  const isPlanned = (...kinds: readonly string[]): boolean =>
    orders.some(({ order, outcome }) => outcome.kind === 'ordered' && kinds.includes(order.kind));
  const all: readonly (readonly [LegendSymbol, boolean])[] = [
    ['army', true],
    ['fleet', true],
    ['centre', true],
    ['capital', capitalsIn(board, scene).length > 0],
    ['centreApart', board.victory.notCounted.length > 0],
    ['band', board.band !== undefined],
    ['river', board.rivers.length > 0],
    ['wall', board.walls.length > 0],
    ['burrow', board.decor.some(({ kind }) => kind === 'burrow')],
    ['held', isRinged(true)],
    ['unordered', isRinged(false)],
    ['move', isOrdered('move')],
    // Results have more symbols, and say in words what became of a rapid move.
    ['rapid', orders.some(({ order, outcome }) => order.kind === 'rapid' && outcome.kind === 'ordered')],
    ['support', isOrdered('support')],
    ['strength', orders.some(({ outcome }) => outcome.kind === 'given' || (outcome.kind === 'cut' && outcome.left > 0))],
    ['convoy', isOrdered('convoy')],
    ['standoff', contested.length > 0],
    ['battle', battles.length > 0],
    ['dislodged', dislodged.length > 0],
    ['retreat', isOrdered('retreat')],
    ['build', isOrdered('build') && !isPlanned('build')],
    ['toBuild', isPlanned('build')],
    ['captured', captured.length > 0],
    ['lost', lost.length > 0],
    ['toLose', isPlanned('remove', 'disband')],
    ['raise', isOrdered('raise')],
    ['revert', orders.some(({ reverted }) => reverted === true)],
    ['former', scene.ghosts.length > 0],
    ['failed', orders.some(({ order, outcome, success }) => !success && (outcome.kind === 'illegal' || !HAS_NO_SIGN.includes(order.kind)))],
  ];
  return all.filter(([, isSeen]) => isSeen).map(([symbol]) => symbol);
}

/** Orders that get no sign of failure, whatever became of them: nothing was tried. */
const HAS_NO_SIGN: readonly string[] = ['hold', 'disband', 'remove'];
