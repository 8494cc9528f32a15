import type { FilledOptions } from '../../persona/command.js';
import type { Filled, SentFile } from '../../persona/optionValue.js';
import type { SeenCommand, SeenCommandOption } from '../../persona/seen.js';
import type { State } from '../state/state.js';
import { mySight } from '../state/state.js';
import type { Words } from '../words/en.js';

/** What stands in a field, and the value behind it if it was picked from what was offered. */
export interface Written {
  readonly text: string;
  readonly value?: Filled;
}
export type Writing = Readonly<Record<string, Written>>;

export interface Offer {
  readonly name: string;
  readonly value: Exclude<Filled, SentFile>;
}

/** The options as the client sends them: empty ones are left out. */
export const filledOf = ({ options }: SeenCommand, writing: Writing): FilledOptions =>
  Object.fromEntries(
    options.flatMap(option => {
      const written = writing[option.name];
      return written?.text ? [[option.name, written.value ?? typedValue(option, written.text)]] : [];
    }),
  );

const typedValue = ({ type }: SeenCommandOption, text: string): string | number =>
  type === 'integer' || type === 'number' ? Number(text.replace(',', '.')) : text;

/** What is offered for an option without asking the bot; nothing: whatever is typed will do. */
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
  return type === 'channel' ? named(mySight(state).channels.filter(one => one.kind !== 'direct')) : undefined;
}
