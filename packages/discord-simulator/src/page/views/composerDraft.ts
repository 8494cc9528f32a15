import { useState } from 'preact/hooks';
import type { SeenCommand } from '../../client/seen.js';
import { keep, recall } from '../state/browserStorage.js';
import type { OptionInputs } from './optionInput.js';

/** Unsent input of a channel: a text, or a command being filled in. */
export interface ComposerDraft {
  readonly text: string;
  readonly command?: CommandDraft;
}

export interface CommandDraft {
  readonly name: string;
  /** Names of the options that are shown. */
  readonly shown: readonly string[];
  readonly writing: OptionInputs;
}

export const EMPTY: ComposerDraft = { text: '' };

/** A draft of a command that shows its required options. `first`: text for the first of them. */
export function begin({ name, options }: SeenCommand, first = ''): ComposerDraft {
  const shown = options.filter(one => one.required).map(one => one.name);
  const writing = shown[0] && first ? { [shown[0]]: { text: first } } : {};
  return { text: '', command: { name, shown, writing } };
}

/** The command whose name and a space were typed. Text after it, typed before the commands were loaded, goes into the first option. */
export function spelledOut(commands: readonly SeenCommand[], text: string): ComposerDraft | undefined {
  const named = commands.find(one => text.startsWith(`${one.name} `));
  if (!named) return undefined;
  const rest = text.slice(named.name.length + 1);
  const first = named.options.find(one => one.required);
  return rest === '' || (first && first.type !== 'attachment') ? begin(named, rest) : undefined;
}

/** The draft of a persona in a channel. It survives switching personas and reloading the page. */
export function useDraft(place: string): readonly [ComposerDraft, (draft: ComposerDraft) => void] {
  const name = `draft ${place}`;
  const [draft, setDraft] = useState(() => recall<ComposerDraft>('lasting', name) ?? EMPTY);
  const write = (written: ComposerDraft): void => {
    setDraft(written);
    keep('lasting', name, written === EMPTY ? undefined : written);
  };
  return [draft, write];
}
