import type { Report } from '../../src/games/diplomacy/model/report.js';

/** A rule that a small picture shows: some units and their orders on a part of a board. */
export interface RuleExample {
  readonly name: string;
  readonly game: string;
  /** "qin A xia": one unit a line. */
  readonly units: readonly string[];
  readonly orders: Readonly<Record<string, string>>;
  /** Owners of the centres in the picture. */
  readonly centres: Readonly<Record<string, string>>;
  /** The part of the board, in frame pixels. */
  readonly box: readonly [number, number, number, number];
  readonly turn: Report['turn'];
  /** What becomes of the units that move, as a check: "xia" bounces. */
  readonly expected: Readonly<Record<string, string>>;
}

export const RULE_EXAMPLES: readonly RuleExample[] = [
  {
    name: 'wall',
    game: 'warring-states-v2',
    units: ['qin A xia', 'qin A sli', 'wei A any'],
    orders: { qin: 'A Xia - Any; A Sli S A Xia - Any', wei: 'A Any H' },
    centres: { xia: 'qin', sli: 'qin', any: 'wei' },
    box: [250, 560, 730, 865],
    turn: { season: 'spring', year: 450 },
    expected: { xia: 'bounced' },
  },
  {
    name: 'river-convoy',
    game: 'mandate-of-heaven',
    units: ['wei A hni', 'wei F ani'],
    orders: { wei: 'A Hni - Hhs; F Ani C A Hni - Hhs' },
    centres: { ani: 'wei', hni: 'wei', tal: 'wei' },
    box: [560, 480, 1000, 760],
    turn: { season: 'spring', year: 367 },
    expected: { hni: 'moved' },
  },
  {
    name: 'battle',
    game: 'classic-battles',
    units: ['germany A mun', 'germany A ruh', 'france A bur', 'france A par'],
    orders: { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur H; A Par S A Bur H' },
    centres: { mun: 'germany', par: 'france', mar: 'france', bre: 'france', kie: 'germany', ber: 'germany' },
    box: [300, 545, 760, 850],
    turn: { season: 'spring', year: 1902 },
    expected: { mun: 'bounced' },
  },
];
