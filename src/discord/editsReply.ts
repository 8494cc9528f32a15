import type { Match } from '../matches/match.js';
import { type OwnEdit, ownEdits } from '../matches/trust/ownEdits.js';
import type { CommandCall } from './call.js';
import { lastFitting } from './fitting.js';
import type { Reply } from './reply.js';
import { refusal } from './sayFault.js';
import { inCode } from './words/language/userText.js';

const MOST = 3900;
/** More than fit into a message; and of each so many characters as are looked at, and as are shown. */
const MOST_LINES = 200;
const LOOKED_AT = 3000;
const SHOWN = 1000;

/** Everything the asker has sent in himself, and what others have for his seat, as it was typed, the newest last; what does not fit is in a file, whole. */
export function editsReply(call: CommandCall, match: Match, phase: number | undefined): Reply {
  const found = ownEdits(call.embassy.house, match.id, call.user, phase);
  if (!found.ok) return refusal(call, found.fault);
  const { words } = call;
  if (found.value.length === 0) return { content: words.history.noEdits };
  const hand = ({ by }: OwnEdit): string => (by === undefined ? '' : ` ${words.editors[by]}`);
  const typed = (edit: OwnEdit): string => inCode(edit.typed.slice(0, LOOKED_AT)).slice(0, SHOWN);
  const lines = found.value
    .slice(-MOST_LINES)
    .map(edit => `<t:${Math.floor(edit.at / 1000)}:f> #${edit.phase} \`${typed(edit)}\`${hand(edit)}`);
  const fitting = lastFitting(lines, MOST);
  return {
    embeds: [{ title: words.history.editsTitle, description: fitting.join('\n') }],
    ...(fitting.length < found.value.length && {
      enclosures: [
        {
          name: `my-orders-${match.id}.txt`,
          bytes: new TextEncoder().encode(found.value.map(edit => `${whole(edit)}${hand(edit)}`).join('\n')),
        },
      ],
    }),
  };
}

const whole = ({ phase, at, typed }: OwnEdit): string => `${new Date(at).toISOString()} #${phase} ${typed}`;
