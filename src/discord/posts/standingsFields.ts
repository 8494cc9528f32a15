import type { APIEmbed } from 'discord.js';
import type { Standing } from '../../games/game.js';
import type { OutgoingMessage } from '../../matches/context/ports.js';
import { FIELD, fieldsOf } from '../message/embeds.js';
import { PLAIN_MARK, seatMarks } from '../message/seatMarks.js';
import type { GamePresenter } from '../words/presenters/gamePresenter.js';
import { markedName } from './postContext.js';

type StandingsSource = Pick<OutgoingMessage, 'seats' | 'seatHolders' | 'language' | 'neutrals' | 'standingsBefore'> & {
  readonly standings: readonly Standing[];
};

/**
 * The standings as embed fields under a name: code blocks with aligned columns (mark, name, points, what they changed by, units), a second
 * one where the first field is full. Seats that the bot plays are marked. Powers that nobody plays come last, in brackets. Below them, what
 * powers own that does not count.
 */
export function standingsFields(name: string, source: StandingsSource, presenter: GamePresenter): NonNullable<APIEmbed['fields']> {
  const note = uncountedNote(source, presenter);
  return fieldsOf(name, [...inCodeBlocks(tableLines(source, presenter)), ...(note === undefined ? [] : [`-# ${note}`])]);
}

function uncountedNote({ standings, seats, language }: StandingsSource, presenter: GamePresenter): string | undefined {
  const uncounted = standings.flatMap(({ seat, uncounted: count }) =>
    count === undefined ? [] : { name: nameOf(seats, seat, language), count },
  );
  return uncounted.length > 0 ? presenter.uncounted?.(uncounted, language) : undefined;
}

const nameOf = (seats: StandingsSource['seats'], seat: string, language: StandingsSource['language']): string =>
  seats.find(({ id }) => id === seat)?.name[language] ?? seat;

/** Each block takes a field of its own. */
function inCodeBlocks(lines: readonly string[]): readonly string[] {
  const blocks: string[][] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length + 1;
    const last = blocks.at(-1);
    if (last !== undefined && length <= IN_A_BLOCK) last.push(line);
    else {
      blocks.push([line]);
      length = line.length + 1;
    }
  }
  return blocks.map(block => ['```', ...block, '```'].join('\n'));
}

/** Characters of lines that a field can hold between the fences of a code block. */
const IN_A_BLOCK = FIELD - '```\n```'.length;

function tableLines(source: StandingsSource, presenter: GamePresenter): readonly string[] {
  const { seats, standings, standingsBefore = standings, neutrals = [], language } = source;
  const marks = seatMarks(seats);
  const before = (seat: string): number => standingsBefore.find(one => one.seat === seat)?.points ?? 0;
  const played = standings.map(({ seat, ...held }) => ({
    mark: marks.get(seat) ?? PLAIN_MARK,
    name: markedName(source, { id: seat, name: nameOf(seats, seat, language) }),
    change: signed(held.points - before(seat)),
    ...held,
  }));
  const others = neutrals.map(({ name, ...held }) => ({ mark: PLAIN_MARK, name: `(${name[language]})`, change: '', ...held }));
  const rows = [...played, ...others].map(({ mark, name, change, points, units }) => ({
    mark,
    name,
    columns: [presenter.points(points, language), change, presenter.units(units, language)],
  }));
  const name = widest(rows.map(row => row.name));
  const widths = [0, 1, 2].map(column => widest(rows.map(({ columns }) => columns[column] ?? '')));
  const numbers = [0, 1, 2].map(column => widest(rows.map(({ columns }) => numberIn(columns[column] ?? ''))));
  return rows.map(row => {
    const columns = row.columns.map((text, i) => aligned(text, widths[i] ?? 0, numbers[i] ?? 0)).filter(text => text !== '');
    return [`${row.mark} ${row.name.padEnd(name)}`, ...columns].join(SPACES).trimEnd();
  });
}

/** The number at the beginning of a column's text, with its sign. */
const numberIn = (text: string): string => /^[+−]?\d*/.exec(text)?.[0] ?? '';

/** Pads a text so that numbers end, and the words behind them begin, below each other. */
const aligned = (text: string, width: number, number: number): string =>
  `${' '.repeat(Math.max(number - numberIn(text).length, 0))}${text}`.padEnd(width);

const SPACES = '  ';
const signed = (change: number): string => (change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`);
const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(text => text.length));
