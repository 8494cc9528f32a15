import type { Snowflake } from './snowflake.js';

export interface Role {
  readonly id: Snowflake;
  readonly name: string;
  /** A decimal number of permission bits. */
  readonly permissions: string;
  readonly position: number;
  /** The bot this role was created for. */
  readonly bot?: Snowflake;
}

export interface Member {
  readonly user: Snowflake;
  readonly roles: readonly Snowflake[];
  readonly joinedAt: number;
}

export interface Guild {
  readonly id: Snowflake;
  readonly name: string;
  readonly owner: Snowflake;
  readonly locale: string;
  /** Where Discord greets new members. */
  readonly systemChannel?: Snowflake;
  /** The first is @everyone, with the guild's id. */
  readonly roles: readonly Role[];
  readonly members: readonly Member[];
}

export const memberOf = (guild: Guild, user: Snowflake): Member | undefined => guild.members.find(member => member.user === user);

/** The position of a new role, above all others. */
export const nextPosition = (guild: Guild): number => Math.max(...guild.roles.map(role => role.position)) + 1;
