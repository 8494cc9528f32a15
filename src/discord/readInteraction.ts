import {
  type Attachment,
  type AutocompleteInteraction,
  type BaseInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  ComponentType,
  Locale,
  type MessageComponentInteraction,
  type ModalData,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import { z } from 'zod';
import { type Language, languageOf } from '../lib/language.js';
import { FIELD } from './components/orderForms.js';
import { channelOf } from './gateway/toldChannels.js';
import type { AttachedFile } from './interactions/attachedFile.js';
import type { BotContext } from './interactions/botContext.js';
import type {
  AutocompleteContext,
  CommandContext,
  ComponentContext,
  InteractionContext,
  InteractionPlace,
} from './interactions/interactionContext.js';
import { lacking, lackingToShare, sharerLacks } from './interactions/permissions.js';
import type { ButtonPayload } from './message/customId.js';
import { readNotRead } from './panel/notRead.js';
import { readCorrections } from './replies/correctionReply.js';
import { wordsIn } from './words/wordsIn.js';

export async function contextOf(bot: BotContext, interaction: BaseInteraction): Promise<InteractionContext> {
  const settings = await bot.hosting.store.users.settings(interaction.user.id);
  const language = settings.language ?? languageOf(interaction.locale);
  return {
    bot,
    id: interaction.id,
    user: interaction.user.id,
    place: placeOf(interaction),
    language,
    words: wordsIn(language),
    isAdmin: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true,
  };
}

export async function commandContextOf(bot: BotContext, interaction: ChatInputCommandInteraction): Promise<CommandContext> {
  const context = await contextOf(bot, interaction);
  return {
    ...context,
    option: name => textOf(interaction.options.get(name)),
    attached: name => attachedOf(interaction.options.get(name)?.attachment),
    chosenUser: name => interaction.options.get(name)?.user?.id,
    guildLanguage: guildLanguageOf(interaction),
    lacks: lacking(interaction.appPermissions, context.place.parent !== undefined),
    lacksToShare: lackingToShare(interaction.appPermissions, context.place.isPrivateThread === true),
    mayNotShare: sharerLacks(interaction.memberPermissions, context.place.isPrivateThread === true),
  };
}

/**
 * The language that the server has chosen, otherwise that of the user. American English is what Discord says of servers that have chosen
 * nothing.
 */
const guildLanguageOf = ({ guildLocale, locale }: Pick<ChatInputCommandInteraction, 'guildLocale' | 'locale'>): Language =>
  languageOf(guildLocale === null || guildLocale === Locale.EnglishUS ? locale : guildLocale);

/** Whether one of the users chosen in the command is a bot. Bots neither play nor host. */
export const choosesBot = ({ options }: ChatInputCommandInteraction): boolean =>
  [...(options.resolved?.users?.values() ?? [])].some(({ bot }) => bot);

export async function autocompleteContextOf(bot: BotContext, interaction: AutocompleteInteraction): Promise<AutocompleteContext> {
  const { name, value } = interaction.options.getFocused(true);
  const context = await contextOf(bot, interaction);
  return { ...context, field: name, typed: value, option: other => textOf(interaction.options.get(other)) };
}

/** Returns the text of an option. One that is not text counts as absent; Discord never sends one for our commands. */
const textOf = (option: CommandInteractionOption | null): string | undefined =>
  typeof option?.value === 'string' ? option.value : undefined;

export async function componentContextOf(
  bot: BotContext,
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  payload: ButtonPayload,
): Promise<ComponentContext> {
  const descriptions = shownMessage(interaction.message).embeds.flatMap(({ description }) => description ?? []);
  return {
    ...(await contextOf(bot, interaction)),
    ...(interaction.message && { message: interaction.message.id }),
    payload,
    chosen: chosenIn(interaction),
    label: interaction.isButton() ? labelOf(interaction.message, interaction.customId) : '',
    typed: interaction.isModalSubmit() ? typedInto(interaction.fields.fields.get(FIELD)) : '',
    notRead: readNotRead(descriptions),
    corrections: readCorrections(descriptions),
  };
}

/** The values chosen in a menu; roles and users as they are mentioned. */
function chosenIn(interaction: MessageComponentInteraction | ModalSubmitInteraction): readonly string[] {
  if (interaction.isStringSelectMenu()) return interaction.values;
  if (!interaction.isMentionableSelectMenu()) return [];
  const { values, roles } = interaction;
  return values.map(id => (roles.has(id) ? `<@&${id}>` : `<@${id}>`));
}

/** Returns what was typed into a field. Empty if the form has no such text field. */
const typedInto = (field: ModalData | undefined): string =>
  field?.type === ComponentType.TextInput && typeof field.value === 'string' ? field.value : '';

const attachedOf = (file: Attachment | null | undefined): AttachedFile | undefined =>
  file ? { name: file.name, size: file.size, url: file.url, ...(file.contentType !== null && { media: file.contentType }) } : undefined;

const THREADS: ReadonlySet<number> = new Set([ChannelType.PublicThread, ChannelType.PrivateThread, ChannelType.AnnouncementThread]);

/** Where the interaction happened. The match of a thread may be played in its parent channel. */
function placeOf({ id, channelId, guildId }: BaseInteraction): InteractionPlace {
  if (channelId === null) throw new Error('an interaction without a place was let in');
  const channel = channelOf(id);
  const parent = channel !== undefined && THREADS.has(channel.type) ? channel.parent : undefined;
  const isPrivateThread = channel?.type === ChannelType.PrivateThread;
  return { channel: channelId, ...(parent && { parent }), ...(guildId && { guild: guildId }), ...(isPrivateThread && { isPrivateThread }) };
}

/** A message as discord.js parsed it or, if discord.js does not know the channel, as Discord sent it. */
const message = z.object({ embeds: z.array(z.object({ description: z.string().nullish() })).default([]) });
const shownMessage = (sent: unknown): z.infer<typeof message> => message.safeParse(sent).data ?? { embeds: [] };

/** A button, as discord.js parsed it or as Discord sent it. Other components are ignored. */
const button = z.object({ customId: z.string().nullish(), custom_id: z.string().nullish(), label: z.string().nullish() });
const row = z.object({ components: z.array(button) }).catch({ components: [] });
const buttons = z.object({ components: z.array(row) }).catch({ components: [] });

/** Returns the label of a button. Empty if its message no longer has it. */
function labelOf(sent: unknown, id: string): string {
  const all = buttons.parse(sent).components.flatMap(({ components }) => components);
  return all.find(({ customId, custom_id }) => (customId ?? custom_id) === id)?.label ?? '';
}
