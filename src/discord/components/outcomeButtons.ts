import { sayOutcome } from '../../matches/actions/orders/sayOutcome.js';
import type { Match } from '../../matches/model/match.js';
import { seatViewOf } from '../../matches/read/seatViewOf.js';
import { type ComponentContext, managesServerOf } from '../interactions/interactionContext.js';
import { refusal, sayGameFault } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { type DetailCard, presenterOf } from '../words/presenters/gamePresenter.js';

/** Files the battle outcome whose button was pressed, if the user may report or decide it. */
export async function won(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, language, words, id } = context;
  const match = await bot.hosting.store.matches.get(payload.match);
  if (match === undefined) return refusal(context, { code: 'no-such-match' });
  const outcome = await outcomeOn(context, match);
  if (outcome === undefined) {
    const seatView = await seatViewOf(bot.hosting, match.id, user, language);
    return refusal(context, seatView.ok ? { code: 'phase-over' } : seatView.fault);
  }
  const edit = { match: match.id, phase: payload.phase + 1, user, language, interaction: id, isAdmin: managesServerOf(context, match) };
  const said = await sayOutcome(bot.hosting, { ...edit, text: outcome.text });
  if (!said.ok) return refusal(context, said.fault);
  const { fault, isClosed } = said.value;
  if (fault) return { content: fault.code === 'not-said-now' ? words.disputes.notYours : sayGameFault(context, match.game, fault) };
  return { content: [words.panel.outcome(outcome.text), ...(isClosed ? [words.panel.closedEarly] : [])].join('\n') };
}

/** Returns the outcome behind the button, with its order in the user's language. */
async function outcomeOn(
  { bot: { hosting, presenters }, payload, language }: ComponentContext,
  match: Match,
): Promise<DetailCard['outcomes'][number] | undefined> {
  const told = (await hosting.store.history.phase(match.id, payload.phase))?.report;
  const [leaf = 0, place = 0] = payload.rest.map(Number);
  return told === undefined
    ? undefined
    : presenterOf(presenters, match.game).reportText(told, language).detailCards?.[leaf]?.outcomes[place];
}
