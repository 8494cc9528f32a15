import type { Result } from '../lib/result.js';
import type { Match } from '../matches/match.js';
import { lookOf } from '../matches/people/changeSettings.js';
import { ownPicture, pictureOf, type Shown } from '../matches/pictureOf.js';
import type { Picture } from '../matches/ports.js';
import type { Call } from './call.js';
import { fieldsOf } from './posts/table.js';
import type { Reply } from './reply.js';
import { refusal } from './sayFault.js';
import { type RoundTeller, tellerOf } from './words/presenters/gamePresenter.js';

/** What of a match is to be shown, and how. */
export interface MapAsked {
  readonly phase?: number | undefined;
  /** Mine: what the asker has on file, for his eyes alone. */
  readonly show?: Shown | 'mine' | undefined;
  /** The id of a part of the board. */
  readonly theatre?: string | undefined;
  readonly format?: 'picture' | 'text' | 'svg' | undefined;
}

/** A picture for the asker alone, in the look he has chosen: of a phase, its results, or the position where it is still open. */
export async function mapReply(call: Call, match: Match, asked: MapAsked): Promise<Reply> {
  const teller = tellerOf(call.embassy.tellers, match.game);
  if (asked.theatre !== undefined && !teller.theatres(call.language).some(({ id }) => id === asked.theatre))
    return refusal(call, { code: 'no-such-theatre' });
  const found = pictureAsked(call, match, asked);
  if (!found.ok) return refusal(call, found.fault);
  const picture = found.value;
  if (asked.format === 'text') return textReply(call, match, picture);
  if (asked.format === 'svg' && !teller.rounds) return outlineReply(call, match, picture);
  const sketch = { picture, name: `map-${match.id}.png`, alt: teller.altText(picture, call.language) };
  if (teller.rounds && picture.kind === 'position') return { ...tableReply(picture.view, teller.rounds, call.language), sketch };
  const bytes = await call.embassy.artist.draw(picture);
  return { enclosures: [{ name: sketch.name, bytes, alt: sketch.alt }] };
}

function pictureAsked(call: Call, match: Match, { phase, show, theatre }: MapAsked): Result<Picture, Parameters<typeof refusal>[1]> {
  const { language, user } = call;
  const { house } = call.embassy;
  const asked = { match: match.id, language, look: lookOf(house, user), theatre };
  return show === 'mine' ? ownPicture(house, user, asked) : pictureOf(house, { ...asked, phase, show });
}

/** Discord's limit on the text of an embed. */
const MOST = 4096;

/** All of it in words; in a file where it is too long for a message. */
function textReply({ embassy, language, words }: Call, match: Match, picture: Picture): Reply {
  const text = tellerOf(embassy.tellers, match.game).asText(picture, language).join('\n');
  if (text.length <= MOST) return { embeds: [{ description: text }] };
  return { content: words.history.asText, enclosures: [{ name: `map-${match.id}.txt`, bytes: new TextEncoder().encode(text) }] };
}

async function outlineReply({ embassy, language }: Call, match: Match, picture: Picture): Promise<Reply> {
  const alt = tellerOf(embassy.tellers, match.game).altText(picture, language);
  return { enclosures: [{ name: `map-${match.id}.svg`, bytes: await embassy.artist.outline(picture), alt }] };
}

/** The table in words. */
const tableReply = (view: unknown, teller: RoundTeller, language: Call['language']): Reply => ({
  embeds: [{ fields: fieldsOf(teller.table(view, language)) }],
});
