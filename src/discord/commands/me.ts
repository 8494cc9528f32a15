import { ownGamesReply } from '../gamesReply.js';
import type { Command } from './command.js';
import { command } from './declare.js';

/** The asker's games: what he plays in each, until when, and how far he is. */
export const me: Command = {
  declaration: command('me'),
  runs: { me: call => ownGamesReply(call, 0) },
};
