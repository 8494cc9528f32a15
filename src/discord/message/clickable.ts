import type { APIEmbed } from 'discord.js';

/** Turns commands written as code into clickable mentions. Leaves the text as it is if the ids of the commands are unknown. */
export type Mentioning = (text: string) => string;

/** Discord's limits on the texts of a message, in characters. */
const CONTENT = 2_000;
const DESCRIPTION = 4_096;
const FIELD = 1_024;
const EMBEDS = 6_000;

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
    ...(content !== undefined && { content: within(CONTENT, content, mentioning) }),
    ...(embeds && { embeds: embedsWithin(embeds, mentioning) }),
  };
}

function within(most: number, text: string, mentioning: Mentioning): string {
  const longer = mentioning(text);
  return longer.length <= most ? longer : text;
}

function embedsWithin(embeds: readonly APIEmbed[], mentioning: Mentioning): readonly APIEmbed[] {
  const longer = embeds.map(embed => ({
    ...embed,
    ...(embed.description !== undefined && { description: within(DESCRIPTION, embed.description, mentioning) }),
    ...(embed.fields && { fields: embed.fields.map(field => ({ ...field, value: within(FIELD, field.value, mentioning) })) }),
  }));
  return longer.reduce((sum, embed) => sum + lengthOf(embed), 0) <= EMBEDS ? longer : embeds;
}

/** Returns the length of an embed as Discord counts it. */
const lengthOf = ({ title = '', description = '', fields = [], footer, author }: APIEmbed): number =>
  [title, description, footer?.text ?? '', author?.name ?? '', ...fields.flatMap(({ name, value }) => [name, value])].join('').length;
