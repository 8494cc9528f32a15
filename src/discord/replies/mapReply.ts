import type { Result } from '../../lib/result.js';
import { lookOf } from '../../matches/actions/people/changeSettings.js';
import type { Picture } from '../../matches/context/ports.js';
import type { Match } from '../../matches/model/match.js';
import { ownPicture, pictureOf, type Shown } from '../../matches/read/pictureOf.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { fieldsOf } from '../posts/tablePosts.js';
import { presenterOf, type RoundPresenter } from '../words/presenters/gamePresenter.js';

/** Which picture of a match is wanted, and in which form. */
export interface MapAsked {
  readonly phase?: number | undefined;
  /** `mine`: the user's own filed orders. */
  readonly show?: Shown | 'mine' | undefined;
  /** The id of the part of the board to show. Undefined: the whole board. */
  readonly theatre?: string | undefined;
  readonly format?: 'picture' | 'text' | 'svg' | undefined;
}

/** Replies with a private picture in the user's look: of a phase's results or, while the phase is open, of its position. */
export async function mapReply(context: InteractionContext, match: Match, asked: MapAsked): Promise<Reply> {
  const presenter = presenterOf(context.bot.presenters, match.game);
  if (asked.theatre !== undefined && !presenter.theatres(context.language).some(({ id }) => id === asked.theatre))
    return refusal(context, { code: 'no-such-theatre' });
  const found = await pictureAsked(context, match, asked);
  if (!found.ok) return refusal(context, found.fault);
  const picture = found.value;
  if (asked.format === 'text') return textReply(context, match, picture);
  if (asked.format === 'svg' && !presenter.rounds) return outlineReply(context, match, picture);
  const sketch = { picture, name: `map-${match.id}.png`, alt: presenter.altText(picture, context.language) };
  if (presenter.rounds && picture.kind === 'position') return { ...tableReply(picture.view, presenter.rounds, context.language), sketch };
  const bytes = await context.bot.renderer.draw(picture);
  return { attachments: [{ name: sketch.name, bytes, alt: sketch.alt }] };
}

async function pictureAsked(
  context: InteractionContext,
  match: Match,
  { phase, show, theatre }: MapAsked,
): Promise<Result<Picture, Parameters<typeof refusal>[1]>> {
  const { language, user } = context;
  const { hosting } = context.bot;
  const asked = { match: match.id, language, look: await lookOf(hosting, user), theatre };
  return show === 'mine' ? await ownPicture(hosting, user, asked) : await pictureOf(hosting, { ...asked, phase, show });
}

/** Discord's limit on the text of an embed. */
const MOST = 4096;

/** The picture as text. If it is too long for a message, it is attached as a file. */
function textReply({ bot, language, words }: InteractionContext, match: Match, picture: Picture): Reply {
  const text = presenterOf(bot.presenters, match.game).asText(picture, language).join('\n');
  if (text.length <= MOST) return { embeds: [{ description: text }] };
  return { content: words.history.asText, attachments: [{ name: `map-${match.id}.txt`, bytes: new TextEncoder().encode(text) }] };
}

async function outlineReply({ bot, language }: InteractionContext, match: Match, picture: Picture): Promise<Reply> {
  const alt = presenterOf(bot.presenters, match.game).altText(picture, language);
  return { attachments: [{ name: `map-${match.id}.svg`, bytes: await bot.renderer.outline(picture), alt }] };
}

/** The card table in words. */
const tableReply = (view: unknown, presenter: RoundPresenter, language: InteractionContext['language']): Reply => ({
  embeds: [{ fields: fieldsOf(presenter.table(view, language)) }],
});
