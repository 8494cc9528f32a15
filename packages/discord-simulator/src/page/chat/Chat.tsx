import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
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

/** A link that opens in a new tab. Anything but http and https is plain text. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ComponentChildren }) {
  const words = useWords();
  if (!/^https?:\/\//i.test(href)) return <>{children}</>;
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
