import { COMPONENT, type Component } from '../door/component.js';
import { placed } from '../door/componentFaults.js';
import type { AllowedMentions } from '../door/message.js';
import { may } from '../permissions.js';
import type { StandIn } from '../standIn.js';
import { type Channel, guildOf } from '../world/channel.js';
import type { Mentions } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import { known } from '../world/world.js';

const USER = /<@!?(\d{1,20})>/g;
const ROLE = /<@&(\d{1,20})>/g;
const EVERYONE = /@(everyone|here)\b/;

/** A text, who wrote it, and whom it may ping. Without a word on it, it pings everybody it names. */
export interface Mentioning {
  readonly content: string;
  readonly components: readonly Component[];
  readonly author: Snowflake;
  readonly allowed: AllowedMentions | undefined;
  /** The author of the message replied to. */
  readonly repliedTo?: Snowflake | undefined;
}

/** Whom a message pings. */
export function mentionsOf(
  { world }: StandIn,
  channel: Channel,
  { content, components, author, allowed, repliedTo }: Mentioning,
): Mentions {
  const text = [content, ...displayed(components)].join('\n');
  const guild = guildOf(channel);
  const roles = guild ? known(world.guilds, guild).roles.map(role => role.id) : [];
  const pings = (kind: 'users' | 'roles', id: Snowflake) => !allowed || allowed.parse?.includes(kind) || allowed[kind]?.includes(id);
  const replied = repliedTo !== undefined && (allowed ? allowed.replied_user : true) ? [repliedTo] : [];
  const everyone = EVERYONE.test(text) && (!allowed || (allowed.parse?.includes('everyone') ?? false));
  return {
    users: unique([...idsIn(text, USER).filter(id => world.users.has(id) && pings('users', id)), ...replied]),
    roles: unique(idsIn(text, ROLE).filter(id => roles.includes(id) && pings('roles', id))),
    everyone: everyone && channel.kind !== 'direct' && may(world, channel, author, 'MentionEveryone'),
  };
}

const displayed = (components: readonly Component[]): readonly string[] =>
  placed(components).flatMap(({ component }) => (component.type === COMPONENT.textDisplay ? [component.content] : []));

const idsIn = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].flatMap(match => match[1] ?? []);

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
