import { useState } from 'preact/hooks';
import type { SeenCommand } from '../../persona/seen.js';
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

/** A command with fields for what it requires; the first of them may be written in already. */
export function begin({ name, options }: SeenCommand, first = ''): Draft {
  const shown = options.filter(one => one.required).map(one => one.name);
  const writing = shown[0] && first ? { [shown[0]]: { text: first } } : {};
  return { text: '', command: { name, shown, writing } };
}

/** The command whose name was typed out and a space after it; what was typed on before the commands had come goes into its first field. */
export function spelledOut(commands: readonly SeenCommand[], text: string): Draft | undefined {
  const named = commands.find(one => text.startsWith(`${one.name} `));
  if (!named) return undefined;
  const rest = text.slice(named.name.length + 1);
  const first = named.options.find(one => one.required);
  return rest === '' || (first && first.type !== 'attachment') ? begin(named, rest) : undefined;
}

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
