import { isNameless } from '../../../src/matches/model/nameless.js';
import type { Records } from '../../endToEnd/harness/records.js';
import type { Deed } from './deed.js';
import type { Change } from './snapshot.js';

/** What is remembered about people when a game has gone on or is over. No input changes it but by what the rules let follow from it. */
const REMEMBERED: ReadonlySet<Change['table']> = new Set(['duties', 'results']);
export const isRemembered = ({ table }: Change): boolean => REMEMBERED.has(table);

interface Remembering {
  readonly records: Records;
  readonly deeds: readonly Deed[];
  readonly changes: readonly Change[];
  /** When the oldest deed was done, by the guild's time. */
  readonly since: number;
  /** Who had themselves forgotten. */
  readonly forgotten: ReadonlySet<string>;
}

/** Whether the rules let a change of somebody's duties or results follow from what was done meanwhile, or from a deadline. */
export async function follows(meanwhile: Remembering, change: Change): Promise<boolean> {
  if (isForgetting(meanwhile, change)) return true;
  const { before, after, match: id } = change;
  const match = await meanwhile.records.matches.get(id);
  if (!after || !match || match.plan.anonymous) return false;
  if (!meanwhile.records.seatHistory(id).some(({ user }) => user === after.user || (user !== undefined && isNameless(user)))) return false;
  if (change.table === 'results')
    return before === undefined && match.end !== undefined && DECIDED.has(match.end.kind) && hasJustEnded(meanwhile, id);
  return await isOwed(meanwhile, change);
}

/** With whoever is forgotten their duties go, and their results stay under no name. */
const isForgetting = ({ forgotten }: Remembering, { table, before, after }: Change): boolean =>
  (after === undefined && forgotten.has(String(before?.user))) ||
  (table === 'results' && before === undefined && forgotten.size > 0 && isNameless(String(after?.user)));

const DECIDED: ReadonlySet<string> = new Set(['victory', 'concession', 'draw']);

const hasJustEnded = ({ changes }: Remembering, id: number): boolean =>
  changes.some(
    ({ table, match, before, after }) => table === 'matches' && match === id && before?.status !== 'ended' && after?.status === 'ended',
  );

/** A seat is given up by its player; the rest follows from the end of the phase, or from the deadline being put off for missing orders. */
async function isOwed({ records, deeds, changes, since }: Remembering, { before, after, match }: Change): Promise<boolean> {
  const [kind, number] = [after?.kind, Number(after?.phase)];
  if (kind === 'left') return deeds.some(({ user, name }) => user === after?.user && (name === 'resign' || name === 'press resign'));
  const phase = await records.history.phase(match, number);
  const isClosedNow = phase?.closedAt !== undefined && phase.closedAt >= since;
  const isPutOff = changes.some(
    one =>
      one.table === 'phases' &&
      one.match === match &&
      one.after?.number === number &&
      Number(one.after.due) > Number(one.before?.due ?? one.after.due),
  );
  if (kind === 'missed') return isClosedNow && (phase?.closedBy === 'deadline' || phase?.closedBy === 'ready');
  if (kind === 'late') return before === undefined && (isPutOff || isClosedNow);
  return kind === 'kept' && before === undefined && (isPutOff || isClosedNow);
}
