import type { FileFault } from '../../games/game.js';
import { type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { readStart } from '../model/lobbyOptions.js';
import type { Catalogue } from './ports.js';
import { type FileRead, readMatchFile, type Unfit } from './readMatchFile.js';

/** The input of each task. Inputs and outputs can be sent to another thread. */
export interface Inputs {
  /** A match file, as uploaded. */
  readonly readMatchFile: Uint8Array;
  /** A custom start file, with its game and the other options the host chose. */
  readonly readStart: { readonly game: string; readonly chosen: Readonly<Record<string, string>>; readonly text: string };
}

export interface Outputs {
  readonly readMatchFile: Result<FileRead, readonly Unfit[]>;
  readonly readStart: Result<unknown, HostingFault | readonly FileFault[]>;
}

export type TaskName = keyof Inputs;

const TASKS: { readonly [Name in TaskName]: (games: Catalogue, input: Inputs[Name]) => Outputs[Name] } = {
  readMatchFile,
  readStart: (games, { game: id, chosen, text }) => {
    const game = games.get(id);
    return game ? readStart(game, chosen, text) : refuse({ code: 'unknown-game', game: id });
  },
};

/** Performs a task in the calling thread. */
export const perform = <Name extends TaskName>(games: Catalogue, name: Name, input: Inputs[Name]): Outputs[Name] =>
  TASKS[name](games, input);
