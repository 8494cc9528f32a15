/** What is known of a waiting message before it is read as a whole. */
export interface WaitingRow {
  readonly id: number;
  readonly match: number;
  readonly slot: string;
  readonly target: string;
  readonly nextAt: number;
  /** Whether it holds up later ones of its match to its recipient while it is delayed. */
  readonly canHoldUp: boolean;
}

export interface Listed {
  readonly at: number;
  /** A row that is delayed beyond this moment was delayed while the clock was ahead, and may be sent now. */
  readonly beyond: number;
  readonly limit: number;
  readonly but: readonly number[];
}

/** Waiting rows of one sort that `deliverable` asks for: the first ones after a row, in the order of their ids. */
export interface WaitingPage {
  readonly isEdit: boolean;
  readonly targetKind: 'channel' | 'user';
  readonly after: number;
  readonly count: number;
}

/**
 * Which of the waiting rows may be sent now, in this order: new messages first, then edits; each round-robin by recipient, channels before users, so
 * that a channel with many messages does not hold up others. Of each match those before the first row that blocks the recipient, and only the first
 * row of each slot; new messages and edits do not block each other. Leaves out `but`. Asks for rows page by page, and for no more once it has enough,
 * so that it takes no longer the more messages wait.
 */
export function* deliverable(listed: Listed): Generator<WaitingPage, readonly number[], readonly WaitingRow[]> {
  const found = new Set<number>();
  for (const isEdit of [false, true]) {
    const queues: number[][] = [];
    const wanted = listed.limit - found.size;
    for (const targetKind of ['channel', 'user'] as const)
      if (queues.length < wanted) queues.push(...(yield* queuesOf({ isEdit, targetKind }, listed, wanted - queues.length)));
    for (const id of inTurn(queues, wanted)) found.add(id);
    if (found.size >= listed.limit) break;
  }
  return [...found];
}

/** The rows of one sort that may be sent now, by recipient; those of the first `wanted` recipients at least. */
function* queuesOf(
  sort: Pick<WaitingPage, 'isEdit' | 'targetKind'>,
  { at, beyond, limit, but }: Listed,
  wanted: number,
): Generator<WaitingPage, readonly number[][], readonly WaitingRow[]> {
  const leftOut = new Set(but);
  const slots = new Set<string>();
  const heldUp = new Set<string>();
  const queues = new Map<string, number[]>();
  for (let after = 0, isMore = true; isMore && queues.size < wanted; ) {
    const rows: readonly WaitingRow[] = yield { ...sort, after, count: limit };
    for (const { id, match, slot, target, nextAt, canHoldUp } of rows) {
      const [ofSlot, ofMatch] = [`${match} ${target} ${slot}`, `${match} ${target}`];
      const isFirst = !slots.has(ofSlot);
      slots.add(ofSlot);
      const mustWait = nextAt > at && nextAt <= beyond;
      if (mustWait && canHoldUp) heldUp.add(ofMatch);
      if (!isFirst || mustWait || heldUp.has(ofMatch) || leftOut.has(id)) continue;
      const queue = queues.get(target);
      if (queue) queue.push(id);
      else queues.set(target, [id]);
    }
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === limit;
  }
  return [...queues.values()];
}

/** The first of each queue, then the second of each, and so on: the first `limit` of them. */
function inTurn(queues: readonly (readonly number[])[], limit: number): readonly number[] {
  const found: number[] = [];
  for (let rank = 0, isMore = true; isMore && found.length < limit; rank++) {
    const next = queues.flatMap(queue => queue[rank] ?? []);
    found.push(...next);
    isMore = next.length > 0;
  }
  return found.slice(0, limit);
}
