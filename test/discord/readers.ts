import type { Reply } from '../../src/discord/message/reply.js';
import { payloadsOf } from './cardTable.js';
import type { TestBot } from './testBot.js';

/** Records everything that reaches each user: answers, suggestions and direct messages. Channel posts are recorded for "everybody". */
export function readers(room: TestBot) {
  const sent = new Map<string, string[]>();
  const hear = (reader: string, said: unknown): void => void sent.set(reader, [...(sent.get(reader) ?? []), JSON.stringify(said)]);
  const answered = (reader: string, { sketch: _sketch, attachments = [], ...reply }: Reply): void => {
    hear(reader, reply);
    for (const { name, alt, bytes } of attachments) hear(reader, [name, alt, new TextDecoder().decode(bytes)]);
  };
  let begun = new Map<string, number>();
  return {
    sent,
    /** Starts a new period for `since`. */
    begin: (): void => {
      begun = new Map([...sent].map(([reader, said]) => [reader, said.length]));
    },
    since: (): ReadonlyMap<string, string> =>
      new Map([...sent].map(([reader, said]) => [reader, said.slice(begun.get(reader) ?? 0).join('\n')])),
    run: async (user: string, command: string, options?: Readonly<Record<string, string>>): Promise<Reply> => {
      const reply = await room.as(user).run(command, options);
      answered(user, reply);
      return reply;
    },
    press: async (user: string, on: Reply, label: string): Promise<void> => answered(user, await room.as(user).press(on, label)),
    complete: async (user: string, typed: string): Promise<void> => hear(user, await room.as(user).complete('order', 'text', typed)),
    deliver: async (): Promise<void> => {
      const posted = await room.posts();
      const payloads = payloadsOf(posted);
      for (const [i, { outgoing }] of posted.entries())
        hear('user' in outgoing.row.to ? outgoing.row.to.user : 'everybody', [outgoing.row.slot, payloads[i]]);
    },
  };
}
