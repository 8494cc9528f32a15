import { z } from 'zod';
import { readCustomId } from '../../../src/discord/customId.js';
import { PERMISSIONS } from '../../../src/localGuild/permissions.js';
import { COMMANDS, PRESSES, type Role } from '../../discord/whoMay.js';
import type { Sent } from './send.js';

/** What somebody asked the bot to do, as the bot was told of it: forged or not, it is he who is named there. */
export interface Deed {
  readonly sent: Sent;
  readonly user: string;
  /** "order", "host extend"; "press ready". */
  readonly name: string;
  /** Whom the table of permissions lets do it. */
  readonly may: readonly Role[];
  readonly guild: string | undefined;
  readonly channel: string | undefined;
  /** The channel a thread hangs on. */
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
 * Nothing: so far from what Discord tells that it can mean nothing, or it only looks for suggestions. `parentOf` gives the channel a thread hangs
 * on: the bot knows it from the guild, whatever an interaction says.
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
  return deed && { name: `press ${deed}`, may: PRESSES[deed].may };
}

/** A custom id that cannot be decoded is of no deed. */
function deedIn(id: string): keyof typeof PRESSES | undefined {
  try {
    return readCustomId(id)?.deed;
  } catch {
    return undefined;
  }
}

function runsServer(permissions: unknown): boolean {
  if (typeof permissions !== 'string' || !/^\d{1,30}$/.test(permissions)) return false;
  return (BigInt(permissions) & (PERMISSIONS.ManageGuild | PERMISSIONS.Administrator)) !== 0n;
}
