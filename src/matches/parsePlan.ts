import { ok, type Result, refuse } from '../lib/result.js';
import type { HostingFault } from './fault.js';
import { type Plan, plan } from './plan.js';
import { parseRest } from './time/parseGrid.js';
import { parseLength } from './time/parseLength.js';

/** A plan as the host typed it, by the keys of `Plan`. */
export type TypedPlan = Readonly<Partial<Record<keyof Plan, string>>>;

const LENGTHS = ['first', 'grace', 'muster'] as const;
const CHOSEN = ['unready', 'press', 'pressBetween'] as const;
const COUNTS = ['extensions', 'regain'] as const;

/** What was typed, read; `zone`: the host's own, where he names none. */
export function parsePlan(typed: TypedPlan, zone: string | undefined): Result<Plan, HostingFault> {
  const read: Record<string, unknown> = Object.fromEntries(CHOSEN.flatMap(key => (typed[key] === undefined ? [] : [[key, typed[key]]])));
  if (typed.anonymous !== undefined) read.anonymous = true;
  for (const key of LENGTHS) {
    const text = typed[key];
    const length = text === undefined ? undefined : parseLength(text);
    if (length && !length.ok) return length;
    if (length) read[key] = length.value;
  }
  for (const key of COUNTS) if (typed[key] !== undefined) read[key] = Number(typed[key]);
  const rest = typed.rest === undefined ? undefined : parseRest(typed.rest, zone);
  if (rest && !rest.ok) return rest;
  const checked = plan.safeParse({ ...read, ...(rest && { rest: rest.value }) });
  return checked.success ? ok(checked.data) : refuse({ code: 'option-unclear', option: String(checked.error.issues[0]?.path[0] ?? '') });
}
