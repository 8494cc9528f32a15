import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

export const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

const urls = z.object({ api: z.url(), controlUrl: z.url(), pageUrl: z.url(), token: z.string() });
export type Urls = z.infer<typeof urls>;

/** A program that a test started. It is killed when the test ends. */
export interface Running {
  /** Everything it wrote so far. */
  output(): string;
  /** Resolves when its output matches; rejects when it ends before. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves with the exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** Sends SIGTERM and waits. */
  stop(): Promise<number | NodeJS.Signals | null>;
}

export function run(command: string, args: readonly string[], cwd = PACKAGE): Running {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const listeners = new Set<() => void>();
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
      for (const listener of listeners) listener();
    });
  const ended = endOf(child);
  const until: Running['until'] = pattern =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(output)?.[0];
        if (found !== undefined) resolve(found);
      };
      listeners.add(look);
      look();
      void ended.then(code => reject(new Error(`It ended with ${code}: ${output}`)));
    });
  const stop: Running['stop'] = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { output: () => output, until, ended, stop };
}

const endOf = (child: ChildProcess): Running['ended'] =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? code));
  });

/** The program of this package, built. */
export const runSimulator = (...args: readonly string[]): Running => run(process.execPath, ['bin/discord-simulator.js', ...args]);

/** What `--json` prints. */
export const urlsOf = async (program: Running): Promise<Urls> => urls.parse(JSON.parse(await program.until(/^\{.*\}$/m)));
