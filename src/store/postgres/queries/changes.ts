import { foundItsRow } from '../../queries/statements.js';

interface Changed {
  readonly rowCount: number | null;
}

/** How many rows a statement changed. */
export const changesOf = ({ rowCount }: Changed): number => rowCount ?? 0;

/** Throws unless the write changed exactly one row. */
export const changedOne = (result: Changed, row: string): void => foundItsRow({ changes: changesOf(result) }, row);
