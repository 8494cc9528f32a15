import { button, rowOf } from '../message/buttons.js';
import { type ComponentAction, customId } from '../message/customId.js';
import type { Reply } from '../message/reply.js';
import type { InteractionContext } from './interactionContext.js';

/** A page of a list that is too long for one message. */
export interface ReplyPage {
  /** From 0. */
  readonly number: number;
  readonly of: number;
  /** Index of the first entry on this page, and of the first one on the next. */
  readonly from: number;
  readonly to: number;
}

/** Returns the page with that number, or the last one: the list may have become shorter since the button was shown. */
export function pageOf(lines: number, most: number, wanted: number): ReplyPage {
  const of = Math.max(1, Math.ceil(lines / most));
  const number = Math.min(wanted, of - 1);
  return { number, of, from: number * most, to: Math.min(lines, (number + 1) * most) };
}

/** Shows a page, with buttons for the pages before and after it. `rest`: what those carry besides the number of the page. */
export function pageReply(
  { words }: InteractionContext,
  { number, of }: ReplyPage,
  list: { readonly action: ComponentAction; readonly rest?: readonly string[]; readonly title?: string; readonly text: string },
): Reply {
  const title = list.title === undefined ? {} : { title: list.title };
  if (of === 1) return { embeds: [{ ...title, description: list.text }] };
  const to = (page: number) => customId(list.action, 0, page, ...(list.rest ?? []));
  return {
    embeds: [{ ...title, description: list.text, footer: { text: words.gameList.page(number + 1, of) } }],
    rows: rowOf(
      ...(number > 0 ? [button(to(number - 1), words.buttons.previousPage)] : []),
      ...(number < of - 1 ? [button(to(number + 1), words.buttons.nextPage)] : []),
    ),
  };
}
