import { ApplicationCommandOptionType } from 'discord.js';
import { z } from 'zod';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';

const snowflake = z.string().regex(/^\d{1,20}$/);
const bits = z.string().regex(/^\d{1,40}$/);
const locale = z.string().max(20);
const { command: COMMAND, menu: MENU, form: FORM, row: ROW } = DISCORD_LIMITS;

const user = z.looseObject({ id: snowflake, username: z.string().max(100), bot: z.boolean().optional() });
const member = z.looseObject({ user, permissions: bits });
const embed = z.looseObject({ description: z.string().nullish() });

/** The message of a component, or the one a form was opened from. */
const message = z.looseObject({
  id: snowflake,
  channel_id: snowflake,
  flags: z.number().int().nonnegative().optional(),
  embeds: z.array(embed).default([]),
  components: z.array(z.looseObject({ type: z.number() })).default([]),
});

const attachment = z.looseObject({ id: snowflake, filename: z.string(), size: z.number().nonnegative(), url: z.string() });
const byId = <T extends z.ZodType>(one: T) => z.record(snowflake, one).optional();
const resolved = z.looseObject({
  users: byId(user),
  members: byId(z.looseObject({})),
  roles: byId(z.looseObject({ id: snowflake })),
  channels: byId(z.looseObject({ id: snowflake })),
  messages: byId(message),
  attachments: byId(attachment),
});

/**
 * The JSON type of an option's value, by option type; a string if not listed. Ids are strings, and so is any value that is still being
 * typed.
 */
const VALUE_OF: Readonly<Record<number, 'number' | 'boolean'>> = {
  [ApplicationCommandOptionType.Integer]: 'number',
  [ApplicationCommandOptionType.Number]: 'number',
  [ApplicationCommandOptionType.Boolean]: 'boolean',
};

const name = z.string().min(1).max(COMMAND.optionName);
const branch = z.literal([ApplicationCommandOptionType.Subcommand, ApplicationCommandOptionType.SubcommandGroup]);
const value = z
  .looseObject({
    name,
    type: z.number().int().min(3).max(11),
    value: z.union([z.string().max(COMMAND.optionText), z.number(), z.boolean()]),
    focused: z.boolean().optional(),
  })
  .refine(({ type, value: given, focused }) => typeof given === (focused ? 'string' : (VALUE_OF[type] ?? 'string')), { path: ['value'] });
/** An option with its nested options: a group contains subcommands, a subcommand contains values. */
const under = <T extends z.ZodType>(one: T) =>
  z.union([value, z.looseObject({ name, type: branch, options: z.array(one).max(COMMAND.options).default([]) })]);

const command = z.looseObject({
  id: snowflake,
  name: z.string().min(1).max(COMMAND.name),
  type: z.number().int().default(1),
  options: z
    .array(under(under(value)))
    .max(COMMAND.options)
    .optional(),
  resolved: resolved.optional(),
});

const customId = z.string().min(1).max(DISCORD_LIMITS.customId);
const component = z.looseObject({
  custom_id: customId,
  component_type: z.number().int(),
  values: z.array(z.string().max(MENU.value)).max(MENU.options).optional(),
  resolved: resolved.optional(),
});

const field = z.looseObject({
  custom_id: customId,
  type: z.number().int(),
  value: z.union([z.string().max(FORM.text), z.boolean(), z.null()]).optional(),
  values: z.array(z.string().max(MENU.value)).max(MENU.options).optional(),
});
const row = z.union([
  z.looseObject({ type: z.literal(1), components: z.array(field).max(ROW.components) }),
  z.looseObject({ type: z.literal(18), component: field }),
  z.looseObject({ type: z.literal(10) }),
]);
const form = z.looseObject({ custom_id: customId, components: z.array(row).max(FORM.components), resolved: resolved.optional() });

interface Optioned {
  readonly focused?: unknown;
  readonly options?: readonly Optioned[] | undefined;
}

/** Whether an option, at any level, is focused: the one that is being typed. */
function isTyped({ options = [] }: Pick<Optioned, 'options'>): boolean {
  return options.some(one => one.focused === true || isTyped(one));
}

const anybody = {
  id: snowflake,
  application_id: snowflake,
  token: z.string().regex(/^[!-~]{1,1000}$/),
  channel_id: snowflake.optional(),
  channel: z.looseObject({ id: snowflake }).optional(),
  guild_id: snowflake.optional(),
  member: member.optional(),
  user: user.optional(),
  locale: locale.default('en-US'),
  guild_locale: locale.optional(),
  app_permissions: bits.default('0'),
  entitlements: z.array(z.looseObject({ id: snowflake })).default([]),
  authorizing_integration_owners: z.record(z.string(), z.string()).default({}),
};

const sent = z.discriminatedUnion('type', [
  z.looseObject({ ...anybody, type: z.literal(2), data: command }),
  z.looseObject({ ...anybody, type: z.literal(3), data: component, message }),
  z.looseObject({ ...anybody, type: z.literal(4), data: command.refine(isTyped, { path: ['options'], error: 'nothing is being typed' }) }),
  z.looseObject({ ...anybody, type: z.literal(5), data: form, message: message.nullish().transform(told => told ?? undefined) }),
]);

/**
 * The fields of an interaction that the bot relies on: who, where, and what. Discord sends the channel twice, and discord.js reads one of
 * the two: the result has both.
 */
export const interactionForm = sent
  .refine(({ user, member }) => user !== undefined || member !== undefined, { path: ['user'], error: 'nobody did it' })
  .refine(({ channel_id, channel }) => channel_id !== undefined || channel !== undefined, {
    path: ['channel_id'],
    error: 'it has no place',
  })
  .transform(told => ({ ...told, channel: told.channel ?? { id: told.channel_id } }));
