import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Stage } from '../../endToEnd/harness/stage.js';
import { readTurns, type Turns } from './turns.js';

const PROBE = pathToFileURL(fileURLToPath(new URL('./probe.mjs', import.meta.url))).href;

/** The bots of a soak, one after the other. Each has the probe loaded. */
export interface Bots {
  /** The settings of the first bot. */
  readonly settings: Readonly<Record<string, string>>;
  readonly turns: Turns;
  /** Starts to measure the bot of the stage. */
  measure(stage: Stage): void;
  /** Starts another bot in place of one that has ended. */
  again(stage: Stage): Promise<void>;
  /** Returns the lines the bot has logged since the last call. */
  freshLog(stage: Stage): readonly string[];
  close(): void;
}

export function probedBots(): Bots {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-turns-'));
  const turns = readTurns();
  let number = 1;
  let read = 0;
  const file = (): string => join(folder, `${number}.jsonl`);
  const settings = (): Readonly<Record<string, string>> => ({ NODE_OPTIONS: `--import ${PROBE}`, SOAK_TURNS: file() });
  const measure = (stage: Stage): void => {
    process.kill(stage.bot().pid, 'SIGUSR2');
    turns.follow(file());
  };
  return {
    settings: settings(),
    turns,
    measure,
    again: async stage => {
      number += 1;
      read = 0;
      await stage.start(settings());
      measure(stage);
    },
    freshLog: stage => {
      const log = stage.bot().log();
      const upTo = log.lastIndexOf('\n') + 1;
      const lines = log.slice(read, upTo).split('\n').filter(Boolean);
      read = upTo;
      return lines;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
