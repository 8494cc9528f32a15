import type { InEach, Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { berthIn, isOpenOcean } from '../board/berths.js';
import { type Board, powerOf } from '../board/board.js';
import { type Location, type PowerId, provinceOf } from '../board/location.js';
import type { UnitType } from '../board/position.js';
import { findLocation, findPower } from '../notation/findByName.js';
import { formatLocation } from '../notation/formatOrder.js';
import { spelling } from '../notation/spelling.js';
import type { CorrectionFault } from './correctionFault.js';

/**
 * One correction by a host: who owns a unit in a place, or a centre. `power` is undefined for nobody: the unit goes, or the centre has no
 * owner.
 */
export interface Correction {
  readonly power: PowerId | undefined;
  /** Undefined: the correction is about the centre there, not a unit. */
  readonly type: UnitType | undefined;
  readonly at: Location;
}

const NOBODY: InEach = { en: 'nobody', fr: 'personne' };
/** French puts a non-breaking space before it. */
const COLON: InEach = { en: ':', fr: '\u00a0:' };

const UNIT = /^(a|army|armée|armee|f|fleet|flotte)\s+(\S.*)$/i;

/**
 * Reads "Qin: A Xia", "nobody: F Bo Hai", "Chu: Xia". Faults: `correction-unclear` { typed }, `unknown-power` { typed }, and those of
 * `findLocation`.
 */
export function readCorrection(board: Board, typed: string): Result<Correction, CorrectionFault> {
  const [, who = '', what = ''] = /^([^::]+)[::](.+)$/.exec(typed) ?? [];
  if (what.trim() === '') return refuse({ code: 'correction-unclear', typed });
  const isNobody = Object.values(NOBODY).some(name => name === spelling(who));
  const power = isNobody ? undefined : findPower(board, who);
  if (!isNobody && power === undefined) return refuse({ code: 'unknown-power', typed: who.trim() });
  const [, kind = '', place = what] = UNIT.exec(what.trim()) ?? [];
  const at = findLocation(board, place.trim());
  if (!at.ok) return at;
  const type = kind === '' ? undefined : /^a/i.test(kind) ? 'A' : 'F';
  const berth = /#(\d{1,2})$/.exec(place.trim())?.[1];
  if (berth !== undefined && isOpenOcean(board, at.value)) return ok({ power, type, at: berthIn(at.value, Number(berth)) });
  return ok({ power, type, at: type === 'F' ? at.value : provinceOf(at.value) });
}

/** Formats a correction as text that `readCorrection` accepts. */
export function formatCorrection(board: Board, { power, type, at }: Correction, language: Language): string {
  const who = power === undefined ? NOBODY[language] : (powerOf(board, power)?.name[language] ?? power);
  return `${who}${COLON[language]} ${type === undefined ? '' : `${type} `}${formatLocation(board, at)}`;
}
