import type { Persona } from 'discord-simulator';
import type { Channel, OfferedCommand, SimulatorContext, User } from 'discord-simulator/internals';
import type { Stage } from '../../endToEnd/harness/stage.js';
import type { LiveMatch } from './liveMatches.js';
import type { Shown } from './shown.js';

/** A person, and where they can use the bot. */
export interface Person {
  readonly user: User;
  readonly channels: readonly Channel[];
}

/** What cases are made from: people, places, what the bot has shown, and how its matches stand. */
export interface Scene {
  readonly stage: Stage;
  readonly context: SimulatorContext;
  /** With where they can be; as of the last look. */
  people: readonly Person[];
  readonly personas: ReadonlyMap<string, Persona>;
  readonly callables: readonly OfferedCommand[];
  readonly shown: Shown;
  /** Texts of files that `/host export` gave, and of one a match can begin from. */
  readonly files: string[];
  /** Where files are served as they should not be. */
  readonly badFiles: string;
  /** What is done between cases: beginning a game, letting time pass. In UTC milliseconds of the machine. */
  readonly chores: Chore[];
  /** As of the last look at the records. */
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
