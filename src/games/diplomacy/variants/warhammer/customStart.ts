import { type Result, refuse } from '../../../../lib/result.js';
import { type Board, compileBoard } from '../../board/board.js';
import { readStart } from '../../start/readStart.js';
import type { Start } from '../../start/start.js';
import type { StartMisprint } from '../../start/startFault.js';
import { boardAsChosen } from './board.js';
import { boardFor, nationCalled, nationsOn } from './nations.js';
import { type Options, WITHOUT_CHOICE } from './options.js';

/** What a start says already, so that nothing else may. */
const SETTLED = ['nations', 'missing', 'orcs', 'greater'] as const satisfies readonly (keyof Options)[];

/** Understands a custom start for a table with these options. */
export function readStartOn(world: Board, text: string, options: Options): Result<Start, readonly StartMisprint[]> {
  const usual: Options = WITHOUT_CHOICE;
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
