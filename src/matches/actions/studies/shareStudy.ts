import { ok, type Result, refuse } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { Study, StudyShare } from '../../model/study.js';
import { ownStudy, type StudyAsked } from './changeStudy.js';

/**
 * Shares one's study in a thread; in one thread at a time. From then on everybody who acts from there may use it, but may not delete or
 * export it, or end this. Returns it with where it was shared before. Fault: `study-not-shared` for "What if", which begins with orders
 * that are secret.
 */
export async function shareStudy(
  hosting: HostingContext,
  asked: StudyAsked,
  shared: StudyShare,
): Promise<Result<{ readonly study: Study; readonly before?: StudyShare }, HostingFault>> {
  const own = await mayBeShared(hosting, asked);
  if (!own.ok) return own;
  const study = await hosting.store.studies.share(asked.study, asked.user, shared);
  const { shared: before } = own.value;
  return study ? ok({ study, ...(before && { before }) }) : refuse({ code: 'no-such-study' });
}

/** One's study, if it may be shared. */
export async function mayBeShared(hosting: HostingContext, asked: StudyAsked): Promise<Result<Study, HostingFault>> {
  const own = await ownStudy(hosting, asked);
  return own.ok && own.value.whatIf !== undefined ? refuse({ code: 'study-not-shared' }) : own;
}

/** Ends the sharing of one's study: others can use it no longer. Returns where it was shared. Undefined: nowhere. */
export async function endSharing(hosting: HostingContext, asked: StudyAsked): Promise<Result<StudyShare | undefined, HostingFault>> {
  const own = await ownStudy(hosting, asked);
  if (!own.ok) return own;
  await hosting.store.studies.share(asked.study, asked.user, undefined);
  return ok(own.value.shared);
}
