import { z } from 'zod';
import type { Channel } from '../world/channel.js';
import type { Guild } from '../world/guild.js';
import type { Interaction } from '../world/interaction.js';
import type { Message } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import type { RegisteredCommand, World } from '../world/world.js';
import type { SimulatorStorage } from './simulatorStorage.js';

/** Records were written by this package from these types, so only the id is checked. */
const written = <Shape>() => z.custom<Shape>(value => z.object({ id: z.string() }).safeParse(value).success);

const user = written<User>();
const guild = written<Guild>();
const channel = written<Channel>();
const message = written<Message>();
const interaction = written<Interaction>();
const commands = z.array(written<RegisteredCommand>());
const readMarkers = z.record(z.string(), z.string());

/** The stored world. Undefined if the storage is empty. */
export function loadWorld(storage: SimulatorStorage): World | undefined {
  const users = new Map(storage.all('user', user));
  const bot = [...users.values()].find(one => one.bot);
  if (!bot) return undefined;
  const guilds = new Map(storage.all('guild', guild));
  const channels = new Map(storage.all('channel', channel));
  const messages = messagesByChannel(storage);
  storage.retainFiles([...messages.values()].flatMap(inChannel => [...inChannel.values()].flatMap(attachmentIds)));
  const ids = [users, guilds, channels, ...messages.values()].flatMap(records => [...records.keys()]);
  return {
    bot: bot.id,
    users,
    guilds,
    channels,
    messages,
    commands: new Map(storage.all('commands', commands)),
    onAutopilot: new Set(storage.all('practising', z.literal(true)).map(([id]) => id)),
    interactions: new Map(storage.all('interaction', interaction).map(([id, one]) => [id, expired(one)])),
    readMarkers: new Map(storage.all('reading', readMarkers)),
    looseAttachments: new Map(),
    formerAttachments: new Map(),
    files: storage.files,
    offset: storedFact(storage, 'offset', z.number()) ?? 0,
    lastSnowflake: ids.reduce((latest, id) => (BigInt(id) > latest ? BigInt(id) : latest), 0n),
    records: storage,
  };
}

const attachmentIds = ({ attachments }: Message): readonly Snowflake[] => attachments.map(({ id }) => id);

/** Its modal can still be submitted, but its token has expired. */
const expired = (begun: Interaction): Interaction => ({ ...begun, begunAt: Number.NEGATIVE_INFINITY });

function messagesByChannel(storage: SimulatorStorage): Map<Snowflake, Map<Snowflake, Message>> {
  const channels = new Map<Snowflake, Map<Snowflake, Message>>();
  for (const [id, one] of storage.all('message', message)) {
    const inChannel = channels.get(one.channel) ?? new Map<Snowflake, Message>();
    channels.set(one.channel, inChannel.set(id, one));
  }
  return channels;
}

const storedFact = <Shape>(storage: SimulatorStorage, name: string, shape: z.ZodType<Shape>): Shape | undefined =>
  storage.all('fact', z.unknown()).flatMap(([id, fact]) => (id === name ? [shape.parse(fact)] : []))[0];

/** A stored secret, created the first time. Without a storage: a new one. */
export function storedSecret(storage: SimulatorStorage | undefined, name: string, fresh: () => string): string {
  const known = storage && storedFact(storage, name, z.string());
  if (known !== undefined) return known;
  const secret = fresh();
  storage?.put('fact', name, secret);
  return secret;
}
