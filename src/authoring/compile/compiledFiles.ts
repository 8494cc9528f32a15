import { variantRules } from '../../games/diplomacy/variants/variantRules.js';
import type { AuthoredVariant } from './authoredVariant.js';

/** A folder of `assets/boards` in the form that the bot reads when it starts, as files of `dist/boards/<id>`. */
export const compiledFiles = ({ written, board, geometry }: AuthoredVariant): ReadonlyMap<string, string> =>
  new Map([
    ['variant.json', JSON.stringify(variantRules.parse(written))],
    ['board.json', JSON.stringify(board)],
    ['geometry.topo.json', JSON.stringify(geometry)],
  ]);
