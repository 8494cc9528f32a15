import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GOOD } from './badLines.js';

const MAIN = fileURLToPath(new URL('../../dist/program/main.js', import.meta.url));

test('a reader that has enough ends the program without a word, as in `zongheng adjudicate | head`', async () => {
  const program = spawn(process.execPath, [MAIN, 'adjudicate'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const said: string[] = [];
  program.stderr.setEncoding('utf8').on('data', (text: string) => void said.push(text));
  program.stdin.on('error', () => undefined); // it ends before it has read everything
  const ended = once(program, 'exit');
  program.stdin.write(`${JSON.stringify(GOOD)}\n`);
  await once(program.stdout, 'data');
  program.stdout.destroy();
  program.stdin.end(`${JSON.stringify(GOOD)}\n`.repeat(20_000));
  expect(await ended).toEqual([141, null]);
  expect(said.join('')).toBe('');
});
