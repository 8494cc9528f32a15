import { exportMatch } from '../../../matches/actions/hosting/exportMatch.js';
import type { CommandContext } from '../../interactions/interactionContext.js';
import { refusal } from '../../interactions/sayFault.js';
import type { Reply } from '../../message/reply.js';
import { textFile } from '../../message/textFile.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import { attachmentOption } from '../definition/commandOption.js';
import type { CommandAction } from '../definition/slashCommand.js';
import { hostedGame, withMatch } from './hostTarget.js';
import { importGame } from './importGame.js';

/** Sends the match as a file. */
export const exportGame: CommandAction = { text: hostTexts.export.command, options: [hostedGame], run: sendFile };

async function sendFile(context: CommandContext): Promise<Reply> {
  return withMatch(context, async match => {
    const done = await exportMatch(context.bot.hosting, match.id, context.user);
    if (!done.ok) return refusal(context, done.fault);
    return {
      content: context.words.hostAnswers.exported,
      attachments: [textFile(`game-${match.id}.json`, done.value)],
    };
  });
}

/** Opens a lobby for a match that continues from an exported file. */
export const importFile: CommandAction = {
  text: hostTexts.import.command,
  options: [attachmentOption(hostTexts.import.file, { required: true })],
  run: importGame,
};
