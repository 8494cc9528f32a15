import { ownGamesReply } from '../gamesReply.js';
import { meTexts } from '../words/commands/personalCommandTexts.js';
import type { Command } from './command.js';

/** The asker's games: what he plays in each, until when, and how far he is. */
export const me: Command = {
  text: meTexts.command,
  run: call => ownGamesReply(call, 0),
};
