import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Bytes } from './adjudicate/jsonBytes.js';
import { linesOf } from './adjudicate/linesOf.js';

/** A pipe holds 64 KB, and whoever writes more at once waits until somebody has read the rest. */
const WRITTEN_AT_ONCE = 16 * 1024;

/**
 * Reads one JSON object per line and writes one answer per line, in the same order. `answer` gets undefined for a line that is too long to
 * be kept.
 */
export async function answerLines(input: Readable, output: Writable, answer: (line: string | undefined) => Bytes): Promise<void> {
  const write = async (answers: Bytes): Promise<void> => {
    if (!output.write(answers, 'latin1')) await once(output, 'drain');
  };
  for await (const lines of linesOf(input)) {
    let answers = '';
    for (const line of lines) {
      answers += `${answer(line)}\n`;
      if (answers.length < WRITTEN_AT_ONCE) continue;
      await write(answers);
      answers = '';
    }
    if (answers !== '') await write(answers);
  }
}
