import type { SeenChannel, SeenCommand } from '../../client/seen.js';
import { hereOf, myView } from '../state/pageState.js';
import { change, useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { useWriting } from './composerWriting.js';
import { Icon } from './Icon.js';
import { Invocation } from './Invocation.js';
import { useNarrow } from './narrow.js';
import { Palette } from './Palette.js';

const LONGEST = 2_000;
const NONE: readonly SeenCommand[] = [];

/** The message input; "/" opens the commands. `place`: key of the draft, made of persona and channel. */
export function Composer({ place }: { readonly place: string }) {
  const words = useWords();
  const here = useStore(state => hereOf(myView(state)));
  const loaded = useStore(state => myView(state).commands[here?.id ?? '']);
  const writing = useWriting(place, loaded ?? NONE);
  const { invoked, keepInvoked, leave } = writing;
  if (!here) return null;
  if (!here.mayWrite) return <p class="composer closed">{words.mayNotWrite}</p>;
  if (invoked) return <Invocation key={invoked.command.name} {...invoked} keep={keepInvoked} leave={leave} />;
  return <MessageInput here={here} writing={writing} loading={!loaded} />;
}

interface Props {
  readonly here: SeenChannel;
  readonly writing: ReturnType<typeof useWriting>;
  /** Whether the commands of the channel are still awaited. */
  readonly loading: boolean;
}

function MessageInput({ here, writing, loading }: Props) {
  const { text, area, offered, active, setActive, setText, pick, write, send } = writing;
  const words = useWords();
  const narrow = useNarrow();
  const listed = offered && offered.length > 0;
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
  return (
    <div class="composer">
      <Replying />
      {offered && <Palette commands={offered} loading={loading} active={active} pick={pick} />}
      <div class="line">
        {!text.startsWith('/') && <OpenCommands press={() => openPalette(setText, area.current)} />}
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
        <Send isEmpty={text.trim() === ''} isCommand={Boolean(offered)} press={() => void send()} />
      </div>
    </div>
  );
}

/** To whom the message answers, if it answers somebody. */
function Replying() {
  const words = useWords();
  const replyTo = useStore(state => state.replyTo);
  if (!replyTo) return null;
  return (
    <p class="replying">
      {words.replying(replyTo.author.name)}
      <button type="button" class="quiet" aria-label={words.cancel} onClick={() => change({ replyTo: undefined })}>
        <Icon name="close" />
      </button>
    </p>
  );
}

function OpenCommands({ press }: { readonly press: () => void }) {
  const words = useWords();
  return (
    <button type="button" class="quiet" aria-label={words.commands} title={words.commands} onClick={press}>
      /
    </button>
  );
}

interface SendProps {
  readonly isEmpty: boolean;
  readonly isCommand: boolean;
  readonly press: () => void;
}

/** The button that sends a text. A command that is not complete yet is not sent. */
function Send({ isEmpty, isCommand, press }: SendProps) {
  const words = useWords();
  return (
    <button
      type="button"
      class="button primary send"
      disabled={isEmpty || isCommand}
      title={isEmpty ? words.nothingToSend : isCommand ? words.chooseFirst : undefined}
      onClick={press}
    >
      {words.send}
    </button>
  );
}

function openPalette(setText: (text: string) => void, area: HTMLTextAreaElement | null): void {
  setText('/');
  area?.focus();
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
