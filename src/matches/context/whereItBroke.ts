/** What a log may contain of an unexpected error. */
export interface WhereItBroke {
  readonly error: string;
  /** The code of Node, SQLite or PostgreSQL. */
  readonly code?: string;
  /** The innermost calls. */
  readonly at: readonly string[];
}

const CODE = /^[A-Z0-9_]{5,60}$/;
const MOST_CALLS = 6;

/** The name, code and calls of an error, never its message, which may quote orders. */
export function whereItBroke(error: unknown): WhereItBroke {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const code = 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : undefined;
  return { error: error.name, ...(code !== undefined && { code }), at: callsIn(error) };
}

/**
 * The calls in an error's stack. They follow the message, whose lines may look like calls: what comes before its end is left out, and everything if the message is
 * not there, because it was changed afterwards.
 */
function callsIn({ stack = '', message }: Error): readonly string[] {
  const begins = stack.indexOf(message);
  if (begins < 0) return [];
  const lines = stack.slice(begins + message.length).split('\n');
  return lines
    .map(line => line.trim())
    .filter(line => line.startsWith('at '))
    .slice(0, MOST_CALLS);
}
