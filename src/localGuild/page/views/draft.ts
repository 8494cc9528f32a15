import { useState } from 'preact/hooks';
import { keep, recall } from '../state/browser.js';
import type { Writing } from './filling.js';

/** What stands unsent in the box of a channel: a text, or a command on its way to be run. */
export interface Draft {
  readonly text: string;
  readonly command?: CommandDraft;
}

export interface CommandDraft {
  readonly name: string;
  /** The options that have a field. */
  readonly shown: readonly string[];
  readonly writing: Writing;
}

export const EMPTY: Draft = { text: '' };

/** The draft of a persona in a channel; switching to another, or reloading the page, does not lose it. */
export function useDraft(place: string): readonly [Draft, (draft: Draft) => void] {
  const name = `draft ${place}`;
  const [draft, setDraft] = useState(() => recall<Draft>('lasting', name) ?? EMPTY);
  const write = (written: Draft): void => {
    setDraft(written);
    keep('lasting', name, written === EMPTY ? undefined : written);
  };
  return [draft, write];
}
