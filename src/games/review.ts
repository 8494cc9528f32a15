import type { InEach } from '../lib/language.js';
import type { Random } from '../lib/random.js';

/** What a seat would have if the year of the game ended with a phase: its centres, and its units after builds and removals. */
export interface Holding {
  readonly centres: number;
  readonly units: number;
}

/** One look at a closed phase. Each takes some tenths of a second of one core at most. */
export type ReviewPart =
  /** How the games end that opponents play on from here. */
  | { readonly kind: 'chances' }
  /** The sheet of a seat, and the best one it could have written. */
  | { readonly kind: 'sheet'; readonly seat: string }
  /** The units that were disbanded although a retreat was open. */
  | { readonly kind: 'retreats' };

/** A seat's share of the wins in the games that were played on. An estimate; `error`: of it, at 95 %. */
export interface WinChance {
  readonly seat: string;
  readonly share: number;
  readonly error: number;
}

/** `order`: in English. `no-match`: what it supports was ordered otherwise. `needless`: without it, everything had come out the same. */
export interface WastedSupport {
  readonly order: string;
  readonly why: 'no-match' | 'cut' | 'needless';
}

/** The best sheet that was found for a seat, given what all others ordered, and what it wrote itself. */
export interface SheetFinding {
  readonly kind: 'sheet';
  readonly seat: string;
  /** Whether every sheet was tried that can come out differently. If not, the best was searched for. */
  readonly isExact: boolean;
  /** How many sheets were tried. */
  readonly tried: number;
  readonly had: Holding;
  readonly best: Holding;
  /** How many centres and units the best sheet would have brought more; a fraction if only its units would stand better. */
  readonly dearness: number;
  /** The orders of the best sheet in English, one a line, as `Game.read` takes them. */
  readonly orders: string;
  /** How many supports the seat gave, and those that helped nothing. */
  readonly supports: number;
  readonly wasted: readonly WastedSupport[];
  /** The names of the places of units that were lost, and that another sheet at least as good had saved. */
  readonly saved: readonly InEach[];
}

export type ReviewFinding =
  | SheetFinding
  | { readonly kind: 'chances'; readonly games: number; readonly chances: readonly WinChance[] }
  | { readonly kind: 'retreats'; readonly saved: readonly { readonly seat: string; readonly place: InEach }[] };

/** How a game looks back at its closed phases. Pure: the same phase and the same chance give the same findings. */
export interface Review<State, Report> {
  /** Set if battles are left out: sheets are compared by what the strengths of the orders alone decide. */
  readonly withoutBattles?: true;
  /** What there is to look at in a phase, from the state before it and its public report. */
  parts(state: State, report: Report): readonly ReviewPart[];
  finding(state: State, report: Report, part: ReviewPart, random: Random): ReviewFinding;
  /** The report of the phase as it would have been with other orders of a seat. `orders`: as `SheetFinding` has them. */
  supposed(state: State, report: Report, seat: string, orders: string): Report;
}
