import { DiscordAPIError } from 'discord.js';
import type { Refusal } from '../../matches/context/ports.js';
import { whereItBroke } from '../../matches/context/whereItBroke.js';
import { refusalFacts } from './refusalFacts.js';

/** Returns what Discord refused, and with which code. Undefined if the error is not a response from Discord. */
export const refusalOf = (error: unknown): Refusal | undefined => (error instanceof DiscordAPIError ? refusalFacts(error) : undefined);

/**
 * Returns the facts of an error that may be logged: where it happened and, if Discord refused a request, which one and why. Never values or
 * texts.
 */
export const errorFacts = (error: unknown): object => ({ ...whereItBroke(error), ...refusalOf(error) });

/** Whether Discord refused a request with this code. */
export const isRefusedWith = (error: unknown, code: number): boolean => error instanceof DiscordAPIError && error.code === code;

/** Discord has not refused it: it did not answer, or could not. */
export const mayWorkLater = (error: unknown): boolean => !(error instanceof DiscordAPIError) || error.status >= 500;
