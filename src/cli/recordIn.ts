import { wordsIn } from '../discord/words/wordsIn.js';
import type { AnyGame } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { MatchFile } from '../matches/model/matchFile.js';
import { writeDipnetRecord } from '../matches/record/writeDipnetRecord.js';
import { writeTextRecord } from '../matches/record/writeTextRecord.js';
import type { RecordFormat } from './recordFormats.js';

/** A record in a form. The fault is a sentence. */
export function recordIn(format: RecordFormat, game: AnyGame, record: MatchFile): Result<string, string> {
  if (format === 'json') return ok(JSON.stringify(record));
  if (format === 'text') return ok(writeTextRecord(game, record).trimEnd());
  const written = writeDipnetRecord(game, record);
  return written.ok ? written : refuse(wordsIn('en').fault(written.fault));
}
