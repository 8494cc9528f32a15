import { z } from 'zod';

/** What a refinement says in Discord's words: an error code and a sentence. */
export const inWords = (code: string, message: string) => ({ message, params: { code } });

/** Absent, or null, which Discord takes for absent. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform(value => value ?? undefined);

/** Between `min` (at least 1) and `max` characters. */
export const text = (min: number, max: number) =>
  z
    .string()
    .refine(
      value => value.length >= min && value.length <= max,
      inWords('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`),
    );

/** At least one character that is not blank. */
export const filled = (max: number) =>
  z
    .string()
    .max(max)
    .refine(value => value.trim() !== '', inWords('BASE_TYPE_REQUIRED', 'This field is required'));

/** Between `min` and `max` things. */
export const some = <T extends z.ZodType>(thing: T, min: number, max: number) =>
  z
    .array(thing)
    .refine(
      list => list.length >= min && list.length <= max,
      inWords('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`),
    );

const digits = /^\d{1,20}$/;

export const snowflake = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine(value => digits.test(value), inWords('NUMBER_TYPE_COERCE', 'Value is not snowflake.'));

/** Permission bits: a number, or one written as a string. */
export const bits = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine(value => digits.test(value), inWords('NUMBER_TYPE_COERCE', 'Value is not int.'));

/** A whole number between two others. */
export const whole = (min: number, max: number) => z.number().int().min(min).max(max);

const hasScheme = (value: string, schemes: readonly string[]): boolean =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1));

const address = (schemes: readonly string[]) =>
  z
    .string()
    .max(2048)
    .refine(
      value => hasScheme(value, schemes),
      inWords('URL_TYPE_INVALID_URL', `Not a well formed URL. Scheme must be one of (${schemes.join(', ')}).`),
    );

export const link = address(['http', 'https']);
/** A picture or a file on the web, or one that comes with the message. */
export const media = address(['http', 'https', 'attachment']);
