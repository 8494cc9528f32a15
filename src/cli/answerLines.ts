import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { linesOf } from './adjudicate/linesOf.js';
import type { Bytes } from './jsonBytes.js';

/**
 * Reads one JSON object per line and writes one answer per line, in the same order. `answer` gets undefined for a line that is too long to
 * be kept.
 */
export async function answerLines(input: Readable, output: Writable, answer: (line: string | undefined) => Bytes): Promise<void> {
  for await (const lines of linesOf(input)) {
    let answers = '';
    for (const line of lines) answers += `${answer(line)}\n`;
    if (!output.write(answers, 'latin1')) await once(output, 'drain');
  }
}
