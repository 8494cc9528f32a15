import { readCardsBoardFile } from '../assets.js';
import type { GamePresenter } from '../discord/words/presenters/gamePresenter.js';
import { presenterOf } from '../discord/words/presenters/gamePresenter.js';
import { presentersFor } from '../discord/words/presentersFor.js';
import { catalogue } from '../games/catalogue.js';
import type { Variant } from '../games/diplomacy/variant.js';
import type { AnyGame } from '../games/game.js';
import { compileBoard } from '../games/warring-states-cards/board/board.js';

export interface Playable {
  readonly game: AnyGame;
  readonly presenter: GamePresenter;
}

/** Everything practice players can play, by id. */
export function playablesOn(variants: readonly Variant[]): ReadonlyMap<string, Playable> {
  const board = compileBoard(readCardsBoardFile());
  const presenters = presentersFor(variants, board);
  return new Map([...catalogue(variants, board)].map(([id, game]) => [id, { game, presenter: presenterOf(presenters, id) }]));
}
