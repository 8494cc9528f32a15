import type { BotProcess } from './botProcess.js';

/** What the bot complained of in plain words: what it wrote beside its log, whose lines are JSON. */
export const plainWords = (bot: BotProcess): readonly string[] =>
  bot
    .log()
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('{'));

/** How often its log says something. */
export const timesLogged = (bot: BotProcess, what: string): number =>
  bot
    .log()
    .split('\n')
    .filter(line => line.includes(`"msg":"${what}"`)).length;
