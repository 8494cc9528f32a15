import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { INLINING_FLAG, laterFlag } from '../src/optimiseLater.js';

describe('What makes V8 optimise later', () => {
  test('is a flag that the V8 of this Node knows, and goes back to what V8 has without being told', () => {
    const found = laterFlag(process.versions.v8);
    const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    expect(found === undefined || known.includes(`default: ${found.flag}=${found.usual}\n`)).toBe(true);
  });

  test('is one flag for Node 20 and another for Node 22; later ones have none', () => {
    expect(['11.3.244.8', '12.4.254.21', '13.6.233.17', '14.6.202.34'].map(version => laterFlag(version)?.flag)).toEqual([
      '--interrupt-budget',
      '--invocation-count-for-turbofan',
      undefined,
      undefined,
    ]);
  });
});

describe('What makes V8 inline less', () => {
  test('is a flag that the V8 of this Node knows, with a larger value', () => {
    const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    const usual = known.match(new RegExp(`default: ${INLINING_FLAG}=(\\d+)\\n`))?.[1];
    expect(Number(usual)).toBeGreaterThan(100);
  });
});
