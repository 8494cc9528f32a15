import { deepStrictEqual } from 'node:assert';
import { z } from 'zod';
import { readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { asJson } from '../../src/lib/jsonPatch.js';
import { readRecord } from '../../src/matches/context/readMatchFile.js';
import { type FiledPhase, type MatchFile, matchFile } from '../../src/matches/model/matchFile.js';
import { writeDipnetRecord } from '../../src/matches/record/writeDipnetRecord.js';
import { writeTextRecord } from '../../src/matches/record/writeTextRecord.js';
import type { Played } from '../games/diplomacy/adjudication/randomGame.js';

const GAMES = catalogue(variantsOn(readOwnVariant));

/** The record of a game that was played. Its times are made up. */
export function recordOfPlayed(game: Diplomacy, options: unknown, played: readonly Played[], last: State): MatchFile {
  const shown = (state: State): unknown => asJson(game.published ? game.published(state) : state);
  const phases = played.map(({ before, submissions, report }, i): FiledPhase => {
    const orders = [...submissions].map(([seat, submission]) => {
      const lines = game.sheet(before, seat, submission, 'en').flatMap(line => (line.isPrivate || !line.text ? [] : [line.text]));
      return [seat, { orders: lines.sort().join('; ') }] as const;
    });
    const closed = { at: 1_000 * i + 900, by: 'ready' as const, orders: Object.fromEntries(orders), report: asJson(report) };
    const { kind } = game.phase(before);
    return { number: i + 1, kind, openedAt: 1_000 * i, dueAt: 1_000 * i + 900, edition: 1, state: shown(before), closed };
  });
  const at = 1_000 * phases.length;
  const ending = game.ending(last);
  return matchFile.parse({
    ...{ form: 1, game: game.id, language: 'en', deadlines: {}, plan: {}, options, pictures: {} },
    ...(ending && { end: { kind: 'victory', seats: [...ending.winners] } }),
    seats: played[0]?.before.powers ?? [],
    phases: [...phases, { number: phases.length + 1, kind: game.phase(last).kind, openedAt: at, dueAt: at, state: shown(last) }],
  });
}

/** What the forms of the record of a game do not bring back: text everything, the form of the Python package what it holds. */
export function lostOnTheWay(game: Diplomacy, file: MatchFile): readonly string[] {
  const dipnet = writeDipnetRecord(game, file);
  return [
    ...lostIn('text', writeTextRecord(game, file), back => deepStrictEqual(asJson(back), asJson(file))),
    ...(dipnet.ok
      ? lostIn('dipnet', dipnet.value, back => deepStrictEqual(ordersIn(writeDipnetRecord(game, back)), ordersIn(dipnet)))
      : []),
    ...(dipnet.ok === (game.id === 'classic') ? [] : ['the form of the Python package is for Classic alone']),
  ];
}

/** What is compared of a file in that form: all but when things were. */
const saved = z.object({
  phases: z.array(
    z.object({
      name: z.string(),
      orders: z.unknown(),
      results: z.unknown(),
      state: z.object({ note: z.string(), units: z.unknown(), retreats: z.unknown(), centers: z.unknown() }),
    }),
  ),
});

function ordersIn(written: ReturnType<typeof writeDipnetRecord>): unknown {
  if (!written.ok) throw new Error(written.fault.code);
  return sortedIn(saved.parse(JSON.parse(written.value)).phases);
}

/** The same with all lists in alphabetical order: the package's own come in any order. */
function sortedIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedIn).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sortedIn(one)]));
}

function lostIn(form: string, written: string, compare: (back: MatchFile) => void): readonly string[] {
  const back = readRecord(GAMES, new TextEncoder().encode(written));
  if (!back.ok) return [`its record as ${form} is refused: ${JSON.stringify(back.fault).slice(0, 300)}`];
  try {
    compare(back.value.record);
    return [];
  } catch (error) {
    return [`its record as ${form} comes back as another: ${error instanceof Error ? error.message.slice(0, 400) : ''}`];
  }
}
