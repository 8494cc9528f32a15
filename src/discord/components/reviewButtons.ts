import type { Match } from '../../matches/model/match.js';
import type { GameReview } from '../../matches/read/gameReview.js';
import type { ReviewProgress } from '../../matches/reviews/reviewJob.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply, Telling } from '../message/reply.js';
import { overviewReply, powerReply, progressReply, sheetReply, toldReview, whyReply } from '../replies/reviewReply.js';

/** The review of a game that is over, for whoever asks. It is made when it is first asked for; until then they see how far it is. */
export async function review(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user } = context;
  const match = await bot.hosting.store.matches.get(payload.match);
  if (match === undefined) return refusal(context, { code: 'no-such-match' });
  // Of a game that was rolled back another one goes on, from one of its phases.
  if (match.status !== 'ended' || match.end?.kind === 'rolled-back') return refusal(context, { code: 'review-later' });
  if (payload.rest[0] === 'stop') {
    bot.reviews.cancel(match.id, user);
    return progressReply(context, match, { kind: 'stopped' });
  }
  const known = bot.reviews.known(match.id);
  const [verb = 'start'] = payload.rest;
  // Of a review that lacks something, **Review** tries to get that too.
  return known && (known.leftOut === 0 || verb !== 'start') ? await page(context, match, known) : await making(context, match);
}

/** Whatever was asked for of a review that is known. */
async function page(context: ComponentContext, match: Match, known: GameReview): Promise<Reply> {
  const [verb = '', ...rest] = context.payload.rest;
  const told = await toldReview(context, match, known);
  const [place = Number.NaN, i = Number.NaN] = rest.map(Number);
  switch (verb) {
    case 'seat':
      return powerReply(context, told, Number(context.chosen[0] ?? place));
    case 'sheet':
      return await sheetReply(context, told, place, i);
    case 'why':
      return await whyReply(context, told, {
        ...{ place, i, which: rest[2] === 'best' ? 'best' : 'was', page: Number(rest[3] ?? 0), key: context.chosen[0] },
      });
    default:
      return await overviewReply(context, told);
  }
}

async function making(context: ComponentContext, match: Match): Promise<Reply> {
  const followed = context.bot.reviews.follow(match, context.user);
  if (!followed.ok) return refusal(context, followed.fault);
  return {
    ...progressReply(context, match, { kind: 'waiting' }),
    goesOn: tell => tellAll(context, match, { progress: followed.value, tell }),
  };
}

interface Followed {
  readonly progress: AsyncIterable<ReviewProgress>;
  readonly tell: Telling;
}

/** Tells how far a review is, as long as somebody looks, and returns it once it is made. */
async function tellAll(context: ComponentContext, match: Match, { progress, tell }: Followed): Promise<Reply | undefined> {
  for await (const now of progress) {
    if (now.kind === 'done') return await overviewReply(context, await toldReview(context, match, now.review));
    if (!(await tell(progressReply(context, match, now)))) break;
  }
  return undefined;
}
