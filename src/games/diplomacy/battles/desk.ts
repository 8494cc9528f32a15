import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { Dispute, Fault, SheetLine, Topic } from '../../game.js';
import { provinceAt } from '../board/board.js';
import { nationOf } from '../board/duchies.js';
import type { PowerId } from '../board/location.js';
import type { Battle } from '../model/battle/battle.js';
import { type Dispatch, keyOfDispatch, laidOver } from '../model/battle/dispatch.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { conqueredIn } from './conquered.js';
import { formatDispatch } from './dispatchText.js';
import { declarableBy, declarableIn, groundIn, ordersOf, termsIn, warIn } from './fight.js';
import { placesOf } from './melee.js';
import { choicesOf, completed, faultOfDispatch, offersTo } from './offers.js';
import { readDispatch } from './readDispatch.js';
import { reportersOf } from './reports.js';
import { revoltsOpenTo } from './revolt.js';
import { rollsIn, sayOf } from './roll.js';
import { asFought, battlesIn, onTablesNow } from './war.js';

/** Who owes something while battles are to come, and who may have a say. */
export interface Waiting {
  readonly awaits: readonly PowerId[];
  readonly mayAct: readonly PowerId[];
  /** The host of the match may decide. */
  readonly host: boolean;
}

/**
 * Lists are owed by those who may declare; who else has a say in a battle may send his. Reports are owed by commanders; to correct them nobody
 * owes.
 */
export function waitingFor(variant: Variant, state: State): Waiting {
  const { fight } = state;
  if (!fight) return { awaits: [], mayAct: mayActIn(variant, state), host: false };
  if (fight.stage === 'lists') {
    const ground = groundIn(variant, state, ordersOf(fight));
    const may = declarableIn(ground, state);
    const awaits = state.powers.filter(seat => declarableBy(state, may, seat).length > 0);
    const terms = termsIn(state);
    const rolls = rollsIn(ground, terms, may);
    const hasSay = (power: PowerId): boolean => rolls.some(roll => sayOf(roll, terms, power) !== undefined);
    return { awaits, mayAct: state.powers.filter(power => !awaits.includes(power) && hasSay(power)), host: false };
  }
  if (fight.disputed && !fight.checking) return { awaits: [], mayAct: [], host: true };
  const reporters = onTablesNow(warIn(variant, state, fight), fight).flatMap(reportersOf);
  const commanders = state.powers.filter(power => reporters.includes(power));
  return fight.checking ? { awaits: [], mayAct: commanders, host: false } : { awaits: commanders, mayAct: [], host: true };
}

/** The battles on tables that can be fought now, as the host may decide them: a nation's army or commander makes all its seats parties. */
export function disputesIn(variant: Variant, state: State): readonly Dispute[] {
  const { fight, powers } = state;
  if (fight?.stage !== 'battles') return [];
  const war = warIn(variant, state, fight);
  return onTablesNow(war, fight).map(battle => {
    const nations = nationsIn(variant, battle);
    const key = keyOfDispatch({ kind: 'report', battle: placesOf(war.ground, battle), destroyed: false });
    const about = { en: namesOf(variant, battle, 'en'), fr: namesOf(variant, battle, 'fr') };
    return { key, about, parties: powers.filter(seat => nations.has(nationOf(variant.board, seat))) };
  });
}

/** The places a battle is for, by their names. */
const namesOf = ({ board }: Variant, { at }: Battle, language: Language): string =>
  at.map(place => provinceAt(board, place)?.name[language] ?? place).join(' + ');

const nationsIn = ({ board }: Variant, { sides, commanders, primaryDefender }: Battle): ReadonlySet<PowerId> =>
  new Set(
    [
      ...sides.flatMap(({ leader, armies }) => [leader, ...armies.map(({ power }) => power)]),
      ...Object.entries(commanders).flat(),
      ...(primaryDefender === undefined ? [] : [primaryDefender]),
    ].map(seat => nationOf(board, seat)),
  );

