import { z } from 'zod';
import { battleSettings, chosenBattles } from '../battles/battleSettings.js';
import type { Variant } from '../model/variant.js';
import type { Diplomacy } from './diplomacy.js';

/** What the host may choose: the variant's options, and how battles are judged. */
export function settingsOf({ choices, battles }: Variant): Partial<Pick<Diplomacy, 'settings' | 'chosen'>> {
  if (!battles) return choices ? { settings: choices.settings, chosen: choices.chosen } : {};
  const settings = [...(choices?.settings ?? []), ...battleSettings];
  return { settings, chosen: choices ? together(choices.chosen, chosenBattles) : chosenBattles };
}

/** Combines schemas: each parses all choices and keeps its own. */
const together = (...schemas: readonly z.ZodType<Readonly<Record<string, unknown>>>[]): z.ZodType<Readonly<Record<string, unknown>>> =>
  z.record(z.string(), z.unknown()).transform((said, context) => {
    const read = schemas.map(schema => schema.safeParse(said));
    for (const { error } of read)
      for (const issue of error?.issues ?? []) {
        const { path, message } = issue;
        context.addIssue({ code: 'custom', path, message, ...(issue.code === 'custom' && issue.params && { params: issue.params }) });
      }
    return Object.assign({}, ...read.map(({ data }) => data));
  });
