import type { PowerId } from '../board/location.js';
import type { BattleList, ListEntry } from '../model/battle/battleList.js';
import { type BattleStatement, statementsOf } from '../model/battle/battleStatement.js';
import type { Declaration } from '../model/battle/declaration.js';
import type { Services } from '../model/battle/service.js';
import { checkEntries, type ListCommanders, type ListLine } from './checkEntries.js';
import { commandersOf, filledInOrder } from './services.js';

/** Whether a statement stays valid from turn to turn: wishes for a list, nations refused everywhere, nations to favour. */
export const isStanding = (said: BattleStatement): boolean =>
  said.kind === 'wish' || said.kind === 'favour' || (said.kind === 'refuse' && said.at === undefined);

/** False for statements that only cancel an earlier one. */
export const isSomething = (said: BattleStatement): boolean =>
  said.kind === 'wish' ? said.first !== undefined || said.units.length > 0 : !('powers' in said) || said.powers.length > 0;

/**
 * Builds a seat's battle list from what it sent or, without sent entries, from its standing wish. `own`: the declarations open to its
 * units.
 */
export function battleListFrom(
  { seat, power }: { readonly seat: PowerId; readonly power: PowerId },
  own: readonly Declaration[],
  { services, barred }: Pick<ListCommanders, 'barred'> & { readonly services: Services },
  sent: readonly BattleStatement[],
  standing: readonly BattleStatement[],
): BattleList {
  const commanders = commandersOf(services, seat);
  const wishes = wishesIn(own, sent, standing);
  const { entries } = checkEntries(own, { commanders, fill: filledInOrder(services, seat), barred }, wishes);
  const said = [...standing.filter(one => !sent.some(other => other.kind === one.kind && isStanding(other))), ...sent];
  return {
    power,
    commanders,
    entries: entries.map(entry => ownBattle(power, entry)),
    refuse: statementsOf(said, 'refuse').flatMap(({ powers, at }) =>
      powers.map(other => ({ power: other, ...(at !== undefined && { at }) })),
    ),
    away: statementsOf(said, 'away').map(({ at }) => at),
    favour: statementsOf(said, 'favour').flatMap(({ powers }) => powers),
    withdraw: statementsOf(said, 'withdraw').map(({ at }) => at),
  };
}

/** Sets the commander of a virtual army's move to its own power's player, who always leads it. */
const ownBattle = (power: PowerId, entry: ListEntry): ListEntry =>
  entry.declaration.unit.startsWith('V ') && entry.declaration.kind === 'move' ? { ...entry, commander: power } : entry;

function wishesIn(
  own: readonly Declaration[],
  sent: readonly BattleStatement[],
  standing: readonly BattleStatement[],
): readonly ListLine[] {
  const declared = statementsOf(sent, 'declare');
  if (declared.length > 0)
    return declared.toSorted((a, b) => a.slot - b.slot).map(({ unit, as, commander }) => ({ unit, kind: as, commander }));
  const [wish] = statementsOf(standing, 'wish');
  return wish ? wished(own, wish).map(({ unit, kind }) => ({ unit, kind })) : [];
}

/** The declarations of the wished units in the wished order, or one for each unit, those of the wished kind first. */
function wished(own: readonly Declaration[], { first, units }: Extract<BattleStatement, { kind: 'wish' }>): readonly Declaration[] {
  if (first === undefined) return units.flatMap(unit => own.find(d => d.unit === unit) ?? []);
  const once = own.toSorted((a, b) => Number(b.kind === first) - Number(a.kind === first));
  return once.filter((d, i) => once.findIndex(other => other.unit === d.unit) === i);
}
