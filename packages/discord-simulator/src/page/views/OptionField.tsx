import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { SeenCommand, SeenCommandOption } from '../../client/seen.js';
import { complete } from '../state/actions.js';
import { state } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { Options } from './Options.js';
import { filledOf, type Offer, type OptionInput, type OptionInputs, offersFor } from './optionInput.js';

interface Props {
  readonly command: SeenCommand;
  readonly option: SeenCommandOption;
  readonly writing: OptionInputs;
  readonly write: (written: OptionInput) => void;
}

const HESITATES = 90;
const NOTHING: readonly Offer[] = [];

/** Input for one option of a command, with the offered values above it. */
export function OptionField({ command, option, writing, write }: Props) {
  const words = useWords();
  const id = useId();
  const list = `${id}-list`;
  const [focused, focus] = useState(false);
  const [active, setActive] = useState(-1);
  const written = writing[option.name] ?? { text: '' };
  const offers = useOffers({ command, option, writing, focused });
  const isPicked = written.value !== undefined;
  const open = focused && !isPicked && offers.length > 0;
  const pick = ({ name, value }: Offer): void => {
    setActive(-1);
    write({ text: name, value });
  };
  const first = option.choices.length > 0 || option.type === 'boolean' ? 0 : -1;
  const found = offers[active < 0 ? first : active];
  const go = (step: number): void => setActive((active + step + offers.length) % offers.length);
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => go(1),
    ArrowUp: () => go(active < 0 ? 0 : -1),
    Escape: () => focus(false),
    Enter: found && (() => pick(found)),
    Tab: found && (() => pick(found)),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = open ? keys[event.key] : undefined;
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    key();
  };
  return (
    <div class={`option${written.text.length > 24 ? ' long' : ''}`}>
      <label for={id}>{option.name}</label>
      <input
        id={id}
        name={option.name}
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
        aria-activedescendant={open && active >= 0 ? `${list}-${active}` : undefined}
        aria-description={option.description}
        onFocus={() => focus(true)}
        onBlur={() => focus(false)}
        onInput={event => {
          focus(true);
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
          active={active}
          take={index => offers[index] && pick(offers[index])}
          options={offers.map(({ name, value }, index) => ({ key: String(value), selected: index === active, content: name }))}
        />
      )}
    </div>
  );
}

/** The values offered for the typed text. The bot is asked a moment after the last key. */
function useOffers({ command, option, writing, focused }: Omit<Props, 'write'> & { readonly focused: boolean }): readonly Offer[] {
  const words = useWords();
  const [offers, setOffers] = useState(NOTHING);
  const asked = useRef(0);
  const text = writing[option.name]?.text ?? '';
  useEffect(() => {
    if (!focused || !option.autocomplete) return undefined;
    asked.current += 1;
    const mine = asked.current;
    const timer = setTimeout(async () => {
      const found = await complete(command.name, option.name, { ...filledOf(command, writing), [option.name]: text });
      if (asked.current === mine) setOffers(found);
    }, HESITATES);
    return () => clearTimeout(timer);
  }, [text, focused]);
  if (option.autocomplete) return offers;
  const wanted = text.toLowerCase();
  return (offersFor(state(), option, words) ?? NOTHING).filter(one => one.name.toLowerCase().includes(wanted) || one.value === wanted);
}
