import type { Match } from '../../matches/model/match.js';
import { type OwnEdit, ownEdits } from '../../matches/read/ownEdits.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { lastFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { inCode } from '../words/language/userText.js';

const MOST = 3900;
/** Only the newest lines are read: this many never fit into a message. Below: characters of each that are read, and that are shown. */
const MOST_LINES = 200;
const LOOKED_AT = 3000;
const SHOWN = 1000;

/**
 * Shows everything the user has typed as orders, and what others have typed for their seat, newest last. If it does not fit, or a text is too
 * long for its line, all of it is attached as a file.
 */
export async function editsReply(context: CommandContext, match: Match, phase: number | undefined): Promise<Reply> {
  const found = await ownEdits(context.bot.hosting, match.id, context.user, phase);
  if (!found.ok) return refusal(context, found.fault);
  const { words } = context;
  if (found.value.length === 0) return { content: words.history.noEdits };
  const hand = ({ by }: OwnEdit): string => (by === undefined ? '' : ` ${words.editors[by]}`);
  const lines = found.value
    .slice(-MOST_LINES)
    .map(edit => `<t:${Math.floor(edit.at / 1000)}:f> #${edit.phase} \`${shortened(edit)}\`${hand(edit)}`);
  const fitting = lastFitting(lines, MOST);
  return {
    embeds: [{ title: words.history.editsTitle, description: fitting.join('\n') }],
    ...(fitting.length < found.value.length && { content: words.general.allAttached }),
    ...((fitting.length < found.value.length || found.value.some(({ typed }) => typed.length > SHOWN)) && {
      attachments: [
        {
          name: `my-orders-${match.id}.txt`,
          bytes: new TextEncoder().encode(found.value.map(edit => `${whole(edit)}${hand(edit)}`).join('\n')),
        },
      ],
    }),
  };
}

/** The text of an edit, as much as a line shows; cut with a mark. */
function shortened({ typed }: OwnEdit): string {
  const text = inCode(typed.slice(0, LOOKED_AT));
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
}

const whole = ({ phase, at, typed }: OwnEdit): string => `${new Date(at).toISOString()} #${phase} ${typed}`;
