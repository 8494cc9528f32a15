import { readFileSync, statSync } from 'node:fs';
import { readCardsBoardFile, readOwnVariant } from '../assets.js';
import { presentersFor } from '../discord/words/presentersFor.js';
import { wordsIn } from '../discord/words/wordsIn.js';
import { catalogue } from '../games/catalogue/catalogue.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import { compileCardsBoard } from '../games/warring-states-cards/board/cardsBoard.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { type RecordRead, readRecord, type Unfit } from '../matches/context/readMatchFile.js';
import { unreadable } from './fileTrouble.js';
import type { RecordFormat } from './recordFormats.js';
import { recordIn } from './recordIn.js';
import type { Voice } from './voice.js';

/** In bytes. */
const LARGEST = 32 * 1024 * 1024;

/** Reads a record in any form, checks every phase of it by the rules of its game, and prints it. Returns the exit code: 0 if it is a record. */
export function importRecord({ say, complain }: Voice, path: string, format: RecordFormat): number {
  const bytes = fileAt(path);
  const written = bytes.ok ? convertRecord(bytes.value, format) : bytes;
  if (written.ok) say(written.value);
  else complain(written.fault);
  return written.ok ? 0 : 1;
}

/** The bytes of a file of at most `LARGEST`. The fault is a sentence. */
export function fileAt(path: string): Result<Uint8Array, string> {
  try {
    const { size } = statSync(path);
    return size > LARGEST ? refuse(`${path} is larger than ${LARGEST / 1024 / 1024} MB.`) : ok(readFileSync(path));
  } catch (error) {
    return refuse(unreadable(path, error));
  }
}

/** Checks a record and writes it in another form. The fault is a sentence for each thing that is wrong, with its line or path. */
export function convertRecord(bytes: Uint8Array, format: RecordFormat): Result<string, string> {
  const read = checkedRecord(bytes);
  if (!read.ok) return read;
  const { record, game } = read.value;
  return recordIn(format, game, record);
}

/** Reads a record in any form and checks it. The fault is a sentence for each thing that is wrong, with its line or path. */
export function checkedRecord(bytes: Uint8Array): Result<RecordRead, string> {
  const variants = variantsOn(readOwnVariant);
  const cards = compileCardsBoard(readCardsBoardFile());
  const read = readRecord(catalogue(variants, cards), bytes);
  if (!read.ok) {
    const presenters = presentersFor(variants, cards);
    const sayUnfit = ({ line, where, ...why }: Unfit): string => {
      const { fault, lobby } = wordsIn('en');
      const said = why.by === 'game' ? presenters.get(why.game)?.fault(why.fault, 'en') : fault(why.fault);
      return lobby.misprint(line, where, said ?? why.fault.code);
    };
    return refuse(['This is no record that can be read:', ...read.fault.map(sayUnfit)].join('\n'));
  }
  return read;
}
