import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import type { NamedUnit, OrderDraft } from '../../../src/games/diplomacy/notation/orderDraft.js';
import { parseOrder } from '../../../src/games/diplomacy/notation/parseOrder.js';
import type { NamedPlace } from '../../../src/games/diplomacy/notation/word.js';

const recorded = z.object({
  board: z.enum(['classic', 'warring-states-v1', 'warring-states-v2', 'mandate-of-heaven', 'warhammer-fm05']),
  phase: z.enum(['movement', 'retreats', 'adjustments', 'placement']),
  text: z.string(),
  drafts: z.array(z.string()),
});

const readings = gunzipSync(readFileSync('test/recorded/readings.jsonl.gz'))
  .toString()
  .split('\n')
  .filter(line => line !== '')
  .map(line => recorded.parse(JSON.parse(line)));

const place = (named: NamedPlace | undefined): string =>
  named === undefined ? '' : `${named.location}${named.berth === undefined ? '' : `#${named.berth}`}${named.isBegun ? '…' : ''}`;
const unit = (named: NamedUnit | undefined): string => (named === undefined ? '' : `${named.type ?? ''} ${place(named.at)}`.trim());

/** A draft in one line, as it is recorded. */
function brief(draft: OrderDraft): string {
  if (draft.kind === 'waive') return draft.kind;
  const of = 'of' in draft ? unit(draft.of) : '';
  const to = 'to' in draft ? place(draft.to) : '';
  const via = 'viaConvoy' in draft && draft.viaConvoy ? 'true' : '';
  const path = 'path' in draft ? draft.path.map(place) : [];
  return [draft.kind, unit(draft.unit), of, to, via, ...path].join('|').replace(/\|+$/, '');
}

describe('Every text that was an order before sentences were read is the same order today', () => {
  it.each([...new Set(readings.map(({ board }) => board))])('%s', id => {
    const board = compileBoard(readBoardFile(id));
    const own = readings.filter(reading => reading.board === id);
    expect(own.length).toBeGreaterThan(400);
    const different = own.filter(({ phase, text, drafts }) => {
      // Units of one's own change nothing about texts that name theirs.
      const read = parseOrder(board, phase, text, [{ type: 'F', at: board.provinces[0]?.id ?? '' }]);
      return !read.ok || JSON.stringify(read.value.map(brief)) !== JSON.stringify(drafts);
    });
    expect(different).toEqual([]);
  });
});
