import type { AnyGame } from '../../../games/game.js';
import { breath } from '../../../lib/breath.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { House } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { MatchId, UserId } from '../../model/match.js';
import { type FiledPhase, FORM, type MatchFile } from '../../model/matchFile.js';
import { note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { isPlayer } from '../../read/authority.js';
import { orderSeals, told } from '../../read/orderSeal.js';
import { countingIn, type Table, tableAt } from '../../read/table.js';

/**
 * A match as JSON, to be kept, or to be taken elsewhere. For its host, and for everybody who has sat in it. Written phase by phase: others
 * have their turn between two, and what happens in the match meanwhile is not in it.
 */
export async function exportMatch(house: House, id: MatchId, user: UserId): Promise<Result<string, HostingFault>> {
  const begun = decide(house, id, tx => begin(house, tx, user)) ?? refuse({ code: 'no-such-match' } as const);
  if (!begun.ok) return begun;
  const { table, open } = begun.value;
  const phases: string[] = [];
  for (let number = 1; number < table.phase.number; number++) {
    await breath();
    phases.push(house.store.transaction(() => closedText(house, table, number)));
  }
  return ok(`${JSON.stringify(headOf(table)).slice(0, -1)},"phases":[${[...phases, open].join(',')}]}`);
}

interface Begun {
  readonly table: Table;
  /** The open phase as it is now. */
  readonly open: string;
}

function begin(house: House, tx: MatchTransaction, user: UserId): Result<Begun, HostingFault> {
  const { match, open } = tx.facts;
  if (match.host !== user && !isPlayer(tx, user)) return refuse({ code: 'no-seat' });
  if (!open) return refuse({ code: 'not-running' });
  if (!tx.game.published && match.status !== 'ended') return refuse({ code: 'still-sealed' });
  note(tx, user, { deed: 'exported' });
  const table = tableAt(tx);
  return ok({ table, open: JSON.stringify(filed(house, table)) });
}

/** Who took a seat that is not called in yet, because the match has gone back, is not in it. */
function headOf({ match, seats }: Table): Omit<MatchFile, 'phases'> {
  const { game, language, deadlines, plan, options, pictures, end } = match;
  return { form: FORM, game, language, deadlines, plan, options, pictures, ...(end && { end }), seats: seats.map(({ id }) => id) };
}

function closedText(house: House, { match, game, seats, sittings }: Table, number: number): string {
  const phase = house.store.phase(match.id, number);
  if (!phase) throw new Error(`match ${match.id} has no phase ${number}`);
  const state: unknown = game.state.parse(phase.state);
  return JSON.stringify(filed(house, { match, game, seats, sittings, phase: { ...phase, state }, name: game.phase(state) }));
}

function filed(house: House, table: Table): FiledPhase {
  const { number, kind, openedAt, dueAt, closedAt: at, closedBy: by, edition } = table.phase;
  const report: unknown = table.phase.report === undefined ? undefined : table.game.report.parse(table.phase.report);
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
    [...countingIn(table, house.store.submissions(table.match.id, table.phase.number))].map(([seat, submission]) => [
      seat,
      { orders: told(table, seat, submission) },
    ]),
  );
}
