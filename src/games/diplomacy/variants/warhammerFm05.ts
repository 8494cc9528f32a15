import type { z } from 'zod';
import { memoise } from '../../../lib/memoise.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { type Board, compileBoard, powerOf, provinceAt } from '../board/board.js';
import type { BoardFile } from '../board/boardFile.js';
import type { RuleModule } from '../model/ruleModule.js';
import type { Terms } from '../model/state.js';
import type { SeatingFault } from '../model/tableFault.js';
import type { Variant } from '../model/variant.js';
import { fledglingNations } from '../rules/fledglingNations.js';
import { greaterCapitals } from '../rules/greaterCapitals.js';
import { illusion } from '../rules/illusion.js';
import { immortality } from '../rules/immortality.js';
import { seaRaiders } from '../rules/seaRaiders.js';
import { strongCapitals } from '../rules/strongCapitals.js';
import { underways } from '../rules/underways.js';
import { boardAsChosen } from './warhammer/boardAsChosen.js';
import { dealtNations, tablesFor } from './warhammer/nations.js';
import { readWarhammerStart } from './warhammer/readWarhammerStart.js';
import { faultOfShared, nationsAmong, seatsAmong } from './warhammer/sharedNations.js';
import { optionsOn, settings, type WarhammerOptions, WITHOUT_CHOICE } from './warhammer/warhammerOptions.js';

/** The options of a match, the nations in play, and the board that they make. */
function asChosen(world: Board, options: z.ZodType<WarhammerOptions>, terms: Terms) {
  const chosen = options.parse(terms.options);
  const nations = nationsAmong(chosen.duchies ?? [], terms.powers);
  return { chosen, nations, file: boardAsChosen(world.file, chosen, nations) };
}

/** The board of a match of Warhammer Diplomacy (fm05). `world`: as it is printed. */
export const warhammerBoard = (world: Board, terms: Terms): BoardFile => asChosen(world, optionsOn(world), terms).file;

/** Warhammer Diplomacy (fm05) by Daryl Lonnon, as hosts may have it. `printed`: the variant as its folder has it. */
export const warhammerFm05 = ({ rules: _, ...printed }: Variant): Variant => {
  const world = printed.board;
  const options = optionsOn(world);
  /** A lobby asks for those of each number of players, whenever somebody joins. */
  const powers = memoise((terms: Terms) => asChosen(world, options, terms).file.powers, {
    keyOf: terms => JSON.stringify(terms),
    capacity: 200,
  });
  const played = (terms: Terms): Variant => {
    const { chosen, nations, file } = asChosen(world, options, terms);
    const board = compileBoard(file);
    return {
      ...printed,
      board,
      rules: [...abilities(world, board, nations), ...(chosen.capitals ? [strongCapitals(nations)] : [])],
    };
  };
  const dealt = (players: number | undefined, chosen: WarhammerOptions): Result<readonly string[], SeatingFault> => {
    const nations = dealtNations(chosen, players);
    const shared = chosen.duchies ?? [];
    if (!nations.ok || shared.length === 0) return nations;
    const fault = faultOfShared(boardAsChosen(world.file, chosen, nations.value), shared, nations.value);
    return fault ? refuse(fault) : ok(seatsAmong(shared, nations.value));
  };
  const everybody = { options: WITHOUT_CHOICE, powers: world.powers.map(power => power.id) };
  return {
    ...played(everybody),
    choices: {
      settings,
      chosen: options,
      players: { least: 2, most: world.powers.length },
      readStart: (text, chosen) => readWarhammerStart(world, text, options.parse(chosen)),
      dealt: (players, chosen) => dealt(players, options.parse(chosen)),
      tables: chosen => tablesFor(options.parse(chosen)),
      powers,
      played,
    },
  };
};

/** The abilities of the nations in play whose home is on the board, and the rules that always apply. */
function abilities(world: Board, board: Board, powers: readonly string[]): readonly RuleModule[] {
  const of = (power: string, module: (power: string) => RuleModule): readonly RuleModule[] =>
    powers.includes(power) ? [module(power)] : [];
  const atHome = (power: string, module: (power: string, home: string) => RuleModule): readonly RuleModule[] => {
    const home = powerOf(world, power)?.home[0] ?? '';
    return provinceAt(board, home) ? of(power, () => module(power, home)) : [];
  };
  return [
    ...atHome('wood-elves', illusion),
    ...atHome('vampire-counts', immortality),
    ...of('skaven', underways),
    ...of('norse', seaRaiders),
    fledglingNations,
    greaterCapitals,
  ];
}
