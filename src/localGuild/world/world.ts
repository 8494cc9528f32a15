import type { Command } from '../door/command.js';
import type { Channel } from './channel.js';
import type { Guild } from './guild.js';
import type { Interaction } from './interaction.js';
import type { Attachment, Message } from './message.js';
import { type Snowflake, snowflakeAfter } from './snowflake.js';
import type { User } from './user.js';

/** A command as the bot registered it. */
export interface RegisteredCommand extends Command {
  readonly id: Snowflake;
  /** Changes with the command. */
  readonly version: Snowflake;
}

/** Messages by channels. */
export type Reading = Readonly<Record<Snowflake, Snowflake>>;

/** Bytes by their ids. */
export interface Files {
  get(id: Snowflake): Uint8Array | undefined;
  set(id: Snowflake, bytes: Uint8Array): unknown;
  delete(id: Snowflake): unknown;
}

/** What outlives the program: records by kind and id, plain JSON. */
export const KEPT = ['user', 'guild', 'channel', 'message', 'commands', 'interaction', 'reading', 'practising', 'fact'] as const;
export interface Keep {
  put(kind: (typeof KEPT)[number], id: string, record: unknown): void;
  drop(kind: (typeof KEPT)[number], id: string): void;
}

const KEEPS_NOTHING: Keep = { put: () => undefined, drop: () => undefined };

/** Everything that is so: records that are replaced, never changed, and found by their ids. */
export interface World {
  /** Added to the system's time, in milliseconds. */
  offset: number;
  lastSnowflake: bigint;
  /** The bot's user; the application has the same id. */
  readonly bot: Snowflake;
  readonly users: Map<Snowflake, User>;
  readonly guilds: Map<Snowflake, Guild>;
  readonly channels: Map<Snowflake, Channel>;
  /** By channel, then by message, oldest first. */
  readonly messages: Map<Snowflake, Map<Snowflake, Message>>;
  /** By guild, or "global". */
  readonly commands: Map<Snowflake, readonly RegisteredCommand[]>;
  readonly interactions: Map<Snowflake, Interaction>;
  /** The last message each persona has read, by persona and channel. */
  readonly reading: Map<Snowflake, Reading>;
  /** Attachments of no message: files sent along with commands. They end with the program. */
  readonly loose: Map<Snowflake, Attachment>;
  /** Attachments that messages had until lately: whoever was told of one may be about to load it. They end with the program. */
  readonly former: Map<Snowflake, Attachment>;
  /** The bytes of attachments. */
  readonly files: Files;
  /** The personas that play by themselves. */
  readonly practising: Set<Snowflake>;
  /** Told of every change that is to outlive the program. */
  readonly keep: Keep;
}

/** Nothing but the bot. */
export function emptyWorld(
  botName: string,
  { keep = KEEPS_NOTHING, files = new Map() }: Partial<Pick<World, 'keep' | 'files'>> = {},
): World {
  const first = snowflakeAfter(0n, Date.now());
  const bot: User = {
    id: first.toString(),
    username: botName.toLowerCase(),
    name: botName,
    bot: true,
    locale: 'en-US',
    takesMessages: true,
  };
  keep.put('user', bot.id, bot);
  return {
    offset: 0,
    lastSnowflake: first,
    bot: bot.id,
    users: new Map([[bot.id, bot]]),
    guilds: new Map(),
    channels: new Map(),
    messages: new Map(),
    commands: new Map(),
    interactions: new Map(),
    reading: new Map(),
    loose: new Map(),
    former: new Map(),
    files,
    practising: new Set(),
    keep,
  };
}

/** The guild's time, in UTC milliseconds. */
export const timeIn = (world: World): number => Date.now() + world.offset;

export function nextId(world: World): Snowflake {
  world.lastSnowflake = snowflakeAfter(world.lastSnowflake, timeIn(world));
  return world.lastSnowflake.toString();
}

/** A record that is believed to be there. */
export function known<T>(records: ReadonlyMap<Snowflake, T>, id: Snowflake): T {
  const record = records.get(id);
  if (record === undefined) throw new Error(`The local guild believed that ${id} exists.`);
  return record;
}

export function saveGuild({ guilds, keep }: World, guild: Guild): void {
  guilds.set(guild.id, guild);
  keep.put('guild', guild.id, guild);
}

export function saveUser({ users, keep }: World, user: User): void {
  users.set(user.id, user);
  keep.put('user', user.id, user);
}

export function saveChannel({ channels, keep }: World, channel: Channel): void {
  channels.set(channel.id, channel);
  keep.put('channel', channel.id, channel);
}

/** Kept: forms that may still be handed in. Whatever else is under way ends with the program that was told of it. */
export function saveInteraction({ interactions, keep }: World, interaction: Interaction): void {
  interactions.set(interaction.id, interaction);
  if (interaction.modalClosed) keep.drop('interaction', interaction.id);
  else if (interaction.modal) keep.put('interaction', interaction.id, interaction);
}

export function saveReading({ reading, keep }: World, user: Snowflake, read: Reading): void {
  reading.set(user, read);
  keep.put('reading', user, read);
}

export function saveCommands({ commands, keep }: World, register: string, list: readonly RegisteredCommand[]): void {
  commands.set(register, list);
  keep.put('commands', register, list);
}

export function moveTime(world: World, ms: number): void {
  world.offset += ms;
  world.keep.put('fact', 'offset', world.offset);
}

/** From now on a persona plays by itself, or no longer. */
export function setPractising({ practising, keep }: World, user: Snowflake, plays: boolean): void {
  if (plays) practising.add(user);
  else practising.delete(user);
  if (plays) keep.put('practising', user, true);
  else keep.drop('practising', user);
}
