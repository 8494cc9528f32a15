import { diplomacy } from '../../../games/diplomacy/game/diplomacy.js';
import { type ExampleOrders, exampleOrders } from '../../../games/diplomacy/game/exampleOrders.js';
import { type Variant, variantFor } from '../../../games/diplomacy/model/variant.js';
import type { Language } from '../../../lib/language.js';
import { diplomacyStrings } from './diplomacyStrings.js';

/** How orders are written in a variant, with examples from its own board. */
export function howToOrderIn(variant: Variant, language: Language): string {
  return diplomacyStrings[language].howToOrder(examplesFor(variant, language), variant.battles !== undefined);
}

/** Examples for a match among as many as can play it. */
function examplesFor(variant: Variant, language: Language): ExampleOrders {
  const game = diplomacy(variant);
  const seats = game.seats(game.players.most);
  const opening = game.open({ seats: seats.ok ? seats.value.map(({ id }) => id) : [], seed: 0, options: game.chosen?.parse({}) ?? {} });
  return exampleOrders(variantFor(variant, opening.terms), opening, language);
}
