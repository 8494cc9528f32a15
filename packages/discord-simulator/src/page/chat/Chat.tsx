import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { loadOlder, look } from '../state/loading.js';
import { complain } from '../state/notices.js';
import { myView, viewOf } from '../state/pageState.js';
import { state, useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { Mention } from './Mention.js';
import { type ChatToken, isChatToken, parseChat, type Token } from './parseChat.js';
import { Timestamp } from './Timestamp.js';

/** A text with Discord's Markdown. HTML is shown as text. */
export function Chat({ text }: { readonly text: string }) {
  const tokens = useMemo(() => parseChat(text), [text]);
  return <div class="chat">{render(tokens)}</div>;
}

/** Like `Chat`, as a single line, for titles and names. */
export function ChatLine({ text }: { readonly text: string }) {
  const tokens = useMemo(() => parseChat(text).flatMap(token => ('tokens' in token && token.tokens ? token.tokens : [token])), [text]);
  return <>{render(tokens)}</>;
}

const render = (tokens: readonly Token[] | undefined): ComponentChildren => tokens?.map(draw);

function draw(token: Token): ComponentChildren {
  if (isChatToken(token)) return <ChatTokenView token={token} />;
  switch (token.type) {
    case 'space':
      return undefined;
    case 'paragraph':
      return <p>{render(token.tokens)}</p>;
    case 'heading':
      return <Heading depth={token.depth}>{render(token.tokens)}</Heading>;
    case 'list':
      return token.ordered ? <ol start={Number(token.start) || 1}>{token.items.map(item)}</ol> : <ul>{token.items.map(item)}</ul>;
    case 'code':
      return <pre>{token.text}</pre>;
    case 'strong':
      return <strong>{render(token.tokens)}</strong>;
    case 'em':
      return <em>{render(token.tokens)}</em>;
    case 'del':
      return <s>{render(token.tokens)}</s>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <ExternalLink href={token.href}>{render(token.tokens)}</ExternalLink>;
    case 'text':
      return token.tokens ? render(token.tokens) : token.text;
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

const item = (one: { readonly tokens: readonly Token[] }): JSX.Element => <li>{render(one.tokens)}</li>;

/** Headings of a chat text are paragraphs, not sections of the page. Discord has three sizes. */
const Heading = ({ depth, children }: { readonly depth: number; readonly children: ComponentChildren }) => (
  <p class={`heading heading-${Math.min(depth, 3)}`}>{children}</p>
);

interface Place {
  readonly channel: string;
  readonly message?: string | undefined;
}

/** The channel, and message, that Discord's address of it names. */
export function placeIn(href: string): Place | undefined {
  const [, channel, message] = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(href) ?? [];
  return channel === undefined ? undefined : { channel, message };
}

/** A link to a channel or a message, which the page goes to. It is of no use to who cannot see that channel. */
function InnerLink({ channel, message, children }: Place & { readonly children: ComponentChildren }) {
  const me = useStore(state => state.me);
  const isSeen = useStore(state => myView(state).channels.some(one => one.id === channel));
  if (!me || !isSeen) return <>{children}</>;
  return (
    <button type="button" class="link" onClick={() => void goTo(me, channel, message).catch(complain)}>
      {children}
    </button>
  );
}

/** How many pages of older messages are loaded in search of one. */
const PAGES = 20;

/** Opens a channel and scrolls to a message. One that is too far back, or deleted, is not looked for any longer: the channel stays open. */
async function goTo(persona: string, channel: string, message: string | undefined): Promise<void> {
  await look(persona, channel);
  const isThere = (): boolean => viewOf(state(), persona).loaded[channel]?.messages.some(one => one.id === message) ?? false;
  for (let page = 0; message !== undefined && !isThere() && page < PAGES; page++) await loadOlder(persona, channel);
  // The messages are drawn after the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById(`message-${message}`)?.scrollIntoView({ block: 'center' })),
  );
}

/** A link that opens in a new tab, unless it names a place in the guild. Anything but http and https is plain text. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ComponentChildren }) {
  const words = useWords();
  const place = placeIn(href);
  if (!/^https?:\/\//i.test(href)) return <>{children}</>;
  if (place) return <InnerLink {...place}>{children}</InnerLink>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={words.openLink(href)}>
      {children}
    </a>
  );
}

function ChatTokenView({ token }: { readonly token: ChatToken }) {
  switch (token.kind) {
    case 'underline':
      return <u>{render(token.tokens)}</u>;
    case 'spoiler':
      return <Spoiler>{render(token.tokens)}</Spoiler>;
    case 'subtext':
      return <p class="subtext">{render(token.tokens)}</p>;
    case 'quote':
      return <blockquote>{render(token.tokens)}</blockquote>;
    case 'timestamp':
      return <Timestamp at={Number(token.value) * 1000} style={token.style} />;
    case 'user':
    case 'role':
    case 'channel':
    case 'command':
      return <Mention kind={token.kind} value={token.value} />;
    default:
      return token.kind satisfies never;
  }
}

function Spoiler({ children }: { readonly children: ComponentChildren }) {
  const [shown, show] = useState(false);
  const words = useWords();
  if (shown) return <span class="spoiler shown">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label={words.spoiler} onClick={() => show(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
