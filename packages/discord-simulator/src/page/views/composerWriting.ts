import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeenCommand } from '../../client/seen.js';
import { say } from '../state/actions.js';
import { begin, type CommandDraft, EMPTY, spelledOut, useDraft } from './composerDraft.js';
import { matching } from './Palette.js';

/** What is being written in a place: a text, among it the beginning of a command's name, or a command of which the options are filled in. */
export function useWriting(place: string, commands: readonly SeenCommand[]) {
  const [draft, keepDraft] = useDraft(place);
  const { text } = draft;
  const command = commands.find(one => one.name === draft.command?.name);
  const [active, setActive] = useState(0);
  const latest = useRef(text);
  latest.current = text;
  const { area, focusOnReturn } = useArea(text, command);
  const setText = (written: string): void => keepDraft(written === '' ? EMPTY : { text: written });
  const write = (written: string): void => {
    setActive(0);
    const begun = spelledOut(commands, written);
    if (begun) keepDraft(begun);
    else setText(written);
  };
  useLayoutEffect(() => {
    const begun = draft.command ? undefined : spelledOut(commands, text);
    if (begun) keepDraft(begun);
  }, [commands]);
  return {
    text,
    area,
    /** The commands whose names were begun. Undefined: the text is no command. */
    offered: text.startsWith('/') && !text.includes('\n') ? matching(commands, text) : undefined,
    /** The place in `offered` of the one that Enter takes. */
    active,
    setActive,
    setText,
    write,
    pick: (picked: SeenCommand): void => keepDraft(begin(picked)),
    send: async (): Promise<void> => {
      if (text.trim() !== '' && (await say(text)) && latest.current === text) setText('');
    },
    /** The command that was taken. */
    invoked: command && draft.command && { command, draft: draft.command },
    keepInvoked: (kept: CommandDraft): void => keepDraft({ text: '', command: kept }),
    leave: (): void => {
      focusOnReturn();
      keepDraft(EMPTY);
    },
  };
}

/** The field for the text. It grows with it, and gets the focus when somebody returns from a command. */
function useArea(text: string, command: SeenCommand | undefined) {
  const area = useRef<HTMLTextAreaElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => grow(area.current), [text, command]);
  useLayoutEffect(() => {
    if (command || !hasLeft.current) return;
    hasLeft.current = false;
    area.current?.focus();
  }, [command]);
  return {
    area,
    focusOnReturn: (): void => {
      hasLeft.current = true;
    },
  };
}

/** Fits the input's height to its text, up to a third of the window. */
function grow(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${Math.min(area.scrollHeight, innerHeight / 3)}px`;
}
