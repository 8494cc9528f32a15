import { motionOf, proposeMotion } from '../../matches/actions/orders/proposeMotion.js';
import { submitOrders } from '../../matches/actions/orders/submitOrders.js';
import { rememberLanguage } from '../../matches/actions/people/rememberLanguage.js';
import { takeSeat } from '../../matches/actions/seats/takeSeat.js';
import { seatViewOf } from '../../matches/read/seatViewOf.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { afterChange, freshPanel } from '../panel/panelReplies.js';
import { votesPage } from '../panel/panelView.js';

/** Takes an open seat. */
export async function sit(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, language, words } = context;
  const taken = await takeSeat(bot.hosting, { match: payload.match, seat: payload.rest[0] ?? '', user });
  if (!taken.ok) return refusal(context, taken.fault);
  await rememberLanguage(bot.hosting, user, language);
  const seatView = await seatViewOf(bot.hosting, payload.match, user, language);
  return seatView.ok ? { content: words.seats.seated(seatView.value.seat.name[language]) } : refusal(context, seatView.fault);
}

/** Adds the vote that a motion asks for to the user's own votes. */
export async function copy(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, language, id } = context;
  const motion = await motionOf(bot.hosting, payload.match, payload.phase, Number(payload.rest[0] ?? 0));
  if (!motion) return freshPanel(context, payload.match, { phase: payload.phase });
  const edit = { match: payload.match, phase: payload.phase, user, language, interaction: id };
  return afterChange(context, payload.match, {
    filed: await submitOrders(bot.hosting, { ...edit, text: motion.text }),
    phase: payload.phase,
    adds: true,
    view: votesPage(language),
  });
}

/** Publishes the user's vote on the unit selected in the panel, as a motion. */
export async function publish(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, language, words } = context;
  const seatView = await seatViewOf(bot.hosting, payload.match, user, language);
  if (!seatView.ok || seatView.value.phase.number !== payload.phase) return freshPanel(context, payload.match, { phase: payload.phase });
  const text = seatView.value.sheet.find(line => line.key === payload.rest[0])?.text ?? '';
  const proposed = await proposeMotion(bot.hosting, { match: payload.match, phase: payload.phase, user, language, text });
  if (!proposed.ok) return refusal(context, proposed.fault);
  return freshPanel(context, payload.match, { phase: payload.phase, notice: words.proposals.movedAsVoted, view: votesPage(language) });
}
