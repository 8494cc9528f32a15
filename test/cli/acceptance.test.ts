import { describe, expect, it } from 'vitest';
import { answerAdjudicate } from '../../src/cli/adjudicate.js';
import { differences, readRecords } from './recorded.js';

const FOLDER = new URL('../recorded/', import.meta.url);
const FILES = ['datc-3.0.jsonl', 'games.jsonl.gz', 'warring-states.jsonl'];

describe('Recorded phases', () => {
  it.each(FILES)('all come out as recorded: %s', name => {
    const records = readRecords(new URL(name, FOLDER));
    expect(records.length).toBeGreaterThan(0);
    const found = records.flatMap(record => differences(record, answerAdjudicate(record.question)).map(what => `${record.name}: ${what}`));
    expect(found).toEqual([]);
  });
});
