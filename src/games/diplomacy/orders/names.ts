import { ok, type Result } from '../../../lib/result.js';
import type { Fault } from '../../game.js';
import type { Board } from '../board/board.js';
import type { Location, PowerId, ProvinceId } from '../board/location.js';
import { lexiconOf } from './notation/lexicon.js';
import { cutIntoWords } from './notation/line.js';
import { placeIn } from './notation/places.js';
import { spelling } from './notation/spelling.js';

/**
 * The place a text names: exact abbreviation, then exact name (English, French, Chinese), then alias, then the one
 * province whose name so begins. Faults `unknown-place` { typed }, `ambiguous-place` { typed, candidates }, `unknown-coast` { at, coast }.
 */
export function findLocation(board: Board, text: string): Result<Location, Fault> {
  const lexicon = lexiconOf(board);
  const line = cutIntoWords(lexicon, text);
  const place = placeIn(lexicon, line, 0, line.words.length);
  return place.ok ? ok(place.value.location) : place;
}

/** As `findLocation`, whatever the coast. */
export function findProvince(board: Board, text: string): Result<ProvinceId, Fault> {
  const lexicon = lexiconOf(board);
  const line = cutIntoWords(lexicon, text);
  const place = placeIn(lexicon, line, 0, line.words.length);
  return place.ok ? ok(place.value.province) : place;
}

/** The power of that id, of that name in either language, or whose name alone begins so; a duchy, whose name begins as its power's, by the whole of it. */
export function findPower({ powers }: Board, text: string): PowerId | undefined {
  const wanted = spelling(text);
  const names = powers.map(({ id, name, duchyOf }) => ({
    id,
    isDuchy: duchyOf !== undefined,
    spelt: [spelling(id), spelling(name.en), spelling(name.fr)],
  }));
  const exact = names.find(({ spelt }) => spelt.includes(wanted));
  if (exact || wanted.length < 3) return exact?.id;
  const [only, other] = names.filter(({ isDuchy, spelt }) => !isDuchy && spelt.some(name => name.startsWith(wanted)));
  return other === undefined ? only?.id : undefined;
}
