/** An unexpected error as a log may keep it: its name and place, never its message, which may quote somebody's orders. */
export function whereItBroke(error: unknown): { readonly error: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').map(line => line.trim());
  return { error: error.name, at: frames.filter(line => line.startsWith('at ')).slice(0, 6) };
}
