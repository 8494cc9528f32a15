import { ok, type Result, refuse } from '../../lib/result.js';
import { lookOf } from '../../matches/actions/people/changeSettings.js';
import type { Picture } from '../../matches/context/ports.js';
import type { Match } from '../../matches/model/match.js';
import { ownPicture, pictureOf, SHOWN } from '../../matches/read/pictureOf.js';
import { seatOfUser } from '../../matches/read/seatOfUser.js';
import { inTime, withPicture } from '../interactions/drawnReply.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { textFile } from '../message/textFile.js';
import { tableFields } from '../posts/tablePosts.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { presenterOf, type RoundPresenter } from '../words/presenters/gamePresenter.js';
import { theatreMenu, theatreNamed } from './mapTheatres.js';

/** What a map can show. `mine`: the user's own filed orders. */
export const MAP_SHOWS = [...SHOWN, 'mine'] as const;

/** Which picture of a match is wanted, and in which form. */
export interface MapAsked {
  readonly phase?: number | undefined;
  readonly show?: (typeof MAP_SHOWS)[number] | undefined;
  /** The part of the board to show, by id or by name. Undefined: the whole board. */
  readonly theatre?: string | undefined;
  /** Whether players see the part in which they have most, if `theatre` is undefined. */
  readonly ownFirst?: boolean;
  /** Undefined: short names; an SVG always has full names. */
  readonly page?: 'full' | undefined;
  readonly format?: 'picture' | 'text' | 'svg' | undefined;
}

/** Replies with a private picture in the user's look: of a phase's results or, while the phase is open, of its position. */
export async function mapReply(context: InteractionContext, match: Match, asked: MapAsked): Promise<Reply> {
  const presenter = presenterOf(context.bot.presenters, match.game);
  const found = await pictureAsked(context, match, asked);
  if (!found.ok) return refusal(context, found.fault);
  const part = await partAsked(context, match, asked, found.value);
  if (!part.ok) return refusal(context, part.fault);
  const picture = { ...found.value, ...(part.value !== undefined && { theatre: part.value }) };
  if (asked.format === 'text') return textReply(context, match, picture);
  if (asked.format === 'svg' && !presenter.rounds) return outlineReply(context, match, picture);
  const sketch = { picture, name: `map-${match.id}.png`, alt: presenter.altText(picture, context.language) };
  if (presenter.rounds && picture.kind === 'position') return { ...tableReply(picture.view, presenter.rounds, context.language), sketch };
  return { ...(await withPicture(context, sketch)), rows: theatreMenu(context, presenter, picture, { ...asked, match: match.id }) };
}

/** The id of the part of the board to show. Undefined: the whole board. */
async function partAsked(
  { bot: { hosting, presenters }, user }: InteractionContext,
  match: Match,
  { theatre, ownFirst }: MapAsked,
  picture: Picture,
): Promise<Result<string | undefined, Parameters<typeof refusal>[1]>> {
  const presenter = presenterOf(presenters, match.game);
  if (theatre !== undefined) {
    const id = theatreNamed(presenter, picture, theatre);
    return id === undefined ? refuse({ code: 'no-such-theatre' }) : ok(id);
  }
  const seat = ownFirst ? await seatOfUser(hosting, match.id, user) : undefined;
  return ok(seat === undefined ? undefined : presenter.homeTheatre?.(picture, seat));
}

async function pictureAsked(
  context: InteractionContext,
  match: Match,
  { phase, show, page, format }: MapAsked,
): Promise<Result<Picture, Parameters<typeof refusal>[1]>> {
  const { language, user } = context;
  const { hosting } = context.bot;
  const look = await lookOf(hosting, user);
  const asked = { match: match.id, language, look, page: format === 'svg' ? ('full' as const) : page };
  return show === 'mine' ? await ownPicture(hosting, user, asked) : await pictureOf(hosting, { ...asked, phase, show });
}

/** The picture as text. If it is too long for a message, it is attached as a file. */
function textReply({ bot, language, words }: InteractionContext, match: Match, picture: Picture): Reply {
  const text = presenterOf(bot.presenters, match.game).asText(picture, language).join('\n');
  if (text.length <= DISCORD_LIMITS.embed.description) return { embeds: [{ description: text }] };
  return { content: words.history.asText, attachments: [textFile(`map-${match.id}.txt`, text)] };
}

async function outlineReply({ bot, language, words }: InteractionContext, match: Match, picture: Picture): Promise<Reply> {
  const alt = presenterOf(bot.presenters, match.game).altText(picture, language);
  const bytes = await inTime(bot, bot.renderer.outline(picture), picture.kind);
  return bytes === undefined ? { content: words.general.pictureLate } : { attachments: [{ name: `map-${match.id}.svg`, bytes, alt }] };
}

/** The card table in words. */
const tableReply = (view: unknown, presenter: RoundPresenter, language: InteractionContext['language']): Reply => ({
  embeds: [{ fields: tableFields(presenter.table(view, language)) }],
});
