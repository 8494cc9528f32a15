import { type Simulator, type SimulatorOptions, startSimulator } from 'discord-simulator';
import { onTestFinished } from 'vitest';
import { LOCAL_GUILD } from '../src/cli/localGuild.js';

/** The simulator as the bot's tests need it: the local guild's bot, people and channels, with ample rate limits. */
export const startTestSimulator = (options: SimulatorOptions = {}): Promise<Simulator> =>
  startSimulator({ ...LOCAL_GUILD, rateLimits: 'ample', ...options });

/** The same for one test: it stops when the test ends. */
export async function openSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const simulator = await startTestSimulator(options);
  onTestFinished(() => simulator.stop());
  return simulator;
}
