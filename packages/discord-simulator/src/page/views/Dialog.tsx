import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../state/useWords.js';
import { Icon } from './Icon.js';

/**
 * A modal dialog. The focus stays in it and returns to where it was.
 * It is modal before it is painted, so that Escape works as soon as it is visible.
 */
export function Dialog({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}) {
  const words = useWords();
  const name = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const cancel = (event: Event): void => {
    event.preventDefault();
    close();
  };
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={name} onCancel={cancel}>
      <header>
        <h2 id={name}>{title}</h2>
        <button type="button" class="quiet" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
