import type { Readable } from 'node:stream';

/** Maximum characters of a line: more than any question has that would be answered. */
const LONGEST = 32 * 1024 * 1024;

/** Undefined stands for a line that is too long to be kept. */
export type Lines = readonly (string | undefined)[];

/** Yields the lines of a stream as they arrive, several at a time, split at "\n" only. */
export async function* linesOf(input: Readable, longest = LONGEST): AsyncGenerator<Lines> {
  let begun: string | undefined = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const [first = '', ...more] = String(chunk).split('\n');
    const lines: (string | undefined)[] = [];
    begun = extended(begun, first, longest);
    for (const piece of more) {
      lines.push(begun);
      begun = extended('', piece, longest);
    }
    if (lines.length > 0) yield lines;
  }
  if (begun !== '') yield [begun];
}

const extended = (begun: string | undefined, piece: string, longest: number): string | undefined =>
  begun === undefined || begun.length + piece.length > longest ? undefined : begun + piece;
