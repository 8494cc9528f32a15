import type { Standing } from '../../games/game.js';
import type { Letter } from '../../matches/ports.js';
import type { Teller } from '../words/presenters/gamePresenter.js';

type Table = Pick<Letter, 'seats' | 'language'> & { readonly standings: readonly Standing[] };

/** The standings as aligned lines in a block of fixed width: name, points, units. */
export function standingsBlock({ seats, standings, language }: Table, teller: Teller): string {
  const rows = standings.map(({ seat, points, units }) => ({
    name: seats.find(({ id }) => id === seat)?.name[language] ?? seat,
    points: teller.points(points, language),
    units: teller.units(units, language),
  }));
  const name = widest(rows.map(row => row.name));
  const points = widest(rows.map(row => row.points));
  const units = widest(rows.map(row => row.units));
  const lines = rows.map(row => `${row.name.padEnd(name)}  ${row.points.padStart(points)}  ${row.units.padStart(units)}`);
  return ['```', ...lines, '```'].join('\n');
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(text => text.length));
