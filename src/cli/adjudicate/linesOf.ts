import type { Readable } from 'node:stream';

/** More characters than any question has that would be answered. */
const LONGEST = 32 * 1024 * 1024;

/** The lines of a stream as they come in, several at a time, parted by "\n" and nothing else; undefined: a line too long to be kept. */
export async function* linesOf(input: Readable, longest = LONGEST): AsyncGenerator<readonly (string | undefined)[]> {
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
