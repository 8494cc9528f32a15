import type { TypedLine } from '../../../games/game.js';
import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import { filedBy } from '../../context/studySteps.js';
import type { HostingFault } from '../../fault.js';
import type { ChannelId, UserId } from '../../model/match.js';
import type { Study, StudyBody, StudyId, StudyStep } from '../../model/study.js';
import { STUDY_LIMITS } from '../../model/studyLimits.js';
import { faultOfText } from '../../read/orderText.js';
import { type StudyPosition, studyPosition } from '../../read/studyPosition.js';
import { stateFor, supposedText } from '../../read/studySeat.js';

/** Which study is meant, by whom, and from where. */
export interface StudyAsked {
  readonly study: StudyId;
  readonly user: UserId;
  /** The channel in which they act: whoever acts from the thread in which a study is shared may use it. */
  readonly place?: ChannelId | undefined;
}

/** Whether somebody may look at a study, order, resolve, and write and place units in it. */
const mayUse = ({ user: owner, shared }: Pick<Study, 'user' | 'shared'>, { user, place }: Omit<StudyAsked, 'study'>): boolean =>
  owner === user || (shared !== undefined && shared.thread === place);

/** A study that the user may use: their own, or one that is shared where they are. Others are not there. */
export async function usableStudy({ store }: HostingContext, asked: StudyAsked): Promise<Result<Study, HostingFault>> {
  const found = await store.studies.get(asked.study);
  return found && mayUse(found, asked) ? ok(found) : refuse({ code: 'no-such-study' });
}

/** A user's own study, for what only its owner may do. Faults: `no-such-study`; `study-owner-only` for whom it is shared with. */
export async function ownStudy(hosting: HostingContext, asked: StudyAsked): Promise<Result<Study, HostingFault>> {
  const found = await usableStudy(hosting, asked);
  return found.ok && found.value.user !== asked.user ? refuse({ code: 'study-owner-only' }) : found;
}

/** A position of a study that is the user’s own, or shared where they are. `step` undefined: the one that is shown. */
export async function ownPosition(
  hosting: HostingContext,
  { step, ...asked }: StudyAsked & { readonly step?: number | undefined },
): Promise<Result<StudyPosition, HostingFault>> {
  const study = await usableStudy(hosting, asked);
  return study.ok ? await studyPosition(hosting, study.value, step) : study;
}

type Changed = Partial<Pick<Study, 'name' | 'body'>>;

/** Changes a study that the user may use in one decision. Faults: `no-such-study`, `study-too-long`, and those of `work`. */
export async function changeStudy(
  hosting: HostingContext,
  asked: StudyAsked,
  work: (study: Study) => Result<Changed, HostingFault>,
): Promise<Result<Study, HostingFault>> {
  const { store, now } = hosting;
  const found = await usableStudy(hosting, asked);
  if (!found.ok) return found;
  let fault: HostingFault = { code: 'no-such-study' };
  const changed = await store.studies.change(asked.study, found.value.user, study => {
    if (!mayUse(study, asked)) return undefined;
    const made = work(study);
    if (!made.ok) {
      fault = made.fault;
      return undefined;
    }
    const { name = study.name, body = study.body } = made.value;
    if (body.steps.length <= STUDY_LIMITS.steps && JSON.stringify(body).length <= STUDY_LIMITS.stored)
      // Later than what was changed before, whatever the clocks of several processes say: so it is known which of two was the last.
      return { name, body, changedAt: Math.max(now(), study.changedAt + 1) };
    fault = { code: 'study-too-long', most: STUDY_LIMITS.steps };
    return undefined;
  });
  return changed ? ok(changed) : refuse(fault);
}

/** Changes one step. Fault: `no-such-study` if it is gone. */
const changeStep = (body: StudyBody, id: number, change: (step: StudyStep) => StudyStep): Result<Changed, HostingFault> =>
  body.steps.some(step => step.id === id)
    ? ok({ body: { ...body, at: id, steps: body.steps.map(step => (step.id === id ? change(step) : step)) } })
    : refuse({ code: 'no-such-study' });

