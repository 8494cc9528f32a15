import type { Language } from '../../lib/language.js';
import type { ChannelId, Match, UserId } from '../../matches/model/match.js';
import type { ButtonPayload } from '../message/customId.js';
import type { Words } from '../words/wordsIn.js';
import type { AttachedFile } from './attachedFile.js';
import type { BotContext } from './botContext.js';

export interface InteractionPlace {
  readonly channel: ChannelId;
  /** The channel of a thread. */
  readonly parent?: ChannelId;
  /** Absent in a direct message. */
  readonly guild?: string;
}

/** Who asks, where, and in which language: common to all interactions. */
export interface InteractionContext {
  readonly bot: BotContext;
  /** The id of the interaction: repeats of it have no further effect. */
  readonly id: string;
  readonly user: UserId;
  readonly place: InteractionPlace;
  /** The user's. */
  readonly language: Language;
  readonly words: Words;
  /** Whether the user manages the server of the interaction. */
  readonly isAdmin: boolean;
}

/** Whether the user manages the server of a match; known only if the interaction comes from there. */
export const managesServerOf = ({ isAdmin, place }: Pick<InteractionContext, 'isAdmin' | 'place'>, { guild }: Match): boolean =>
  isAdmin && place.guild === guild;

export interface CommandContext extends InteractionContext {
  readonly option: (name: string) => string | undefined;
  readonly attached: (name: string) => AttachedFile | undefined;
  readonly chosenUser: (name: string) => UserId | undefined;
  /** The server's; in a direct message the user's. */
  readonly guildLanguage: Language;
  /** Permissions the bot lacks here, of those it needs to host. */
  readonly lacks: readonly (keyof Words['permissions'])[];
}

export interface ComponentContext extends InteractionContext {
  readonly payload: ButtonPayload;
  /** The values chosen in a menu. */
  readonly chosen: readonly string[];
  /** The label of the pressed button. */
  readonly label: string;
  /** What was typed into a modal. */
  readonly typed: string;
  /** Lines that were not understood, read from the message of the component. */
  readonly notRead: readonly string[];
  /** Corrections of a position, read from the message of the component. */
  readonly corrections: readonly string[];
}

export interface AutocompleteContext extends InteractionContext {
  /** The option being typed, and its text so far. */
  readonly field: string;
  readonly typed: string;
  readonly option: (name: string) => string | undefined;
}

/** At most 100 characters each. */
export interface Suggestion {
  readonly name: string;
  readonly value: string;
}
