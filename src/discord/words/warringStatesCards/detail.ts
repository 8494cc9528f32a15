import type { Fault } from '../../../games/game.js';
import type { Naming } from './naming.js';

/** What a fault holds, ready for a sentence; empty where it holds nothing of that name. */
export interface Detail {
  readonly text: (key: string) => string;
  readonly count: (key: string) => number;
  readonly card: (key: string) => string;
  readonly state: (key: string) => string;
  readonly owners: (key: string) => string;
  readonly texts: (key: string) => readonly string[];
}

export function detailOf(fault: Fault, names: Naming): Detail {
  const text = (key: string): string => String(fault[key] ?? '');
  const texts = (key: string): readonly string[] => [fault[key] ?? []].flat().map(String);
  return {
    text,
    count: key => Number(fault[key]),
    card: key => names.card(text(key)),
    state: key => names.state(text(key)),
    owners: key => (texts(key).length === 0 ? '' : names.owners(texts(key))),
    texts,
  };
}
