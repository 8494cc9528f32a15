import type { Fault, Phase, Seat, Topic } from '../../../games/game.js';
import type { Language } from '../../../lib/language.js';
import type { Picture } from '../../../matches/context/ports.js';
import type { RulesTopic } from '../language/rulesText.js';

/**
 * A part of a report with its own card. `outcomes`: empty once it is decided; otherwise, for each possible outcome, the label of its button
 * and its order.
 */
export interface DetailCard {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly outcomes: readonly { readonly label: string; readonly text: string }[];
}

/** A report in words. Public. */
export interface ReportText {
  /** Parts with their own cards, such as battles. */
  readonly detailCards?: readonly DetailCard[];
  /** Who did what: a heading ("Qin") and its lines. `seat`: whose mark precedes the heading. */
  readonly groups: readonly { readonly heading: string; readonly seat?: string; readonly lines: readonly string[] }[];
  /** Consequences: "Captured: …". */
  readonly news: readonly string[];
  /** How to verify what was drawn by lot in a match: told after all other news, and not where the results are only supposed. */
  readonly seals?: readonly string[];
  /** Set if the results may still change. */
  readonly isProvisional?: true;
  /** Undefined: the usual title for the results of a phase. */
  readonly title?: string;
  /** Set if nothing on the board has changed yet. */
  readonly isInterim?: true;
}

/** An order that can be explained: its key, and how it is shown. */
export interface Explicable {
  readonly key: string;
  /** "A Xianyang – Anyi (Qin)", short enough for an option of a menu with a sign in front of it. */
  readonly label: string;
  /** The same with abbreviations, which may be typed too: "A Xia - Any (Qin)". */
  readonly short: string;
  readonly success: boolean;
}

/** Explains orders of a closed phase. The explanations are public. */
export interface Explainer {
  readonly choices: (told: unknown, language: Language) => readonly Explicable[];
  /** Whole sentences in Discord's markdown, one per line, together at most 3500 characters. Undefined if there is no such order. */
  readonly explain: (told: unknown, key: string, language: Language) => readonly string[] | undefined;
}

/** Presents a game played in rounds, whose phases are single decisions. Views and reports are in the game's own form. */
export interface RoundPresenter {
  /** The card table as fields of an embed: at most eight, with at most 600 characters each. */
  readonly table: (view: unknown, language: Language) => readonly { readonly name: string; readonly value: string }[];
  /** A seat's hand, and the cards it has laid. For its player only. */
  readonly own: (view: unknown, language: Language) => readonly string[];
  /** A round, from its first report to its last: a title, and a line for each seat and each consequence. */
  readonly round: (reports: readonly unknown[], language: Language) => { readonly title: string; readonly lines: readonly string[] };
  /** One line for each round in the reports. */
  readonly story: (reports: readonly unknown[], language: Language) => readonly string[];
  /** Who holds what counts for victory, one line each. */
  readonly holdings: (view: unknown, language: Language) => readonly string[];
  /** What was done for a seat that missed a turn of this kind of phase. */
  readonly missed: (kind: string, language: Language) => string | undefined;
  /** What the host chose, as whole sentences. */
  readonly chosen: (options: Readonly<Record<string, unknown>>, language: Language) => readonly string[];
}

/** Puts one game into words. Commands and posts are independent of the game: they ask its presenter. */
export interface GamePresenter {
  /** "Spring 450 BC, movement". */
  phaseName(phase: Pick<Phase, 'kind' | 'turn'>, language: Language): string;
  /** "Spring 450 BC". */
  turnName(turn: Phase['turn'], language: Language): string;
  /** A kind of phase in a list of hosting rules: "Movement". */
  kindName(kind: string, language: Language): string;
  /** What players submit in a kind of phase, capitalised: "Reports". Undefined: orders. */
  sentIn?(kind: string, language: Language): string | undefined;
  /** What happens to players who order nothing, in whole sentences. */
  missedOrders(language: Language): string;
  /** The name of the button that makes a seat ready while nothing is saved, if that is a choice of its own. `stakes`: of the phase. */
  readyWithout?(stakes: readonly Fault[], language: Language): string | undefined;
  /**
   * What happens in a phase of this kind to a player who has filed nothing, in one sentence. `topics`: what they could have ordered.
   * Undefined in games where every phase is a single decision.
   */
  withoutOrders?(phase: { readonly kind: string; readonly topics: readonly Topic[] }, language: Language): string | undefined;
  /** What happens in a phase of this kind if nobody orders anything: the second half of a sentence. Undefined as for `withoutOrders`. */
  withoutAny?(kind: string, language: Language): string | undefined;
  /** What those of the topics do that players do not know from other games, a line for each kind, in Discord's markdown. */
  topicNotes?(topics: readonly Topic[], language: Language): readonly string[];
  /** Its rules by topic; the first says what the game is. Undefined if there are no pages of rules. */
  rules?(language: Language): readonly RulesTopic[];
  /**
   * What the player of a seat is told at the start, a line each in Discord's markdown: where they begin, what is special about their power,
   * how the game is won. `view`: what everybody sees.
   */
  briefing(view: unknown, seat: string, language: Language): readonly string[];
  /**
   * Why a General of the bot would consider these orders for a seat, in two sentences: what they are for, and how it came to them. `view`:
   * what the seat sees.
   */
  hintReason(view: unknown, seat: string, submission: unknown, language: Language): string;
  /**
   * How the game is won, in one line of Discord's markdown. `view`: what everybody sees; without one, before the game starts, as far as it is
   * known.
   */
  goal(language: Language, view?: unknown): string;
  /** Says which powers have units on the board though nobody can play them or vote on them. `seats`: all that somebody plays or may play. */
  unplayed?(view: unknown, seats: readonly string[], language: Language): string | undefined;
  /** How orders are written, with examples, in Discord's markdown. */
  howToOrder(language: Language): string;
  reportText(report: unknown, language: Language): ReportText;
  /** Whole sentences for readers who cannot see the picture. No longer than `DISCORD_LIMITS.altText`. */
  altText(picture: Picture, language: Language): string;
  /** Describes everything a picture shows, in sentences, without anything private to one seat. */
  asText(picture: Picture, language: Language): readonly string[];
  /** The parts of a picture's board that can be drawn separately: none that is closed in its match. */
  theatres(picture: Picture, language: Language): readonly { readonly id: string; readonly name: string }[];
  /** The id of the part in which a seat has most, in the position that the picture shows. Undefined: none. */
  homeTheatre?(picture: Picture, seat: string): string | undefined;
  /** "18 centres". */
  points(count: number, language: Language): string;
  /** Says below the standings who owns something that looks like points but does not count. */
  uncounted?(owned: readonly { readonly name: string; readonly count: number }[], language: Language): string;
  /** What the two numbers of each power in tables of standings count: "centres · units". */
  standingsColumns(language: Language): string;
  /** Undefined in games without orders to explain. */
  readonly explainer?: Explainer;
  /** Defined in games played in rounds. */
  readonly rounds?: RoundPresenter;
  /**
   * A sentence for one of the game's own faults. Undefined if it is not one of its codes. `seats`: the seats' names, if the sentence needs
   * them.
   */
  fault(fault: Fault, language: Language, seats?: readonly Seat[]): string | undefined;
}

/** Presenters by the id of their game. */
export type GamePresenters = ReadonlyMap<string, GamePresenter>;

export function presenterOf(presenters: GamePresenters, game: string): GamePresenter {
  const presenter = presenters.get(game);
  if (presenter === undefined) throw new Error(`nobody tells the game ${game}`);
  return presenter;
}
