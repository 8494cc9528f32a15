import { Marked, type Token, type TokenizerAndRendererExtension, type TokenizerThis, type Tokens } from 'marked';

export type { Token, Tokens };

/** A token that standard Markdown does not have: underlined text, a mention, a timestamp … */
export interface ChatToken {
  readonly type: 'chat-token';
  readonly raw: string;
  readonly kind: 'underline' | 'spoiler' | 'subtext' | 'quote' | 'user' | 'role' | 'channel' | 'command' | 'timestamp';
  /** An id, the seconds of a timestamp, or the name of a command. */
  readonly value: string;
  /** The style of a timestamp. */
  readonly style: string;
  readonly tokens: Token[];
}

export const isChatToken = (token: Token): token is ChatToken & Token => token.type === 'chat-token';

type Reading = Pick<ChatToken, 'kind'> & {
  readonly value?: string | undefined;
  readonly style?: string | undefined;
  readonly inner?: string | undefined;
};

/** An inline extension. `read` returns undefined for text that only looks like it. */
function inline(
  name: string,
  opens: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Reading | undefined,
): TokenizerAndRendererExtension {
  return {
    name,
    level: 'inline',
    start: source => {
      const at = source.indexOf(opens);
      return at < 0 ? undefined : at;
    },
    tokenizer(source) {
      const match = pattern.exec(source);
      const found = match ? read(match) : undefined;
      if (!match || !found) return undefined;
      const { inner, ...reading } = found;
      return token(match[0], reading, inner === undefined ? [] : this.lexer.inlineTokens(inner, []));
    },
  };
}

function block(
  name: string,
  starts: RegExp,
  pattern: RegExp,
  read: (raw: string, lexer: TokenizerThis['lexer']) => ChatToken,
): TokenizerAndRendererExtension {
  return {
    name,
    level: 'block',
    start: source => starts.exec(source)?.index,
    tokenizer(source) {
      const match = pattern.exec(source);
      return match ? read(match[0], this.lexer) : undefined;
    },
  };
}

const token = (raw: string, { kind, value = '', style = '' }: Reading, tokens: Token[]): ChatToken => ({
  type: 'chat-token',
  raw,
  kind,
  value,
  style,
  tokens,
});

const nothing = (): undefined => undefined;

/** The largest timestamp a Date can hold, in seconds before or after 1970. */
const LAST_SECOND = 8_640_000_000_000;

/** Discord's Markdown: line breaks count; no HTML, tables or pictures; with mentions, timestamps and spoilers. */
const chat = new Marked({ gfm: true, breaks: true }).use({
  extensions: [
    inline('underline', '__', /^__(?=\S)([\s\S]*?\S)__(?!_)/, ([, inner]) => ({ kind: 'underline', inner })),
    inline('spoiler', '||', /^\|\|([\s\S]+?)\|\|/, ([, inner]) => ({ kind: 'spoiler', inner })),
    inline('user', '<@', /^<@!?(\d+)>/, ([, value]) => ({ kind: 'user', value })),
    inline('role', '<@&', /^<@&(\d+)>/, ([, value]) => ({ kind: 'role', value })),
    inline('channel', '<#', /^<#(\d+)>/, ([, value]) => ({ kind: 'channel', value })),
    inline('command', '</', /^<\/([^:>]{1,100}):\d+>/, ([, value]) => ({ kind: 'command', value })),
    inline('timestamp', '<t:', /^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, ([, value, style = 'f']) =>
      Math.abs(Number(value)) <= LAST_SECOND ? { kind: 'timestamp', value, style } : undefined,
    ),
    block('subtext', /^-# /m, /^-# ([^\n]+)(?:\n|$)/, (raw, lexer) =>
      token(raw, { kind: 'subtext' }, lexer.inlineTokens(raw.slice(3).trimEnd(), [])),
    ),
    block('quote', /^> /m, /^(?:> ?[^\n]*(?:\n|$))+/, (raw, lexer) =>
      token(raw, { kind: 'quote' }, lexer.blockTokens(raw.replace(/^> ?/gm, ''), [])),
    ),
  ],
  tokenizer: {
    html: nothing,
    tag: nothing,
    def: nothing,
    table: nothing,
    lheading: nothing,
    code: nothing,
    hr: nothing,
    reflink: nothing,
    blockquote: nothing,
  },
});

/** Deeper nesting is shown as plain text. */
const DEEPEST = 40;

const within = (token: Token): readonly Token[] => (token.type === 'list' ? token.items : 'tokens' in token ? (token.tokens ?? []) : []);

const depthOf = (tokens: readonly Token[], left: number): number =>
  left === 0 ? 1 : 1 + Math.max(0, ...tokens.map(token => depthOf(within(token), left - 1)));

/** The tokens of a text. A single plain text token if the text is nested too deeply. */
export function parseChat(text: string): readonly Token[] {
  try {
    const tokens = chat.lexer(text);
    if (depthOf(tokens, DEEPEST) < DEEPEST) return tokens;
  } catch {
    // The parser itself ran out of stack.
  }
  return [{ type: 'text', raw: text, text }];
}

/** A text without its Markdown: what is left when it is shown in one plain line. Timestamps and mentions stay as they are written. */
export const plainText = (text: string): string => parseChat(text).map(plain).join('').trim();

function plain(token: Token): string {
  if (isChatToken(token) && token.tokens.length === 0) return token.raw;
  if (token.type === 'br' || token.type === 'space') return ' ';
  const inner = within(token);
  return inner.length > 0 ? inner.map(plain).join('') : 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}
