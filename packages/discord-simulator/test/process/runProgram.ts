import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

export const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

const urls = z.object({ api: z.url(), controlUrl: z.url(), pageUrl: z.url(), token: z.string() });
export type Urls = z.infer<typeof urls>;

/** A program that a test started. It is killed when the test ends. */
export interface Running {
  /** Returns everything it has written so far. */
  output(): string;
  /** Resolves when the output matches; rejects if the program ends first. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves with the exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** Sends SIGTERM and waits for the program to end. */
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

/** Runs the built program of this package. */
export const runSimulator = (...args: readonly string[]): Running => run(process.execPath, ['bin/discord-simulator.js', ...args]);

/** Returns the addresses that the program prints with `--json`. */
export const urlsOf = async (program: Running): Promise<Urls> => urls.parse(JSON.parse(await program.until(/^\{.*\}$/m)));
