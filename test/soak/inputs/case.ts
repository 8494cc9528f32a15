import type { Channel, UserInteractionType } from 'discord-simulator/internals';

/** One thing that somebody does with the bot, as Discord would send it, or as it never would. */
export interface Case {
  /** A name such as "/order", "typing /order", "press ready" or "form pasted", with what was done to it. */
  readonly kind: string;
  readonly type: UserInteractionType;
  readonly user: string;
  readonly channel: Channel;
  /** The part of the interaction that Discord calls `data`. */
  readonly told: object;
  /** The id of the message whose component was used. */
  readonly source?: string | undefined;
  /** For autocomplete: the type of the option being typed. */
  readonly typing?: number;
  /** Turns the interaction that Discord would send into one that it never would. */
  readonly forge?: (wire: object) => unknown;
  /** Set if nobody can expect the bot to answer. */
  readonly mayStaySilent?: true;
}
