import { readCardsBoardFile } from '../assets.js';
import { type GamePresenter, presenterOf } from '../discord/words/presenters/gamePresenter.js';
import { presentersFor } from '../discord/words/presentersFor.js';
import { catalogue } from '../games/catalogue/catalogue.js';
import type { Variant } from '../games/diplomacy/model/variant.js';
import type { AnyGame } from '../games/game.js';
import { compileCardsBoard } from '../games/warring-states-cards/board/cardsBoard.js';

export interface Playable {
  readonly game: AnyGame;
  readonly presenter: GamePresenter;
}

/** All games that practice players can play, by id. */
export function playablesOn(variants: readonly Variant[]): ReadonlyMap<string, Playable> {
  const board = compileCardsBoard(readCardsBoardFile());
  const presenters = presentersFor(variants, board);
  return new Map([...catalogue(variants, board)].map(([id, game]) => [id, { game, presenter: presenterOf(presenters, id) }]));
}
