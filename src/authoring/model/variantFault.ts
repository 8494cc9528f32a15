/** The files of a variant's folder. */
export const FOLDER_FILES = ['variant.json', 'board.json', 'map.svg'] as const;
export type FolderFile = (typeof FOLDER_FILES)[number];

/**
 * What is wrong with an author's variant. `typed`: a text of the file, shortened. `near`: what was probably meant. `at`, `other`: ids of
 * provinces or locations.
 */
export type VariantFault =
  | { readonly code: 'variant-file-missing' }
  | { readonly code: 'variant-not-there' }
  | { readonly code: 'variant-file-unreadable' }
  | { readonly code: 'variant-file-large'; readonly kilobytes: number }
  | { readonly code: 'variant-not-text' }
  | { readonly code: 'variant-not-json'; readonly typed: string }
  | { readonly code: 'variant-nested-deep' }
  | { readonly code: 'variant-key-twice'; readonly typed: string }
  | { readonly code: 'variant-unknown-field'; readonly typed: string; readonly near?: string }
  /** `kind`: the JSON type expected, "array". */
  | { readonly code: 'variant-expects'; readonly kind: string }
  | { readonly code: 'variant-missing-field'; readonly typed: string }
  | { readonly code: 'variant-one-of'; readonly choices: readonly string[] }
  | { readonly code: 'variant-too-small'; readonly least: number; readonly of: 'text' | 'list' | 'number' }
  | { readonly code: 'variant-too-large'; readonly most: number; readonly of: 'text' | 'list' | 'number' }
  /** `form`: how the text should look, "#c8501e". */
  | { readonly code: 'variant-form'; readonly form: string }
  | { readonly code: 'variant-bad-language'; readonly typed: string }
  | { readonly code: 'variant-bad-name'; readonly typed: string }
  /** Signs that nobody sees, or that change the direction of writing. */
  | { readonly code: 'variant-unseen-signs'; readonly typed: string }
  | { readonly code: 'variant-link'; readonly typed: string }
  /** It would be taken for a game that everybody has, or for the bot. */
  | { readonly code: 'variant-name-ours'; readonly typed: string }
  | { readonly code: 'variant-id-taken'; readonly typed: string }
  | { readonly code: 'variant-same-name'; readonly typed: string; readonly other: string }
  | { readonly code: 'variant-name-unclear'; readonly typed: string; readonly at: string }
  | { readonly code: 'variant-no-province'; readonly typed: string; readonly near?: string }
  | { readonly code: 'variant-no-power'; readonly typed: string; readonly near?: string }
  | { readonly code: 'variant-no-rule'; readonly typed: string; readonly choices: readonly string[] }
  | { readonly code: 'variant-rule-twice'; readonly typed: string }
  | { readonly code: 'variant-no-coast'; readonly typed: string; readonly coasts: readonly string[] }
  | { readonly code: 'variant-coast-needed'; readonly at: string; readonly coasts: readonly string[] }
  | { readonly code: 'variant-coasts-idle'; readonly at: string }
  | { readonly code: 'variant-centre-unheld'; readonly at: string }
  | { readonly code: 'variant-no-centre'; readonly at: string }
  | { readonly code: 'variant-home-twice'; readonly at: string; readonly power: string }
  | { readonly code: 'variant-land-twice'; readonly at: string; readonly power: string }
  | { readonly code: 'variant-unit-form'; readonly typed: string }
  | { readonly code: 'variant-unit-twice'; readonly at: string }
  | { readonly code: 'variant-unit-misplaced'; readonly typed: string }
  | { readonly code: 'variant-capital-elsewhere'; readonly at: string }
  /** `other`: the letters of that power, which may differ in case. */
  | { readonly code: 'variant-same-letters'; readonly typed: string; readonly other: string; readonly power: string }
  /** `orders`: kinds of order that every game has, and the file leaves out. */
  | { readonly code: 'variant-orders-left-out'; readonly orders: readonly string[] }
  | { readonly code: 'variant-last-year-early'; readonly year: number }
  | { readonly code: 'variant-chaos-homes'; readonly power: string }
  | { readonly code: 'variant-victory-far'; readonly centres: number }
  | { readonly code: 'variant-victory-won'; readonly power: string; readonly centres: number }
  | { readonly code: 'variant-border-self'; readonly at: string }
  | { readonly code: 'variant-border-twice'; readonly at: string; readonly other: string }
  | { readonly code: 'variant-army-at-sea'; readonly at: string }
  | { readonly code: 'variant-impassable-border'; readonly at: string }
  | { readonly code: 'variant-unreachable'; readonly at: string }
  | { readonly code: 'variant-few-players' }
  | { readonly code: 'variant-city-elsewhere'; readonly at: string }
  | { readonly code: 'variant-city-and-units' }
  | { readonly code: 'variant-not-neutral' }
  | { readonly code: 'variant-not-of-kind'; readonly at: string; readonly kind: 'land' | 'sea' }
  | { readonly code: 'variant-no-fleet-there'; readonly at: string }
  /** `typed`: what is missing, "rivers", "calendar.placement". */
  | { readonly code: 'variant-rule-idle'; readonly typed: string }
  | { readonly code: 'variant-river-broken'; readonly at: string; readonly other: string }
  | { readonly code: 'variant-river-joins'; readonly typed: string; readonly at: string }
  | { readonly code: 'variant-wall-nowhere'; readonly at: string; readonly other: string }
  | { readonly code: 'variant-many-neighbours'; readonly at: string; readonly most: number }
  | { readonly code: 'svg-broken'; readonly typed: string }
  /** `what`: the construct, "<script>". */
  | { readonly code: 'svg-forbidden'; readonly what: string }
  | { readonly code: 'svg-too-much'; readonly of: 'elements' | 'depth' | 'points' | 'lines'; readonly most: number }
  | { readonly code: 'svg-no-size' }
  | { readonly code: 'svg-bad-path'; readonly typed: string }
  | { readonly code: 'svg-bad-transform'; readonly typed: string }
  | { readonly code: 'svg-flat'; readonly at: string }
  | { readonly code: 'svg-outside'; readonly at: string }
  | { readonly code: 'svg-place-unknown'; readonly typed: string }
  /** A text of the map that is to be written on it: empty, too long, or of too many lines. */
  | { readonly code: 'svg-text-long'; readonly most: number; readonly lines: number }
  /** Letters of a text on the map, in frame pixels. */
  | { readonly code: 'svg-text-size'; readonly typed: string; readonly size: number; readonly least: number; readonly most: number }
  | { readonly code: 'svg-undrawn'; readonly at: string }
  | { readonly code: 'svg-covers'; readonly at: string; readonly other: string }
  /** The box has no inside, or leaves the map, which is so large. */
  | { readonly code: 'variant-box'; readonly width: number; readonly height: number }
  /** Exactly one of two fields should be there. */
  | { readonly code: 'variant-one-field'; readonly typed: string; readonly other: string }
  /** The points don't fill at least two rows of so many. */
  | { readonly code: 'variant-lattice'; readonly columns: number }
  | { readonly code: 'borders-missing' }
  /** They touch on the map, and are neither neighbours nor marked. */
  | { readonly code: 'borders-unlisted'; readonly at: string; readonly other: string }
  /** They are neighbours, and neither touch on the map nor are marked. `gap`: how far they are apart, in pixels. */
  | { readonly code: 'borders-undrawn'; readonly at: string; readonly other: string; readonly gap: number }
  /** The pair is in drawing.apart or drawing.closed already. */
  | { readonly code: 'mark-twice'; readonly at: string; readonly other: string }
  | { readonly code: 'mark-idle-closed'; readonly at: string; readonly other: string }
  | { readonly code: 'mark-idle-apart'; readonly at: string; readonly other: string }
  | { readonly code: 'mark-closed-listed'; readonly at: string; readonly other: string }
  | { readonly code: 'mark-apart-unlisted'; readonly at: string; readonly other: string }
  | { readonly code: 'zip-broken' }
  | { readonly code: 'zip-path'; readonly typed: string }
  | { readonly code: 'zip-too-many'; readonly most: number }
  | { readonly code: 'variant-took-long'; readonly seconds: number }
  | { readonly code: 'game-failed'; readonly game: number; readonly typed: string }
  | { readonly code: 'game-refused'; readonly game: number; readonly typed: string }
  | { readonly code: 'game-flawed'; readonly game: number; readonly typed: string }
  /** So many orders could be chosen for one seat in one phase: panels would be slow for everybody. */
  | { readonly code: 'game-large'; readonly game: number; readonly choices: number; readonly most: number }
  /** In CSS pixels: on the picture that shows them largest, in a channel. */
  | { readonly code: 'units-unreadable'; readonly height: number; readonly least: number }
  | { readonly code: 'variant-many-languages'; readonly most: number };

