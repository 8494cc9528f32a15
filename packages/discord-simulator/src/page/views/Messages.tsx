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

/**
 * The messages of a channel. It follows new messages unless scrolled up, and loads older ones when scrolled up. What the persona writes, and the
 * answers to their commands, bring it back to the end.
 */
export function Messages({ persona, channel }: Props) {
  const words = useWords();
  const found = useStore(state => viewOf(state, persona).loaded[channel]);
  const list = found?.isAwaited ? undefined : found;
  const dismissed = useStore(state => state.dismissed);
  const name = useStore(state => hereOf(myView(state))?.name ?? '');
  const { scroller, content, isLow, toEnd, onScroll } = useSticking(list, lastOwn(list, persona), () =>
    loadOlder(persona, channel).catch(complain),
  );
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

/** The id of the last message that a persona wrote or asked for with a command. */
const lastOwn = (list: LoadedMessages | undefined, persona: string): string | undefined =>
  list?.messages.findLast(({ author, command }) => (command?.user ?? author).id === persona)?.id;

/** The scroll position at the end of what a box holds. */
const endOf = (box: HTMLElement): number => box.scrollHeight - box.clientHeight;

/**
 * Scroll position: at the end unless somebody scrolls up, and unchanged when older messages are added above. When messages shrink, the browser
 * moves the view to the new end; only a view above every end there was since the last scroll has been scrolled up by somebody.
 */
function useSticking(list: LoadedMessages | undefined, own: string | undefined, fetchOlder: () => Promise<void>) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(0);
  const fetching = useRef(false);
  const [isLow, setLow] = useState(true);
  const low = useRef(true);
  const lastTop = useRef(0);
  const lowestEnd = useRef(Number.POSITIVE_INFINITY);
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
    if (own === undefined) return;
    low.current = true;
    setLow(true);
    toEnd();
  }, [own]);
  useLayoutEffect(() => {
    const box = content.current;
    if (!box) return undefined;
    const watcher = new ResizeObserver(() => {
      if (scroller.current) lowestEnd.current = Math.min(lowestEnd.current, endOf(scroller.current));
      if (low.current) toEnd();
    });
    watcher.observe(box);
    if (scroller.current) watcher.observe(scroller.current);
    return () => watcher.disconnect();
  }, []);
  const onScroll = (): void => {
    const box = scroller.current;
    if (!box) return;
    fromEnd.current = box.scrollHeight - box.scrollTop;
    const isNear = fromEnd.current - box.clientHeight < NEAR;
    const end = endOf(box);
    const isScrolledUp = box.scrollTop < Math.min(lastTop.current, lowestEnd.current, end) - 1;
    lowestEnd.current = end;
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
