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
  /** The button below the options that sends what is chosen. */
  readonly confirm?: { readonly label: string; readonly disabled: boolean; readonly press: () => void } | undefined;
  readonly class?: string;
  readonly take: (index: number) => void;
}

/** A list box for a field that keeps the focus: the field handles the keys and references the active option. */
export function Options({ id, label, options, active, many = false, hint, confirm, class: kind = '', take }: Props) {
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const list = (
    <div
      id={id}
      class={confirm ? 'scrolled' : `options ${kind}`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={many}
    >
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
          {many ? (
            <>
              <span class={selected ? 'box checked' : 'box'} aria-hidden="true" />
              <span>{content}</span>
            </>
          ) : (
            content
          )}
        </div>
      ))}
    </div>
  );
  if (!confirm) return list;
  return (
    <div class={`options confirmed ${kind}`}>
      {list}
      <button
        type="button"
        class="button primary"
        disabled={confirm.disabled}
        onPointerDown={event => event.preventDefault()}
        onClick={confirm.press}
      >
        {confirm.label}
      </button>
    </div>
  );
}
