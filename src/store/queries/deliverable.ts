/** What is known of a waiting message before it is read as a whole. */
export interface WaitingRow {
  readonly id: number;
  readonly match: number;
  readonly slot: string;
  readonly targetKind: string;
  readonly target: string;
  readonly nextAt: number;
  /** Whether it holds up later ones of its match to its recipient while it is delayed. */
  readonly canHoldUp: boolean;
  readonly isEdit: boolean;
}

export interface Listed {
  readonly at: number;
  /** A row that is delayed beyond this moment was delayed while the clock was ahead, and may be sent now. */
  readonly beyond: number;
  readonly limit: number;
  readonly but: readonly number[];
}

/**
 * Which of the waiting rows, oldest first, may be sent now, in this order: new messages first, then edits; each round-robin by recipient, so that a
 * channel with many messages does not hold up others. Of each match those before the first row that blocks the recipient, and only the first row of
 * each slot; new messages and edits do not block each other. Leaves out `but`, at last. It takes one pass, however many wait.
 */
export function deliverable<Row extends WaitingRow>(waiting: readonly Row[], { at, beyond, limit, but }: Listed): readonly Row[] {
  const leftOut = new Set(but);
  const slots = new Set<string>();
  const heldUp = new Set<string>();
  const queues = new Map<string, Row[]>();
  for (const row of waiting) {
    const { id, match, slot, targetKind, target, nextAt, canHoldUp, isEdit } = row;
    const queue = `${isEdit} ${targetKind} ${target}`;
    const ofMatch = `${match} ${queue}`;
    const mustWait = nextAt > at && nextAt <= beyond;
    const isFirst = !slots.has(`${match} ${target} ${slot}`);
    slots.add(`${match} ${target} ${slot}`);
    if (mustWait && canHoldUp) heldUp.add(ofMatch);
    if (!isFirst || mustWait || heldUp.has(ofMatch) || leftOut.has(id)) continue;
    const rows = queues.get(queue);
    if (rows) rows.push(row);
    else queues.set(queue, [row]);
  }
  const isBefore = (a: Row, b: Row): number =>
    Number(a.isEdit) - Number(b.isEdit) || (a.targetKind < b.targetKind ? -1 : Number(a.targetKind > b.targetKind)) || a.id - b.id;
  const found: Row[] = [];
  for (const edits of [false, true])
    for (let rank = 0, more = true; more && found.length < limit; rank++) {
      const next: Row[] = [];
      for (const rows of queues.values()) {
        const row = rows[rank];
        if (row?.isEdit === edits) next.push(row);
      }
      found.push(...next.sort(isBefore));
      more = next.length > 0;
    }
  return found.slice(0, limit);
}
