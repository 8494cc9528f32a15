import { describe, expect, test } from 'vitest';
import { type Random, seededRandom } from '../../src/lib/random.js';
import { deliverable, type Listed, type WaitingPage, type WaitingRow } from '../../src/store/queries/deliverable.js';

const AT = 100;
const BEYOND = 1_000;

type Sorted = WaitingRow & Pick<WaitingPage, 'isEdit' | 'targetKind'>;

const sortsOf = ({ isEdit, targetKind }: Pick<WaitingPage, 'isEdit' | 'targetKind'>): string => `${isEdit} ${targetKind}`;

/** What is chosen among these rows, and how many were read for it. */
function chosen(rows: readonly Sorted[], asked: Partial<Listed> = {}): { readonly ids: readonly number[]; readonly read: number } {
  const choice = deliverable({ at: AT, beyond: BEYOND, limit: 5, but: [], ...asked });
  let read = 0;
  let step = choice.next([]);
  while (!step.done) {
    const { after, count, ...sort } = step.value;
    const page = rows.filter(row => sortsOf(row) === sortsOf(sort) && row.id > after).slice(0, count);
    read += page.length;
    step = choice.next(page);
  }
  return { ids: step.value, read };
}

/** The same, said rule by rule over all rows at once. */
function byTheRules(rows: readonly Sorted[], { limit, but }: Pick<Listed, 'limit' | 'but'>): readonly number[] {
  const mustWait = ({ nextAt }: Sorted): boolean => nextAt > AT && nextAt <= BEYOND;
  const isSameQueue = (a: Sorted, b: Sorted): boolean => sortsOf(a) === sortsOf(b) && a.target === b.target;
  const maySend = rows.filter(row => {
    const before = rows.filter(other => other.id <= row.id && other.match === row.match && isSameQueue(other, row));
    const isHeldUp = before.some(other => mustWait(other) && other.canHoldUp);
    return !isHeldUp && !mustWait(row) && !but.includes(row.id) && before.filter(({ slot }) => slot === row.slot).length === 1;
  });
  const rank = (row: Sorted): number => maySend.filter(other => isSameQueue(other, row) && other.id < row.id).length;
  const first = (row: Sorted): number => maySend.find(other => isSameQueue(other, row))?.id ?? row.id;
  const order = (row: Sorted): readonly number[] => [Number(row.isEdit), rank(row), Number(row.targetKind === 'user'), first(row)];
  const sorted = maySend.toSorted(
    (a, b) =>
      order(a)
        .map((value, i) => value - (order(b)[i] ?? 0))
        .find(Boolean) ?? 0,
  );
  return sorted.slice(0, limit).map(({ id }) => id);
}

const among = (random: Random, count: number): number => Math.floor(random() * count);

/** Rows of a few matches to a few recipients, some delayed, some by a clock that was ahead. */
function someRows(random: Random): readonly Sorted[] {
  const edited = new Set(Array.from({ length: 6 }, () => `${among(random, 3)} ${among(random, 4)} ${among(random, 4)}`));
  return Array.from({ length: among(random, 40) }, (_, i) => {
    const [match, slot, target] = [among(random, 3), among(random, 4), among(random, 4)];
    return {
      ...{ id: i * 3 + 1, match, slot: `slot${slot}`, target: `target${target}`, canHoldUp: random() < 0.7 },
      nextAt: random() < 0.8 ? AT : random() < 0.8 ? AT + 50 : BEYOND + 50,
      isEdit: edited.has(`${match} ${slot} ${target}`),
      targetKind: target < 2 ? 'channel' : 'user',
    };
  });
}

describe('Which messages are sent next', () => {
  test('is the same whether all that wait are looked at, or only as many as are needed', () => {
    const random = seededRandom(4);
    for (let i = 0; i < 2_000; i++) {
      const rows = someRows(random);
      const asked = { limit: 1 + among(random, 12), but: rows.filter(() => random() < 0.1).map(({ id }) => id) };
      expect(chosen(rows, asked).ids, JSON.stringify({ rows, asked })).toEqual(byTheRules(rows, asked));
    }
  });

  test('is found without reading all that wait, also behind a recipient with many', () => {
    const row = (id: number, target: string, isEdit: boolean): Sorted => ({
      ...{ id, match: id, slot: 'card', target, nextAt: AT, canHoldUp: true, isEdit, targetKind: 'channel' },
    });
    const crowd = Array.from({ length: 20 }, (_, i) => row(i + 1, 'hall', true));
    const others = Array.from({ length: 10_000 }, (_, i) => row(i + 100, `channel${i}`, true));
    const { ids, read } = chosen([...crowd, ...others]);
    expect(ids).toEqual([1, 100, 101, 102, 103]);
    expect(read).toBeLessThanOrEqual(30);
  });

  test('lists a message once that becomes an edit while it is looked for', () => {
    const choice = deliverable({ at: AT, beyond: BEYOND, limit: 5, but: [] });
    const row: WaitingRow = { id: 7, match: 1, slot: 'card', target: 'hall', nextAt: AT, canHoldUp: true };
    let step = choice.next([]);
    while (!step.done) step = choice.next(step.value.targetKind === 'channel' ? [row] : []);
    expect(step.value).toEqual([7]);
  });
});
