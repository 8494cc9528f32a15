import type { LoggedRequest, SimulatorControl } from 'discord-simulator';
import { createApiChecker } from 'discord-simulator/openapi';

const checker = createApiChecker();

/** Which refusals of Discord a test wanted. */
export type Forgives = (request: LoggedRequest) => boolean;

/** What was wrong with the bot's requests: those Discord refused (429 among them), and those that are not as Discord describes them, or whose answers are not. */
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

/** Shorter ones could be in a log by chance. */
const LEAST_SECRET = 6;

/** What of the players' orders stands in a log. */
export function secretsIn(log: string, typed: readonly string[]): readonly string[] {
  const lines = typed.flatMap(text => text.split(/[;\n]/)).map(line => line.trim());
  return [...new Set(lines)].filter(line => line.length >= LEAST_SECRET && log.includes(line));
}
