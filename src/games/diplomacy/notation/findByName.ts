import { ok, type Result } from '../../../lib/result.js';
import type { Board } from '../board/board.js';
import type { PowerFile } from '../board/boardFile.js';
import type { Location, PowerId, ProvinceId } from '../board/location.js';
import type { UnknownPlace } from '../orders/refusedOrder.js';
import { orderLexiconOf } from './orderLexicon.js';
import { parsePlace } from './parsePlace.js';
import { spelling } from './spelling.js';
import { tokenize } from './tokenLine.js';

/**
 * Finds the location that a text names: by exact abbreviation, then exact name (English, French, Chinese), then alias, then as the only
 * province whose name starts with it.
 * Faults: `not-understood` { typed }, `unknown-place` { typed }, `ambiguous-place` { typed, candidates }, `unknown-coast` { at, coast }.
 */
export function findLocation(board: Board, text: string): Result<Location, UnknownPlace> {
  const lexicon = orderLexiconOf(board);
  const line = tokenize(lexicon, text);
  const place = parsePlace(lexicon, line, 0, line.words.length);
  return place.ok ? ok(place.value.location) : place;
}

/** Like `findLocation`, without the coast. */
export function findProvince(board: Board, text: string): Result<ProvinceId, UnknownPlace> {
  const lexicon = orderLexiconOf(board);
  const line = tokenize(lexicon, text);
  const place = parsePlace(lexicon, line, 0, line.words.length);
  return place.ok ? ok(place.value.province) : place;
}

/**
 * Finds the power with that id, name (in either language), alias or adjective, or the only one whose name starts with the text (at least
 * three letters). Articles do not matter. Duchies need their full name, since it starts like their power's.
 */
export const findPower = ({ powers }: Board, text: string): PowerId | undefined => powerCalled(powers, text);

export function powerCalled(powers: readonly PowerFile[], text: string): PowerId | undefined {
  const wanted = bare(text);
  const names = powers.map(({ id, name, adjective, aliases = [], duchyOf }) => ({
    id,
    isDuchy: duchyOf !== undefined,
    spelt: [id, name.en, name.fr, ...aliases].map(bare),
    adjectives: duchyOf === undefined ? [bare(adjective.en), bare(adjective.fr)] : [],
  }));
  const exact = names.find(({ spelt }) => spelt.includes(wanted)) ?? names.find(({ adjectives }) => adjectives.includes(wanted));
  if (exact || wanted.length < 3) return exact?.id;
  const [only, other] = names.filter(({ isDuchy, spelt }) => !isDuchy && spelt.some(name => name.startsWith(wanted)));
  return other === undefined ? only?.id : undefined;
}

/** Returns the spelling of a name without its article: "The Empire", "l’Empire". */
const bare = (name: string): string => spelling(name.replace(/^(?:the|les?|la)\s+|^l['’]/i, ''));
