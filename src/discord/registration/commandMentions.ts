import { type APIEmbed, ApplicationCommandOptionType, chatInputApplicationCommandMention } from 'discord.js';
import type { CommandList } from '../commands/definition/commandList.js';
import type { CommandIds } from './commandIds.js';

/** Turns commands written as code into clickable mentions; without known ids the text stays as it is. */
export type Mentioning = (text: string) => string;

/** Discord's limits on the texts of a message, in characters. */
const CONTENT = 2_000;
const DESCRIPTION = 4_096;
const FIELD = 1_024;
const EMBEDS = 6_000;

interface Mentionable {
  readonly root: string;
  /** Absent: the command has no subcommands. */
  readonly sub?: string;
}

/**
 * Turns `/game list` in a text into a mention, for any command, in either language. Anything after the name, as in `/settings zone:`, stays
 * code. Discord wants the English names, and renders mentions only in content, descriptions and fields.
 */
export function mentionsOf(commands: CommandList, ids: () => CommandIds): Mentioning {
  const known = namesOf(commands);
  const mention = (code: string, told: string, all: CommandIds): string => {
    const [root = '', sub = '', ...rest] = told.split(' ');
    const two = known.get(`${root} ${sub}`);
    const found = two ?? known.get(root);
    const id = found && all[found.root];
    if (found === undefined || id === undefined) return code;
    const behind = (two ? rest : [sub, ...rest]).filter(word => word !== '').join(' ');
    const shown =
      found.sub === undefined
        ? chatInputApplicationCommandMention(found.root, id)
        : chatInputApplicationCommandMention(found.root, found.sub, id);
    return behind === '' ? shown : `${shown} \`${behind}\``;
  };
  return text => {
    if (!text.includes('`/')) return text;
    const all = ids();
    return text.replaceAll(AS_CODE, (code: string, told: string) => mention(code, told, all));
  };
}

/** `/name …` between two single backticks. */
const AS_CODE = /(?<![\\`])`\/([^`\n]+)`(?!`)/g;

/**
 * Every command and subcommand that can be mentioned, by its name in each language. A command with subcommands cannot be mentioned by
 * itself.
 */
function namesOf(commands: CommandList): ReadonlyMap<string, Mentionable> {
  const names = new Map<string, Mentionable>();
  for (const { declaration } of commands.values()) {
    const subs = (declaration.options ?? []).filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
    const roots = inEveryLanguage(declaration);
    if (subs.length === 0) for (const root of roots) names.set(root, { root: declaration.name });
    for (const sub of subs)
      for (const root of roots)
        for (const name of inEveryLanguage(sub)) names.set(`${root} ${name}`, { root: declaration.name, sub: sub.name });
  }
  return names;
}

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null | undefined;
}

const inEveryLanguage = ({ name, name_localizations: others }: Named): readonly string[] => [
  name,
  ...Object.values(others ?? {}).flatMap(one => one ?? []),
];

/** The parts of a message that may mention commands. */
interface Said {
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
}

/** Makes the commands in a message clickable, if Discord's limits leave room for their ids. */
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

/** As Discord counts the length of an embed. */
const lengthOf = ({ title = '', description = '', fields = [], footer, author }: APIEmbed): number =>
  [title, description, footer?.text ?? '', author?.name ?? '', ...fields.flatMap(({ name, value }) => [name, value])].join('').length;
