import type { WebSocket } from 'ws';
import { z } from 'zod';
import { archiveIdleThreads } from '../changes/threadChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { textOf } from '../lib/textOf.js';
import { moveTime } from '../world/world.js';

/** Programs whose clock follows simulated time: usually the bot. */
export interface TimeFollowers {
  add(socket: WebSocket): void;
  /** Moves time forward. Resolves when every follower has acknowledged the new time. */
  skip(ms: number): Promise<void>;
}

/** Milliseconds after which a follower that has not acknowledged is disconnected. It will reconnect and learn the time. */
const ACKNOWLEDGED_WITHIN = 30_000;

const acknowledgement = z.object({ type: z.literal('time'), offset: z.number() });

export function createTimeFollowers(context: SimulatorContext): TimeFollowers {
  const followers = new Set<WebSocket>();
  const notify = (socket: WebSocket) => socket.send(JSON.stringify({ type: 'time', offset: context.world.offset }));
  return {
    add: socket => {
      followers.add(socket);
      socket.on('close', () => followers.delete(socket));
      socket.on('error', () => socket.terminate());
      notify(socket);
    },
    skip: async ms => {
      moveTime(context.world, ms);
      archiveIdleThreads(context);
      context.events.publish({ kind: 'time-skipped' });
      const acknowledged = [...followers].map(socket => untilAcknowledged(socket, context.world.offset));
      for (const socket of followers) notify(socket);
      await Promise.all(acknowledged);
    },
  };
}

/** Resolves when a follower has acknowledged an offset, or has disconnected. */
function untilAcknowledged(socket: WebSocket, offset: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(() => socket.terminate(), ACKNOWLEDGED_WITHIN);
    const finish = () => {
      clearTimeout(timer);
      socket.off('message', listen);
      socket.off('close', finish);
      resolve();
    };
    const listen = (raw: Buffer) => {
      const received = acknowledgement.safeParse(JSON.parse(textOf(raw)));
      if (received.success && received.data.offset >= offset) finish();
    };
    socket.on('message', listen);
    socket.on('close', finish);
  });
}
