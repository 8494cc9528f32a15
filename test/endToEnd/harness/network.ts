import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';

/** The way between a process and a server on this machine, which a test can interrupt. */
export interface Network {
  readonly port: number;
  /** Passes nothing on any more, in either direction, and says so to nobody. What is sent meanwhile arrives when it is mended. */
  interrupt(): void;
  mend(): void;
  close(): void;
}

export async function openNetwork(target: number): Promise<Network> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const server = createServer(near => {
    const far = dial(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', data => void to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    if (isCut) for (const end of pair) end.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const all = (act: (end: Socket) => unknown): void => {
    for (const pair of pairs) for (const end of pair) act(end);
  };
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    interrupt: () => {
      isCut = true;
      all(end => end.pause());
    },
    mend: () => {
      isCut = false;
      all(end => end.resume());
    },
    close: () => {
      all(end => end.destroy());
      server.close();
    },
  };
}
