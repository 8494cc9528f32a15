import type { AnyGame, SeatId } from '../../games/game.js';
import { asJson, type Json, patchBetween } from '../../lib/jsonPatch.js';
import type { FiledPhase, MatchFile } from '../model/matchFile.js';
import { firstState, headingOf, keyOf, outcomesIn, resolvedPhase } from './resolvedPhase.js';

/**
 * A record as text that people can read and write (docs/record.md), from which `readTextRecord` makes the same record again. What the rules
 * say anyway is not written: positions and reports only where they differ from it, as patches.
 */
export function writeTextRecord(game: AnyGame, file: MatchFile): string {
  const blocks: (readonly string[])[] = [tagsOf(file)];
  let expected = firstState(game, file);
  for (const phase of file.phases) {
    const written = phaseLines(game, file, phase, expected);
    blocks.push(written.lines);
    expected = written.next;
  }
  return `${blocks.map(lines => lines.join('\n')).join('\n\n')}\n`;
}

function tagsOf({ form, game, language, seats, options, deadlines, plan, pictures, end, press }: MatchFile): readonly string[] {
  const data = { Options: options, Deadlines: deadlines, Plan: plan, Pictures: pictures };
  return [
    `[Game "${game}"]`,
    `[Form "${form}"]`,
    `[Language "${language}"]`,
    `[Seats "${seats.join(' ')}"]`,
    ...Object.entries(data).flatMap(([name, value]) => (Object.keys(value).length === 0 ? [] : [`[${name} ${JSON.stringify(value)}]`])),
    ...(end ? [`[End ${end.goesOnAs === undefined ? `"${[end.kind, ...end.seats].join(' ')}"` : JSON.stringify(end)}]`] : []),
    ...(press ? ['[Press "public"]'] : []),
  ];
}

function phaseLines(game: AnyGame, { press = [] }: MatchFile, phase: FiledPhase, expected: Json) {
  const { number, closed } = phase;
  const state = asJson(phase.state);
  const lines = [
    `# ${number}. ${headingOf(game, state)}`,
    timesOf(phase),
    ...patchLine('state', expected, state),
    ...press.filter(one => one.phase === number).map(pressLine),
  ];
  if (!closed) return { lines, next: null };
  const orders = new Map(Object.entries(closed.orders).map(([seat, one]) => [seat, one.orders]));
  const resolved = resolvedPhase(game, state, orders);
  const report = closed.report === undefined ? undefined : asJson(closed.report);
  const outcomes = outcomesIn(game, state, report ?? null);
  return {
    lines: [
      ...lines,
      ...Object.entries(closed.orders).flatMap(([seat, one]) => seatLines(seat, one, outcomes)),
      ...unordered(closed.orders, outcomes),
      ...(report === undefined ? ['%noreport'] : patchLine('report', resolved?.report ?? null, report)),
    ],
    next: resolved?.next ?? null,
  };
}

const patchLine = (name: string, before: Json, after: Json): readonly string[] => {
  const patch = patchBetween(before, after);
  return patch === undefined ? [] : [`%${name} ${JSON.stringify(patch)}`];
};

function timesOf({ openedAt, dueAt, edition, closed }: FiledPhase): string {
  const parts = [
    `opened ${timeText(openedAt)}`,
    `due ${timeText(dueAt)}`,
    ...(edition === undefined ? [] : [`edition ${edition}`]),
    ...(closed ? [`closed ${timeText(closed.at)}`, `by ${closed.by}`] : []),
  ];
  return `{${parts.join(', ')}}`;
}

/** UTC; a number of milliseconds if no calendar goes so far. */
const LAST = 253_402_300_799_999;
const timeText = (at: number): string => (at > LAST ? String(at) : new Date(at).toISOString());

type Ordered = NonNullable<FiledPhase['closed']>['orders'][string];

function seatLines(seat: SeatId, { orders, salt }: Ordered, outcomes: ReadonlyMap<string, string>): readonly string[] {
  const parts = orders === '' ? [] : orders.split('; ');
  if (!parts.every(isPlain)) return [`%orders ${JSON.stringify({ [seat]: { orders, ...(salt !== undefined && { salt }) } })}`];
  return [
    `${seat}:${salt === undefined ? '' : ` {salt ${salt}}`}`,
    ...parts.map(order => {
      const outcome = outcomes.get(keyOf(seat, order));
      return `  ${order}${outcome === undefined ? '' : ` {${outcome}}`}`;
    }),
  ];
}

/** Whether an order reads as one when it is alone on a line. */
const isPlain = (order: string): boolean => /^[^\s{}%#>;[\]:][^{};\r\n\0]*$/.test(order) && order.trim() === order && !order.endsWith(':');

/** What became of units that had no public orders, for the reader's eyes. */
function unordered(orders: Readonly<Record<SeatId, Ordered>>, outcomes: ReadonlyMap<string, string>): readonly string[] {
  const given = new Set(Object.entries(orders).flatMap(([seat, one]) => one.orders.split('; ').map(order => keyOf(seat, order))));
  return [...outcomes].filter(([key]) => !given.has(key)).map(([key, outcome]) => `; ${key} {${outcome}}`);
}

function pressLine({ seat, text, at }: NonNullable<MatchFile['press']>[number]): string {
  const isBare = /^[^"\s\0][^\0\r\n\u2028\u2029]*$/.test(text) && text.trim() === text;
  return `> ${seat}${at === undefined ? '' : ` {${timeText(at)}}`}: ${isBare ? text : JSON.stringify(text)}`;
}