/** How orders are supposed: added to those that are there, in their place, or one of them taken away. */
export type Supposing =
  | { readonly how: 'add' | 'replace'; readonly text: string; readonly language: Language }
  | { readonly how: 'clear'; readonly key: string };

/** Supposes orders of a seat in a step. As on a sheet, good lines count even when others are bad. */
export async function suppose(
  hosting: HostingContext,
  { seat, step, ...asked }: StudyAsked & { readonly seat: string; readonly step: number },
  what: Supposing,
): Promise<Result<{ readonly lines: readonly TypedLine[]; readonly study: Study }, HostingFault>> {
  const fault = what.how === 'clear' ? undefined : faultOfText(what.text);
  if (fault) return refuse(fault);
  const position = await ownPosition(hosting, { ...asked, step });
  if (!position.ok) return position;
  let lines: readonly TypedLine[] = [];
  const study = await changeStudy(hosting, asked, ({ body }) =>
    changeStep(body, step, one => {
      const made = supposedNow({ ...position.value, step: one }, seat, what);
      lines = made.lines;
      const { [seat]: _, ...others } = one.supposed;
      return { ...one, supposed: made.text === '' ? others : { ...others, [seat]: made.text } };
    }),
  );
  return study.ok ? ok({ lines, study: study.value }) : study;
}

/** What a seat is supposed to order once this is added, put in its place or taken away, with what was understood. */
export function supposedNow(
  position: Pick<StudyPosition, 'game' | 'state'> & { readonly step: Pick<StudyStep, 'supposed'> },
  seat: string,
  what: Supposing,
): { readonly text: string; readonly lines: readonly TypedLine[] } {
  const { game, step } = position;
  const state = stateFor(position, seat);
  const filed = filedBy(game, state, step.supposed, seat);
  const textOf = (submission: unknown): string => supposedText({ game, state }, seat, submission);
  if (what.how === 'clear') return { text: textOf(filed === undefined ? undefined : game.clear(filed, what.key)), lines: [] };
  const read = (base: unknown, helped?: number) => game.read(state, seat, what.text, base, what.language, helped);
  const afresh = what.how === 'replace' ? read(undefined, 0) : undefined;
  const { submission, lines } = afresh?.lines.every(line => !line.fault) ? afresh : read(filed);
  return { text: textOf(submission), lines };
}

