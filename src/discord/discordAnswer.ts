import { DiscordAPIError } from 'discord.js';
import type { Refusal } from '../matches/ports.js';
import { whereItBroke } from '../matches/whereItBroke.js';
import { refusalFacts } from './requests/refusalFacts.js';

/** What Discord refused, and with which code; undefined: the error is no answer of Discord's. */
export const refusalOf = (error: unknown): Refusal | undefined => (error instanceof DiscordAPIError ? refusalFacts(error) : undefined);

/** An error as a log may keep it: where it broke and, where Discord refused a request, which and why; never a value or a sentence. */
export const errorFacts = (error: unknown): object => ({ ...whereItBroke(error), ...refusalOf(error) });
