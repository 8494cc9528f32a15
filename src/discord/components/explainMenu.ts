import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { customId } from '../message/customId.js';
import type { ComponentRow, Reply } from '../message/reply.js';
import { ordersMenu } from '../replies/explainReply.js';
import { type Explained, explainedName, explainedPhase, explanationReply } from '../replies/explanationReply.js';

/** Shows the menu of a phase's orders, behind the button "Explain". Within each power, failed orders come first. */
export async function askWhich(context: ComponentContext): Promise<Reply> {
  const explained = await phaseOf(context);
  const rows = explained ? choices(context, explained) : [];
  return explained && rows.length > 0
    ? { content: context.words.history.explainWhich(explainedName(context, explained)), rows }
    : nothing(context);
}

/** Explains the chosen order, and keeps the menu for the next one. */
export async function explainChosen(context: ComponentContext): Promise<Reply> {
  const explained = await phaseOf(context);
  return explained
    ? { ...explanationReply(context, explained, context.chosen[0] ?? ''), rows: choices(context, explained) }
    : nothing(context);
}

const nothing = (context: ComponentContext): Reply => refusal(context, { code: 'nothing-to-explain' });

async function phaseOf(context: ComponentContext): Promise<Explained | undefined> {
  const match = await context.bot.hosting.store.matches.get(context.payload.match);
  return match && (await explainedPhase(context, match, context.payload.phase));
}

function choices(context: ComponentContext, { match, phase, explainer }: Explained): readonly ComponentRow[] {
  const all = explainer.choices(phase.report, context.language);
  if (all.length === 0) return [];
  return ordersMenu(context, all, {
    page: Number(context.payload.rest[0] ?? 0),
    menuId: page => customId('explained', match.id, phase.number, page),
    pageId: page => customId('explain', match.id, phase.number, page),
  });
}
