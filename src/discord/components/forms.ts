import { ComponentType, TextInputStyle } from 'discord.js';
import { deskOf } from '../../matches/orders/deskOf.js';
import type { Press } from '../call.js';
import { customId, type Deed } from '../customId.js';
import { freshPanel } from '../panel/answers.js';
import { isByDecision } from '../panel/sheet.js';
import type { Form, Reply } from '../reply.js';
import { clipped } from './buttons.js';

const MOST = 4000;

/** A form with all orders on file, or with the one decision, to be written over. */
export function paste(press: Press): Form | Reply {
  const { token, user, language, words, embassy } = press;
  const desk = deskOf(embassy.house, token.match, user, language);
  if (!desk.ok || desk.value.phase.number !== token.phase) return freshPanel(press, token.match, { phase: token.phase });
  const onFile = asManyAsFit(desk.value.sheet.flatMap(({ text }) => text ?? []));
  const name = desk.value.seat.name[language];
  const { pasteTitle, pasteLabel, pasteHint, moveTitle, moveLabel, moveHint } = words.orderReplies;
  return isByDecision(desk.value, embassy)
    ? form(press, { deed: 'pasted', title: moveTitle(name), label: moveLabel, hint: moveHint, text: onFile })
    : form(press, { deed: 'pasted', title: pasteTitle(name), label: pasteLabel, hint: pasteHint, text: onFile });
}

/** A form with the lines that were not understood, and no others. */
export function fix(press: Press): Form | Reply {
  const { words, token, notRead, embassy, user, language } = press;
  const hasSeat = deskOf(embassy.house, token.match, user, language).ok;
  if (notRead.length === 0 || !hasSeat) return freshPanel(press, token.match, { phase: token.phase });
  const { fixTitle, fixHint, pasteLabel } = words.orderReplies;
  return form(press, { deed: 'fixed', title: fixTitle, label: pasteLabel, hint: fixHint, text: asManyAsFit(notRead) });
}

interface Blank {
  readonly deed: Deed;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
}

const form = ({ token }: Press, { deed, title, label, hint, text }: Blank): Form => ({
  modal: {
    custom_id: customId(deed, token.match, token.phase),
    title: clipped(title, 45),
    components: [
      {
        type: ComponentType.Label,
        label: clipped(label, 45),
        description: clipped(hint, 100),
        component: {
          type: ComponentType.TextInput,
          custom_id: FIELD,
          style: TextInputStyle.Paragraph,
          max_length: MOST,
          required: true,
          ...(text !== '' && { value: text }),
        },
      },
    ],
  },
});

/** Whole lines, up to what a field holds. */
const asManyAsFit = (lines: readonly string[]): string =>
  lines.filter((_, i) => lines.slice(0, i + 1).join('\n').length <= MOST).join('\n');

/** The one field of our forms. */
export const FIELD = 'text';
