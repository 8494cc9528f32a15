import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeenOption } from '../../client/seen.js';

interface Menu {
  readonly options: readonly SeenOption[];
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly close: () => void;
  readonly take: (value: string) => void;
}

const FORGETS = 700;

/** Keyboard control of a menu: arrows, Home, End and letters move; Enter or space selects; Escape closes. */
export function useMenuKeys({ options, open, setOpen, close, take }: Menu) {
  const [active, setActive] = useState(0);
  const typed = useRef({ text: '', at: 0 });
  useEffect(() => {
    if (open)
      setActive(
        Math.max(
          0,
          options.findIndex(one => one.chosen),
        ),
      );
  }, [open]);
  const move = (to: number): void => setActive(Math.min(Math.max(to, 0), options.length - 1));
  const find = (letter: string): void => {
    const now = Date.now();
    typed.current = { text: now - typed.current.at < FORGETS ? typed.current.text + letter : letter, at: now };
    const found = options.findIndex(one => one.label.toLowerCase().startsWith(typed.current.text.toLowerCase()));
    if (found >= 0) setActive(found);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Home: () => move(0),
    End: () => move(options.length - 1),
    Escape: close,
    Tab: close,
    Enter: () => takeActive(),
    ' ': () => takeActive(),
  };
  const takeActive = (): void => {
    const option = options[active];
    if (option) take(option.value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
      return;
    }
    const key = keys[event.key];
    if (!key && event.key.length === 1) find(event.key);
    if (!key) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    key();
  };
  return { active, onKeyDown };
}
