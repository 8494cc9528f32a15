import { useId, useRef, useState } from 'preact/hooks';
import type { SeenCommand, SeenCommandOption } from '../../client/seen.js';
import { useWords } from '../state/useWords.js';
import { fieldName } from './fieldName.js';
import { Options } from './Options.js';
import type { OptionInput, OptionInputs } from './optionInput.js';
import { useOffers, useTaking } from './optionOffers.js';

interface Props {
  readonly command: SeenCommand;
  readonly option: SeenCommandOption;
  readonly writing: OptionInputs;
  readonly write: (written: OptionInput) => void;
}

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
  const written = writing[option.name] ?? { text: '' };
  const offered = useOffers({ command, option, writing, focused });
  const { offers } = offered;
  const { open, marked, pick, onKeyDown, onBlur, onText } = useTaking({ ...offered, input, focused, focus, written, write });
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
        onBlur={onBlur}
        onInput={event => onText(event.currentTarget.value)}
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
