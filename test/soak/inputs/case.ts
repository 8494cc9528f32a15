import type { Channel, UserInteractionType } from 'discord-simulator/internals';

/** One thing somebody does with the bot, as Discord would tell of it, or as it never would. */
export interface Case {
  /** "/order", "typing /order", "press ready", "form pasted"; with what was done to it. */
  readonly kind: string;
  readonly type: UserInteractionType;
  readonly user: string;
  readonly channel: Channel;
  /** What Discord calls `data`. */
  readonly told: object;
  /** The message whose component was used. */
  readonly source?: string | undefined;
  /** For autocomplete: the type of the option being typed. */
  readonly typing?: number;
  /** Discord would never tell it like this: what becomes of what it would. */
  readonly forge?: (wire: object) => unknown;
  /** Nobody can be expected to answer it. */
  readonly mayStaySilent?: true;
}
