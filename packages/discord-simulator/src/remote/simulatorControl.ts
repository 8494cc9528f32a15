import { setTimeout as sleep } from 'node:timers/promises';
import type { ControlMethodName, ControlParams, ControlResult } from '../control/controlMethods.js';
import { callControl } from './callControl.js';
import { connectPersona, type Persona } from './persona.js';

/** Controls a running simulator: its people, time and faults. Methods throw `Refused` when the simulator refuses. */
export interface SimulatorControl {
  /** Calls any control method; docs/reference.md lists them. */
  ask<Name extends ControlMethodName>(method: Name, params: ControlParams<Name>): Promise<ControlResult<Name>>;
  /** A person of the simulated guild, by name or id. */
  persona(name: string): Promise<Persona>;
  /** Simulated time in UTC milliseconds. */
  now(): Promise<number>;
  /** Moves time forward. Resolves with the new time when all clocks that follow it have acknowledged. */
  skip(ms: number): Promise<number>;
  /** Waits until the bot is connected and has registered these slash commands. Throws after `ms` milliseconds. */
  untilBot(commands?: readonly string[], ms?: number): Promise<ControlResult<'bot.read'>>;
  /** The bot's requests with a greater number, oldest first. */
  requests(after?: number): Promise<ControlResult<'requests.list'>>;
  /** Makes the next requests that match fail. */
  injectFault(fault: ControlParams<'faults.add'>): Promise<void>;
  /** Removes all injected faults that have not been used up. */
  clearFaults(): Promise<void>;
}

const POLL_EVERY = 25;

/** Connects to a running simulator, in this or another process. */
export function connectControl(controlUrl: string): SimulatorControl {
  const ask: SimulatorControl['ask'] = (method, params) => callControl(controlUrl, method, params);
  return {
    ask,
    persona: name => connectPersona(controlUrl, name),
    now: async () => (await ask('time.read', {})).now,
    skip: async ms => (await ask('time.skip', { ms })).now,
    requests: (after = 0) => ask('requests.list', { after }),
    injectFault: async fault => void (await ask('faults.add', fault)),
    clearFaults: async () => void (await ask('faults.clear', {})),
    untilBot: async (commands = [], ms = 20_000) => {
      for (const until = Date.now() + ms; Date.now() < until; await sleep(POLL_EVERY)) {
        const bot = await ask('bot.read', {});
        if (bot.connected && commands.every(name => bot.commands.includes(name))) return bot;
      }
      throw new Error(`The bot did not connect and register ${commands.join(', ')} within ${ms} ms.`);
    },
  };
}
