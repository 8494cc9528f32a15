import type { APIEmbed } from 'discord.js';
import type { Seat } from '../../games/game.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { clipped } from './buttons.js';

const { description: DESCRIPTION, fieldValue: FIELD, together: TOGETHER } = DISCORD_LIMITS.embed;

export const INK = 0x2f4858;

/** The colour of a power on the board; without one, that of the bot. */
export const colourOfSeat = (seat: Pick<Seat, 'colour'> | undefined): number =>
  seat?.colour === undefined ? INK : Number.parseInt(seat.colour.slice(1), 16);

/** The characters that Discord counts of all embeds of a message: together they are no more than `DISCORD_LIMITS.embed.together`. */
export const sizeOf = (...embeds: readonly APIEmbed[]): number => embeds.flatMap(textsOf).join('').length;

const textsOf = ({ title = '', description = '', fields = [], footer, author }: APIEmbed): readonly string[] => [
  title,
  description,
  ...fields.flatMap(({ name, value }) => [name, value]),
  footer?.text ?? '',
  author?.name ?? '',
];

export interface Fitted {
  readonly descriptions: readonly string[];
  /** Whether something did not fit. */
  readonly cut: boolean;
}

/**
 * Packs blocks of text into as few descriptions as possible, in order. Splits a block only if it is longer than a description, and then
 * between lines. `spent`: characters that the embeds need for other things.
 */
export function fitBlocks(blocks: readonly string[], spent: number): Fitted {
  const descriptions: string[] = [];
  let left = TOGETHER - spent;
  for (const block of blocks.flatMap(broken)) {
    const last = descriptions.at(-1);
    const joined = last === undefined ? block : `${last}\n\n${block}`;
    const grows = last !== undefined && joined.length <= DESCRIPTION;
    const cost = grows ? joined.length - last.length : block.length;
    if (cost > left) return { descriptions, cut: true };
    left -= cost;
    if (grows) descriptions[descriptions.length - 1] = joined;
    else descriptions.push(block);
  }
  return { descriptions, cut: false };
}

function broken(block: string): readonly string[] {
  const parts: string[] = [];
  for (const line of block.split('\n').map(text => clipped(text, DESCRIPTION))) {
    const joined = parts.length === 0 ? line : `${parts.at(-1)}\n${line}`;
    if (parts.length > 0 && joined.length <= DESCRIPTION) parts[parts.length - 1] = joined;
    else parts.push(line);
  }
  return parts;
}

/** Packs all lines into as many fields as necessary; only the first has the name. */
export function fieldsOf(name: string, lines: readonly string[]): NonNullable<APIEmbed['fields']> {
  const values: string[] = [];
  for (const line of lines.map(text => clipped(text, FIELD))) {
    const joined = [...values.slice(-1), line].join('\n');
    if (values.length > 0 && joined.length <= FIELD) values[values.length - 1] = joined;
    else values.push(line);
  }
  return values.map((value, i) => ({ name: i === 0 ? name : NAMELESS, value }));
}
/** Discord requires a name; this one shows nothing. */
const NAMELESS = '\u200b';
