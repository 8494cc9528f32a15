import { watch as watchMatch } from '../../matches/people/watch.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { watchTexts } from '../words/commands/personalCommandTexts.js';
import type { Command } from './command.js';
import { gameOption } from './commandOption.js';

/** A spectator of a game: told when there are results; watching again ends it. */
export const watch: Command = {
  text: watchTexts.command,
  options: [gameOption('running', 'paused', 'lobby')],
  run,
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'look');
  if (!match.ok) return refusal(call, match.fault);
  const done = watchMatch(call.embassy.house, match.value.id, call.user);
  if (!done.ok) return refusal(call, done.fault);
  return { content: done.value.watches ? call.words.ownGames.watching : call.words.ownGames.watchingNoMore };
}
