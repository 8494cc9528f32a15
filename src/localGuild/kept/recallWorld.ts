import { z } from 'zod';
import type { Channel } from '../world/channel.js';
import type { Guild } from '../world/guild.js';
import type { Interaction } from '../world/interaction.js';
import type { Message } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import type { RegisteredCommand, World } from '../world/world.js';
import type { Kept } from './openKept.js';

/** The guild wrote its records itself, from these types: what is looked at is that each is a record with an id. */
const written = <Shape>() => z.custom<Shape>(value => z.object({ id: z.string() }).safeParse(value).success);

const user = written<User>();
const guild = written<Guild>();
const channel = written<Channel>();
const message = written<Message>();
const interaction = written<Interaction>();
const commands = z.array(written<RegisteredCommand>());
const reading = z.record(z.string(), z.string());

/** The world as it was when the program last ended; nothing, if there was none yet. */
export function recallWorld(kept: Kept): World | undefined {
  const users = new Map(kept.all('user', user));
  const bot = [...users.values()].find(one => one.bot);
  if (!bot) return undefined;
  const guilds = new Map(kept.all('guild', guild));
  const channels = new Map(kept.all('channel', channel));
  const messages = shelved(kept);
  kept.keepFiles(
    [...messages.values()].flatMap(shelf => [...shelf.values()].flatMap(({ attachments }) => attachments.map(({ id }) => id))),
  );
  const ids = [users, guilds, channels, ...messages.values()].flatMap(records => [...records.keys()]);
  return {
    bot: bot.id,
    users,
    guilds,
    channels,
    messages,
    commands: new Map(kept.all('commands', commands)),
    practising: new Set(kept.all('practising', z.literal(true)).map(([id]) => id)),
    interactions: new Map(kept.all('interaction', interaction).map(([id, one]) => [id, longAgo(one)])),
    reading: new Map(kept.all('reading', reading)),
    loose: new Map(),
    former: new Map(),
    files: kept.files,
    offset: recallFact(kept, 'offset', z.number()) ?? 0,
    lastSnowflake: ids.reduce((latest, id) => (BigInt(id) > latest ? BigInt(id) : latest), 0n),
    keep: kept,
  };
}

/** Its form can be handed in, but its token died with the bot that had it. */
const longAgo = (begun: Interaction): Interaction => ({ ...begun, begunAt: Number.NEGATIVE_INFINITY });

function shelved(kept: Kept): Map<Snowflake, Map<Snowflake, Message>> {
  const shelves = new Map<Snowflake, Map<Snowflake, Message>>();
  for (const [id, one] of kept.all('message', message)) {
    const shelf = shelves.get(one.channel) ?? new Map<Snowflake, Message>();
    shelves.set(one.channel, shelf.set(id, one));
  }
  return shelves;
}

const recallFact = <Shape>(kept: Kept, name: string, shape: z.ZodType<Shape>): Shape | undefined =>
  kept.all('fact', z.unknown()).flatMap(([id, fact]) => (id === name ? [shape.parse(fact)] : []))[0];

/** A secret that stays the same over the years, made up at first. */
export function keptSecret(kept: Kept | undefined, name: string, fresh: () => string): string {
  const known = kept && recallFact(kept, name, z.string());
  if (known !== undefined) return known;
  const secret = fresh();
  kept?.put('fact', name, secret);
  return secret;
}
