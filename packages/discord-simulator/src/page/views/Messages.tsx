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
    <div
      class={isLow ? 'messages low' : 'messages'}
      ref={scroller}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      role="log"
      aria-label={words.messages(name)}
      aria-busy={!list}
    >
      <div class="whole-list" ref={content}>
        <div class="list">
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

/**
 * Scroll position: at the end unless somebody scrolls up, and unchanged when messages are added or change their size. The list is laid out from its
 * end (`column-reverse`), so that the end is position 0 and positions above it are negative: at the end no change of what stands above can move the
 * view, and only a scroll can leave it.
 */
function useSticking(list: LoadedMessages | undefined, own: string | undefined, fetchOlder: () => Promise<void>) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const fetching = useRef(false);
  const [isLow, setLow] = useState(true);
  const low = useRef(true);
  const toEnd = (): void => {
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  const setLowNow = (now: boolean): void => {
    low.current = now;
    setLow(now);
  };
  useLayoutEffect(() => {
    if (own === undefined) return;
    setLowNow(true);
    toEnd();
  }, [own]);
  useLayoutEffect(() => {
    const box = content.current;
    if (!box) return undefined;
    const watcher = new ResizeObserver(() => low.current && toEnd());
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  const onScroll = (): void => {
    const box = scroller.current;
    if (!box) return;
    setLowNow(box.scrollTop > -NEAR);
    const fromTop = box.scrollHeight - box.clientHeight + box.scrollTop;
    if (fromTop > box.clientHeight || list?.whole !== false || fetching.current) return;
    fetching.current = true;
    void fetchOlder().finally(() => {
      fetching.current = false;
      requestAnimationFrame(() => scroller.current?.dispatchEvent(new Event('scroll')));
    });
  };
  return { scroller, content, isLow, toEnd, onScroll };
}
