import { setTimeout as sleep } from 'node:timers/promises';
import { callMethod } from './control/callMethod.js';
import type { MethodName, Outcome, Params } from './control/methods.js';

/** Who runs the local guild: its time, its people and places, and what goes wrong. */
export interface Director {
  /** Asks anything of the control socket. */
  ask<Name extends MethodName>(method: Name, params: Params<Name>): Promise<Outcome<Name>>;
  /** The guild's time, in UTC milliseconds. */
  now(): Promise<number>;
  /** Moves the time on; resolves when the bot has followed. */
  skip(ms: number): Promise<number>;
  /** Waits until the bot is connected and has registered these slash commands, if any are named. */
  untilBot(commands?: readonly string[], ms?: number): Promise<Outcome<'bot.read'>>;
  /** The bot's requests behind a number, oldest first. */
  requests(after?: number): Promise<Outcome<'requests.list'>>;
}

const LOOK_EVERY = 25;

export function connectDirector(controlUrl: string): Director {
  const ask: Director['ask'] = (method, params) => callMethod(controlUrl, method, params);
  return {
    ask,
    now: async () => (await ask('time.read', {})).now,
    skip: async ms => (await ask('time.skip', { ms })).now,
    requests: (after = 0) => ask('requests.list', { after }),
    untilBot: async (commands = [], ms = 20_000) => {
      for (const until = Date.now() + ms; Date.now() < until; await sleep(LOOK_EVERY)) {
        const bot = await ask('bot.read', {});
        if (bot.connected && commands.every(name => bot.commands.includes(name))) return bot;
      }
      throw new Error(`The bot is not there, or has not registered ${commands.join(', ')}, within ${ms} ms.`);
    },
  };
}
