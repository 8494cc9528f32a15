import type { BotProcess } from './botProcess.js';

/** Returns the bot's complaints in plain words: the lines it wrote to stderr besides its log, whose lines are JSON. */
export const plainWords = (bot: BotProcess): readonly string[] =>
  bot
    .log()
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('{'));

/** Counts the log lines with this message. */
export const timesLogged = (bot: BotProcess, what: string): number =>
  bot
    .log()
    .split('\n')
    .filter(line => line.includes(`"msg":"${what}"`)).length;
