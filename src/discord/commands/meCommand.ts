import { ownGamesReply } from '../replies/gamesReply.js';
import { playerReply } from '../replies/playerReply.js';
import { meTexts } from '../words/commands/personalCommandTexts.js';
import { userOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Lists the user's games: their seat in each, the deadline, and the state of their orders. With a player: what everybody may know of them. */
export const me: SlashCommand = {
  text: meTexts.command,
  options: [userOption(meTexts.player)],
  run: context => {
    const player = context.chosenUser('player');
    return player === undefined ? ownGamesReply(context, 0) : playerReply(context, player);
  },
};
