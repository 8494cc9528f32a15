import { z } from 'zod';
import { MOST_FILE_FAULTS } from '../../../lib/mostFileFaults.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { Board } from '../board/board.js';
import type { PowerId } from '../board/location.js';
import { checkStart } from './checkStart.js';
import type { CustomStart } from './customStart.js';
import { type Located, locatedJson, type Path, shown } from './locatedJson.js';
import type { StartFault, StartFileFault } from './startFault.js';

/** What a start is checked against. */
export interface StartContext {
  /** The whole board, for the names of spaces. */
  readonly world: Board;
  readonly powerCalled: (typed: string) => PowerId | undefined;
  /** Returns the board for these powers, and the powers that cannot be played on it. */
  readonly tableFor: (powers: readonly PowerId[]) => { readonly board: Board; readonly strays: readonly PowerId[] };
}

const text = z.string().min(1).max(60);
const written = z.strictObject({
  powers: z.record(
    z.string().max(60),
    z.strictObject({ units: z.array(text).max(99), homes: z.array(text).max(99), capital: text.optional() }),
  ),
  closed: z.array(text).max(200).default([]),
});
/** A start as hosts write it: powers and places by any of their names, units as "A Altdorf". */
export type WrittenStart = z.infer<typeof written>;

/** Reads a custom start file. Reports at most `MOST_FILE_FAULTS` faults: those of form, or, if there are none, those of content. */
export function readStart(file: string, ground: StartContext): Result<CustomStart, readonly StartFileFault[]> {
  const located = locatedJson(file);
  if (!located.ok) return refuse([located.fault]);
  const formed = written.safeParse(located.value.value);
  if (!formed.success) return refuse(formed.error.issues.flatMap(issue => misshapen(located.value, issue)).slice(0, MOST_FILE_FAULTS));
  const faults: StartFileFault[] = [];
  const complain = (path: Path, fault: StartFault): void => void faults.push({ ...located.value.where(path), fault });
  const start = checkStart(formed.data, ground, complain);
  return faults.length === 0 ? ok(start) : refuse(faults.slice(0, MOST_FILE_FAULTS));
}

function misshapen({ where }: Located, issue: z.core.$ZodIssue): readonly StartFileFault[] {
  const path = issue.path.map(step => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ ...where([...path, key]), fault: { code: 'start-unknown-field', typed: shown(key) } }));
  if (issue.code === 'invalid_type') return [{ ...where(path), fault: { code: 'start-expects', kind: issue.expected } }];
  return [{ ...where(path), fault: { code: issue.code === 'too_small' ? 'start-empty' : 'start-too-long' } }];
}
