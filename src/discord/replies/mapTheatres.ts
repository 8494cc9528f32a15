import { LANGUAGES } from '../../lib/language.js';
import type { Picture } from '../../matches/context/ports.js';
import { folded } from '../autocomplete/folded.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { inMenus, menu } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { ComponentRow } from '../message/reply.js';
import type { GamePresenter } from '../words/presenters/gamePresenter.js';

/** The value of the whole board in the menu of a map. */
export const WHOLE = 'whole';

/** The id of the part of a picture's board with this id or with this name, in either language. Undefined if this match has no such part. */
export function theatreNamed(presenter: GamePresenter, picture: Picture, typed: string): string | undefined {
  const all = LANGUAGES.flatMap(language => presenter.theatres(picture, language));
  return all.find(({ id, name }) => id === typed || folded(name) === folded(typed))?.id;
}

/** What a menu of a map's parts goes on showing. */
export interface MapShown {
  readonly match: number;
  readonly phase?: number | undefined;
  readonly show?: string | undefined;
  readonly page?: string | undefined;
}

/** The parts of a picture's board in a menu, or in several if there are many. Empty if the board has none. */
export function theatreMenu(
  { language, words }: InteractionContext,
  presenter: GamePresenter,
  picture: Picture,
  { match, phase = 0, show = '', page = '' }: MapShown,
): readonly ComponentRow[] {
  const parts = presenter.theatres(picture, language);
  if (parts.length === 0) return [];
  const whole = { label: words.history.wholeBoard, value: WHOLE, chosen: picture.theatre === undefined };
  const options = parts.map(({ id, name }) => ({ label: name, value: id, chosen: id === picture.theatre }));
  return inMenus([whole, ...options]).map((some, i) => menu(customId('part', match, phase, show, page, i), words.history.partMenu, some));
}
