import { ok, type Result, refuse } from '../../../lib/result.js';
import type { Opening, Seat } from '../../game.js';
import { termsOfBattle } from '../battles/battleSettings.js';
import type { PowerFile } from '../board/boardFile.js';
import type { PowerId } from '../board/location.js';
import type { State, Terms } from '../model/state.js';
import type { SeatingFault } from '../model/tableFault.js';
import { dealtPowers, type Variant, variantFor } from '../model/variant.js';
import { firstMoment } from '../phases/calendar.js';

export function openState(offered: Variant, { seats, seed, secret, options }: Opening): State {
  const terms = offered.choices && { options, powers: seats };
  const variant = variantFor(offered, terms);
  return {
    format: 1,
    variant: offered.id,
    seed,
    powers: seats,
    ...firstMoment(variant),
    position: startOf(variant, seats),
    ...(terms && { terms }),
    ...(offered.battles && { battleTerms: termsOfBattle(options) }),
    ...(offered.battles && secret !== undefined && { secret }),
  };
}

/** The seats of a match: every power, or, if the variant has options, the powers dealt to that number of players. */
export function seatsFor(offered: Variant, players: number, options: Terms['options']): Result<readonly Seat[], SeatingFault> {
  if (offered.choices) {
    const dealt = offered.choices.dealt(players, options);
    if (!dealt.ok) return dealt;
    const powers = new Map(offered.choices.powers({ options, powers: dealt.value }).map(power => [power.id, power]));
    return ok(dealt.value.flatMap(id => powers.get(id) ?? []).map(seatOf));
  }
  const powers = dealtPowers(offered);
  return players <= powers.length ? ok(powers.map(seatOf)) : refuse({ code: 'too-many-players', most: powers.length });
}

export const seatOf = ({ id, name, colour }: Pick<PowerFile, 'id' | 'name' | 'colour'>): Seat => ({ id, name, colour });

function startOf({ board }: Variant, seats: readonly PowerId[]): State['position'] {
  const playing = board.powers.filter(p => p.neutral || seats.includes(p.id));
  return {
    units: playing.flatMap(p => p.start.map(unit => ({ power: p.id, ...unit }))),
    dislodged: [],
    contested: [],
    centres: Object.fromEntries(playing.flatMap(p => (p.cities ? [] : p.home).map(centre => [centre, p.id]))),
  };
}
