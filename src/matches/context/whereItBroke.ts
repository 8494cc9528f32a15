/** What a log may contain of an unexpected error. */
export interface WhereItBroke {
  readonly error: string;
  /** The code of Node, SQLite or PostgreSQL. */
  readonly code?: string;
  readonly at: readonly string[];
}

const CODE = /^[A-Z0-9_]{5,60}$/;

/** The name, code and stack of an error, never its message, which may quote orders. */
export function whereItBroke(error: unknown): WhereItBroke {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').map(line => line.trim());
  const code = 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : undefined;
  return { error: error.name, ...(code !== undefined && { code }), at: frames.filter(line => line.startsWith('at ')).slice(0, 6) };
}
