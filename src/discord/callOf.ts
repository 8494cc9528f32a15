import {
  type Attachment,
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  ComponentType,
  type MessageComponentInteraction,
  type ModalData,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import { z } from 'zod';
import { languageOf } from '../lib/language.js';
import type { Attached } from './attached.js';
import type { Call, CommandCall, Place, Press, Typing } from './call.js';
import { FIELD } from './components/forms.js';
import { readCorrections } from './correctionReply.js';
import type { Token } from './customId.js';
import type { Embassy } from './embassy.js';
import { readNotRead } from './panel/notRead.js';
import { lacking } from './permissions.js';
import { wordsIn } from './words/words.js';

export function callOf(embassy: Embassy, interaction: BaseInteraction): Call {
  const language = embassy.house.store.settings(interaction.user.id).language ?? languageOf(interaction.locale);
  return {
    embassy,
    id: interaction.id,
    user: interaction.user.id,
    place: placeOf(interaction),
    language,
    words: wordsIn(language),
    isAdmin: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true,
  };
}

export function commandCallOf(embassy: Embassy, interaction: ChatInputCommandInteraction): CommandCall {
  const call = callOf(embassy, interaction);
  return {
    ...call,
    option: name => textOf(interaction.options.get(name)),
    attached: name => attachedOf(interaction.options.get(name)?.attachment),
    chosenUser: name => interaction.options.get(name)?.user?.id,
    guildLanguage: languageOf(interaction.guildLocale ?? interaction.locale),
    lacks: lacking(interaction.appPermissions, call.place.parent !== undefined),
  };
}

/** Whether one of the people chosen for the command is a bot: bots neither play nor host. */
export const choosesBot = ({ options }: ChatInputCommandInteraction): boolean =>
  [...(options.resolved?.users?.values() ?? [])].some(({ bot }) => bot);

export const typingOf = (embassy: Embassy, interaction: AutocompleteInteraction): Typing => {
  const { name, value } = interaction.options.getFocused(true);
  return { ...callOf(embassy, interaction), field: name, typed: value, option: other => textOf(interaction.options.get(other)) };
};

/** An option that is no text, which Discord never sends for one of ours, counts as left out. */
const textOf = (option: CommandInteractionOption | null): string | undefined =>
  typeof option?.value === 'string' ? option.value : undefined;

export function pressOf(embassy: Embassy, interaction: MessageComponentInteraction | ModalSubmitInteraction, token: Token): Press {
  const descriptions = shownMessage(interaction.message).embeds.flatMap(({ description }) => description ?? []);
  return {
    ...callOf(embassy, interaction),
    token,
    chosen: interaction.isStringSelectMenu() ? interaction.values : [],
    label: interaction.isButton() ? labelOf(interaction.message, interaction.customId) : '',
    typed: interaction.isModalSubmit() ? typedInto(interaction.fields.fields.get(FIELD)) : '',
    notRead: readNotRead(descriptions),
    corrections: readCorrections(descriptions),
  };
}

/** Nothing where the form has no such field, or one that nobody types into. */
const typedInto = (field: ModalData | undefined): string =>
  field?.type === ComponentType.TextInput && typeof field.value === 'string' ? field.value : '';

const attachedOf = (file: Attachment | null | undefined): Attached | undefined =>
  file ? { name: file.name, size: file.size, url: file.url, ...(file.contentType !== null && { media: file.contentType }) } : undefined;

/** A thread hangs on a channel; its own game may be played above it. */
function placeOf({ channel, channelId, guildId }: BaseInteraction): Place {
  if (channelId === null) throw new Error('an interaction without a place was let in');
  const parent = channel?.isThread() ? channel.parentId : undefined;
  return { channel: channelId, ...(parent && { parent }), ...(guildId && { guild: guildId }) };
}

/** A message of the library or, where it does not know the channel, as Discord sent it. */
const message = z.object({ embeds: z.array(z.object({ description: z.string().nullish() })).default([]) });
const shownMessage = (sent: unknown): z.infer<typeof message> => message.safeParse(sent).data ?? { embeds: [] };

/** A button, of the library or as Discord sent it; what is no row of buttons has none. */
const button = z.object({ customId: z.string().nullish(), custom_id: z.string().nullish(), label: z.string().nullish() });
const row = z.object({ components: z.array(button) }).catch({ components: [] });
const buttons = z.object({ components: z.array(row) }).catch({ components: [] });

/** What stands on a button; nothing where its message no longer has it. */
function labelOf(sent: unknown, id: string): string {
  const all = buttons.parse(sent).components.flatMap(({ components }) => components);
  return all.find(({ customId, custom_id }) => (customId ?? custom_id) === id)?.label ?? '';
}
