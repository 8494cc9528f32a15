import { customType } from 'drizzle-orm/sqlite-core';
import type { z } from 'zod';

/** A text column holding JSON; whatever is read from it is checked, and a value that does not fit throws. `undefined` is stored as NULL. */
export const json = <T>(schema: z.ZodType<T>) =>
  customType<{ data: T; driverData: string | null }>({
    dataType: () => 'text',
    toDriver: value => JSON.stringify(value) ?? null,
    fromDriver: text => schema.parse(JSON.parse(String(text))),
  });