/** What an author should look at; it refuses nothing. */
export type VariantNotice =
  | { readonly code: 'colours-alike'; readonly power: string; readonly other: string; readonly eyes: string }
  | { readonly code: 'ids-unused'; readonly ids: readonly string[] }
  /** Names that do not fit inside their provinces: the first of them, and how many others there are. */
  | { readonly code: 'names-outside'; readonly at: readonly [string, ...string[]]; readonly more: number }
  /** What is smaller on posted pictures than it should be, on a screen that shows them at most so wide and high. All in CSS pixels. */
  | {
      readonly code: 'pictures-small';
      readonly width: number;
      readonly height: number;
      readonly least: { readonly unit: number; readonly name: number };
      /** Undefined: units are large enough. */
      readonly unit?: number;
      /** Where units are too small; empty for a picture of the whole board. */
      readonly theatres: readonly { readonly en: string; readonly fr: string }[];
      /** Provinces whose name is too small, the smallest first. */
      readonly names: readonly { readonly at: string; readonly height: number }[];
      /** How many provinces there are. */
      readonly of: number;
    }
  /** `at`: the province in which a mark of the drawing should be. */
  | { readonly code: 'mark-outside'; readonly at: string }
  /** `other`: an earlier mark of the same kind, "unit:stp/nc". */
  | { readonly code: 'mark-same-spot'; readonly other: string }
  /** Letters that none of the fonts of pictures has. `typed`: the name that they are in. */
  | { readonly code: 'letters-missing'; readonly typed: string; readonly letters: string }
  /** Names without the language that is written on the map too. `names`: the first of them, in English. */
  | { readonly code: 'without-script'; readonly script: string; readonly count: number; readonly names: readonly string[] }
  | { readonly code: 'without-french'; readonly count: number }
  | { readonly code: 'not-played'; readonly games: number };

/** Where something was found. `line` counts from 1; `where`: "powers[2].units[1]", or an element of the drawing. */
export interface Spot {
  readonly file: FolderFile | 'folder' | 'zip' | 'games';
  readonly line?: number;
  readonly where?: string;
}

export interface FolderFault extends Spot {
  readonly fault: VariantFault;
}

export interface FolderNotice extends Spot {
  readonly notice: VariantNotice;
}

/** Makes a text of an untrusted file safe to quote: without control characters and backticks, and shortened, which "…" tells. */
export function quotable(text: string): string {
  const clean = text.replace(/[\p{C}`]/gu, '');
  return clean.length <= LONGEST ? clean : `${clean.slice(0, LONGEST - 1).replace(/\p{Cs}$/u, '')}…`;
}
const LONGEST = 60;
