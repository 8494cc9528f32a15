import { ApplicationCommandOptionType, chatInputApplicationCommandMention } from 'discord.js';
import type { CommandList } from '../commands/definition/commandList.js';
import type { Mentioning } from '../message/clickable.js';
import type { CommandIds } from './commandIds.js';

interface Mentionable {
  readonly root: string;
  /** Undefined if the command has no subcommands. */
  readonly sub?: string;
}

/**
 * Turns `/game list` in a text into a mention, for any command. Anything after the name, as in `/settings zone:`, stays code. Discord takes
 * and shows only the English name in a mention, so a name in another language stays code: readers see it as their client lists it. Mentions
 * are rendered only in content, descriptions and fields.
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

/** Returns every command and subcommand that can be mentioned, by its English name. A command with subcommands cannot be mentioned itself. */
function namesOf(commands: CommandList): ReadonlyMap<string, Mentionable> {
  const names = new Map<string, Mentionable>();
  for (const { declaration } of commands.values()) {
    const root = declaration.name;
    const subs = (declaration.options ?? []).filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
    if (subs.length === 0) names.set(root, { root });
    for (const sub of subs) names.set(`${root} ${sub.name}`, { root, sub: sub.name });
  }
  return names;
}
