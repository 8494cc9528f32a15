import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PhaseKind } from '../../../../src/games/diplomacy/model/state.js';
import { orderReader } from '../../../../src/games/diplomacy/notation/orderReader.js';
import { classic, warringStates } from './boards.js';

const FOLDER = new URL('../../../recorded/', import.meta.url);
const unit = z.object({ power: z.string(), type: z.enum(['A', 'F']), loc: z.string() });
const record = z.object({
  id: z.string().optional(),
  game: z.string().optional(),
  variant: z.string().default('classic'),
  phase: z.string(),
  units: z.array(unit),
  dislodged: z.array(unit.extend({ retreats: z.array(z.string()).default([]) })).default([]),
  orders: z.array(z.object({ power: z.string(), text: z.string() })),
});
type Recorded = z.infer<typeof record>;

function readRecords(name: string): readonly Recorded[] {
  const raw = readFileSync(new URL(name, FOLDER));
  const text = (name.endsWith('.gz') ? gunzipSync(raw) : raw).toString();
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => record.parse(JSON.parse(line)));
}

const phaseOf = (phase: string): PhaseKind =>
  phase === 'retreat' || phase.endsWith('R') ? 'retreats' : phase === 'adjustment' || phase.endsWith('A') ? 'adjustments' : 'movement';

/** Returns every order that cannot be read, with its case. */
function unread(records: readonly Recorded[]): readonly string[] {
  return records.flatMap(({ id, game, variant, phase, units, dislodged, orders }) => {
    const board = variant === 'classic' ? classic : warringStates;
    const place = (u: z.infer<typeof unit>) => ({ power: u.power, type: u.type, at: u.loc.toLowerCase() });
    const fallen = dislodged.map(u => ({ ...place(u), from: null, convoyed: false, retreats: u.retreats }));
    const read = orderReader(board, { units: units.map(place), dislodged: fallen, contested: [], centres: {} }, phaseOf(phase));
    return orders.flatMap(({ power, text }) => {
      const order = read(power, text);
      return order.ok ? [] : [`${id ?? game} ${text}: ${order.fault.code}`];
    });
  });
}

describe('recorded orders', () => {
  it('of five games are all read', () => {
    expect(unread(readRecords('games.jsonl.gz'))).toEqual([]);
  });

  it('of Warring States are all read', () => {
    expect(unread(readRecords('warring-states.jsonl'))).toEqual([]);
  });

  it('of DATC 3.0 are all read, but those that its cases mean to be refused', () => {
    expect(unread(readRecords('datc-3.0.jsonl'))).toEqual([
      '6.A.6 F lon - nth: not-your-unit',
      '6.A.7 F nth C A lon - bel: wrong-type',
      '6.B.1 F por - spa: coast-needed',
      '6.B.14 Build F stp: coast-needed',
      '6.D.30 F con - bul: coast-needed',
      '6.H.1 A ser S F tri - alb: not-in-this-phase',
      '6.H.2 F hol S F edi - nth: not-in-this-phase',
      '6.H.3 F nth C A hol - yor: not-in-this-phase',
      '6.H.4 F nth - nwg: not-dislodged',
      '6.J.1 Remove F lyo: no-unit',
    ]);
  });
});
