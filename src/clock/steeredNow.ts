import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Log } from '../matches/ports.js';

/** The time of a local guild, which can be ahead of the system's. */
export interface SteeredNow {
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Tells when the time has jumped; returns how to stop being told. The guild waits for what `jumped` returns. */
  onChange(jumped: () => unknown): () => void;
  close(): void;
}

const told = z.object({ type: z.literal('time'), offset: z.number() });

/** Real milliseconds between two attempts to connect. */
const TRY_EVERY = 500;

export interface Waiting {
  readonly log?: Log;
  /** Gives up: the connection is closed, and a time not yet known is never known. */
  readonly signal?: AbortSignal;
}

/**
 * Follows the time of the local guild behind a control address. Resolves when the time is first known; connects anew whenever the
 * connection is lost, and goes by the last known time meanwhile. Says once when it is lost and once when it is back.
 */
export function connectSteeredNow(controlUrl: string, { log, signal }: Waiting = {}): Promise<SteeredNow> {
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
      const said = told.safeParse(JSON.parse(raw.toString()));
      if (!said.success) return;
      if (isLost) log?.info({}, 'the local guild tells the time again');
      isLost = false;
      await follow(said.data.offset);
      known();
      if (opened.readyState === WebSocket.OPEN) opened.send(JSON.stringify(said.data));
    });
    opened.on('error', () => opened.terminate());
    opened.on('close', async () => {
      if (!isLost && !closed) log?.warn({}, 'the local guild does not tell the time; trying again');
      isLost = true;
      await sleep(TRY_EVERY);
      if (!closed) connect(known);
    });
  };

  const steered: SteeredNow = {
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
  signal?.addEventListener('abort', steered.close, { once: true });
  return new Promise(resolve => connect(() => resolve(steered)));
}
