import type { WebSocket } from 'ws';
import { z } from 'zod';
import { textOf } from '../gateway/session.js';
import { archiveIdleThreads } from '../happenings/threads.js';
import type { StandIn } from '../standIn.js';
import { moveTime } from '../world/world.js';

/** The bots whose time is steered. */
export interface Clocks {
  take(socket: WebSocket): void;
  /** Moves the time on; resolves when every connected clock has followed. */
  skip(ms: number): Promise<void>;
}

/** A clock that does not follow within this many real milliseconds is cut off: it will connect anew and learn the time. */
const FOLLOWS_WITHIN = 30_000;

const acknowledgement = z.object({ type: z.literal('time'), offset: z.number() });

export function newClocks(standIn: StandIn): Clocks {
  const clocks = new Set<WebSocket>();
  const tell = (socket: WebSocket) => socket.send(JSON.stringify({ type: 'time', offset: standIn.world.offset }));
  return {
    take: socket => {
      clocks.add(socket);
      socket.on('close', () => clocks.delete(socket));
      socket.on('error', () => socket.terminate());
      tell(socket);
    },
    skip: async ms => {
      moveTime(standIn.world, ms);
      archiveIdleThreads(standIn);
      standIn.happenings.tell({ kind: 'time-skipped' });
      const following = [...clocks].map(socket => followed(socket, standIn.world.offset));
      for (const socket of clocks) tell(socket);
      await Promise.all(following);
    },
  };
}

/** Resolves when a clock has said that it goes by an offset, or is gone. */
function followed(socket: WebSocket, offset: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(() => socket.terminate(), FOLLOWS_WITHIN);
    const finish = () => {
      clearTimeout(timer);
      socket.off('message', listen);
      socket.off('close', finish);
      resolve();
    };
    const listen = (raw: Buffer) => {
      const said = acknowledgement.safeParse(JSON.parse(textOf(raw)));
      if (said.success && said.data.offset >= offset) finish();
    };
    socket.on('message', listen);
    socket.on('close', finish);
  });
}
