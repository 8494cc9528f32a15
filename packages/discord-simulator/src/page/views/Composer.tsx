import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeenCommand } from '../../client/seen.js';
import { say } from '../state/actions.js';
import { hereOf, myView } from '../state/pageState.js';
import { change, useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { begin, EMPTY, spelledOut, useDraft } from './composerDraft.js';
import { Icon } from './Icon.js';
import { Invocation } from './Invocation.js';
import { useNarrow } from './narrow.js';
import { matching, Palette } from './Palette.js';

const LONGEST = 2_000;
const NONE: readonly SeenCommand[] = [];

/** The message input; "/" opens the commands. `place`: key of the draft, made of persona and channel. */
export function Composer({ place }: { readonly place: string }) {
  const words = useWords();
  const here = useStore(state => hereOf(myView(state)));
  const loaded = useStore(state => myView(state).commands[here?.id ?? '']);
  const commands = loaded ?? NONE;
  const replyTo = useStore(state => state.replyTo);
  const [draft, keepDraft] = useDraft(place);
  const { text } = draft;
  const command = commands.find(one => one.name === draft.command?.name);
  const [active, setActive] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const hasLeft = useRef(false);
  const narrow = useNarrow();
  const latest = useRef(text);
  latest.current = text;
  const offered = text.startsWith('/') && !text.includes('\n') ? matching(commands, text) : undefined;
  useEffect(() => grow(area.current), [text, command]);
  useLayoutEffect(() => {
    if (command || !hasLeft.current) return;
    hasLeft.current = false;
    area.current?.focus();
  }, [command]);
  const setText = (written: string): void => keepDraft(written === '' ? EMPTY : { text: written });
  const pick = (picked: SeenCommand): void => keepDraft(begin(picked));
  const leave = (): void => {
    hasLeft.current = true;
    keepDraft(EMPTY);
  };
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
  const send = async (): Promise<void> => {
    if (text.trim() !== '' && (await say(text)) && latest.current === text) setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (offered) {
      paletteKey(event, { offered, active, setActive, pick, clear: () => setText('') });
      return;
    }
    if (event.key === 'Escape') change({ replyTo: undefined });
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void send();
  };
  if (!here) return null;
  if (!here.mayWrite) return <p class="composer closed">{words.mayNotWrite}</p>;
  if (command && draft.command)
    return (
      <Invocation
        key={command.name}
        command={command}
        draft={draft.command}
        keep={kept => keepDraft({ text: '', command: kept })}
        leave={leave}
      />
    );
  const listed = offered && offered.length > 0;
  return (
    <div class="composer">
      {replyTo && (
        <p class="replying">
          {words.replying(replyTo.author.name)}
          <button type="button" class="quiet" aria-label={words.cancel} onClick={() => change({ replyTo: undefined })}>
            <Icon name="close" />
          </button>
        </p>
      )}
      {offered && <Palette commands={offered} loading={!loaded} active={active} pick={pick} />}
      <div class="line">
        {!text.startsWith('/') && (
          <button
            type="button"
            class="quiet"
            aria-label={words.commands}
            title={words.commands}
            onClick={() => openPalette(setText, area.current)}
          >
            /
          </button>
        )}
        <textarea
          id="write"
          ref={area}
          rows={1}
          maxLength={LONGEST}
          value={text}
          placeholder={(narrow ? words.writeShort : words.write)(`${here.kind === 'direct' ? '@' : '#'}${here.name}`)}
          aria-label={words.write(here.name)}
          aria-controls={listed ? 'palette' : undefined}
          aria-autocomplete="list"
          aria-activedescendant={listed ? `palette-${active}` : undefined}
          onInput={event => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          class="button primary send"
          disabled={text.trim() === '' || Boolean(offered)}
          title={text.trim() === '' ? words.nothingToSend : offered ? words.chooseFirst : undefined}
          onClick={() => void send()}
        >
          {words.send}
        </button>
      </div>
    </div>
  );
}

function openPalette(setText: (text: string) => void, area: HTMLTextAreaElement | null): void {
  setText('/');
  area?.focus();
}

/** Fits the input's height to its text, up to a third of the window. */
function grow(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${Math.min(area.scrollHeight, innerHeight / 3)}px`;
}

interface Choosing {
  readonly offered: readonly SeenCommand[];
  readonly active: number;
  readonly setActive: (active: number) => void;
  readonly pick: (command: SeenCommand) => void;
  readonly clear: () => void;
}

function paletteKey(event: KeyboardEvent, { offered, active, setActive, pick, clear }: Choosing): void {
  const found = offered[active];
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(Math.min(active + 1, offered.length - 1)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => found && pick(found),
    Tab: () => found && pick(found),
    Escape: clear,
  };
  const key = keys[event.key];
  if (!key || (event.key === 'Tab' && !found)) return;
  event.preventDefault();
  key();
}
