import type { CommandContext } from '../interactions/interactionContext.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { Reply } from '../message/reply.js';
import { privacyTexts } from '../words/commands/personalCommandTexts.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Shows what is stored about users, with a button that deletes it. */
export const privacy: SlashCommand = {
  text: privacyTexts.command,
  run,
};

function run({ words }: CommandContext): Reply {
  return {
    embeds: [{ title: words.privacy.privacy, description: words.privacy.privacyText.join('\n') }],
    rows: rowOf(button(customId('forget', 0, 0), words.buttons.forget, 'grave')),
  };
}
