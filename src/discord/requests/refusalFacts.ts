import type { DiscordAPIError } from 'discord.js';
import type { Refusal } from '../../matches/context/ports.js';
import { routeFamily } from './routeFamily.js';

const MOST = 20;
const DEEP = 12;

/** Returns the facts of a refusal that may be logged: route, codes, and the invalid fields with Discord's codes. Never a value. */
export const refusalFacts = ({ method, url, status, code, rawError }: DiscordAPIError): Refusal => ({
  route: routeFamily(method, url),
  status,
  code: Number.isInteger(Number(code)) ? Number(code) : 0,
  fields: 'errors' in rawError ? fieldsIn(rawError.errors, []).slice(0, MOST) : [],
});

/** Returns "embeds.0.title: BASE_TYPE_MAX_LENGTH" for each invalid field. */
function fieldsIn(errors: unknown, path: readonly string[]): readonly string[] {
  if (typeof errors !== 'object' || errors === null || path.length > DEEP) return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    key === '_errors' ? codesIn(value).map(code => `${path.join('.')}: ${code}`) : fieldsIn(value, [...path, partOf(key)]),
  );
}

const codesIn = (errors: unknown): readonly string[] => (Array.isArray(errors) ? errors.map(one => codeOf(Object(one).code)) : []);

const codeOf = (code: unknown): string => (typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : 'UNKNOWN');

/** Keeps only Discord's field names and list indexes: any other key may be content. */
const partOf = (key: string): string => (/^([a-z_]{1,40}|\d{1,4})$/.test(key) ? key : ':other');
