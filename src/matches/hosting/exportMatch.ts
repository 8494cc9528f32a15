import type { AnyGame } from '../../games/game.js';
import { breath } from '../../lib/breath.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { gameOf, matchIn } from '../gameOf.js';
import type { Match, MatchId, MatchPhase, UserId } from '../match.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { submissionsTo, type Table, tableAt } from '../table.js';
import { orderSeals, told } from '../trust/orderSeal.js';
import { note } from './audit.js';
import { isPlayer } from './authority.js';
import { type FiledPhase, FORM, type MatchFile } from './matchFile.js';

/**
 * A match as JSON, to be kept, or to be taken elsewhere. For its host, and for everybody who has sat in it. Written phase by phase: others
 * have their turn between two, and what happens in the match meanwhile is not in it.
 */
export async function exportMatch(house: House, id: MatchId, user: UserId): Promise<Result<string, HostingFault>> {
  const begun = record(house, () => begin(house, id, user));
  if (!begun.ok) return begun;
  const { table, open } = begun.value;
  const phases: string[] = [];
  for (let number = 1; number < table.phase.number; number++) {
    await breath();
    phases.push(record(house, () => closedText(house, table.match, number)));
  }
  return ok(`${JSON.stringify(headOf(table)).slice(0, -1)},"phases":[${[...phases, open].join(',')}]}`);
}

interface Begun {
  readonly table: Table;
  /** The open phase as it is now. */
  readonly open: string;
}

function begin(house: House, id: MatchId, user: UserId): Result<Begun, HostingFault> {
  const found = matchIn(house, id);
  if (!found.ok) return found;
  const match = found.value;
  if (match.host !== user && !isPlayer(house, match, user)) return refuse({ code: 'no-seat' });
  const phase = match.status === 'lobby' ? undefined : house.store.openPhase(id);
  if (!phase) return refuse({ code: 'not-running' });
  if (!gameOf(house, match).published && match.status !== 'ended') return refuse({ code: 'still-sealed' });
  note(house, id, user, { deed: 'exported' });
  return ok({ table: tableAt(house, match, phase), open: JSON.stringify(filed(house, match, phase)) });
}

/** Who took a seat that is not called in yet, because the match has gone back, is not in it. */
function headOf({ match, seats }: Table): Omit<MatchFile, 'phases'> {
  const { game, language, deadlines, plan, options, pictures, end } = match;
  return { form: FORM, game, language, deadlines, plan, options, pictures, ...(end && { end }), seats: seats.map(({ id }) => id) };
}

function closedText(house: House, match: Match, number: number): string {
  const phase = house.store.phase(match.id, number);
  if (!phase) throw new Error(`match ${match.id} has no phase ${number}`);
  return JSON.stringify(filed(house, match, phase));
}

function filed(house: House, match: Match, phase: MatchPhase): FiledPhase {
  const table = tableAt(house, match, phase);
  const { number, kind, openedAt, dueAt, closedAt: at, closedBy: by, edition } = phase;
  const report: unknown = phase.report === undefined ? undefined : table.game.report.parse(phase.report);
  const state = shown(table.game, table.phase.state);
  return {
    ...{ number, kind, openedAt, dueAt, state },
    ...(edition !== undefined && { edition }),
    ...(at !== undefined && by !== undefined && { closed: { at, by, orders: ordered(house, table), report } }),
  };
}

/** Nobody can work out from it what is still to be drawn. */
const shown = (game: AnyGame, state: unknown): unknown => (game.published ? (game.published(state) as unknown) : state);

/** What counted, without what stays with its seat, nor the salt by which one could find it. */
function ordered(house: House, table: Table): NonNullable<FiledPhase['closed']>['orders'] {
  if (!table.game.endsRound)
    return Object.fromEntries(
      orderSeals(house, table).map(({ seat, orders, salt, inPublic }) => [
        seat,
        inPublic === undefined ? { orders, salt } : { orders: inPublic },
      ]),
    );
  return Object.fromEntries(
    [...submissionsTo(house, table)].map(([seat, submission]) => [seat, { orders: told(table, seat, submission) }]),
  );
}
