/** What a log may contain of an unexpected error: its name and stack, never its message, which may quote orders. */
export function whereItBroke(error: unknown): { readonly error: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').map(line => line.trim());
  return { error: error.name, at: frames.filter(line => line.startsWith('at ')).slice(0, 6) };
}
