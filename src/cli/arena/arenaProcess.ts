import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { ArenaProcess, ArenaRequest } from './arena.js';
import { arenaLine } from './arenaLine.js';

/** Plays portions of an arena in processes of their own, which run this program again. Throws if one fails. */
export const arenaProcesses =
  (request: Omit<ArenaRequest, 'say'>): ArenaProcess =>
  async (portion, say) => {
    const { jobs: _, others: six, ...asked } = request;
    const options = Object.entries({ ...asked, six, ...portion }).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name}`, `${value}`],
    );
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', 'arena', ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
    for await (const text of createInterface({ input: child.stdout })) {
      const line = arenaLine.safeParse(JSON.parse(text));
      if (line.success) say(line.data);
    }
    const code = await ended;
    if (code !== 0) throw new Error(`the process of games ${portion.first}, ${portion.first + portion.every} … ended with ${code}`);
  };
