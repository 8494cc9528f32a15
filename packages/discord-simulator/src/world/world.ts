import type { Command } from '../requestSchemas/commandSchema.js';
import type { Channel } from './channel.js';
import type { Guild } from './guild.js';
import type { Interaction } from './interaction.js';
import type { Attachment, Message } from './message.js';
import { type Snowflake, snowflakeAfter } from './snowflake.js';
import type { User } from './user.js';

/** A command as the bot registered it. */
export interface RegisteredCommand extends Command {
  readonly id: Snowflake;
  /** Changes whenever the command changes. */
  readonly version: Snowflake;
}

/** The last message read, by channel. */
export type ReadMarkers = Readonly<Record<Snowflake, Snowflake>>;

/** Bytes by attachment id. */
export interface Files {
  get(id: Snowflake): Uint8Array | undefined;
  set(id: Snowflake, bytes: Uint8Array): unknown;
  delete(id: Snowflake): unknown;
}

/** Kinds of stored records. Existing files use these names: do not rename them. */
export const RECORD_KINDS = ['user', 'guild', 'channel', 'message', 'commands', 'interaction', 'reading', 'practising', 'fact'] as const;
export interface RecordStore {
  put(kind: (typeof RECORD_KINDS)[number], id: string, record: unknown): void;
  drop(kind: (typeof RECORD_KINDS)[number], id: string): void;
}

const NO_RECORDS: RecordStore = { put: () => undefined, drop: () => undefined };

/** The state of the simulated Discord: immutable records by id, replaced when they change. */
export interface World {
  /** Milliseconds that simulated time is ahead of the system clock. */
  offset: number;
  lastSnowflake: bigint;
  /** The bot's user; the application has the same id. */
  readonly bot: Snowflake;
  readonly users: Map<Snowflake, User>;
  readonly guilds: Map<Snowflake, Guild>;
  readonly channels: Map<Snowflake, Channel>;
  /** By channel, then by message, oldest first. */
  readonly messages: Map<Snowflake, Map<Snowflake, Message>>;
  /** By guild id, or "global". */
  readonly commands: Map<Snowflake, readonly RegisteredCommand[]>;
  readonly interactions: Map<Snowflake, Interaction>;
  /** The last message read, by user and channel. */
  readonly readMarkers: Map<Snowflake, ReadMarkers>;
  /** Files sent with commands, which belong to no message. They are not stored. */
  readonly looseAttachments: Map<Snowflake, Attachment>;
  /** Attachments removed from their messages recently: a client may be about to load them. They are not stored. */
  readonly formerAttachments: Map<Snowflake, Attachment>;
  /** Bytes of attachments. */
  readonly files: Files;
  /** Users on autopilot, who act by themselves. */
  readonly onAutopilot: Set<Snowflake>;
  /** Stores every change that must survive a restart. */
  readonly records: RecordStore;
}

/** A world with only the bot in it. */
export function emptyWorld(
  botName: string,
  { records = NO_RECORDS, files = new Map() }: Partial<Pick<World, 'records' | 'files'>> = {},
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
  records.put('user', bot.id, bot);
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
    readMarkers: new Map(),
    looseAttachments: new Map(),
    formerAttachments: new Map(),
    files,
    onAutopilot: new Set(),
    records,
  };
}

/** Simulated time in UTC milliseconds. */
export const timeIn = (world: World): number => Date.now() + world.offset;

export function nextId(world: World): Snowflake {
  world.lastSnowflake = snowflakeAfter(world.lastSnowflake, timeIn(world));
  return world.lastSnowflake.toString();
}

/** A record that must exist. */
export function known<T>(records: ReadonlyMap<Snowflake, T>, id: Snowflake): T {
  const record = records.get(id);
  if (record === undefined) throw new Error(`The simulator expected ${id} to exist.`);
  return record;
}

export function saveGuild({ guilds, records }: World, guild: Guild): void {
  guilds.set(guild.id, guild);
  records.put('guild', guild.id, guild);
}

export function saveUser({ users, records }: World, user: User): void {
  users.set(user.id, user);
  records.put('user', user.id, user);
}

export function saveChannel({ channels, records }: World, channel: Channel): void {
  channels.set(channel.id, channel);
  records.put('channel', channel.id, channel);
}

/** Only open modals are stored: they can be submitted after a restart. Other interactions end with the process of the bot. */
export function saveInteraction({ interactions, records }: World, interaction: Interaction): void {
  interactions.set(interaction.id, interaction);
  if (interaction.modalClosed) records.drop('interaction', interaction.id);
  else if (interaction.modal) records.put('interaction', interaction.id, interaction);
}

export function saveReadMarkers({ readMarkers, records }: World, user: Snowflake, read: ReadMarkers): void {
  readMarkers.set(user, read);
  records.put('reading', user, read);
}

const GLOBAL_COMMANDS = 'global';

/** The bot's commands in a guild. Its global commands if no guild is given. */
export const registeredCommands = ({ commands }: World, guild: Snowflake | undefined): readonly RegisteredCommand[] =>
  commands.get(guild ?? GLOBAL_COMMANDS) ?? [];

export function saveCommands({ commands, records }: World, guild: Snowflake | undefined, list: readonly RegisteredCommand[]): void {
  commands.set(guild ?? GLOBAL_COMMANDS, list);
  records.put('commands', guild ?? GLOBAL_COMMANDS, list);
}

export function moveTime(world: World, ms: number): void {
  world.offset += ms;
  world.records.put('fact', 'offset', world.offset);
}

/** Puts a user on autopilot, or takes them off. */
export function setOnAutopilot({ onAutopilot, records }: World, user: Snowflake, enabled: boolean): void {
  if (enabled) onAutopilot.add(user);
  else onAutopilot.delete(user);
  if (enabled) records.put('practising', user, true);
  else records.drop('practising', user);
}
