import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Bytes } from './adjudicate/jsonBytes.js';
import { linesOf } from './adjudicate/linesOf.js';
import type { AnswerCrew, Lines } from './answerCrew.js';

/** A pipe holds 64 KB, and whoever writes more at once waits until somebody has read the rest. */
const WRITTEN_AT_ONCE = 16 * 1024;

/** Who asks this much, in characters, without waiting for answers is served by a crew: it takes a while to start. */
const MUCH = 1024 * 1024;
/** A piece of the input with this many characters was full: more of it has been written already. */
const FULL = 32 * 1024;

export interface AnsweringOptions {
  /** Makes the crew for long inputs. Without it, all is answered on this thread. */
  readonly hire?: () => AnswerCrew;
}

/**
 * Reads one JSON object per line and writes one answer per line, in the same order. `answer` gets undefined for a line that is too long to
 * be kept.
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  answer: (line: string | undefined) => Bytes,
  { hire }: AnsweringOptions = {},
): Promise<void> {
  let asked = 0;
  let crew: AnswerCrew | undefined;
  let writing: Promise<void> = Promise.resolve();
  const unwritten: Promise<void>[] = [];
  try {
    for await (const lines of linesOf(input)) {
      const size = lengthOf(lines);
      asked += size;
      if (asked >= MUCH && size >= FULL) crew ??= hire?.();
      if (!crew) {
        await writeHere(output, lines, answer);
        continue;
      }
      const answered = crew.answer(lines);
      // Whoever waits for it does so only after what came before is written.
      answered.catch(() => undefined);
      writing = writing.then(async () => write(output, await answered));
      writing.catch(() => undefined);
      unwritten.push(writing);
      if (unwritten.length >= crew.busyWith) await unwritten.shift();
    }
    await writing;
  } finally {
    await crew?.close();
  }
}

const lengthOf = (lines: Lines): number => lines.reduce((sum, line = '') => sum + line.length, 0);

async function writeHere(output: Writable, lines: Lines, answer: (line: string | undefined) => Bytes): Promise<void> {
  let answers = '';
  for (const line of lines) {
    answers += `${answer(line)}\n`;
    if (answers.length < WRITTEN_AT_ONCE) continue;
    await write(output, answers);
    answers = '';
  }
  if (answers !== '') await write(output, answers);
}

async function write(output: Writable, answers: Bytes | Uint8Array): Promise<void> {
  const goesOn = typeof answers === 'string' ? output.write(answers, 'latin1') : output.write(answers);
  if (!goesOn) await once(output, 'drain');
}
