import type { APIButtonComponent } from 'discord.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { button, menu, rowOf } from '../message/buttons.js';
import { INK } from '../message/embeds.js';
import type { ComponentRow, Reply } from '../message/reply.js';
import { PAGE, pagesOf, pageWithin } from '../panel/panelView.js';
import type { Explainer } from '../words/presenters/gamePresenter.js';

/** The menu of a result's orders. */
export interface OrdersMenu {
  /** The page of the menu, from 0. */
  readonly page: number;
  /** The custom id of the menu on a page, and of the button that leads to a page. */
  readonly menuId: (page: number) => string;
  readonly pageId: (page: number) => string;
  /** The way back. */
  readonly back?: APIButtonComponent;
}

/** A result of which an order is to be explained. */
export interface ToExplain extends OrdersMenu {
  /** Undefined: there is nothing to explain. */
  readonly report: unknown;
  readonly explainer: Explainer | undefined;
  /** What the result is called. */
  readonly title: string;
  /** The order that was chosen. Undefined: none yet. */
  readonly key?: string | undefined;
}

/** Explains an order of a result, or asks which one, with the menu of all of them. Fault: `nothing-to-explain`. */
export function explainReply(context: InteractionContext, { report, explainer, title, key, ...menuOf }: ToExplain): Reply {
  const { words, language } = context;
  const choices = report !== undefined && explainer ? explainer.choices(report, language) : [];
  if (!explainer || choices.length === 0) return refusal(context, { code: 'nothing-to-explain' });
  const lines = key === undefined ? undefined : explainer.explain(report, key, language);
  return {
    ...(lines ? { embeds: [{ color: INK, title, description: lines.join('\n') }] } : { content: words.history.explainWhich(title) }),
    rows: ordersMenu(context, choices, menuOf),
  };
}

/** The menu with one page of these orders, and the ways to the others. */
export function ordersMenu(
  { words }: InteractionContext,
  choices: ReturnType<Explainer['choices']>,
  { page: asked, menuId, pageId, back }: OrdersMenu,
): readonly ComponentRow[] {
  const page = pageWithin(asked, choices.length);
  const options = choices
    .slice(page * PAGE, (page + 1) * PAGE)
    .map(({ key, label, success }) => ({ label: `${success ? '✓' : '✗'} ${label}`, value: key }));
  const turn = (to: number, label: string): APIButtonComponent => button(pageId(to), label);
  return [
    menu(menuId(page), words.history.explainMenu, options),
    ...rowOf(
      ...(back ? [back] : []),
      ...(page > 0 ? [turn(page - 1, words.buttons.earlier)] : []),
      ...(page + 1 < pagesOf(choices.length) ? [turn(page + 1, words.buttons.later)] : []),
    ),
  ];
}
