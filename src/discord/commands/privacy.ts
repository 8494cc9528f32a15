import type { CommandCall } from '../call.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Reply } from '../reply.js';
import { privacyTexts } from '../words/commands/personalCommandTexts.js';
import type { Command } from './command.js';

/** What is kept about people, and the way to have it deleted. */
export const privacy: Command = {
  text: privacyTexts.command,
  run,
};

function run({ words }: CommandCall): Reply {
  return {
    embeds: [{ title: words.privacy.privacy, description: words.privacy.privacyText.join('\n') }],
    rows: rowOf(button(customId('forget', 0, 0), words.buttons.forget, 'grave')),
  };
}
