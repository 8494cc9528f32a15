import type { Fault, Phase, Seat } from '../../../games/game.js';
import type { Language } from '../../../lib/language.js';
import type { Picture } from '../../../matches/ports.js';

/** Something of a report that has a card of its own; what is still to be decided has what may be said of it: a label, and the text that says it. */
export interface Leaf {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly outcomes: readonly { readonly label: string; readonly text: string }[];
}

/** A report in words, for everybody. */
export interface Told {
  /** What stands on cards of its own, one each: a battle. */
  readonly leaves?: readonly Leaf[];
  /** Who did what: a heading ("Qin") and its lines. */
  readonly groups: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** What came of it: "Captured: …". */
  readonly news: readonly string[];
  /** What is told may still come otherwise. */
  readonly isProvisional?: true;
  /** The title, where it is not that of results of a phase. */
  readonly title?: string;
  /** Nothing on the board has changed yet. */
  readonly isInterim?: true;
}

/** An order somebody may ask about: what to ask with, and how it is shown. */
export interface Explicable {
  readonly key: string;
  /** "A Xia - Any (Qin)", at most 100 characters. */
  readonly label: string;
  /** The same with full names: "A Xianyang – Anyi". */
  readonly inFull: string;
  readonly success: boolean;
}

/** Answers those who ask why an order of a closed phase came to what it came to. Everything in the answers is public. */
export interface Explainer {
  readonly choices: (told: unknown, language: Language) => readonly Explicable[];
  /** Whole sentences in Discord's markdown, a line each, together at most 3500 characters; undefined: no such order. */
  readonly explain: (told: unknown, key: string, language: Language) => readonly string[] | undefined;
}

/** Tells a game whose phases are decisions of a round. Views and reports are the game's own. */
export interface RoundTeller {
  /** What lies on the table, as the fields of an embed: at most eight, each of at most 600 characters. */
  readonly table: (view: unknown, language: Language) => readonly { readonly name: string; readonly value: string }[];
  /** What a seat holds, and what it has before it; for its eyes alone. */
  readonly own: (view: unknown, language: Language) => readonly string[];
  /** A round, from its first report to its last: what it is called, and a line for each seat and each thing that came of it. */
  readonly round: (reports: readonly unknown[], language: Language) => { readonly title: string; readonly lines: readonly string[] };
  /** A line for each round of the reports. */
  readonly story: (reports: readonly unknown[], language: Language) => readonly string[];
  /** Who holds what the game is won by, a line each. */
  readonly holdings: (view: unknown, language: Language) => readonly string[];
  /** What the host chose, as whole sentences. */
  readonly chosen: (options: Readonly<Record<string, unknown>>, language: Language) => readonly string[];
}

/** Says in words what one kind of game has to say. The rooms of Discord know no game; they ask its teller. */
export interface Teller {
  /** "Spring 450 BC, movement". */
  phaseName(phase: Pick<Phase, 'kind' | 'turn'>, language: Language): string;
  /** The phases of a kind, as a plan names them: "Movement". */
  kindName(kind: string, language: Language): string;
  /** What is sent in a phase of a kind, as the beginning of a sentence, where that is not orders: "Reports". */
  sentIn?(kind: string, language: Language): string | undefined;
  /** What happens to those who order nothing, as whole sentences. */
  missedOrders(language: Language): string;
  /** How orders are written, with examples, in Discord's markdown. */
  howToOrder(language: Language): string;
  told(report: unknown, language: Language): Told;
  /** Whole sentences for those who do not see the picture, at most 1024 characters. */
  altText(picture: Picture, language: Language): string;
  /** All that a picture shows, a sentence each, for those who would rather read; nothing of what is for one seat alone. */
  asText(picture: Picture, language: Language): readonly string[];
  /** The parts of its board that may have a picture of their own. */
  theatres(language: Language): readonly { readonly id: string; readonly name: string }[];
  /** "18 centres". */
  points(count: number, language: Language): string;
  units(count: number, language: Language): string;
  /** Why orders of a closed phase came to what they came to; a game without orders to explain has none. */
  readonly explainer?: Explainer;
  /** Of a game that is told by rounds. */
  readonly rounds?: RoundTeller;
  /** A sentence about a fault of the game's own; undefined: not one of its codes. `seats`: how those of a table are called, where it matters. */
  fault(fault: Fault, language: Language, seats?: readonly Seat[]): string | undefined;
}

/** The teller of each game, by the game's id. */
export type Tellers = ReadonlyMap<string, Teller>;

export function tellerOf(tellers: Tellers, game: string): Teller {
  const teller = tellers.get(game);
  if (teller === undefined) throw new Error(`nobody tells the game ${game}`);
  return teller;
}
