import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectControl, connectPersona, type Persona, type SimulatorControl } from 'discord-simulator';
import { type BotProcess, runBot } from '../endToEnd/harness/botProcess.js';

/** The program that `npm start` runs without a token, started in an empty folder. */
export interface LocalGuild {
  /** The address of the page. */
  readonly page: string;
  readonly director: SimulatorControl;
  persona(name: string): Promise<Persona>;
  /** Ends the program and starts it again on the same port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** How long is waited for the bot to come, ms: a failure only if it never does. */
const PATIENCE = 120_000;

export async function openLocalGuild(): Promise<LocalGuild> {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
  const start = (port: string): BotProcess =>
    runBot({ ZONGHENG_LOCAL_PORT: port, ZONGHENG_TICK_MS: '200', LOG_LEVEL: 'warn' }, ['start'], folder);
  let bot = start('0');
  const page = await pageOf(bot);
  const control = page.slice(0, -1);
  return {
    page,
    director: connectControl(control),
    persona: name => connectPersona(control, name),
    restart: async () => {
      await bot.stop();
      bot = start(new URL(page).port);
      await pageOf(bot);
    },
    close: async () => {
      await bot.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function pageOf(bot: BotProcess): Promise<string> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(50)) {
    const found = /^ {2}(http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/)$/m.exec(bot.said())?.[1];
    if (found && bot.said().includes('Zongheng is there.')) return found;
  }
  throw new Error(`The bot did not come, or did not say where its page is:\n${bot.said()}\n${bot.log()}`);
}
