import { PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { readCustomId } from '../../../src/discord/message/customId.js';
import { COMMANDS, PRESSES, type Role } from '../../discord/whoMay.js';
import type { Sent } from './send.js';

/** Something that somebody asked the bot to do, as the bot was told. Even if it is forged, the named user counts. */
export interface Deed {
  readonly sent: Sent;
  readonly user: string;
  /** A name such as "order", "host extend" or "press ready". */
  readonly name: string;
  /** Who may do it, by the table of permissions. */
  readonly may: readonly Role[];
  readonly guild: string | undefined;
  readonly channel: string | undefined;
  /** The channel to which the thread belongs; undefined if it is not in a thread. */
  readonly parent: string | undefined;
  readonly isAdmin: boolean;
}

const option = z.looseObject({ name: z.unknown(), type: z.unknown() });
const told = z.looseObject({
  type: z.number(),
  guild_id: z.string().optional().catch(undefined),
  channel_id: z.string().optional().catch(undefined),
  channel: z.looseObject({ id: z.string() }).optional().catch(undefined),
  member: z
    .looseObject({ user: z.looseObject({ id: z.string() }), permissions: z.unknown().optional() })
    .optional()
    .catch(undefined),
  user: z.looseObject({ id: z.string() }).optional().catch(undefined),
  data: z.looseObject({
    name: z.string().optional().catch(undefined),
    custom_id: z.string().optional().catch(undefined),
    options: z.array(option).optional().catch(undefined),
  }),
});
type Told = z.infer<typeof told>;

const COMMAND = 2;
const TYPING = 4;
const SUBCOMMAND = 1;

/**
 * Returns the deed of a case. Undefined if it is so unlike what Discord sends that it means nothing, or if it only asks for suggestions.
 * `parentOf` returns the channel of a thread, which the bot knows from the guild, whatever an interaction says.
 */
export function deedOf(sent: Sent, parentOf: (channel: string) => string | undefined): Deed | undefined {
  const read = told.safeParse(sent.wire);
  if (!read.success || read.data.type === TYPING) return undefined;
  const { member, user = member?.user, guild_id: guild, channel = { id: read.data.channel_id } } = read.data;
  const named = read.data.type === COMMAND ? commandIn(read.data) : pressIn(read.data);
  if (!user || !named) return undefined;
  const parent = channel.id === undefined ? undefined : parentOf(channel.id);
  return { sent, user: member?.user.id ?? user.id, guild, channel: channel.id, parent, isAdmin: runsServer(member?.permissions), ...named };
}

function commandIn({ data: { name = '', options = [] } }: Told): Pick<Deed, 'name' | 'may'> | undefined {
  const sub = options.find(({ type }) => type === SUBCOMMAND)?.name;
  const called = typeof sub === 'string' ? `${name} ${sub}` : name;
  const line = Object.hasOwn(COMMANDS, called) ? COMMANDS[called] : undefined;
  return line && { name: called, may: line.may };
}

function pressIn({ data: { custom_id: id = '' } }: Told): Pick<Deed, 'name' | 'may'> | undefined {
  const deed = deedIn(id);
  return deed && { name: `press ${deed}`, may: [...PRESSES[deed].may, ...(PRESSES[deed].otherwise ?? [])] };
}

/** Undefined if the custom id cannot be decoded. */
function deedIn(id: string): keyof typeof PRESSES | undefined {
  try {
    return readCustomId(id)?.action;
  } catch {
    return undefined;
  }
}

function runsServer(permissions: unknown): boolean {
  if (typeof permissions !== 'string' || !/^\d{1,30}$/.test(permissions)) return false;
  return (BigInt(permissions) & (PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator)) !== 0n;
}
