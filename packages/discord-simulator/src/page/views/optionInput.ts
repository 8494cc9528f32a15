import type { FilledInput, SentFile } from '../../client/optionValue.js';
import type { FilledOptions } from '../../client/runCommand.js';
import type { SeenCommand, SeenCommandOption } from '../../client/seen.js';
import type { State } from '../state/pageState.js';
import { myView } from '../state/pageState.js';
import type { Words } from '../words/en.js';

/** The text of a field, and its value if an offered one was picked. */
export interface OptionInput {
  readonly text: string;
  readonly value?: FilledInput;
}
export type OptionInputs = Readonly<Record<string, OptionInput>>;

export interface Offer {
  readonly name: string;
  readonly value: Exclude<FilledInput, SentFile>;
}

/** The options as the client sends them. Empty ones are left out. */
export const filledOf = ({ options }: SeenCommand, writing: OptionInputs): FilledOptions =>
  Object.fromEntries(
    options.flatMap(option => {
      const written = writing[option.name];
      return written?.text ? [[option.name, written.value ?? typedValue(option, written.text)]] : [];
    }),
  );

const typedValue = ({ type }: SeenCommandOption, text: string): string | number =>
  type === 'integer' || type === 'number' ? Number(text.replace(',', '.')) : text;

/** Values offered for an option without asking the bot; undefined for free text. */
export function offersFor(state: State, { type, choices }: SeenCommandOption, words: Words): readonly Offer[] | undefined {
  const named = (list: readonly { readonly id: string; readonly name: string }[]): readonly Offer[] =>
    list.map(({ id, name }) => ({ name, value: id }));
  if (choices.length > 0) return choices;
  if (type === 'boolean')
    return [
      { name: words.yes, value: true },
      { name: words.no, value: false },
    ];
  if (type === 'user' || type === 'mentionable') return named([...state.persons, ...(state.bot ? [state.bot] : [])]);
  return type === 'channel' ? named(myView(state).channels.filter(one => one.kind !== 'direct')) : undefined;
}
