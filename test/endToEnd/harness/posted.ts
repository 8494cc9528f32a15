import { isDeepStrictEqual } from 'node:util';
import type { Persona, SeenMessage } from 'discord-simulator';
import { z } from 'zod';
import { invisible } from '../../../src/discord/message/invisible.js';
import { columnOf } from './column.js';
import type { Stage } from './stage.js';

/**
 * Selects the message that fills each slot of a channel, with its match, in the order in which they were queued. A message that is tried
 * again later holds up those of its own match and of no other, so only the order within a match is promised.
 */
const FILLED = `select posted.match_id || ' ' || min(posted.message) from posted_messages posted
  join outbox on outbox.match_id = posted.match_id and outbox.slot = posted.slot and outbox.target = posted.target and outbox.sent_at is not null
  where posted.channel = ? group by posted.match_id, posted.slot, posted.target order by min(outbox.id)`;

/** Selects every message of a channel that is on record, also those whose rows in the outbox were deleted because they are old. */
const KNOWN = 'select message from posted_messages where channel = ?';

/** Counts the messages that stand in somebody's DM by the records. None do if no order of theirs was ever acknowledged. */
const POSTED_TO = 'select count(*) from posted_messages where target = ?';

/** Describes what became of a message that the bot tried to post. It is found by its nonce, which ends its footer in invisible letters. */
const FATE = `select slot || ', tried ' || attempts || ' times, sent at ' || coalesce(cast(sent_at as text), 'no time') || ', given up ' || coalesce(gave_up_because, 'not')
  from outbox where nonce = ?`;
const NONCES = 'select nonce from outbox where nonce is not null';

/**
 * Returns how the bot's posts in a channel or DM differ from the posts on record, which must be there once each, those of each match in
 * order.
 */
export async function postsAmiss({ director, settings }: Stage, reader: Persona, channel: string): Promise<readonly string[]> {
  const seen = await director.ask('persona.messages', { persona: reader.id, channel, limit: 100_000 });
  const posted = seen.filter(({ author, ephemeral, command }) => author.bot && !ephemeral && !command);
  const [first] = posted;
  const asked = (query: string, about?: string): readonly unknown[] => columnOf(settings.ZONGHENG_DATABASE ?? '', query, about);
  if (!first) {
    const toReader = channel === 'dm' && asked(POSTED_TO, reader.id)[0];
    return toReader === 0 ? [] : [`The bot has posted nothing in ${channel}. To ${reader.name}: ${toReader} on record.`];
  }
  const inChannel = (query: string): readonly string[] => z.array(z.string()).parse(asked(query, first.channel));
  const [filled, known] = [inChannel(FILLED).map(asFilled), inChannel(KNOWN)];
  const fateOf = ({ embeds }: SeenMessage): string => {
    const isMarked = (nonce: string): boolean => embeds.some(({ footer }) => footer?.text.endsWith(invisible(nonce)));
    const mark = z.array(z.string()).parse(asked(NONCES)).find(isMarked);
    return mark === undefined ? 'no row' : String(asked(FATE, mark)[0]);
  };
  const ids = posted.map(({ id }) => id);
  const strange = posted
    .filter(({ id }) => !known.includes(id))
    .map(post => `nobody knows of: ${post.text.slice(0, 80)} (${fateOf(post)})`);
  const missing = filled.filter(({ id }) => !ids.includes(id)).map(({ id }) => `${id} is not there`);
  const disordered = [...new Set(filled.map(({ match }) => match))]
    .map(match => filled.filter(row => row.match === match).map(({ id }) => id))
    .filter(
      wanted =>
        !isDeepStrictEqual(
          ids.filter(id => wanted.includes(id)),
          wanted,
        ),
    )
    .map(wanted => `not in this order: ${wanted.join()}`);
  const amiss = [...strange, ...missing, ...(missing.length > 0 ? [] : disordered)];
  return amiss.length === 0 ? [] : [`${channel} of ${reader.name}:`, ...amiss];
}

const asFilled = (row: string): { readonly match: string; readonly id: string } => {
  const [match = '', id = ''] = row.split(' ');
  return { match, id };
};
