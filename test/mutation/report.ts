import { isAbout, type Judgement, judgementOf } from './judgement.js';
import type { Tried } from './tryAll.js';

/** The figures of a run. Shares are of 1. */
export interface Summary {
  readonly mutants: number;
  readonly killed: number;
  /** How many of the killed did not end in time. */
  readonly timedOut: number;
  readonly survived: number;
  /** How many of the survivors are judged: no test can notice them. */
  readonly equivalent: number;
  /** Killed, of all. */
  readonly raw: number;
  /** Killed, of all but the equivalent. */
  readonly score: number;
}

export function summaryOf(tried: readonly Tried[], judged: readonly Judgement[]): Summary {
  const survivors = tried.filter(isSurvivor);
  const equivalent = survivors.filter(({ mutant }) => judgementOf(judged, mutant)).length;
  const mutants = tried.length;
  const killed = mutants - survivors.length;
  return {
    mutants,
    killed,
    timedOut: tried.filter(({ fate }) => fate.kind === 'timed-out').length,
    survived: survivors.length,
    equivalent,
    raw: share(killed, mutants),
    score: share(killed, mutants - equivalent),
  };
}

export const isSurvivor = ({ fate: { kind } }: Tried): boolean => kind !== 'killed' && kind !== 'timed-out';

const share = (part: number, whole: number): number => (whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000);

/** Lists the survivors, those without a judgement last, and judgements that a test disproves. */
export function printed(tried: readonly Tried[], judged: readonly Judgement[]): string {
  const survivors = tried.filter(isSurvivor).sort((a, b) => (a.mutant.file < b.mutant.file ? -1 : 1));
  const lines = survivors.map(one => ({ one, because: judgementOf(judged, one.mutant)?.because }));
  const wrong = judged.filter(judgement => tried.some(one => !isSurvivor(one) && isAbout(judgement, one.mutant)));
  return [
    ...lines.filter(({ because }) => because !== undefined).map(({ one, because }) => `${lineOf(one)}\n  equivalent: ${because}`),
    ...lines.filter(({ because }) => because === undefined).map(({ one }) => lineOf(one)),
    ...wrong.map(({ file, line }) => `judged equivalent, but killed: ${file}: ${line}`),
  ].join('\n');
}

/** Writes a mutant on three lines. */
export const lineOf = ({ mutant: { file, line, mutator, original, replacement }, fate: { kind } }: Tried): string =>
  `${kind}: ${file}:${line} ${mutator}\n  - ${original}\n  + ${replacement}`;
