import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

export interface Shown {
  readonly key: string;
  readonly selected: boolean;
  readonly content: ComponentChildren;
}

interface Props {
  /** Prefix of the options' element ids: `${id}-0`, `${id}-1`, … */
  readonly id: string;
  readonly label: string;
  readonly options: readonly Shown[];
  readonly active: number;
  readonly many?: boolean;
  readonly hint?: string | undefined;
  readonly class?: string;
  readonly take: (index: number) => void;
}

/** A list box for a field that keeps the focus: the field handles the keys and references the active option. */
export function Options({ id, label, options, active, many = false, hint, class: kind = '', take }: Props) {
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div id={id} class={`options ${kind}`} role="listbox" tabIndex={-1} aria-label={label} aria-multiselectable={many}>
      {hint && <p class="hint">{hint}</p>}
      {options.map(({ key, selected, content }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field that keeps the focus has the keys
        <div
          key={key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={selected}
          class={index === active ? 'active' : ''}
          onPointerDown={event => event.preventDefault()}
          onClick={() => take(index)}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
