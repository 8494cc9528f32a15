import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { linesOf } from './adjudicate/linesOf.js';

/** One JSON object a line in, one a line out, in the same order, whatever is in the line; undefined: a line too long to be kept. */
export async function answerLines(input: Readable, output: Writable, answer: (line: string | undefined) => object): Promise<void> {
  for await (const lines of linesOf(input)) {
    let answers = '';
    for (const line of lines) answers += `${JSON.stringify(answer(line))}\n`;
    if (!output.write(answers)) await once(output, 'drain');
  }
}
