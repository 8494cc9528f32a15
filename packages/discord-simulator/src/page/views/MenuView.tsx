import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeenChannel, SeenOption, SeenSelect } from '../../client/seen.js';
import { myView, rolesIn, type State } from '../state/pageState.js';
import { state, useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import type { Words } from '../words/en.js';
import { Icon } from './Icon.js';
import { useMenuKeys } from './menuKeys.js';
import { Options } from './Options.js';

interface Props {
  readonly select: Pick<SeenSelect, 'kind' | 'options' | 'chosen' | 'min' | 'max' | 'disabled' | 'placeholder'>;
  /** The accessible name, if there is no placeholder. */
  readonly label?: string;
  readonly waiting: boolean;
  /** Resolves with whether the choice was taken. */
  readonly choose: (values: readonly string[]) => Promise<boolean>;
}

/**
 * A select menu. A single choice is sent at once, several with the button below them or when the menu is closed. What the bot did not take does
 * not stay chosen.
 */
export function MenuView({ select, label, waiting, choose }: Props) {
  const words = useWords();
  const channels = useStore(now => myView(now).channels);
  const options = select.kind === 'string' ? select.options : offered(state(), select, channels);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = `${useId()}-list`;
  const many = select.max > 1;
  const { picked, take, close } = usePicking({ select, options, open, setOpen, choose });
  const { active, onKeyDown } = useMenuKeys({ options, open, setOpen, close, take });
  useOutside(root, open, close);
  const { isUp, room } = useRoom(root, open);
  const shown = options.filter(one => picked.includes(one.value)).map(one => one.label);
  const name = label ?? select.placeholder ?? words.choose;
  return (
    <div class={`menu${open ? ' open' : ''}${isUp ? ' up' : ''}`} style={{ '--room': `${room}px` }} ref={root}>
      <button
        type="button"
        class={waiting ? 'waiting' : ''}
        role="combobox"
        aria-label={name}
        aria-expanded={open}
        aria-haspopup="listbox"
        aria-controls={list}
        aria-activedescendant={open ? `${list}-${active}` : undefined}
        aria-busy={waiting}
        disabled={select.disabled}
        onClick={() => (open ? close() : setOpen(true))}
        onKeyDown={onKeyDown}
      >
        <span class={shown.length > 0 ? '' : 'placeholder'}>{shown.join(', ') || select.placeholder || name}</span>
        <Icon name="open" />
      </button>
      {open && (
        <Options
          id={list}
          label={name}
          active={active}
          many={many}
          hint={hintOf(words, select, options.length)}
          confirm={many ? { label: words.done, disabled: picked.length < select.min, press: close } : undefined}
          take={index => options[index] && take(options[index].value)}
          options={options.map(option => ({
            key: option.value,
            selected: picked.includes(option.value),
            content: <Entry option={option} />,
          }))}
        />
      )}
    </div>
  );
}

interface Picking extends Pick<Props, 'select' | 'choose'> {
  readonly options: readonly SeenOption[];
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** What is chosen in a menu, as far as this page knows. */
function usePicking({ select, options, open, setOpen, choose }: Picking) {
  const before = options.filter(one => one.chosen).map(one => one.value);
  const [picked, pick] = useState<readonly string[]>(before);
  const many = select.max > 1;
  const taken = before.join(' ');
  useEffect(() => pick(before), [taken]);
  const send = async (values: readonly string[]): Promise<void> => {
    if (!(await choose(values))) pick(before);
  };
  return {
    picked,
    take: (value: string): void => {
      if (!many) {
        pick([value]);
        setOpen(false);
        void send([value]);
        return;
      }
      const without = picked.filter(one => one !== value);
      pick(without.length < picked.length ? without : [...picked, value].slice(-select.max));
    },
    close: (): void => {
      setOpen(false);
      if (many && open && picked.join(' ') !== taken && picked.length >= select.min) void send(picked);
    },
  };
}

/** Where the list of options opens, and the height it may have there, in pixels. */
interface Room {
  readonly isUp: boolean;
  readonly room: number;
}

/** The height of a whole list of options, in pixels, and the gap between it and what is beside it. */
const [LIST, GAP] = [288, 8];

const ROOM_BELOW: Room = { isUp: false, room: LIST };

/** Is measured each time the list opens. */
function useRoom(root: { readonly current: HTMLElement | null }, open: boolean): Room {
  const [room, setRoom] = useState<Room>(ROOM_BELOW);
  useLayoutEffect(() => {
    if (open) setRoom(roomFor(root.current));
  }, [open]);
  return room;
}

/** A list opens upward if it would be cut off below and there is more room above. Where there is room for it nowhere, it is shorter, and scrolls. */
function roomFor(menu: HTMLElement | null): Room {
  const box = menu?.closest('.messages')?.getBoundingClientRect();
  const own = menu?.getBoundingClientRect();
  if (!box || !own) return ROOM_BELOW;
  const [above, below] = [own.top - box.top - GAP, box.bottom - own.bottom - GAP];
  const isUp = below < LIST && above > below;
  return { isUp, room: Math.max(Math.min(LIST, isUp ? above : below), 0) };
}

const Entry = ({ option: { emoji, label, description } }: { readonly option: SeenOption }) => (
  <>
    <span>
      {emoji} {label}
    </span>
    {description && <small>{description}</small>}
  </>
);

function hintOf(words: Words, { min, max }: Pick<SeenSelect, 'min' | 'max'>, offers: number): string | undefined {
  if (offers === 0) return words.nothingOffered;
  return max > 1 ? words.chooseSome(min, max) : undefined;
}

/** The options of a user, role, mentionable or channel menu. */
function offered(
  { persons, bot }: State,
  { kind, chosen }: Pick<SeenSelect, 'kind' | 'chosen'>,
  channels: readonly SeenChannel[],
): readonly SeenOption[] {
  const users = [...persons, ...(bot ? [bot] : [])];
  const named = rolesIn(channels).map(({ id, name }) => ({ id, name: `@${name}` }));
  const found = { user: users, role: named, mentionable: [...named, ...users], channel: channels, string: [] }[kind];
  return found.map(({ id, name }) => ({ label: name, value: id, chosen: chosen.includes(id) }));
}

function useOutside(root: { readonly current: HTMLElement | null }, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  });
}
