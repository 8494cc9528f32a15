import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeenCommand, SeenCommandOption } from '../../client/seen.js';
import { complete } from '../state/actions.js';
import { state } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { filledOf, type Offer, type OptionInput, type OptionInputs, offersFor } from './optionInput.js';

const HESITATES = 90;
const NOTHING: readonly Offer[] = [];

interface Offered {
  readonly offers: readonly Offer[];
  /** Whether they are for what is typed now. Otherwise they are for what was typed before, until the bot has answered. */
  readonly isAnswered: boolean;
}

interface Asked {
  readonly command: SeenCommand;
  readonly option: SeenCommandOption;
  readonly writing: OptionInputs;
  readonly focused: boolean;
}

/** The values offered for the typed text. The bot is asked a moment after the last key. */
export function useOffers({ command, option, writing, focused }: Asked): Offered {
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

type TakingKey = 'Enter' | 'Tab';

const NO_KEYS: readonly TakingKey[] = [];

interface Taking extends Offered {
  readonly input: { readonly current: HTMLInputElement | null };
  readonly focused: boolean;
  readonly focus: (focused: boolean) => void;
  readonly written: OptionInput;
  readonly write: (written: OptionInput) => void;
}

/** Marks one of the offers of a field, and has keys take it. */
export function useTaking({ input, focused, focus, written, write, offers, isAnswered }: Taking) {
  const [chosen, choose] = useState<number>();
  /** The keys that were pressed before the bot had answered to what is typed, in order. */
  const [early, setEarly] = useState<readonly TakingKey[]>(NO_KEYS);
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
  return {
    open,
    marked,
    pick,
    onKeyDown: onPlainKey(keyed),
    onBlur: (): void => {
      focus(false);
      setEarly(NO_KEYS);
    },
    onText: (text: string): void => {
      focus(true);
      choose(undefined);
      setEarly(NO_KEYS);
      write({ text });
    },
  };
}

/** Handles the keys that have something to do here. They do nothing else then. */
const onPlainKey =
  (keyed: (key: string) => (() => void) | undefined) =>
  (event: KeyboardEvent): void => {
    const isPlain = !event.isComposing && !event.shiftKey;
    const act = isPlain ? keyed(event.key) : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

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
