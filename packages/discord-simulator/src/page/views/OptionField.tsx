import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { SeenCommand, SeenCommandOption } from '../../client/seen.js';
import { complete } from '../state/actions.js';
import { state } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { fieldName } from './fieldName.js';
import { Options } from './Options.js';
import { filledOf, type Offer, type OptionInput, type OptionInputs, offersFor } from './optionInput.js';

interface Props {
  readonly command: SeenCommand;
  readonly option: SeenCommandOption;
  readonly writing: OptionInputs;
  readonly write: (written: OptionInput) => void;
}

type TakingKey = 'Enter' | 'Tab';

const HESITATES = 90;
const NOTHING: readonly Offer[] = [];
const NO_KEYS: readonly TakingKey[] = [];

/**
 * Input for one option of a command, with the offered values above it. One of them is marked as soon as they are there: the one that was typed
 * in full, or the first. Enter and Tab take it; once it is taken, Enter runs the command. Escape closes the list, and what was typed counts.
 * Enter and Tab that are pressed before the bot has answered wait for it, and then do the same, one after the other.
 */
export function OptionField({ command, option, writing, write }: Props) {
  const words = useWords();
  const id = useId();
  const list = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const [focused, focus] = useState(false);
  const [chosen, choose] = useState<number>();
  /** The keys that were pressed before the bot had answered to what is typed, in order. */
  const [early, setEarly] = useState<readonly TakingKey[]>(NO_KEYS);
  const written = writing[option.name] ?? { text: '' };
  const { offers, isAnswered } = useOffers({ command, option, writing, focused });
  const isPicked = written.value !== undefined;
  const open = focused && !isPicked && offers.length > 0;
  const marked = open ? Math.min(chosen ?? bestOf(offers, written.text), offers.length - 1) : -1;
  const pick = ({ name, value }: Offer): void => {
    choose(undefined);
    write({ text: name, value });
  };
  const go = (step: number): void => choose((marked + step + offers.length) % offers.length);
  const take = (key: TakingKey): void => {
    const found = offers[marked];
    if (found) pick(found);
    else if (key === 'Enter') input.current?.form?.requestSubmit();
    else fieldAfter(input.current)?.focus();
  };
  useEffect(() => {
    const [key, ...later] = early;
    if (key === undefined || !(isAnswered || isPicked)) return;
    // What was pressed after the key that takes a suggestion does what it does then; the key that runs the command is the last that counts.
    setEarly(offers[marked] ? later : NO_KEYS);
    if (focused) take(key);
  }, [early, isAnswered, isPicked]);
  const keyed = (key: string): (() => void) | undefined => {
    const isEarly = focused && !isPicked && !isAnswered && written.text !== '';
    if ((key === 'Enter' || key === 'Tab') && isEarly) return () => setEarly([...early, key]);
    if (!open) return undefined;
    if (key === 'Enter' || key === 'Tab') return () => take(key);
    if (key === 'Escape') return () => focus(false);
    return key === 'ArrowDown' ? () => go(1) : key === 'ArrowUp' ? () => go(-1) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isPlain = !event.isComposing && !event.shiftKey;
    const act = isPlain ? keyed(event.key) : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div class={`option${written.text.length > 24 ? ' long' : ''}`}>
      <label for={id}>{option.name}</label>
      <input
        ref={input}
        id={id}
        name={fieldName(option.name)}
        value={written.text}
        placeholder={option.required ? words.required : words.optional}
        title={option.description}
        autoComplete="off"
        spellcheck={false}
        inputMode={option.type === 'integer' ? 'numeric' : 'text'}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open ? `${list}-${marked}` : undefined}
        aria-description={option.description}
        onFocus={() => focus(true)}
        onBlur={() => {
          focus(false);
          setEarly(NO_KEYS);
        }}
        onInput={event => {
          focus(true);
          choose(undefined);
          setEarly(NO_KEYS);
          write({ text: event.currentTarget.value });
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <Options
          id={list}
          class="palette"
          label={option.name}
          hint={option.description}
          active={marked}
          take={index => offers[index] && pick(offers[index])}
          options={offers.map(({ name, value }, index) => ({ key: String(value), selected: index === marked, content: name }))}
        />
      )}
    </div>
  );
}

/** The field or button that Tab goes to from a field of a form. */
function fieldAfter(field: HTMLInputElement | null): HTMLElement | undefined {
  const all = [...(field?.form?.elements ?? [])];
  const next = field ? all[all.indexOf(field) + 1] : undefined;
  return next instanceof HTMLElement ? next : undefined;
}

/** The offer that was typed in full, or the first. */
function bestOf(offers: readonly Offer[], text: string): number {
  const typed = text.trim().toLowerCase();
  const isTyped = ({ name, value }: Offer): boolean => [name, String(value)].some(one => one.toLowerCase() === typed);
  return Math.max(0, offers.findIndex(isTyped));
}

interface Offered {
  readonly offers: readonly Offer[];
  /** Whether they are for what is typed now. Otherwise they are for what was typed before, until the bot has answered. */
  readonly isAnswered: boolean;
}

/** The values offered for the typed text. The bot is asked a moment after the last key. */
function useOffers({ command, option, writing, focused }: Omit<Props, 'write'> & { readonly focused: boolean }): Offered {
  const words = useWords();
  const [found, setFound] = useState<{ readonly for: string | undefined; readonly offers: readonly Offer[] }>({
    for: undefined,
    offers: NOTHING,
  });
  const asked = useRef(0);
  const text = writing[option.name]?.text ?? '';
  useEffect(() => {
    if (!focused || !option.autocomplete) return undefined;
    asked.current += 1;
    const mine = asked.current;
    const timer = setTimeout(async () => {
      const offers = await complete(command.name, option.name, { ...filledOf(command, writing), [option.name]: text });
      if (asked.current === mine) setFound({ for: text, offers });
    }, HESITATES);
    return () => clearTimeout(timer);
  }, [text, focused]);
  if (option.autocomplete) return { offers: found.offers, isAnswered: found.for === text };
  const wanted = text.toLowerCase();
  const all = offersFor(state(), option, words) ?? NOTHING;
  return { offers: all.filter(one => one.name.toLowerCase().includes(wanted) || one.value === wanted), isAnswered: true };
}
