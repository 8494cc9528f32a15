import type { LoggedRequest, SimulatorControl } from 'discord-simulator';
import { createApiChecker } from 'discord-simulator/openapi';

const checker = createApiChecker();

/** Whether a test expected Discord to refuse this request. */
export type Forgives = (request: LoggedRequest) => boolean;

/**
 * Returns what was wrong with the bot's requests: requests that Discord refused (429 included), and requests or answers that do not match
 * Discord's description.
 */
export async function requestFaults(director: SimulatorControl, forgives: Forgives): Promise<readonly string[]> {
  const requests = await director.requests();
  return requests.flatMap(request => {
    const isRefused = request.status !== undefined && request.status >= 400 && request.status < 500 && !forgives(request);
    const faults = [
      ...(isRefused ? [`refused: ${JSON.stringify(request.answer)}`] : []),
      ...checker.requestErrors(request),
      ...checker.responseErrors(request),
    ];
    return faults.map(fault => `${request.method} ${request.path} → ${request.status}: ${fault}`);
  });
}

/** Shorter texts could be in a log by chance. */
const LEAST_SECRET = 6;

/** Returns the players' orders that are in a log. */
export function secretsIn(log: string, typed: readonly string[]): readonly string[] {
  const lines = typed.flatMap(text => text.split(/[;\n]/)).map(line => line.trim());
  return [...new Set(lines)].filter(line => line.length >= LEAST_SECRET && log.includes(line));
}
