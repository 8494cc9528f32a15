import type { Letter, OutboxRow, Picture, Posted } from '../../src/matches/context/ports.js';
import type { Office } from '../../src/matches/delivery/deliverRow.js';

export interface FakeOffice extends Office {
  readonly sent: readonly Letter[];
  readonly drawn: readonly Picture[];
}

export type Answer = (letter: Letter) => Promise<Posted | undefined> | Posted | undefined;

/** What an earlier try has posted. */
export type Found = (row: OutboxRow) => Posted | undefined;

/** An office whose messages arrive at once, in a DM channel of their own where they go to a user; `answer` may say otherwise. */
export function fakeOffice(answer: Answer = () => undefined, found: Found = () => undefined): FakeOffice {
  const sent: Letter[] = [];
  const drawn: Picture[] = [];
  const arrive = (letter: Letter): Posted => {
    const channel = 'channel' in letter.row.to ? letter.row.to.channel : `dm-${letter.row.to.user}`;
    return { ok: true, channel, message: letter.edits?.message ?? `m${letter.row.id}` };
  };
  return {
    sent,
    drawn,
    artist: {
      draw: async picture => {
        drawn.push(picture);
        return new Uint8Array([drawn.length]);
      },
      outline: async () => new Uint8Array(),
    },
    messenger: {
      find: async row => found(row) ?? { ok: false, because: 'needless', detail: 'as asked' },
      send: async letter => {
        sent.push(letter);
        return (await answer(letter)) ?? arrive(letter);
      },
    },
  };
}

export const notPosted = (because: Exclude<Posted, { ok: true }>['because'], code?: number): Posted => ({
  ok: false,
  because,
  detail: 'as asked',
  ...(code !== undefined && { refusal: { route: 'POST /channels/:id/messages', status: 400, code, fields: [] } }),
});

export const kinds = (letters: readonly Letter[]): readonly string[] => letters.map(letter => letter.row.content.kind);
