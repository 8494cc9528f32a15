import { z } from 'zod';

/** Parameters of a zod refinement: Discord's error code and message. */
export const withCode = (code: string, message: string) => ({ message, params: { code } });

/** Absent or null, which Discord treats alike. */
export const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform(value => value ?? undefined);

/** A text of `min` (at least 1) to `max` characters. */
export const text = (min: number, max: number) =>
  z
    .string()
    .refine(
      value => value.length >= min && value.length <= max,
      withCode('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`),
    );

/** A text with at least one character that is not blank. */
export const nonBlank = (max: number) =>
  z
    .string()
    .max(max)
    .refine(value => value.trim() !== '', withCode('BASE_TYPE_REQUIRED', 'This field is required'));

/** A list of `min` to `max` items. */
export const listOf = <T extends z.ZodType>(item: T, min: number, max: number) =>
  z
    .array(item)
    .refine(
      list => list.length >= min && list.length <= max,
      withCode('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`),
    );

const digits = /^\d{1,20}$/;

export const snowflake = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine(value => digits.test(value), withCode('NUMBER_TYPE_COERCE', 'Value is not snowflake.'));

/** Permission bits: a number, or a number written as a string. */
export const permissionBits = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine(value => digits.test(value), withCode('NUMBER_TYPE_COERCE', 'Value is not int.'));

/** An integer from `min` to `max`. */
export const integerBetween = (min: number, max: number) => z.number().int().min(min).max(max);

const hasScheme = (value: string, schemes: readonly string[]): boolean =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1));

const address = (schemes: readonly string[]) =>
  z
    .string()
    .max(2048)
    .refine(
      value => hasScheme(value, schemes),
      withCode('URL_TYPE_INVALID_URL', `Not a well formed URL. Scheme must be one of (${schemes.join(', ')}).`),
    );

export const webUrl = address(['http', 'https']);
/** A web URL, or `attachment://NAME` for a file sent with the message. */
export const mediaUrl = address(['http', 'https', 'attachment']);
