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
/** What stands before the message. */
const NAME = /^[^\n:]*(?:: )?/;
/** How V8 begins the first call. */
const FIRST_CALL = '\n    at ';

/** The name, code and calls of an error, never its message, which may quote orders. */
export function whereItBroke(error: unknown): WhereItBroke {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const code = 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : undefined;
  return { error: error.name, ...(code !== undefined && { code }), at: callsIn(error) };
}

/**
 * The calls in an error's stack. They follow the message, whose lines may look like calls: what comes before its end is left out, and everything if the message
 * does not end where calls begin, because it was changed after the stack was written.
 */
function callsIn({ stack = '', message }: Error): readonly string[] {
  const begins = message === '' ? (NAME.exec(stack)?.[0].length ?? -1) : stack.indexOf(message);
  const rest = begins < 0 ? '' : stack.slice(begins + message.length);
  if (!rest.startsWith(FIRST_CALL)) return [];
  return rest
    .split('\n')
    .map(line => line.trim())
    .filter(line => line.startsWith('at '))
    .slice(0, MOST_CALLS);
}
