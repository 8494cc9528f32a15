import { ComponentType } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { flattenComponents } from '../requestSchemas/componentErrors.js';
import type { Component } from '../requestSchemas/componentSchema.js';
import type { AllowedMentions } from '../requestSchemas/messageSchema.js';
import { type Channel, guildOf } from '../world/channel.js';
import type { Mentions } from '../world/message.js';
import { may } from '../world/permissions.js';
import type { Snowflake } from '../world/snowflake.js';
import { known } from '../world/world.js';

const USER = /<@!?(\d{1,20})>/g;
const ROLE = /<@&(\d{1,20})>/g;
const EVERYONE = /@(everyone|here)\b/;

/** A text, its author, and `allowed_mentions`. Without `allowed` it pings all it mentions. */
export interface Mentioning {
  readonly content: string;
  readonly components: readonly Component[];
  readonly author: Snowflake;
  readonly allowed: AllowedMentions | undefined;
  /** The author of the message replied to. */
  readonly repliedTo?: Snowflake | undefined;
}

/** The users and roles that a message pings. */
export function mentionsOf(
  { world }: SimulatorContext,
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
  flattenComponents(components).flatMap(({ component }) => (component.type === ComponentType.TextDisplay ? [component.content] : []));

const idsIn = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].flatMap(match => match[1] ?? []);

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
