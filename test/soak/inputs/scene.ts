import type { Persona } from 'discord-simulator';
import type { Channel, OfferedCommand, SimulatorContext, User } from 'discord-simulator/internals';
import type { Stage } from '../../endToEnd/harness/stage.js';
import type { LiveMatch } from './liveMatches.js';
import type { Shown } from './shown.js';

/** A person, and the channels in which they can use the bot. */
export interface Person {
  readonly user: User;
  readonly channels: readonly Channel[];
}

/** What cases are made from: people, channels, what the bot has shown, and the state of its matches. */
export interface Scene {
  readonly stage: Stage;
  readonly context: SimulatorContext;
  /** The people and their channels, as of the last look. */
  people: readonly Person[];
  readonly personas: ReadonlyMap<string, Persona>;
  readonly callables: readonly OfferedCommand[];
  readonly shown: Shown;
  /** The texts of files from `/host export`, and of one from which a match can begin. */
  readonly files: string[];
  /** The address at which files are served in wrong ways. */
  readonly badFiles: string;
  /** What was done between cases, such as starting a game or letting time pass. */
  readonly chores: Chore[];
  /** The matches that are not over, as of the last look at the records. */
  matches: readonly LiveMatch[];
}

export interface Chore {
  readonly what: string;
  readonly at: number;
  answeredAt?: number;
}

export async function chore<T>({ chores }: Scene, what: string, work: () => Promise<T>): Promise<T> {
  const under: Chore = { what, at: Date.now() };
  chores.push(under);
  if (chores.length > 50) chores.shift();
  try {
    return await work();
  } finally {
    under.answeredAt = Date.now();
  }
}
