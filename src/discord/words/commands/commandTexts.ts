import { hostingCommands } from './hostingCommands.js';
import { hostingOptions } from './hostingOptions.js';
import { lobbyOptions } from './lobbyOptions.js';
import { playingCommands } from './playingCommands.js';
import { playingOptions } from './playingOptions.js';

/** Every slash command and subcommand, by a key: the English name is the one that handlers see. */
export const COMMANDS = { ...hostingCommands, ...playingCommands };
export type CommandKey = keyof typeof COMMANDS;

/** Every option of theirs. */
export const OPTIONS = { ...lobbyOptions, ...hostingOptions, ...playingOptions };
export type OptionKey = keyof typeof OPTIONS;
