import type { Outcome } from '../../../games/diplomacy/model/outcome.js';
import type { Language } from '../../../lib/language.js';
import type { BattleTongue } from './battleTongue.js';
import type { ExplanationTongue } from './explanationTongue.js';
import type { Naming } from './naming.js';

/** A fault of the game: its details by name, as words where they are places, powers or units. */
export interface Detail {
  readonly has: (name: string) => boolean;
  readonly place: (name: string) => string;
  readonly power: (name: string) => string;
  readonly typed: (name: string) => string;
  readonly count: (name: string) => number;
  readonly flag: (name: string) => boolean;
  /** "an army", "a fleet"; with a capital where it begins the sentence. */
  readonly unitType: (name: string) => string;
  readonly unitTypeFirst: (name: string) => string;
  /** The name of a kind of order, and of a phase: "convoy", "retreats". */
  readonly orderKind: (name: string) => string;
  readonly phase: (name: string) => string;
  /** A list of places: "Luoyang or Lu". */
  readonly either: (name: string) => string;
  /** A list of powers: "Qin, Chu and Zhao". */
  readonly powers: (name: string) => string;
  /** A list of places. */
  readonly places: (name: string) => string;
  /** A list of orders as they can be typed. */
  readonly texts: (name: string) => string;
}

/** All that is said about Diplomacy in one language. */
export interface Tongue {
  readonly seasons: Readonly<Record<string, string>>;
  readonly kinds: Readonly<
    Record<string, { readonly inName: string; readonly inPlan: string /** What is sent, if not orders. */; readonly sent?: string }>
  >;
  readonly year: (year: number, era: string) => string;
  readonly missedOrders: string;
  readonly howToOrder: string;
  /** What became of an order, as it follows the order; empty: nothing to add. */
  readonly verdict: (outcome: Outcome, names: Naming) => string;
  /** Joins an order, what became of it, and why: "A Xianyang – Anyi bounces: 2 against 2". */
  readonly sentence: (order: string, verdict: string, why: string | undefined) => string;
  /** Two strengths, and where the second came from if not from the place itself. */
  readonly against: (attack: string, against: string, from: string | undefined) => string;
  readonly causes: Readonly<Record<string, string>>;
  /** Behind a unit: it becomes a fleet; behind a move: it asks for a convoy. */
  readonly raises: string;
  readonly viaConvoy: string;
  /** A build that was given up. */
  readonly waived: string;
  readonly notWritten: string;
  /** A power that nobody plays, before what it did. */
  readonly ofNeutral: (power: string, told: string) => string;
  readonly neutrals: string;
  /** Behind an order that was voted: so many of all the powers. Their units are never counted out: from those one could work out who voted. */
  readonly behind: (powers: number, whole: number) => string;
  /** The most powers that agreed on something for a unit, and what they were short of. */
  readonly short: (powers: number, whole: number, of: 'powers' | 'units') => string;
  /** A power that might have built more: no vote for it carried. */
  readonly unbuilt: (power: string, short: string) => string;
  /** Behind what a unit did on which nobody agreed; `short`: what it came to, if anybody voted. */
  readonly noMajority: (short: string | undefined) => string;
  readonly idleNeutrals: (units: readonly string[]) => string;
  /** Behind what a unit did: it withstood with more. */
  readonly bonus: (cause: string, by: number) => string;
  readonly calledIn: (power: string) => string;
  /** Out of the game though it owns a centre. */
  readonly outOfGame: (power: string) => string;
  /** Units without an order to which nothing happened. */
  readonly idle: (units: readonly string[]) => string;
  /** Between two things said of one order. */
  readonly between: string;
  readonly reverted: string;
  readonly captured: (power: string, centres: readonly { readonly centre: string; readonly from: string | undefined }[]) => string;
  /** Of a unit, after its order: from where, and the strengths. `alone`: nothing else was said of the order. */
  readonly dislodged: (from: string | undefined, why: string, alone: boolean) => string;
  /** Of the virtual army of a power, called after a place, by what became of it. */
  readonly virtual: Readonly<Record<string, (power: string, place: string) => string>>;
  readonly mustRetreat: (unit: string, power: string, retreats: readonly string[]) => string;
  readonly eliminated: (power: string) => string;
  readonly centres: (count: number) => string;
  readonly units: (count: number) => string;
  readonly language: Language;
  readonly alt: {
    readonly positions: (phase: string) => string;
    readonly results: (phase: string) => string;
    readonly orders: (phase: string, given: number) => string;
    readonly changes: (phase: string) => string;
    readonly mine: (phase: string) => string;
    readonly history: (from: string, to: string) => string;
    readonly chart: (from: string, to: string) => string;
    readonly part: (theatre: string) => string;
    readonly succeeded: (good: number, all: number) => string;
    readonly holdings: (power: string, armies: readonly string[], fleets: readonly string[], centres: number) => string;
    readonly mustRetreat: (units: readonly string[]) => string;
  };
  readonly unitTypes: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, (detail: Detail) => string>>;
  readonly explanation: ExplanationTongue;
  readonly battles: BattleTongue;
}
