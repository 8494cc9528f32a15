import { readCardsBoardFile } from '../assets.js';
import type { Teller } from '../discord/words/teller.js';
import { tellerOf } from '../discord/words/teller.js';
import { tellersFor } from '../discord/words/tellers.js';
import { catalogue } from '../games/catalogue/catalogue.js';
import type { Variant } from '../games/diplomacy/model/variant.js';
import type { AnyGame } from '../games/game.js';
import { compileCardsBoard } from '../games/warring-states-cards/board/cardsBoard.js';

export interface Playable {
  readonly game: AnyGame;
  readonly teller: Teller;
}

/** Everything practice players can play, by id. */
export function playablesOn(variants: readonly Variant[]): ReadonlyMap<string, Playable> {
  const board = compileCardsBoard(readCardsBoardFile());
  const tellers = tellersFor(variants, board);
  return new Map([...catalogue(variants, board)].map(([id, game]) => [id, { game, teller: tellerOf(tellers, id) }]));
}
