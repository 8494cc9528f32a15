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

/** A draft of a command that shows its required options. `first`: text for the first of them, or of all options if none is required. */
export function begin({ name, options }: SeenCommand, first = ''): ComposerDraft {
  const required = options.filter(one => one.required).map(one => one.name);
  const takes = first === '' ? undefined : firstOf(options)?.name;
  const shown = takes === undefined || required.includes(takes) ? required : [takes];
  return { text: '', command: { name, shown, writing: takes === undefined ? {} : { [takes]: { text: first } } } };
}

/** The option that text after a command's name goes into. */
const firstOf = (options: SeenCommand['options']) => options.find(one => one.required) ?? options.find(one => one.type !== 'attachment');

/** The command whose name and a space were typed. Text after it, pasted or typed before the commands were loaded, goes into the first option. */
export function spelledOut(commands: readonly SeenCommand[], text: string): ComposerDraft | undefined {
  const typed = text.normalize('NFC');
  const named = commands.find(one => typed.toLowerCase().startsWith(`${one.name} `));
  if (!named) return undefined;
  const rest = typed.slice(named.name.length + 1);
  const first = firstOf(named.options);
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
