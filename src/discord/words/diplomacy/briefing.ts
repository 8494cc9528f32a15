import { z } from 'zod';
import type { Board } from '../../../games/diplomacy/board/board.js';
import { nationOf, ordererOf } from '../../../games/diplomacy/board/duchies.js';
import { position } from '../../../games/diplomacy/board/position.js';
import { shownYear } from '../../../games/diplomacy/board/shownYear.js';
import type { Variant } from '../../../games/diplomacy/model/variant.js';
import type { Language } from '../../../lib/language.js';
import { capital } from '../language/grammar.js';
import { localeOn } from './diplomacyLocale.js';
import { RULE_WORDS, ruleName } from './ruleWords.js';

const seen = z.object({ position });

/** What the player of a seat is told at the start, a line each: the units, the centres, the abilities of the power alone, the goal. */
export function briefing(
  { board, rules }: Pick<Variant, 'board' | 'rules'>,
  view: unknown,
  seat: string,
  language: Language,
): readonly string[] {
  const { strings, names } = localeOn(board, language);
  const { units, centres } = seen.parse(view).position;
  const power = nationOf(board, seat);
  const own = units.filter(unit => unit.power === power && ordererOf(unit) === seat).map(({ type, at }) => names.unit(type, at));
  const owned = Object.keys(centres).filter(at => centres[at] === power);
  const abilities = rules
    .filter(rule => rule.isAbilityOf?.(power, board))
    .flatMap(({ id }) => {
      const ability = RULE_WORDS[id]?.ability?.[language];
      return ability ? [strings.special(capital(ruleName(id, language)), ability)] : [];
    });
  return [
    own.length === 0 ? strings.beginsEmpty : strings.begins(own),
    ...(owned.length === 0 ? [] : [strings.beginsWith(owned.map(names.place))]),
    ...abilities,
    goalOn(board, language),
  ];
}

/** The powers with units that no seat orders, in one sentence. Undefined if there are none. */
export function unplayedOn(board: Board, view: unknown, seats: readonly string[], language: Language): string | undefined {
  const { strings, names } = localeOn(board, language);
  const units = seen.parse(view).position.units.filter(unit => !seats.includes(ordererOf(unit)) && !seats.includes(unit.power));
  const powers = [...new Set(units.map(({ power }) => power))];
  return powers.length === 0 ? undefined : strings.unplayed(powers.map(names.power));
}

/** How many centres win on a board. */
export function goalOn(board: Board, language: Language): string {
  const { strings, names } = localeOn(board, language);
  const { centres, of, notCounted, lastYear } = board.file.victory;
  const goal = strings.goal(centres, of, notCounted.map(names.place));
  return lastYear === undefined ? goal : `${goal} ${strings.lastYear(strings.year(shownYear(lastYear, board.file.year.era)))}`;
}
