import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { readCardsBoardFile, readOwnVariant } from '../assets.js';
import { composeReplay, type ReplayedPhase } from '../discord/posts/composeReplay.js';
import { presenterOf } from '../discord/words/presenters/gamePresenter.js';
import { presentersFor } from '../discord/words/presentersFor.js';
import { wordsIn } from '../discord/words/wordsIn.js';
import { boardsOnDisk } from '../drawing/map/boardsOnDisk.js';
import { renderReplayPage } from '../drawing/replay/replayPage.js';
import { catalogue } from '../games/catalogue/catalogue.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import { compileCardsBoard } from '../games/warring-states-cards/board/cardsBoard.js';
import type { Language } from '../lib/language.js';
import { type LookId, lookNamed } from '../lib/look.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { type MatchFile, matchFile } from '../matches/model/matchFile.js';
import { gathered, recordOf } from './exportRecord.js';
import { checkedRecord, fileAt } from './importRecord.js';
import { readSettings } from './settings.js';
import type { Voice } from './voice.js';
import { written } from './written.js';

export interface ReplayPageOptions {
  readonly out?: string;
  readonly language: Language;
  readonly look?: LookId;
  /** With the messages that everybody could read. */
  readonly press?: boolean;
}

/**
 * Makes the page of a replay, of a game on record or of a file, and writes it to a file or to standard output. Returns the exit code: 0 if it
 * was written.
 */
export async function writeReplayPage(voice: Voice, asked: string, options: ReplayPageOptions): Promise<number> {
  const isNumber = /^\d{1,9}$/.test(asked);
  const record = isNumber ? await onRecord(voice, Number(asked), options) : inFile(asked);
  const page = record.ok ? await replayPageOf(record.value, { ...options, ...(isNumber && { match: Number(asked) }) }) : record;
  if (!page.ok) {
    if (page.fault !== '') voice.complain(page.fault);
    return 1;
  }
  const { out } = options;
  if (out === undefined) process.stdout.write(page.value);
  else if (!written(voice, out, () => writeFileSync(out, page.value))) return 1;
  return 0;
}

/** The record of a game. The fault is a sentence; empty if it was said. */
async function onRecord(voice: Voice, id: number, { press = false }: ReplayPageOptions): Promise<Result<MatchFile, string>> {
  const config = readSettings(voice);
  if (config === undefined) return refuse('');
  const match = await gathered(config.database, id);
  const json = match.ok ? await recordOf(match.value, { press }) : match;
  return json.ok ? ok(matchFile.parse(JSON.parse(json.value))) : json;
}

function inFile(path: string): Result<MatchFile, string> {
  const bytes = fileAt(path);
  const read = bytes.ok ? checkedRecord(bytes.value) : bytes;
  return read.ok ? ok(read.value.record) : read;
}

/** The page of a record. The fault is a sentence. */
export async function replayPageOf(
  record: MatchFile,
  { language, look, press, match }: ReplayPageOptions & { readonly match?: number },
): Promise<Result<Uint8Array, string>> {
  const variants = variantsOn(readOwnVariant);
  const cards = compileCardsBoard(readCardsBoardFile());
  const game = catalogue(variants, cards).get(record.game);
  const { fault } = wordsIn(language);
  if (!game) return refuse(fault({ code: 'unknown-game', game: record.game }));
  const named = game.seats(record.seats.length, record.options);
  const composed = await composeReplay({
    game,
    presenter: presenterOf(presentersFor(variants, cards), game.id),
    language,
    look: lookNamed(look),
    seats: named.ok ? named.value : [],
    match,
    end: record.end,
    phases: phasesOf(record, press === true),
  });
  if (!composed.ok) return refuse(fault(composed.fault));
  try {
    return ok(renderReplayPage(boardsOnDisk(), composed.value));
  } catch (error) {
    return refuse(`The replay cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The closed phases of a record. One without a report was cut short and tells nothing. */
async function* phasesOf({ phases, press = [] }: MatchFile, withPress: boolean): AsyncGenerator<ReplayedPhase> {
  for (const { number, state, closed } of phases)
    if (closed?.report !== undefined)
      yield { number, state, report: closed.report, press: withPress ? press.filter(({ phase }) => phase === number) : [] };
}
