import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';

/** Two threads that wait for each other's messages. */
export interface Exchange {
  send(message: unknown): void;
  /** Blocks this thread until the other one has sent a message. `patience`: for so many milliseconds; then it throws. */
  receive(patience?: number): unknown;
}

/** Milliseconds for which an answer is awaited. */
const PATIENCE = 120_000;

/** `sent` and `awaited`: counters of the messages sent to the other thread, and of those to this one. */
export function exchangeOver(port: MessagePort, sent: Int32Array, awaited: Int32Array): Exchange {
  let had = 0;
  return {
    send: message => {
      port.postMessage(message);
      Atomics.add(sent, 0, 1);
      Atomics.notify(sent, 0);
    },
    receive: (patience = PATIENCE) => {
      while (Atomics.load(awaited, 0) === had) if (Atomics.wait(awaited, 0, had, patience) === 'timed-out') throw new Error('no answer');
      had += 1;
      return receiveMessageOnPort(port)?.message;
    },
  };
}
