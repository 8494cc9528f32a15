import { ownGamesReply } from '../replies/gamesReply.js';
import { meTexts } from '../words/commands/personalCommandTexts.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Lists the user's games: their seat in each, the deadline, and the state of their orders. */
export const me: SlashCommand = {
  text: meTexts.command,
  run: context => ownGamesReply(context, 0),
};
