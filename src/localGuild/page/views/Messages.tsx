import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeenMessage } from '../../persona/seen.js';
import { loadOlder } from '../state/load.js';
import { complain } from '../state/notices.js';
import { hereOf, mySight, type Shelf, sightOf } from '../state/state.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/words.js';
import { Icon } from './Icon.js';
import { MessageView } from './MessageView.js';
import { Typing } from './Typing.js';

interface Props {
  readonly persona: string;
  readonly channel: string;
}

const NEAR = 120;
const TOGETHER = 7 * 60_000;

/** The messages of a channel: stays with the newest unless somebody reads further up, and fetches older ones on the way there. */
export function Messages({ persona, channel }: Props) {
  const words = useWords();
  const found = useStore(state => sightOf(state, persona).shelves[channel]);
  const shelf = found?.isAwaited ? undefined : found;
  const dismissed = useStore(state => state.dismissed);
  const name = useStore(state => hereOf(mySight(state))?.name ?? '');
  const { scroller, content, isLow, toEnd, onScroll } = useSticking(shelf, () => loadOlder(persona, channel).catch(complain));
  const drawn = useRef(new WeakMap<SeenMessage, Record<string, VNode>>());
  const messages = (shelf?.messages ?? []).filter(one => !dismissed.includes(one.id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div class="messages" ref={scroller} onScroll={onScroll} tabIndex={0} role="log" aria-label={words.messages(name)} aria-busy={!shelf}>
      <div ref={content}>
        {shelf?.whole && <p class="beginning">{words.beginning(name)}</p>}
        {shelf && !shelf.whole && (
          <button type="button" class="button secondary older" onClick={() => void loadOlder(persona, channel).catch(complain)}>
            {words.older}
          </button>
        )}
        <ol>{messages.map((message, index) => kept(drawn.current, message, goesWith(messages[index - 1], message)))}</ol>
        <Typing channel={channel} />
      </div>
      {!isLow && (
        <p class="newest">
          <button type="button" class="button primary" onClick={toEnd}>
            <Icon name="down" /> {words.newest}
          </button>
        </p>
      )}
    </div>
  );
}

/** A message that has not changed is not drawn again. */
function kept(drawn: WeakMap<SeenMessage, Record<string, VNode>>, message: SeenMessage, short: boolean): VNode {
  const ways = drawn.get(message) ?? {};
  drawn.set(message, ways);
  const way = String(short);
  ways[way] ??= <MessageView key={message.id} message={message} short={short} />;
  return ways[way];
}

/** Whether a message goes on where the one before it left off: it then stands without seal and name. */
const goesWith = (before: SeenMessage | undefined, message: SeenMessage): boolean =>
  before !== undefined &&
  before.author.id === message.author.id &&
  before.ephemeral === message.ephemeral &&
  message.at - before.at < TOGETHER &&
  !message.command &&
  !message.replyTo;

/** Where the list stands: at the end while nobody has gone up, and in place when older messages come in above. */
function useSticking(shelf: Shelf | undefined, fetchOlder: () => Promise<void>) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(0);
  const fetching = useRef(false);
  const [isLow, setLow] = useState(true);
  const low = useRef(true);
  const toEnd = (): void => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  const first = shelf?.messages[0]?.id;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = low.current ? box.scrollHeight : box.scrollHeight - fromEnd.current;
  }, [first]);
  useLayoutEffect(() => {
    const box = content.current;
    if (!box) return undefined;
    const watcher = new ResizeObserver(() => low.current && toEnd());
    watcher.observe(box);
    if (scroller.current) watcher.observe(scroller.current);
    return () => watcher.disconnect();
  }, []);
  const onScroll = (): void => {
    const box = scroller.current;
    if (!box) return;
    fromEnd.current = box.scrollHeight - box.scrollTop;
    low.current = fromEnd.current - box.clientHeight < NEAR;
    setLow(low.current);
    if (box.scrollTop > box.clientHeight || shelf?.whole !== false || fetching.current) return;
    fetching.current = true;
    void fetchOlder().finally(() => {
      fetching.current = false;
      requestAnimationFrame(() => scroller.current?.dispatchEvent(new Event('scroll')));
    });
  };
  return { scroller, content, isLow, toEnd, onScroll };
}
