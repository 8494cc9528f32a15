import { ok, type Result, refuse } from '../../lib/result.js';
import { lookOf } from '../../matches/actions/people/changeSettings.js';
import { look as lookAt } from '../../matches/context/decide.js';
import { gameOf } from '../../matches/context/gameOf.js';
import type { ReplayPage } from '../../matches/context/ports.js';
import type { HostingFault } from '../../matches/fault.js';
import type { Match } from '../../matches/model/match.js';
import { closedPhases } from '../../matches/read/closedPhases.js';
import { matchInPlayAt } from '../../matches/read/matchInPlay.js';
import { botsIn } from '../../matches/read/pictureOf.js';
import { inTime, PATIENCE_FOR_FILES } from '../interactions/drawnReply.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { composeReplay } from '../posts/composeReplay.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';

/** How many pages are made at a time. Whoever asks for a further one is asked to wait. */
const MOST_AT_ONCE = 4;

type Made = Result<Uint8Array, HostingFault>;

/** The pages that are being made, by what they show. Whoever asks for the same gets the same. */
const underWay = new WeakMap<object, Map<string, Promise<Made>>>();

/** Sends the page of a finished game, for the user alone: in their language and look, without names of people. */
export async function replayReply(context: ComponentContext): Promise<Reply> {
  const { bot, payload, words, language, user } = context;
  const match = await bot.hosting.store.matches.get(payload.match);
  if (match === undefined) return refusal(context, { code: 'no-such-match' });
  if (match.status !== 'ended') return refusal(context, { code: 'replay-later' });
  const look = await lookOf(bot.hosting, user);
  const making = underWay.get(bot.renderer) ?? new Map<string, Promise<Made>>();
  underWay.set(bot.renderer, making);
  const key = JSON.stringify([match.id, language, look]);
  if (!making.has(key) && making.size >= MOST_AT_ONCE) return refusal(context, { code: 'too-busy' });
  const made = making.get(key) ?? pageOf(context, match, look).finally(() => making.delete(key));
  making.set(key, made);
  const page = await inTime(bot, made, 'replay', PATIENCE_FOR_FILES);
  if (page === undefined) return refusal(context, { code: 'too-busy' });
  if (!page.ok) return refusal(context, page.fault);
  return { content: words.replay.sent, attachments: [{ name: `game-${match.id}.html`, bytes: page.value }] };
}

async function pageOf({ bot, language }: ComponentContext, match: Match, look: ReplayPage['look']): Promise<Made> {
  const { hosting, presenters, renderer } = bot;
  const composed = await composeReplay({
    game: gameOf(hosting, match),
    presenter: presenterOf(presenters, match.game),
    language,
    ...(look && { look }),
    ...(await botsIn(hosting, match)),
    seats: (await lookAt(hosting, match.id, m => (m.facts.open ? matchInPlayAt(m).seats : []))) ?? [],
    match: match.id,
    end: match.end,
    phases: closedPhases(hosting, match),
  });
  return composed.ok ? ok(await renderer.page(composed.value)) : refuse(composed.fault);
}
