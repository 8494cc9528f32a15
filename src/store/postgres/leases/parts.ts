import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { MatchId } from '../../../matches/model/match.js';

/** Into how many parts the work is divided. Each part is done by one process. A power of two, at most 256. */
export const PARTS = 64;

/** The part to which a match belongs: its deadlines, reminders, musters, the end of its lobby, and opponents of the bot. */
export const partOfMatch = (match: MatchId): number => match % PARTS;

/** The part to which a channel or user belongs, with all messages to it, and a server with those who wait there for games. */
export const partOfTarget = (target: string): number => (createHash('sha256').update(target).digest()[0] ?? 0) % PARTS;

/** The same as `partOfTarget`, of a column. */
export const partOfColumn = (target: unknown): SQL => sql`(get_byte(sha256(convert_to(${target}, 'UTF8')), 0) % ${sql.raw(`${PARTS}`)})`;
