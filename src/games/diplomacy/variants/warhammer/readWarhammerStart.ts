import { type Result, refuse } from '../../../../lib/result.js';
import { type Board, compileBoard } from '../../board/board.js';
import type { CustomStart } from '../../start/customStart.js';
import { readStart } from '../../start/readStart.js';
import type { StartFileFault } from '../../start/startFault.js';
import { boardAsChosen } from './boardAsChosen.js';
import { boardFor, nationCalled, nationsOn } from './nations.js';
import { type WarhammerOptions, WITHOUT_CHOICE } from './warhammerOptions.js';

/** Options that a custom start determines. They cannot be chosen as well. */
const SETTLED = ['nations', 'missing', 'orcs', 'greater'] as const satisfies readonly (keyof WarhammerOptions)[];

/** Reads a custom start for a match with these options. Refuses options that the start determines. */
export function readWarhammerStart(world: Board, text: string, options: WarhammerOptions): Result<CustomStart, readonly StartFileFault[]> {
  const usual: WarhammerOptions = WITHOUT_CHOICE;
  const settled = SETTLED.filter(key => options[key] !== usual[key]);
  if (settled.length > 0) return refuse(settled.map(option => ({ fault: { code: 'start-settles', typed: option } })));
  return readStart(text, {
    world,
    powerCalled: typed => nationCalled(world.file, typed),
    tableFor: powers => {
      const playable = nationsOn(boardFor(options, powers), options);
      return {
        board: compileBoard(boardAsChosen(world.file, options, powers)),
        strays: powers.filter(power => !playable.includes(power)),
      };
    },
  });
}
