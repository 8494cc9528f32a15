import type { Call } from './call.js';
import { button, rowOf } from './components/buttons.js';
import { customId, type Deed } from './customId.js';
import type { Reply } from './reply.js';

/** A part of a list that is too long for one message. */
export interface Page {
  /** From 0. */
  readonly number: number;
  readonly of: number;
  /** Where it begins in the list, and where the next one does. */
  readonly from: number;
  readonly to: number;
}

/** The page with that number of a list of so many lines, or the last there is: lists may have become shorter since a button was shown. */
export function pageOf(lines: number, most: number, wanted: number): Page {
  const of = Math.max(1, Math.ceil(lines / most));
  const number = Math.min(wanted, of - 1);
  return { number, of, from: number * most, to: Math.min(lines, (number + 1) * most) };
}

/** A list's page as an answer, with buttons to the pages before and after it where there are any. */
export function pageReply(
  { words }: Call,
  { number, of }: Page,
  list: { readonly deed: Deed; readonly title?: string; readonly text: string },
): Reply {
  const title = list.title === undefined ? {} : { title: list.title };
  if (of === 1) return { embeds: [{ ...title, description: list.text }] };
  const to = (page: number) => customId(list.deed, 0, page);
  return {
    embeds: [{ ...title, description: list.text, footer: { text: words.gameList.page(number + 1, of) } }],
    rows: rowOf(
      ...(number > 0 ? [button(to(number - 1), words.buttons.previousPage)] : []),
      ...(number < of - 1 ? [button(to(number + 1), words.buttons.nextPage)] : []),
    ),
  };
}
