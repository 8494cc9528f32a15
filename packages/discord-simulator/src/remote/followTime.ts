import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';

/** A clock that follows the simulator's time, which can be ahead of the system clock. */
export interface SimulatedTime {
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Calls back after time was skipped; the simulator waits for the returned promise. Returns a function that ends the subscription. */
  onChange(jumped: () => unknown): () => void;
  close(): void;
}

export interface FollowOptions {
  /** Called once when the connection is lost. */
  readonly onLost?: () => void;
  /** Called once when the connection is back. */
  readonly onBack?: () => void;
  /** Closes the clock. If time is not known yet, the promise never resolves. */
  readonly signal?: AbortSignal;
}

const timeMessage = z.object({ type: z.literal('time'), offset: z.number() });

/** Milliseconds of the real clock between two attempts to connect. */
const RETRY_EVERY = 500;

/**
 * Follows the time of the simulator at a control URL. Resolves when the time is first known. Reconnects whenever the connection is lost, and
 * goes on from the last known time meanwhile.
 */
export function followTime(controlUrl: string, { onLost, onBack, signal }: FollowOptions = {}): Promise<SimulatedTime> {
  const listeners = new Set<() => unknown>();
  let offset = 0;
  let socket: WebSocket | undefined;
  let closed = false;
  let isLost = false;

  const follow = async (to: number): Promise<void> => {
    if (to === offset) return;
    offset = to;
    await Promise.allSettled([...listeners].map(async jumped => jumped()));
  };

  const connect = (known: () => void) => {
    const opened = new WebSocket(`${controlUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/time`);
    socket = opened;
    opened.on('message', async raw => {
      const received = timeMessage.safeParse(JSON.parse(raw.toString()));
      if (!received.success) return;
      if (isLost) onBack?.();
      isLost = false;
      await follow(received.data.offset);
      known();
      if (opened.readyState === WebSocket.OPEN) opened.send(JSON.stringify(received.data));
    });
    opened.on('error', () => opened.terminate());
    opened.on('close', async () => {
      if (!isLost && !closed) onLost?.();
      isLost = true;
      await sleep(RETRY_EVERY);
      if (!closed) connect(known);
    });
  };

  const time: SimulatedTime = {
    now: () => Date.now() + offset,
    onChange: jumped => {
      listeners.add(jumped);
      return () => void listeners.delete(jumped);
    },
    close: () => {
      closed = true;
      socket?.terminate();
    },
  };
  signal?.addEventListener('abort', time.close, { once: true });
  return new Promise(resolve => connect(() => resolve(time)));
}
