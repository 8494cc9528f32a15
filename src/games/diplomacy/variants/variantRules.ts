import { z } from 'zod';
import type { Board } from '../board/board.js';
import type { BoardFile } from '../board/boardFile.js';
import { type Variant, yearOfThreeSeasons } from '../model/variant.js';
import { buildAnywhere } from '../rules/buildAnywhere.js';
import { capturedHomesBuild } from '../rules/capturedHomesBuild.js';
import { NAMED_RULES, type NamedRule, type RuleSettings } from './namedRules.js';

/** What `variant.json` says of the rules: all that a variant needs beside its board. */
export const variantRules = z.object({
  id: z.string(),
  calendar: z.strictObject({
    year: z.number().int().min(1).max(99_999),
    counts: z.enum(['up', 'down']).default('up'),
    era: z.enum(['ad', 'bc', 'none']).default('none').meta({ description: 'What stands after the year.' }),
    autumn: z.enum(['fall', 'autumn']).default('fall'),
    placement: z
      .enum(['winter', 'spring'])
      .optional()
      .meta({ description: 'The season before the first year in which units are placed, for rules that place some.' }),
  }),
  builds: z
    .enum(['homes', 'captured-homes', 'anywhere'])
    .default('homes')
    .meta({ description: 'Where a power builds: in its own homes, in every home it owns, or in every centre it owns.' }),
  orders: z
    .array(z.enum(['hold', 'move', 'support', 'convoy']))
    .min(2)
    .max(4)
    .default(['hold', 'move', 'support', 'convoy']),
  rules: z
    .array(z.looseObject({ rule: z.string().max(40) }))
    .max(40)
    .default([])
    .meta({ description: 'Rule modules by name, with their settings.' }),
});
export type VariantRules = z.infer<typeof variantRules>;

/** A variant as its folder in `assets/boards` is compiled: its rules and its board. */
export interface OwnVariant {
  readonly rules: VariantRules;
  readonly board: BoardFile;
}

const BUILDS = { homes: [], 'captured-homes': [capturedHomesBuild], anywhere: [buildAnywhere] };

/** The rules that a variant names, with their settings. */
const namedIn = (rules: VariantRules['rules']): readonly (readonly [NamedRule, RuleSettings])[] =>
  rules.flatMap(settings => {
    const named = NAMED_RULES.get(settings.rule);
    return named ? [[named, settings as RuleSettings] as const] : [];
  });

/** What rules by name add to the board that they are played on. */
export function addedToBoard(rules: VariantRules['rules']): Partial<BoardFile> {
  const named = namedIn(rules);
  return {
    ...(named.some(([{ needsCapitals }]) => needsCapitals) && { capitalsMatter: true as const }),
    ...Object.assign({}, ...named.map(([rule, settings]) => rule.board?.(settings))),
  };
}

/** The record of a variant on its board, which has what its rules add to it. */
export function variantOn(written: VariantRules, board: Board): Variant {
  const named = namedIn(written.rules);
  const { autumn, placement } = written.calendar;
  const battles = named.some(([rule]) => rule.battles);
  return {
    id: written.id,
    title: board.file.name,
    // What Classic does where its rulebook leaves a choice holds with battles too; its introduction does not.
    rulesPages: [battles ? 'decisive-battles' : 'classic'],
    board,
    orderKinds: written.orders,
    rules: [...BUILDS[written.builds], ...named.flatMap(([rule, settings]) => rule.modules(settings))],
    calendar: [
      ...(placement ? [{ season: placement, phase: 'placement' as const, once: true as const }] : []),
      ...yearOfThreeSeasons(autumn),
    ],
    ...(battles && { battles: true as const }),
  };
}
