import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SeenCommand, SeenCommandOption } from '../../client/seen.js';
import { run } from '../state/actions.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import type { CommandDraft } from './composerDraft.js';
import { FileField } from './FileField.js';
import { fieldName } from './fieldName.js';
import { Icon } from './Icon.js';
import { OptionField } from './OptionField.js';
import { filledOf, type OptionInput } from './optionInput.js';

interface Props {
  readonly command: SeenCommand;
  readonly draft: CommandDraft;
  readonly keep: (draft: CommandDraft) => void;
  readonly leave: () => void;
}

/** The form for a command and its options. */
export function Invocation({ command, draft, keep, leave }: Props) {
  const words = useWords();
  const { shown, writing } = draft;
  const waiting = useStore(state => state.waiting.includes(command.name));
  const form = useRef<HTMLFormElement>(null);
  const shownAtFirst = useRef(shown.length);
  useLayoutEffect(() => {
    const added = shown.length > shownAtFirst.current ? form.current?.elements.namedItem(fieldName(shown.at(-1) ?? '')) : undefined;
    const field = added instanceof HTMLElement ? added : form.current?.querySelector<HTMLElement>('input, .run');
    field?.focus();
  }, [shown.length]);
  const lacking = command.options.filter(one => one.required && !writing[one.name]?.text).map(one => one.name);
  const missing = lacking.length > 0;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (missing) form.current?.querySelector<HTMLElement>('input:placeholder-shown')?.focus();
    else void run(command.name, filledOf(command, writing)).then(done => done && leave());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') leave();
  };
  const hidden = command.options.filter(one => !shown.includes(one.name));
  const field = (option: SeenCommandOption) => {
    const write = (written: OptionInput): void => keep({ ...draft, writing: { ...writing, [option.name]: written } });
    return option.type === 'attachment' ? (
      <FileField key={option.name} option={option} write={write} />
    ) : (
      <OptionField key={option.name} command={command} option={option} writing={writing} write={write} />
    );
  };
  return (
    <form class="composer invocation" ref={form} onSubmit={submit} onKeyDown={onKeyDown} aria-label={command.name}>
      <p class="description">{command.description}</p>
      <div class="line">
        <strong class="name">{command.name}</strong>
        {command.options.filter(one => shown.includes(one.name)).map(field)}
        {hidden.map(one => (
          <button
            key={one.name}
            type="button"
            class="chip"
            title={one.description}
            onClick={() => keep({ ...draft, shown: [...shown, one.name] })}
          >
            + {one.name}
          </button>
        ))}
        <span class="actions">
          <button type="button" class="quiet" aria-label={words.cancel} onClick={leave}>
            <Icon name="close" />
          </button>
          <button
            type="submit"
            class={`button primary run${waiting ? ' waiting' : ''}`}
            disabled={waiting || missing}
            title={missing ? words.stillNeeds(lacking.join(', ')) : undefined}
            aria-busy={waiting}
          >
            {words.run}
          </button>
        </span>
      </div>
    </form>
  );
}
