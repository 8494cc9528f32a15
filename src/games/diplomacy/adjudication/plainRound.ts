import { provinceNumberOf } from '../board/board.js';
import { type ProvinceId, provinceOf } from '../board/location.js';
import type { Round, TurnFacts } from '../model/ruleModule.js';
import type { Variant } from '../model/variant.js';
import { NOBODY, type PlainField, YES } from './plainField.js';
import { hasBounced, wasDislodged } from './plainOutcome.js';
import { contestedOn, dislodgedUnit, unitAfter } from './plainStanding.js';

interface SettledField extends Pick<Round, 'written'> {
  readonly variant: Variant;
  readonly field: PlainField;
  readonly facts: TurnFacts;
}

/** Like `roundOf`, for a settled field. Valid until the next phase on this board. */
export function plainRound({ variant, field, facts, written }: SettledField): Round {
  const { board, units, occupant, entrant, incoming, nextIncoming, moves } = field;
  const pieceIn = (at: ProvinceId): number => occupant[provinceNumberOf(board, at)] ?? NOBODY;
  const entrantOf = (at: ProvinceId): number => entrant[provinceNumberOf(board, at)] ?? NOBODY;
  return {
    facts,
    written,
    moved: from => pieceIn(from) !== NOBODY && moves[pieceIn(from)] === YES,
    dislodged: at => pieceIn(at) !== NOBODY && wasDislodged(field, pieceIn(at)),
    losses: () => units.filter((_, piece) => wasDislodged(field, piece)),
    retreats: at => {
      const piece = pieceIn(at);
      return piece === NOBODY || !wasDislodged(field, piece) ? [] : dislodgedUnit(variant, field, contestedOn(field), piece).retreats;
    },
    standsIn: at => {
      const piece = entrantOf(at) === NOBODY ? pieceIn(at) : entrantOf(at);
      const unit = units[piece];
      const stands = unit && unitAfter(field, piece, unit);
      return stands !== undefined && provinceOf(stands.at) === at ? stands : undefined;
    },
    repels: (at, power) => {
      if (entrantOf(at) !== NOBODY) return false;
      for (let piece = incoming[provinceNumberOf(board, at)] ?? NOBODY; piece !== NOBODY; piece = nextIncoming[piece] ?? NOBODY)
        if (units[piece]?.power !== power && hasBounced(field, piece)) return true;
      return false;
    },
  };
}
