import { z } from 'zod';
import { keysOf } from '../../lib/keysOf.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { PACE_NAMES } from './gameWish.js';
import { HOSTING_SETTINGS, type HostingSetting, type HostingSettingKey } from './hostingSettings.js';

type SchemasOf<Settings extends Readonly<Record<string, HostingSetting>>> = { -readonly [Key in keyof Settings]: Settings[Key]['schema'] };

function schemasOf<Settings extends Readonly<Record<string, HostingSetting>>>(settings: Settings): SchemasOf<Settings>;
function schemasOf(settings: Readonly<Record<string, HostingSetting>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(settings).map(([key, { schema }]) => [key, schema]));
}

/** How a match is hosted, besides its phase lengths: chosen when it is opened. Undefined: the default. */
export const plan = z.object({
  ...schemasOf(HOSTING_SETTINGS),
  /** Set when the match begins, if an opponent of the bot, or their last saved orders, stand in for players who sent nothing. */
  covers: z.literal(true).optional(),
  /** Of a table that the queue opened: the pace that its players waited for. */
  pace: z.enum(PACE_NAMES).optional(),
});
export type HostingRules = Readonly<z.infer<typeof plan>>;

export type PressMode = NonNullable<HostingRules['press']>;

/** Hosting rules as the host typed them. */
export type TypedHostingRules = Readonly<Partial<Record<HostingSettingKey, string>>>;

/** Parses hosting rules. `zone`: the host's, for days given without a time zone. */
export function parseHostingRules(typed: TypedHostingRules, zone: string | undefined): Result<HostingRules, HostingFault> {
  const read: Record<string, unknown> = {};
  for (const key of keysOf(HOSTING_SETTINGS)) {
    const text = typed[key];
    if (text === undefined) continue;
    const value = HOSTING_SETTINGS[key].parse(text, zone);
    if (!value.ok) return value;
    read[key] = value.value;
  }
  const checked = plan.safeParse(read);
  return checked.success ? ok(checked.data) : refuse({ code: 'option-unclear', option: String(checked.error.issues[0]?.path[0] ?? '') });
}

/** The same without who may play: that names people, and holds on one server only. */
export const withoutGuests = ({ private: _, ...rules }: HostingRules): HostingRules => rules;
