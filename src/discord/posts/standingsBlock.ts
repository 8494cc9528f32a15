import type { Standing } from '../../games/game.js';
import type { OutgoingMessage } from '../../matches/context/ports.js';
import type { GamePresenter } from '../words/presenters/gamePresenter.js';

type StandingsSource = Pick<OutgoingMessage, 'seats' | 'language' | 'neutrals'> & { readonly standings: readonly Standing[] };

/** The standings as a code block with aligned columns: name, points, units. Powers that nobody plays come last, in brackets. */
export function standingsBlock({ seats, standings, neutrals = [], language }: StandingsSource, presenter: GamePresenter): string {
  const played = standings.map(({ seat, ...held }) => ({ name: seats.find(({ id }) => id === seat)?.name[language] ?? seat, ...held }));
  const others = neutrals.map(({ name, ...held }) => ({ name: `(${name[language]})`, ...held }));
  const rows = [...played, ...others].map(({ name, points, units }) => ({
    name,
    points: presenter.points(points, language),
    units: presenter.units(units, language),
  }));
  const name = widest(rows.map(row => row.name));
  const points = widest(rows.map(row => row.points));
  const units = widest(rows.map(row => row.units));
  const lines = rows.map(row => `${row.name.padEnd(name)}  ${row.points.padStart(points)}  ${row.units.padStart(units)}`);
  return ['```', ...lines, '```'].join('\n');
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(text => text.length));
