import { z } from 'zod';
import { declarationKind } from './declaration.js';

/** What a seat states about battles and service in addition to its orders. Each key has one statement (see `statementKey`). */
export const battleStatement = z.discriminatedUnion('kind', [
  /** `slot`: position on the list, from 1; 0 until one is assigned. */
  z.object({
    kind: z.literal('declare'),
    slot: z.number().int().min(0),
    unit: z.string(),
    as: declarationKind,
    commander: z.string().optional(),
  }),
  /**
   * Given with the orders: what to declare if no list is sent, either these units in order, or this kind first. With neither, it cancels
   * the wish.
   */
  z.object({ kind: z.literal('wish'), first: declarationKind.optional(), units: z.array(z.string()).readonly() }),
  /**
   * Nations to refuse as primary defender, everywhere or at a place. Given with the orders it is a standing wish, which an empty `powers`
   * cancels.
   */
  z.object({ kind: z.literal('refuse'), powers: z.array(z.string()).readonly(), at: z.string().optional() }),
  z.object({ kind: z.literal('away'), at: z.string() }),
  z.object({ kind: z.literal('favour'), powers: z.array(z.string()).readonly() }),
  /** Cataclysmic battles: leave the battle for that place at once. */
  z.object({ kind: z.literal('withdraw'), at: z.string() }),
  /** Result of a tabletop battle: the winning nation, and the number of its side, from 1. No `army`: the status quo remains. */
  z.object({
    kind: z.literal('report'),
    /** Places of the battle: "ALTD+REIK". */
    battle: z.string(),
    army: z.string().optional(),
    side: z.number().int().positive().optional(),
    destroyed: z.boolean(),
  }),
  z.object({ kind: z.literal('serve'), as: z.enum(['sepoy', 'mercenary']), of: z.string() }),
  z.object({ kind: z.literal('dismiss'), power: z.string() }),
  z.object({ kind: z.literal('revolt'), type: z.enum(['A', 'F']), at: z.string() }),
]);
export type BattleStatement = Readonly<z.infer<typeof battleStatement>>;
export type StatementOf<K extends BattleStatement['kind']> = Extract<BattleStatement, { kind: K }>;

/** Returns the key of the topic that a statement is about, at most 20 characters. */
export function statementKey(said: BattleStatement): string {
  switch (said.kind) {
    case 'declare':
      return `battle-${said.slot}`;
    case 'refuse':
      return said.at === undefined ? 'refuse' : `refuse-${said.at}`;
    case 'away':
      return `away-${said.at}`;
    case 'withdraw':
      return `flee-${said.at}`;
    case 'report':
      return keyOfReport(said.battle);
    case 'dismiss':
      return `off-${said.power}`;
    case 'wish':
    case 'favour':
    case 'serve':
    case 'revolt':
      return said.kind;
    default:
      return said satisfies never;
  }
}

/** Cut to 20 characters: still unique among the battles of a turn. */
const keyOfReport = (places: string): string => `won-${places}`.slice(0, 20).toLowerCase();

export const statementsOf = <K extends BattleStatement['kind']>(said: readonly BattleStatement[], kind: K): readonly StatementOf<K>[] =>
  said.filter((one): one is StatementOf<K> => one.kind === kind);

/** Adds a statement, which replaces the earlier one with the same key. */
export const withStatement = (before: readonly BattleStatement[], said: BattleStatement): readonly BattleStatement[] => [
  ...before.filter(other => statementKey(other) !== statementKey(said)),
  said,
];
