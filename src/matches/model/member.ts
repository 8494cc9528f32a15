import { z } from 'zod';
import type { UserId } from './match.js';

const DAY = 24 * 60 * 60 * 1000;

/**
 * A seat that the bot asked somebody to take; or, with `away`, about which a person had them asked: its player, to stand in, or the host of an
 * anonymous match, to take it. Times in UTC ms; `until`: nobody else is asked to take it meanwhile.
 */
export const asking = z
  .object({
    match: z.number().int(),
    seat: z.string(),
    at: z.number().int(),
    until: z.number().int(),
    away: z.literal(true).optional(),
  })
  .readonly();
export type Asking = z.infer<typeof asking>;

/** What a user has chosen on a server. */
export interface Member {
  /** Whether the bot may ask them to take seats that others have left. */
  readonly substitute: boolean;
  /** The latest seats that they were asked about, the last one last. */
  readonly asked: readonly Asking[];
}

export const NO_MEMBER: Member = { substitute: false, asked: [] };

/** The most people on a server's list of substitutes. */
export const MOST_SUBSTITUTES = 100;

/** Nobody is asked more often in 24 hours. */
export const ASKED_A_DAY = 3;
/** So many of the latest questions are kept. */
const KEPT = 20;

/**
 * Whether somebody was asked, by whomever, as often in the last 24 hours as anybody may be. `elsewhere`: when they were asked on other servers, UTC
 * ms.
 */
export const isAskedOften = ({ asked }: Member, now: number, elsewhere: readonly number[] = []): boolean =>
  [...asked.map(({ at }) => at), ...elsewhere].filter(at => at > now - DAY).length >= ASKED_A_DAY;

/** Whether somebody may be asked to take a seat of this match: not too often, and once in a match. */
export const mayBeAsked = (member: Member, { match, at }: Pick<Asking, 'match' | 'at'>, elsewhere: readonly number[] = []): boolean =>
  member.substitute && member.asked.every(one => one.match !== match || one.away) && !isAskedOften(member, at, elsewhere);

export const askedAgain = (member: Member, one: Asking): Member => ({ ...member, asked: [...member.asked, one].slice(-KEPT) });

/** A member of a server, by name. */
export interface ServerMember extends Member {
  readonly user: UserId;
}