/** Whether two sets of orders are the same, in whatever order they were given. */
const sameOrders = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean => sorted(a) === sorted(b);
const sorted = (orders: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.entries(orders)
      .filter(([, text]) => text !== '')
      .map(([seat, text]) => [seat, text.split('; ').toSorted()] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Shows what follows a step by these orders: what follows by the same ones already, or a new step. */
function followedBy(body: StudyBody, from: number, by: NonNullable<StudyStep['after']>['by']): Changed {
  const isSame = ({ after }: StudyStep): boolean =>
    after?.step === from &&
    ('orders' in after.by ? 'orders' in by && sameOrders(after.by.orders, by.orders) : 'placed' in by && after.by.placed === by.placed);
  const there = body.steps.find(isSame);
  if (there) return { body: { ...body, at: there.id } };
  const step: StudyStep = { id: body.next, after: { step: from, by }, supposed: {} };
  return { body: { ...body, steps: [...body.steps, step], at: step.id, next: body.next + 1 } };
}

/** Resolves the supposed orders of a step. Fault: `match-over` if the game is over there. */
export async function resolveStudy(
  hosting: HostingContext,
  { step, ...asked }: StudyAsked & { readonly step: number },
): Promise<Result<Study, HostingFault>> {
  const position = await ownPosition(hosting, { ...asked, step });
  if (!position.ok) return position;
  if (position.value.winners) return refuse({ code: 'match-over' });
  return await changeStudy(hosting, asked, ({ body }) => {
    const one = body.steps.find(({ id }) => id === step);
    return one ? ok(followedBy(body, step, { orders: one.supposed })) : refuse({ code: 'no-such-study' });
  });
}

/** Places and removes units, as a host corrects positions, in a step of its own. If nothing was understood, nothing changes. */
export async function placeUnits(
  hosting: HostingContext,
  { step, ...asked }: StudyAsked & { readonly step: number },
  { text, language }: { readonly text: string; readonly language: Language },
): Promise<Result<{ readonly lines: readonly TypedLine[]; readonly study: Study }, HostingFault>> {
  const fault = faultOfText(text);
  if (fault) return refuse(fault);
  const position = await ownPosition(hosting, { ...asked, step });
  if (!position.ok) return position;
  const { game, state, study } = position.value;
  const lines = game.correct?.(state, text, language).lines ?? [];
  const placed = (game.correct?.(state, text, 'en').lines ?? []).flatMap(line => line.text ?? []).join('\n');
  if (placed === '') return ok({ lines, study });
  const changed = await changeStudy(hosting, asked, ({ body }) =>
    body.steps.some(({ id }) => id === step) ? ok(followedBy(body, step, { placed })) : refuse({ code: 'no-such-study' }),
  );
  return changed.ok ? ok({ lines, study: changed.value }) : changed;
}

/** Shows a step. */
export const goToStep = (
  hosting: HostingContext,
  { step, ...asked }: StudyAsked & { readonly step: number },
): Promise<Result<Study, HostingFault>> => changeStudy(hosting, asked, ({ body }) => changeStep(body, step, one => one));

/** What its owner writes about a step. Left out: it stays. Empty: nothing any more. */
export interface StepWords {
  readonly note?: string;
  readonly branch?: string;
}

/** Names the line of play that begins with a step, or writes a note on it. What is too long is cut. */
export const describeStep = (
  hosting: HostingContext,
  { step, ...asked }: StudyAsked & { readonly step: number },
  { note, branch }: StepWords,
): Promise<Result<Study, HostingFault>> =>
  changeStudy(hosting, asked, ({ body }) =>
    changeStep(body, step, ({ note: oldNote, branch: oldBranch, ...one }) => {
      const [newNote, newBranch] = [
        inOneLine(note ?? oldNote ?? '', STUDY_LIMITS.note),
        inOneLine(branch ?? oldBranch ?? '', STUDY_LIMITS.branch),
      ];
      return { ...one, ...(newBranch !== '' && { branch: newBranch }), ...(newNote !== '' && { note: newNote }) };
    }),
  );

export const inOneLine = (text: string, most: number): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, most);

/** Changes a study for its owner alone. */
async function changeOwnStudy(
  hosting: HostingContext,
  asked: StudyAsked,
  work: (study: Study) => Result<Changed, HostingFault>,
): Promise<Result<Study, HostingFault>> {
  const own = await ownStudy(hosting, asked);
  return own.ok ? await changeStudy(hosting, asked, work) : own;
}

/** Gives one's study another name. An empty one changes nothing. */
export const renameStudy = (hosting: HostingContext, asked: StudyAsked, name: string): Promise<Result<Study, HostingFault>> =>
  changeOwnStudy(hosting, asked, study => ok({ name: inOneLine(name, STUDY_LIMITS.name) || study.name }));

/** A step and all that follow it. */
export function stepsFrom({ steps }: Study['body'], step: number): ReadonlySet<number> {
  const found = new Set([step]);
  for (const { id, after } of steps) if (after && found.has(after.step)) found.add(id);
  return found;
}

/** Deletes a step of one's study with all that follows it, and shows the one before. The first step stays: without it there is no study. */
export const removeStep = (
  hosting: HostingContext,
  { step, ...asked }: StudyAsked & { readonly step: number },
): Promise<Result<Study, HostingFault>> =>
  changeOwnStudy(hosting, asked, ({ body }) => {
    const before = body.steps.find(({ id }) => id === step)?.after?.step;
    if (before === undefined) return refuse({ code: 'no-such-study' });
    const gone = stepsFrom(body, step);
    return ok({ body: { ...body, at: before, steps: body.steps.filter(({ id }) => !gone.has(id)) } });
  });

/** Deletes one's study, and returns what it was. */
export async function removeStudy(hosting: HostingContext, asked: StudyAsked): Promise<Result<Study, HostingFault>> {
  const own = await ownStudy(hosting, asked);
  if (!own.ok) return own;
  return (await hosting.store.studies.remove(asked.study, asked.user)) ? own : refuse({ code: 'no-such-study' });
}
