import { exportMatch } from '../../../matches/hosting/exportMatch.js';
import type { CommandCall } from '../../call.js';
import type { Reply } from '../../reply.js';
import { refusal } from '../../sayFault.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import type { Action } from '../command.js';
import { attachmentOption } from '../commandOption.js';
import { hostedGame, withMatch } from './hostTarget.js';
import { importGame } from './importGame.js';

/** The match as a file. */
export const exportGame: Action = { text: hostTexts.export.command, options: [hostedGame], run: sendFile };

function sendFile(call: CommandCall): Reply | Promise<Reply> {
  return withMatch(call, async match => {
    const done = await exportMatch(call.embassy.house, match.id, call.user);
    if (!done.ok) return refusal(call, done.fault);
    return {
      content: call.words.host.exported,
      enclosures: [{ name: `game-${match.id}.json`, bytes: new TextEncoder().encode(done.value) }],
    };
  });
}

/** Opens a lobby for a match that goes on from such a file. */
export const importFile: Action = {
  text: hostTexts.import.command,
  options: [attachmentOption(hostTexts.import.file, { required: true })],
  run: importGame,
};
