import { type Simulator, type SimulatorOptions, startSimulator } from 'discord-simulator';
import { onTestFinished } from 'vitest';
import { LOCAL_GUILD } from '../src/cli/localGuild.js';

/**
 * Starts a simulator as the bot's tests need it: with the local guild's bot, people and channels, and ample limits, also for logins one after
 * the other, since a test starts the bot more often than a host does.
 */
export const startTestSimulator = (options: SimulatorOptions = {}): Promise<Simulator> =>
  startSimulator({ ...LOCAL_GUILD, rateLimits: 'ample', ...options, rules: { loginsApart: 0, ...options.rules } });

/** Starts a simulator that stops when the test ends. */
export async function openSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const simulator = await startTestSimulator(options);
  onTestFinished(() => simulator.stop());
  return simulator;
}
