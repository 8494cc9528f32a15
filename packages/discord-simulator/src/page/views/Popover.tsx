import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

interface Props {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly title: string;
  /** Set if the button is called what it shows; the title then only describes it. */
  readonly named?: boolean;
  readonly children: ComponentChildren;
}

/** A button that opens a popover. Escape or a press outside closes it. */
export function Popover({ name, label, title, named = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is inside
    <div ref={root} class={`popover ${name}`} onKeyDown={onKeyDown}>
      <button
        type="button"
        class="control"
        aria-expanded={open}
        aria-controls={id}
        aria-label={named ? undefined : title}
        title={title}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <section id={id} class="sheet" aria-label={title}>
          {children}
        </section>
      )}
    </div>
  );
}
