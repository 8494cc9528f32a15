import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../dist/program/main.js', import.meta.url));

export type Settings = Readonly<Record<string, string>>;

/** The built bot, running as a process of its own. */
export interface BotProcess {
  readonly pid: number;
  /** Returns what it has written to stdout so far. Its log and its complaints go to stderr; see `log`. */
  said(): string;
  log(): string;
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Returns undefined while it runs. */
  outcome(): number | NodeJS.Signals | undefined;
  /** Asks it to end, and waits. Kills it if it has not ended within ten seconds. */
  stop(): Promise<number | NodeJS.Signals>;
  /** Ends it with `kill -9`. */
  kill(): Promise<number | NodeJS.Signals>;
}

const PATIENCE = 10_000;

/** What runs now: each process, and what it was asked to do. */
const running = new Map<ChildProcess, string>();

/** Kills every bot that still runs. Returns what they were asked to do. */
export function killLeftOver(): readonly string[] {
  const left = [...running.values()];
  for (const child of running.keys()) child.kill('SIGKILL');
  running.clear();
  return left;
}

process.once('exit', killLeftOver);

/**
 * Runs `zongheng` with only these settings, a PATH to node and a free health port in its environment. A bot that still runs when its file of tests
 * ends is killed, and the file fails (`test/leavesNoBot.ts`).
 */
export function runBot(settings: Settings, args: readonly string[] = ['start'], cwd?: string): BotProcess {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is not there: build the bot first (npm run build; npm test does it by itself).`);
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH: dirname(process.execPath), ZONGHENG_HEALTH_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
  });
  running.set(child, args.join(' '));
  const said = gathered(child.stdout);
  const log = gathered(child.stderr);
  let outcome: number | NodeJS.Signals | undefined;
  const ended = endOf(child).then(end => {
    outcome = end;
    running.delete(child);
    return end;
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    pid: child.pid ?? 0,
    said,
    log,
    ended,
    outcome: () => outcome,
    kill: () => end('SIGKILL'),
    stop: async () => {
      const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      try {
        return await end('SIGTERM');
      } finally {
        clearTimeout(impatience);
      }
    },
  };
}

function gathered(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (piece: string) => {
    text += piece;
  });
  return () => text;
}

const endOf = (child: ChildProcess): Promise<number | NodeJS.Signals> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? code ?? 0));
  });

/** Longest time that is waited for a process to be ready, in ms: starting takes long on a busy machine. */
const STARTS_WITHIN = 10 * 60_000;

/** Waits until a process is on Discord. `bot` is asked again and again: a supervisor may have started another meanwhile. */
export async function isOnDiscord(bot: () => BotProcess): Promise<void> {
  for (const until = Date.now() + STARTS_WITHIN; !bot().said().includes('Zongheng is on Discord'); await sleep(50))
    if (Date.now() > until) throw new Error(`A process is not ready:\n${bot().log().split('\n').slice(-30).join('\n')}`);
}
