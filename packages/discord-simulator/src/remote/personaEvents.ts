import { WebSocket } from 'ws';
import { z } from 'zod';
import type { SeenEvent, SeenMessage } from '../client/seen.js';

const event = z.custom<SeenEvent>(value => z.object({ type: z.string() }).safeParse(value).success);

/** Opens a persona's stream of events. Returns a function that closes it. */
export function openEvents(controlUrl: string, persona: string, see: (event: SeenEvent) => void): Promise<() => void> {
  const socket = new WebSocket(`${controlUrl.replace(/^http/, 'ws')}/events?persona=${persona}`);
  socket.on('message', raw => see(event.parse(JSON.parse(raw.toString()))));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => resolve(() => socket.terminate()));
  });
}

interface Source {
  readonly controlUrl: string;
  readonly id: string;
  messages(): Promise<readonly SeenMessage[]>;
}

export type Wanted = string | RegExp | ((message: SeenMessage) => boolean);

const fits = (wanted: Wanted, message: SeenMessage): boolean => {
  if (typeof wanted === 'function') return wanted(message);
  return typeof wanted === 'string' ? message.text.includes(wanted) : wanted.test(message.text);
};

/** The latest message that matches; waits for one if there is none. Throws after `ms` milliseconds. */
export async function untilSeen({ controlUrl, id, messages }: Source, wanted: Wanted, ms: number): Promise<SeenMessage> {
  let changed: () => void = () => undefined;
  const stop = await openEvents(controlUrl, id, () => changed());
  const until = Date.now() + ms;
  try {
    for (;;) {
      const change = new Promise<void>(resolve => {
        changed = resolve;
      });
      const seen = await messages();
      const found = seen.findLast(message => fits(wanted, message));
      if (found) return found;
      if (Date.now() >= until)
        throw new Error(`No message matches ${wanted} within ${ms} ms. There are: ${seen.map(one => one.text).join(' | ')}`);
      await Promise.race([change, new Promise(resolve => setTimeout(resolve, until - Date.now()))]);
    }
  } finally {
    stop();
  }
}
