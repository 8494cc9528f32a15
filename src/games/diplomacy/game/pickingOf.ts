import type { Language } from '../../../lib/language.js';
import type { Picking } from '../../game.js';
import type { PowerId } from '../board/location.js';
import type { State, Submission } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { allowanceOf } from '../orders/allowance.js';
import { sheetOf, topicsOf } from './seatTopics.js';

/** The places of several first units, chosen in one menu: where each place takes one kind of unit. Undefined otherwise. */
export function pickingOf(
  variant: Variant,
  state: State,
  seat: PowerId,
  onFile: Submission | undefined,
  language: Language,
): Picking | undefined {
  if (state.phase !== 'placement') return undefined;
  const most = allowanceOf(variant, state, seat).builds;
  const topics = topicsOf(variant, state, seat, language);
  if (most < 2 || topics.some(({ choices }) => choices.length !== 1)) return undefined;
  const texts = topics.flatMap(({ choices }) => choices.map(({ text }) => text));
  const filed = new Set(sheetOf(variant, state, seat, onFile, language).flatMap(({ text }) => text ?? []));
  return {
    least: Math.min(1, texts.length),
    most,
    items: topics.map(({ label }, i) => ({ label, isChosen: filed.has(texts[i] ?? '') })),
    textOf: places => places.flatMap(place => texts[place] ?? []).join('\n'),
  };
}
