import { readBoardFile } from '../../../../src/assets.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../../../src/games/diplomacy/model/report.js';
import type { State, Submission } from '../../../../src/games/diplomacy/model/state.js';
import { classicBattles } from '../ownVariants.js';

/** Classic Diplomacy with battles. */
export const game = diplomacy(classicBattles(compileBoard(readBoardFile('classic'))));
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const openedWith = (options: Readonly<Record<string, string>>): State =>
  game.open({ seats: POWERS, seed: 1, secret: '00', options: game.chosen?.parse(options) ?? {} });
const opened = openedWith({});

/** The terms of the battles of a match with these choices of its host. */
export const termsOf = (options: Readonly<Record<string, string>>): State['battleTerms'] => openedWith(options).battleTerms;

/** Parses units from a text such as "france A par, germany A mun". */
export const unitsFrom = (text: string): readonly Unit[] =>
  text.split(', ').map(one => {
    const [power = '', type, at = ''] = one.split(' ');
    return { power, type: type === 'F' ? 'F' : 'A', at };
  });

/** Returns a state in which Italy and Turkey are conquered: France owns Rome, nobody owns Constantinople. */
export const conquered = (more: Partial<State> = {}, centres: Readonly<Record<string, string>> = {}): State => ({
  ...opened,
  position: {
    units: unitsFrom('france A bur, germany A mun, germany A ruh, england F lon, austria A vie, russia A mos'),
    dislodged: [],
    contested: [],
    centres: { par: 'france', rom: 'france', mun: 'germany', lon: 'england', vie: 'austria', mos: 'russia', ...centres },
  },
  ...more,
});

/** The same in the first winter. Italy has been a Sepoy of France for so many victories. */
export const winterOf = (won: number, centres: Readonly<Record<string, string>> = {}): State =>
  conquered(
    { phase: 'adjustments', turn: { year: 1901, season: 'winter' }, services: { italy: { as: 'sepoy', of: 'france', won } } },
    { tun: 'france', nap: 'france', ...centres },
  );

/** Closes a phase with what each seat wrote. Throws if a line is refused. */
export function play(state: State, said: Readonly<Record<string, string>>): { readonly state: State; readonly report: Report } {
  const sent = Object.entries(said).map(([seat, text]): [string, Submission] => {
    const { submission, lines } = game.read(state, seat, text, undefined, 'en');
    const bad = lines.find(line => line.fault);
    if (bad) throw new Error(`${seat} may not say ${bad.typed}: ${bad.fault?.code}`);
    return [seat, submission];
  });
  return game.advance(state, new Map(sent));
}

/** France holds Burgundy; Germany attacks it with two. Battle lists are due. */
export const attacked = (): State => play(conquered(), { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur H' }).state;
