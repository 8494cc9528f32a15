import type { Random } from '../../../../lib/random.js';
import type { Topic } from '../../../game.js';
import { readStatement } from '../../battles/readStatement.js';
import type { Board } from '../../board/board.js';
import type { StatementOf } from '../../model/battle/battleStatement.js';
import { recruitStatements } from '../recruit/recruitStatements.js';

type Entry = StatementOf<'declare'>;

/** What an entry of a battle list is worth. */
export type EntryWorth = (entry: Pick<Entry, 'unit' | 'as'>) => number;

/**
 * Statements of captains and generals: a battle list with what is worth most first, a commander each; revolts as recruits make them. They
 * report no battle, refuse nobody, stay away from nothing, and serve as Sepoys, as is usual.
 */
export const captainStatements = (board: Board, options: readonly Topic[], worthOf: EntryWorth, random: Random): readonly string[] => [
  ...battleList(board, options, worthOf),
  ...recruitStatements(
    options.filter(({ key }) => key === 'revolt'),
    false,
    random,
  ),
];

function battleList(board: Board, options: readonly Topic[], worthOf: EntryWorth): readonly string[] {
  const chosen: { readonly text: string; readonly entry: Entry }[] = [];
  for (const { key, choices } of options) {
    if (!key.startsWith('battle-')) continue;
    const [best] = choices
      .flatMap(({ text }) => {
        const read = readStatement(board, text);
        return read.ok && read.value.kind === 'declare' ? [{ text, entry: read.value }] : [];
      })
      .filter(({ entry }) => !chosen.some(other => isTaken(other.entry, entry)))
      .toSorted((a, b) => worthOf(b.entry) - worthOf(a.entry));
    if (best) chosen.push(best);
  }
  return chosen.map(({ text }) => text);
}

/** Whether an entry has the unit or the commander of another: each is on one line only. */
const isTaken = (other: Entry, entry: Entry): boolean =>
  other.unit === entry.unit || (entry.commander !== undefined && other.commander === entry.commander);
