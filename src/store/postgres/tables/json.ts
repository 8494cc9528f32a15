import { customType } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** A text column holding JSON. Values read from it are checked; one that does not fit the schema throws. `undefined` is stored as NULL. */
export const json = <T>(schema: z.ZodType<T>) =>
  customType<{ data: T; driverData: string | null }>({
    dataType: () => 'text',
    toDriver: value => JSON.stringify(value) ?? null,
    fromDriver: text => schema.parse(JSON.parse(String(text))),
  });