/** Beside orders: the conquered may choose whom they serve, and rise when they have won enough. */
function mayActIn(variant: Variant, state: State): readonly PowerId[] {
  if (state.phase === 'movement') return conqueredIn(variant.board, state);
  return state.phase === 'adjustments' ? state.powers.filter(power => revoltsOpenTo(variant, state, power).length > 0) : [];
}

/** What a seat may say beside its orders, as topics; none of them is owed but its list and its reports. */
export const battleTopics = (variant: Variant, state: State, seat: PowerId, language: Language): readonly Topic[] =>
  offersTo(variant, state, seat).map(offer => ({
    key: offer.key,
    label: offer.label[language],
    choices: choicesOf(variant, offer, language),
    ...(!isOwed(offer.key) && { optional: true }),
  }));

const isOwed = (key: string): boolean => key === 'battle-1' || key.startsWith('won-');

export function battleSheet(
  variant: Variant,
  state: State,
  seat: PowerId,
  said: readonly Dispatch[],
  language: Language,
): readonly SheetLine[] {
  const { board } = variant;
  if (isPublished(state)) return said.map(one => line(keyOfDispatch(one), formatDispatch(board, one, language)));
  return offersTo(variant, state, seat).map(({ key, label }) => {
    const fresh = said.find(other => keyOfDispatch(other) === key);
    const one = fresh ?? standingAt(variant, state, seat, key);
    return { ...line(key, one && formatDispatch(board, one, language)), label: label[language], ...(one && !fresh && { stands: true }) };
  });
}

const line = (key: string, text: string | undefined): SheetLine => ({
  key,
  label: text ?? key,
  ...(text !== undefined && { text }),
  warnings: [],
  ...(!isOwed(key) && { optional: true }),
  ...(isPrivate(key) && { isPrivate: true }),
});

/** The state of a phase that closed elsewhere: without the lists nobody knows what could be reported, so what was reported is taken as it is. */
const isPublished = ({ fight }: State): boolean => fight?.stage === 'battles' && fight.lists === undefined;

/** Lists and wishes are told to nobody; reports, service and revolts are acts that all may know. */
const isPrivate = (key: string): boolean => !/^(won-|serve|off-|revolt)/.test(key);

/** What a seat said earlier: a wish; what it reported, while that may be corrected. */
const standingAt = (variant: Variant, state: State, seat: PowerId, key: string): Dispatch | undefined =>
  [...(state.wishes?.[seat] ?? []), ...claimedBy(variant, state, seat)].find(one => keyOfDispatch(one) === key);

function claimedBy(variant: Variant, state: State, seat: PowerId): readonly Dispatch[] {
  const { fight } = state;
  if (!fight?.checking) return [];
  const war = warIn(variant, state, fight);
  const { battles } = battlesIn(war, (fight.fought ?? []).map(asFought));
  return (fight.claims ?? []).flatMap(({ battle: id, seat: by, ...told }) => {
    const battle = battles.find(one => one.id === id);
    return by === seat && battle ? [{ kind: 'report' as const, battle: placesOf(war.ground, battle), ...told }] : [];
  });
}

/** Understands one line and lays it over what has been said. */
export function heard(
  variant: Variant,
  state: State,
  seat: PowerId,
  typed: string,
  said: readonly Dispatch[],
): Result<{ readonly said: readonly Dispatch[]; readonly one: Dispatch }, Fault> {
  const read = readDispatch(variant.board, typed);
  if (!read.ok) return read;
  if (isPublished(state)) return ok({ said: laidOver(said, read.value), one: read.value });
  const offers = offersTo(variant, state, seat);
  const one = completed(offers, said, read.value);
  const fault = faultOfDispatch(offers, one);
  return fault ? refuse(fault) : ok({ said: laidOver(withoutUnit(said, one), one), one });
}

/** A unit, and a commander, stands on one line of a list: a later one takes it there. */
function withoutUnit(said: readonly Dispatch[], one: Dispatch): readonly Dispatch[] {
  if (one.kind !== 'declare') return said;
  const isTaken = (other: Dispatch): boolean =>
    other.kind === 'declare' && (other.unit === one.unit || (one.commander !== undefined && other.commander === one.commander));
  return said.filter(other => !isTaken(other));
}
