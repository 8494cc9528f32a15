import { ok, type Result, refuse } from '../../../lib/result.js';
import { computeOf } from '../../context/compute.js';
import type { HostingContext } from '../../context/ports.js';
import type { Unfit } from '../../context/readMatchFile.js';
import type { LeftOut } from '../../context/readStudyFile.js';
import type { HostingFault } from '../../fault.js';
import type { UserId } from '../../model/match.js';
import { STUDY_FORM, type Study } from '../../model/study.js';
import { STUDY_LIMITS } from '../../model/studyLimits.js';
import { whileReading } from '../hosting/importLimits.js';
import { ownStudy, type StudyAsked } from './changeStudy.js';

export interface StudySent {
  readonly user: UserId;
  /** Unusable afterwards: it may be transferred to another thread. */
  readonly file: Uint8Array;
  readonly phase?: number | undefined;
  /** Undefined: the name it had, else `otherwise`. */
  readonly name?: string | undefined;
  readonly otherwise: string;
}

export interface StudyOpened {
  readonly study: Study;
  /** What of the file is not in the study. */
  readonly leftOut?: LeftOut;
}
type Opened = Result<StudyOpened, HostingFault | readonly Unfit[]>;

/** A study from a file: one that was exported, or a phase of a record of a match. Counts for its user alone: whoever studies holds up no imports of a server. */
export async function studyFromFile(hosting: HostingContext, { user, file, phase, name, otherwise }: StudySent): Promise<Opened> {
  const opened = await whileReading(hosting, user, async (): Promise<Opened> => {
    const read = await computeOf(hosting).run('readStudyFile', { file, phase });
    if (!read.ok) return read;
    if (!read.value.ok) return read.value;
    const { game, body, name: own, leftOut } = read.value.value;
    if (JSON.stringify(body).length > STUDY_LIMITS.stored) return refuse({ code: 'study-too-long', most: STUDY_LIMITS.steps });
    const called = (name ?? own ?? otherwise).slice(0, STUDY_LIMITS.name);
    const added = await hosting.store.studies.add({ user, name: called, game, changedAt: hosting.now(), body }, STUDY_LIMITS);
    return added ? ok({ study: added, ...(leftOut && { leftOut }) }) : refuse({ code: 'too-many-studies', most: STUDY_LIMITS.studies });
  });
  return 'code' in opened ? refuse(opened) : opened;
}

/**
 * A user's study as a file that `studyFromFile` reads. It says neither whose it is, nor from which match: the name of a study that was made from
 * one is left out, because it has the number of the match unless its owner chose another.
 */
export async function exportStudy(hosting: HostingContext, asked: StudyAsked): Promise<Result<string, HostingFault>> {
  const found = await ownStudy(hosting, asked);
  if (!found.ok) return found;
  const { game, name, body, whatIf } = found.value;
  const ofMatch = whatIf !== undefined || body.source.from === 'match';
  return ok(JSON.stringify({ study: STUDY_FORM, game, ...(!ofMatch && { name }), body: { ...body, source: { from: 'file', phase: 1 } } }));
}
