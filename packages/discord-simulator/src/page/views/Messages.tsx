import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeenMessage } from '../../client/seen.js';
import { loadOlder } from '../state/loading.js';
import { complain } from '../state/notices.js';
import { hereOf, type LoadedMessages, myView, viewOf } from '../state/pageState.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { Icon } from './Icon.js';
import { MessageView } from './MessageView.js';
import { Typing } from './Typing.js';

interface Props {
  readonly persona: string;
  readonly channel: string;
}

const NEAR = 120;
const TOGETHER = 7 * 60_000;

/** The messages of a channel. It follows new messages unless scrolled up, and loads older ones when scrolled up. */
export function Messages({ persona, channel }: Props) {
  const words = useWords();
  const found = useStore(state => viewOf(state, persona).loaded[channel]);
  const list = found?.isAwaited ? undefined : found;
  const dismissed = useStore(state => state.dismissed);
  const name = useStore(state => hereOf(myView(state))?.name ?? '');
  const { scroller, content, isLow, toEnd, onScroll } = useSticking(list, () => loadOlder(persona, channel).catch(complain));
  const drawn = useRef(new WeakMap<SeenMessage, Record<string, VNode>>());
  const messages = (list?.messages ?? []).filter(one => !dismissed.includes(one.id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div class="messages" ref={scroller} onScroll={onScroll} tabIndex={0} role="log" aria-label={words.messages(name)} aria-busy={!list}>
      <div ref={content}>
        {list?.whole && <p class="beginning">{words.beginning(name)}</p>}
        {list && !list.whole && (
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

/** Reuses the virtual node of an unchanged message. */
function kept(drawn: WeakMap<SeenMessage, Record<string, VNode>>, message: SeenMessage, short: boolean): VNode {
  const ways = drawn.get(message) ?? {};
  drawn.set(message, ways);
  const way = String(short);
  ways[way] ??= <MessageView key={message.id} message={message} short={short} />;
  return ways[way];
}

/** Whether a message is shown without avatar and name, as a continuation of the one before. */
const goesWith = (before: SeenMessage | undefined, message: SeenMessage): boolean =>
  before !== undefined &&
  before.author.id === message.author.id &&
  before.ephemeral === message.ephemeral &&
  message.at - before.at < TOGETHER &&
  !message.command &&
  !message.replyTo;

/**
 * Scroll position: at the end unless somebody scrolls up, and unchanged when older messages are added above. Where the browser puts the view
 * because messages changed, or a picture has loaded, is no scrolling up.
 */
function useSticking(list: LoadedMessages | undefined, fetchOlder: () => Promise<void>) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(0);
  const fetching = useRef(false);
  const [isLow, setLow] = useState(true);
  const low = useRef(true);
  const lastTop = useRef(0);
  const hasChanged = useRef(false);
  const toEnd = (): void => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  const first = list?.messages[0]?.id;
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
    const note = (): void => {
      hasChanged.current = true;
    };
    const changes = new MutationObserver(note);
    changes.observe(box, { childList: true, subtree: true, attributes: true, characterData: true });
    box.addEventListener('load', note, true);
    return () => {
      watcher.disconnect();
      changes.disconnect();
      box.removeEventListener('load', note, true);
    };
  }, []);
  const onScroll = (): void => {
    const box = scroller.current;
    if (!box) return;
    fromEnd.current = box.scrollHeight - box.scrollTop;
    const isNear = fromEnd.current - box.clientHeight < NEAR;
    const isScrolledUp = box.scrollTop < lastTop.current && !hasChanged.current;
    hasChanged.current = false;
    lastTop.current = box.scrollTop;
    low.current = isNear || (low.current && !isScrolledUp);
    setLow(low.current);
    if (low.current && !isNear) toEnd();
    if (box.scrollTop > box.clientHeight || list?.whole !== false || fetching.current) return;
    fetching.current = true;
    void fetchOlder().finally(() => {
      fetching.current = false;
      requestAnimationFrame(() => scroller.current?.dispatchEvent(new Event('scroll')));
    });
  };
  return { scroller, content, isLow, toEnd, onScroll };
}
