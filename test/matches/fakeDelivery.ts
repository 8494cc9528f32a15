import type { OutgoingMessage, Picture, Posted } from '../../src/matches/context/ports.js';
import type { OutboxRow } from '../../src/matches/context/store.js';
import type { DeliveryDeps } from '../../src/matches/delivery/deliverRow.js';

export interface FakeDelivery extends DeliveryDeps {
  readonly sent: readonly OutgoingMessage[];
  readonly drawn: readonly Picture[];
}

export type Answer = (outgoing: OutgoingMessage) => Promise<Posted | undefined> | Posted | undefined;

/** Returns what an earlier attempt has posted. */
export type Found = (row: OutboxRow) => Posted | undefined;

/** Fakes delivery. Messages arrive at once, those to a user in a DM channel of their own, unless `answer` returns something else. */
export function fakeDelivery(answer: Answer = () => undefined, found: Found = () => undefined): FakeDelivery {
  const sent: OutgoingMessage[] = [];
  const drawn: Picture[] = [];
  const arrive = (outgoing: OutgoingMessage): Posted => {
    const channel = 'channel' in outgoing.row.to ? outgoing.row.to.channel : `dm-${outgoing.row.to.user}`;
    return { ok: true, channel, message: outgoing.edits?.message ?? `m${outgoing.row.id}` };
  };
  return {
    sent,
    drawn,
    renderer: {
      draw: async picture => {
        if (picture.kind === 'statistics') throw new Error('no message has statistics');
        drawn.push(picture);
        return new Uint8Array([drawn.length]);
      },
      outline: async () => new Uint8Array(),
      page: async () => new Uint8Array(),
    },
    messenger: {
      find: async row => found(row) ?? { ok: false, because: 'needless', detail: 'as asked' },
      send: async outgoing => {
        sent.push(outgoing);
        return (await answer(outgoing)) ?? arrive(outgoing);
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

export const kinds = (messages: readonly OutgoingMessage[]): readonly string[] => messages.map(outgoing => outgoing.row.content.kind);
