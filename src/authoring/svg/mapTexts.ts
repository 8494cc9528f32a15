/** A line of a text as the drawing has it, before transforms. `x`: of its left end, middle or right end, as `anchor` says. */
export interface TextRow {
  readonly t: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: Anchor;
}
export type Anchor = 'start' | 'middle' | 'end';

type Attributes = Readonly<Record<string, string>>;

interface Setting {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: Anchor;
  /** The same for all that is written in one line. */
  readonly line: symbol;
}

/** Collects the lines of one `<text>`: each piece with a place of its own begins one. */
export interface TextReader {
  readonly open: (attributes: Attributes) => void;
  readonly close: () => void;
  readonly write: (found: string) => void;
  readonly rows: () => readonly TextRow[];
}

/** The size of letters in pixels if nothing is said of it, as browsers have it. */
const USUAL_SIZE = 16;

export function textReader(attributes: Attributes): TextReader {
  const settings: Setting[] = [within({ x: 0, y: 0, size: USUAL_SIZE, anchor: 'start', line: Symbol() }, attributes)];
  const pieces: { readonly setting: Setting; text: string }[] = [];
  return {
    open: inner => void settings.push(within(settings.at(-1) ?? within(undefined, inner), inner)),
    close: () => void settings.pop(),
    write: found => {
      const setting = settings.at(-1);
      const last = pieces.at(-1);
      if (!setting) return;
      if (last && last.setting.line === setting.line) last.text += found;
      else pieces.push({ setting, text: found });
    },
    rows: () =>
      pieces
        .map(({ setting: { x, y, size, anchor }, text }) => ({ t: text.replace(/\s+/g, ' ').trim(), x, y, size, anchor }))
        .filter(({ t }) => t !== ''),
  };
}

function within(around: Setting | undefined, { x, y, style = '', ...attributes }: Attributes): Setting {
  const said = (name: string): string | undefined => new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(style)?.[1] ?? attributes[name];
  const size = Number.parseFloat(said('font-size') ?? '');
  const anchor = said('text-anchor')?.trim();
  return {
    x: numberOr(x, around?.x ?? 0),
    y: numberOr(y, around?.y ?? 0),
    size: Number.isFinite(size) && size > 0 ? size : (around?.size ?? USUAL_SIZE),
    anchor: anchor === 'start' || anchor === 'middle' || anchor === 'end' ? anchor : (around?.anchor ?? 'start'),
    line: around && x === undefined && y === undefined ? around.line : Symbol(),
  };
}

function numberOr(typed: string | undefined, otherwise: number): number {
  const read = Number.parseFloat(typed ?? '');
  return Number.isFinite(read) ? read : otherwise;
}
