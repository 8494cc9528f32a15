import { Marked, type Token, type TokenizerAndRendererExtension, type TokenizerThis, type Tokens } from 'marked';

export type { Token, Tokens };

/** A piece of chat that is no Markdown. `kind` is what it is: an underlined text, a mention, a moment … */
export interface Piece {
  readonly type: 'piece';
  readonly raw: string;
  readonly kind: 'underline' | 'spoiler' | 'subtext' | 'quote' | 'user' | 'role' | 'channel' | 'command' | 'moment';
  /** An id, the seconds of a moment, the words of a command. */
  readonly value: string;
  /** How a moment is written. */
  readonly style: string;
  readonly tokens: Token[];
}

export const isPiece = (token: Token): token is Piece & Token => token.type === 'piece';

type Reading = Pick<Piece, 'kind'> & {
  readonly value?: string | undefined;
  readonly style?: string | undefined;
  readonly inner?: string | undefined;
};

/** `read` gives nothing for what only looks like it: it stays text. */
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
      return piece(match[0], reading, inner === undefined ? [] : this.lexer.inlineTokens(inner, []));
    },
  };
}

function block(
  name: string,
  starts: RegExp,
  pattern: RegExp,
  read: (raw: string, lexer: TokenizerThis['lexer']) => Piece,
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

const piece = (raw: string, { kind, value = '', style = '' }: Reading, tokens: Token[]): Piece => ({
  type: 'piece',
  raw,
  kind,
  value,
  style,
  tokens,
});

const nothing = (): undefined => undefined;

/** The last second that a date can tell, before or after 1970. */
const LAST_SECOND = 8_640_000_000_000;

/** Markdown as chats know it: line breaks count, no HTML, no tables, no pictures; mentions, moments and spoilers besides. */
const chat = new Marked({ gfm: true, breaks: true }).use({
  extensions: [
    inline('underline', '__', /^__(?=\S)([\s\S]*?\S)__(?!_)/, ([, inner]) => ({ kind: 'underline', inner })),
    inline('spoiler', '||', /^\|\|([\s\S]+?)\|\|/, ([, inner]) => ({ kind: 'spoiler', inner })),
    inline('user', '<@', /^<@!?(\d+)>/, ([, value]) => ({ kind: 'user', value })),
    inline('role', '<@&', /^<@&(\d+)>/, ([, value]) => ({ kind: 'role', value })),
    inline('channel', '<#', /^<#(\d+)>/, ([, value]) => ({ kind: 'channel', value })),
    inline('command', '</', /^<\/([^:>]{1,100}):\d+>/, ([, value]) => ({ kind: 'command', value })),
    inline('moment', '<t:', /^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, ([, value, style = 'f']) =>
      Math.abs(Number(value)) <= LAST_SECOND ? { kind: 'moment', value, style } : undefined,
    ),
    block('subtext', /^-# /m, /^-# ([^\n]+)(?:\n|$)/, (raw, lexer) =>
      piece(raw, { kind: 'subtext' }, lexer.inlineTokens(raw.slice(3).trimEnd(), [])),
    ),
    block('quote', /^> /m, /^(?:> ?[^\n]*(?:\n|$))+/, (raw, lexer) =>
      piece(raw, { kind: 'quote' }, lexer.blockTokens(raw.replace(/^> ?/gm, ''), [])),
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

/** Deeper than this nothing is nested that somebody means. */
const DEEPEST = 40;

const within = (token: Token): readonly Token[] => (token.type === 'list' ? token.items : 'tokens' in token ? (token.tokens ?? []) : []);

const depthOf = (tokens: readonly Token[], left: number): number =>
  left === 0 ? 1 : 1 + Math.max(0, ...tokens.map(token => depthOf(within(token), left - 1)));

/** The tokens of a text; one text as it was typed, where it is nested so deeply that it could not be shown. */
export function parseChat(text: string): readonly Token[] {
  try {
    const tokens = chat.lexer(text);
    if (depthOf(tokens, DEEPEST) < DEEPEST) return tokens;
  } catch {
    // Nested too deeply even to be read.
  }
  return [{ type: 'text', raw: text, text }];
}
