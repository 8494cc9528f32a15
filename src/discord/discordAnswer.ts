import { DiscordAPIError } from 'discord.js';
import type { Refusal } from '../matches/ports.js';
import { whereItBroke } from '../matches/whereItBroke.js';
import { routeFamily } from './requests/routeFamily.js';

/** Fields named at most. */
const FIELDS = 20;
const NAME = /^\w{1,40}$/;

/** An error as a log may keep it: where it broke and, where Discord refused a request, which and why; never a value or a sentence. */
export const errorFacts = (error: unknown): object => ({ ...whereItBroke(error), ...refusalOf(error) });

/** What Discord refused, and with which code; undefined: the error is no answer of Discord's. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof DiscordAPIError)) return undefined;
  const { method, url, status, code, rawError } = error;
  const fields = 'errors' in rawError ? fieldsOf(rawError.errors).slice(0, FIELDS) : [];
  return { request: routeFamily(method, url), status, code: Number(code), ...(fields.length > 0 && { fields }) };
}

/** Every faulty field, by its path and the codes of what is wrong with it: "embeds.0.title BASE_TYPE_MAX_LENGTH". */
function fieldsOf(errors: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, below]: [string, unknown]) =>
    key === '_errors' ? [[path.join('.'), ...codesOf(below)].join(' ').trim()] : fieldsOf(below, [...path, nameable(key)]),
  );
}

const codesOf = (faults: unknown): readonly string[] => (Array.isArray(faults) ? faults : []).flatMap(codeOf);

const codeOf = (fault: unknown): readonly string[] =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? [nameable(String(fault.code))] : [];

/** Only what looks like the name of a field or a code: nothing somebody wrote. */
const nameable = (text: string): string => (NAME.test(text) ? text : '?');
