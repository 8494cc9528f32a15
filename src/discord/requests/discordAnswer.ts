import { DiscordAPIError } from 'discord.js';
import type { Refusal } from '../../matches/context/ports.js';
import { whereItBroke } from '../../matches/context/whereItBroke.js';
import { refusalFacts } from './refusalFacts.js';

/** What Discord refused, and with which code; undefined: the error is not an answer from Discord. */
export const refusalOf = (error: unknown): Refusal | undefined => (error instanceof DiscordAPIError ? refusalFacts(error) : undefined);

/** The facts of an error that may be logged: where it happened and, if Discord refused a request, which and why; never values or texts. */
export const errorFacts = (error: unknown): object => ({ ...whereItBroke(error), ...refusalOf(error) });
