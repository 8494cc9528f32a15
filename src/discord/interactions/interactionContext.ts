import type { Language } from '../../lib/language.js';
import type { ChannelId, Match, UserId } from '../../matches/model/match.js';
import type { ButtonPayload } from '../message/customId.js';
import type { Words } from '../words/wordsIn.js';
import type { AttachedFile } from './attachedFile.js';
import type { BotContext } from './botContext.js';
import type { PanelDesk } from './panelDesk.js';

export interface InteractionPlace {
  readonly channel: ChannelId;
  /** The parent channel. Undefined unless the channel is a thread. */
  readonly parent?: ChannelId;
  /** Undefined in a direct message. */
  readonly guild?: string;
  /** Set in a private thread. */
  readonly isPrivateThread?: true;
}

/** Who acts, where, and in which language. Common to all interactions. */
export interface InteractionContext {
  readonly bot: BotContext;
  /** The id of the interaction. A repeat with the same id has no further effect. */
  readonly id: string;
  readonly user: UserId;
  readonly place: InteractionPlace;
  /** The user's language. */
  readonly language: Language;
  readonly words: Words;
  /** Whether the user manages the server of the interaction. */
  readonly isAdmin: boolean;
  /** The message of the button, menu or form. Undefined for commands. */
  readonly message?: string;
  /** Whose orders a panel shows. Undefined: those of the user's seat in the match. */
  readonly desk?: PanelDesk;
}

/** Whether the user manages the server of the match. Known only if the interaction comes from there. */
export const managesServerOf = ({ isAdmin, place }: Pick<InteractionContext, 'isAdmin' | 'place'>, { guild }: Match): boolean =>
  isAdmin && place.guild === guild;

export interface CommandContext extends InteractionContext {
  readonly option: (name: string) => string | undefined;
  readonly attached: (name: string) => AttachedFile | undefined;
  readonly chosenUser: (name: string) => UserId | undefined;
  /** The server's language, if it has chosen one; otherwise the user's. */
  readonly guildLanguage: Language;
  /** The permissions that hosting needs and the bot lacks here. */
  readonly lacks: readonly (keyof Words['permissions'])[];
  /** The permissions that sharing a study needs and the bot lacks here. */
  readonly lacksToShare: readonly (keyof Words['permissions'])[];
  /** The permissions that the user needs and lacks here to share a study. */
  readonly mayNotShare: readonly (keyof Words['permissions'])[];
}

export interface ComponentContext extends InteractionContext {
  readonly payload: ButtonPayload;
  /** The values chosen in a menu. */
  readonly chosen: readonly string[];
  /** The label of the pressed button. Empty unless a button was pressed. */
  readonly label: string;
  /** What was typed into a modal. Empty for other components. */
  readonly typed: string;
  /** The lines that were not understood, read back from the message of the component. */
  readonly notRead: readonly string[];
  /** The corrections of a position, read back from the message of the component. */
  readonly corrections: readonly string[];
}

export interface AutocompleteContext extends InteractionContext {
  /** The name of the option that is being typed. */
  readonly field: string;
  readonly typed: string;
  readonly option: (name: string) => string | undefined;
}

/** Neither is longer than Discord allows: `DISCORD_LIMITS.suggestions`. */
export interface Suggestion {
  readonly name: string;
  readonly value: string;
}
