import type { APIEmbed } from 'discord.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { sizeOf } from './embeds.js';

/** Turns commands written as code into clickable mentions. Leaves the text as it is if the ids of the commands are unknown. */
export type Mentioning = (text: string) => string;

/** The parts of a message that may mention commands. */
interface Said {
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
}

/** Makes the commands in a message clickable, where Discord's limits leave room for their ids. */
export function clickable<Message extends Said>(message: Message, mentioning: Mentioning = text => text): Message {
  const { content, embeds } = message;
  return {
    ...message,
    ...(content !== undefined && { content: within(DISCORD_LIMITS.message.content, content, mentioning) }),
    ...(embeds && { embeds: embedsWithin(embeds, mentioning) }),
  };
}

function within(most: number, text: string, mentioning: Mentioning): string {
  const longer = mentioning(text);
  return longer.length <= most ? longer : text;
}

const EMBED = DISCORD_LIMITS.embed;

function embedsWithin(embeds: readonly APIEmbed[], mentioning: Mentioning): readonly APIEmbed[] {
  const longer = embeds.map(embed => ({
    ...embed,
    ...(embed.description !== undefined && { description: within(EMBED.description, embed.description, mentioning) }),
    ...(embed.fields && { fields: embed.fields.map(field => ({ ...field, value: within(EMBED.fieldValue, field.value, mentioning) })) }),
  }));
  return sizeOf(...longer) <= EMBED.together ? longer : embeds;
}
