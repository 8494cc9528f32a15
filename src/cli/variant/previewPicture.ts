import type { AuthoredVariant } from '../../authoring/compile/authoredVariant.js';
import { diplomacy } from '../../games/diplomacy/game/diplomacy.js';
import type { Language } from '../../lib/language.js';
import { patientRenderer } from './patientRenderer.js';

/** The board of a variant as a game begins on it, as PNG. */
export async function drawStart(
  { variant, board, geometry }: Omit<AuthoredVariant, 'written'>,
  { language }: { readonly language: Language },
): Promise<Uint8Array> {
  const game = diplomacy(variant);
  const state = game.open({ seats: board.powers.flatMap(({ id, neutral }) => (neutral ? [] : [id])), seed: 1, options: {} });
  const boards = new Map([[variant.id, { board: variant.board.file, geometry }]]);
  const renderer = patientRenderer(() => boards);
  try {
    return await renderer.draw({ kind: 'position', game: variant.id, view: game.view(state), language });
  } finally {
    await renderer.close();
  }
}
