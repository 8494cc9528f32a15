import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useWords } from '../words/words.js';
import { Mention } from './Mention.js';
import { Moment } from './Moment.js';
import { isPiece, type Piece, parseChat, type Token } from './parse.js';

/** What somebody wrote, as chats show it. Nothing of it is taken for HTML. */
export function Chat({ text }: { readonly text: string }) {
  const tokens = useMemo(() => parseChat(text), [text]);
  return <div class="chat">{render(tokens)}</div>;
}

/** The same where only a line is wanted, in a title or a name. */
export function ChatLine({ text }: { readonly text: string }) {
  const tokens = useMemo(() => parseChat(text).flatMap(token => ('tokens' in token && token.tokens ? token.tokens : [token])), [text]);
  return <>{render(tokens)}</>;
}

const render = (tokens: readonly Token[] | undefined): ComponentChildren => tokens?.map(draw);

function draw(token: Token): ComponentChildren {
  if (isPiece(token)) return <PieceOf piece={token} />;
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
      return <Outward href={token.href}>{render(token.tokens)}</Outward>;
    case 'text':
      return token.tokens ? render(token.tokens) : token.text;
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

const item = (one: { readonly tokens: readonly Token[] }): JSX.Element => <li>{render(one.tokens)}</li>;

/** Chat knows three sizes; they are no sections of the page. */
const Heading = ({ depth, children }: { readonly depth: number; readonly children: ComponentChildren }) => (
  <p class={`heading heading-${Math.min(depth, 3)}`}>{children}</p>
);

/** A link is shown and opened only when somebody wants it; anything but the web is mere text. */
export function Outward({ href, children }: { readonly href: string; readonly children: ComponentChildren }) {
  const words = useWords();
  if (!/^https?:\/\//i.test(href)) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={words.openLink(href)}>
      {children}
    </a>
  );
}

function PieceOf({ piece }: { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'underline':
      return <u>{render(piece.tokens)}</u>;
    case 'spoiler':
      return <Spoiler>{render(piece.tokens)}</Spoiler>;
    case 'subtext':
      return <p class="subtext">{render(piece.tokens)}</p>;
    case 'quote':
      return <blockquote>{render(piece.tokens)}</blockquote>;
    case 'moment':
      return <Moment at={Number(piece.value) * 1000} style={piece.style} />;
    case 'user':
    case 'role':
    case 'channel':
    case 'command':
      return <Mention kind={piece.kind} value={piece.value} />;
    default:
      return piece.kind satisfies never;
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
