import type { APIEmbed } from 'discord.js';
import type { Standing } from '../../games/game.js';
import type { OutgoingMessage } from '../../matches/context/ports.js';
import { fieldsOf } from '../message/embeds.js';
import { PLAIN_MARK, seatMarks } from '../message/seatMarks.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import type { GamePresenter } from '../words/presenters/gamePresenter.js';
import { markedName } from './postContext.js';

type StandingsSource = Pick<OutgoingMessage, 'seats' | 'seatHolders' | 'language' | 'neutrals' | 'standingsBefore'> & {
  readonly standings: readonly Standing[];
};

/**
 * The standings as embed fields under a name, which says what the numbers count: code blocks with aligned columns (mark, name, points, what
 * they changed by, units), a second one where the first field is full. No line is wider than a phone shows: a name that is too long has a line
 * of its own, before its numbers. Seats that the bot plays are marked. Powers that nobody plays come last, in brackets. Below them, what powers
 * own that does not count.
 */
export function standingsFields(name: string, source: StandingsSource, presenter: GamePresenter): NonNullable<APIEmbed['fields']> {
  const note = uncountedNote(source, presenter);
  return fieldsOf(`${name} (${presenter.standingsColumns(source.language)})`, [
    ...inCodeBlocks(tableLines(source)),
    ...(note === undefined ? [] : [`-# ${note}`]),
  ]);
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
const IN_A_BLOCK = DISCORD_LIMITS.embed.fieldValue - '```\n```'.length;

function tableLines(source: StandingsSource): readonly string[] {
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
  const rows = inColumns([...played, ...others]);
  const room = PHONE - BESIDE_NAME - widest(rows.map(({ numbers }) => numbers));
  const width = widest(rows.map(({ name }) => name).filter(name => name.length <= room));
  return rows.map(({ mark, name, numbers }) => {
    const below = `${' '.repeat(BESIDE_NAME + width)}${numbers}`;
    return name.length <= room ? `${mark} ${name.padEnd(width)}${SPACES}${numbers}` : `${mark} ${name}\n${below}`;
  });
}

interface Row {
  readonly mark: string;
  readonly name: string;
  readonly change: string;
  readonly points: number;
  readonly units: number;
}

/** The numbers of each row, aligned: "12 +1  11". */
function inColumns(rows: readonly Row[]): readonly (Pick<Row, 'mark' | 'name'> & { readonly numbers: string })[] {
  const points = widest(rows.map(row => String(row.points)));
  const changes = widest(rows.map(({ change }) => change));
  const units = widest(rows.map(row => String(row.units)));
  return rows.map(({ mark, name, change, ...held }) => {
    const changed = changes === 0 ? '' : ` ${change.padEnd(changes)}`;
    return { mark, name, numbers: `${String(held.points).padStart(points)}${changed}${SPACES}${String(held.units).padStart(units)}` };
  });
}

/** Characters of a code block in an embed that a phone 390 pixels wide shows side by side. */
const PHONE = 31;
/** How many characters wide a mark is. */
const MARK = 2;
const SPACES = '  ';
const BESIDE_NAME = MARK + 1 + SPACES.length;
const signed = (change: number): string => (change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`);
const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(text => text.length));
