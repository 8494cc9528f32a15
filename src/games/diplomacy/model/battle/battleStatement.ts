import { z } from 'zod';
import { declarationKind } from './declaration.js';

/** What a player says about battles and service beside his orders: of each key one thing. */
export const battleStatement = z.discriminatedUnion('kind', [
  /** The entry so far down his list, 1 first; 0 as long as nobody has said where. */
  z.object({
    kind: z.literal('declare'),
    slot: z.number().int().min(0),
    unit: z.string(),
    as: declarationKind,
    commander: z.string().optional(),
  }),
  /** Before the orders: what he would declare where he sends no list; units in order, or a kind first; neither: nothing any more. */
  z.object({ kind: z.literal('wish'), first: declarationKind.optional(), units: z.array(z.string()).readonly() }),
  /** Nations he turns away as the primary defender: everywhere, or at a place. Before the orders a standing wish; no powers: nobody any more. */
  z.object({ kind: z.literal('refuse'), powers: z.array(z.string()).readonly(), at: z.string().optional() }),
  z.object({ kind: z.literal('away'), at: z.string() }),
  z.object({ kind: z.literal('favour'), powers: z.array(z.string()).readonly() }),
  /** Cataclysmic battles: he leaves the battle for that place at once. */
  z.object({ kind: z.literal('withdraw'), at: z.string() }),
  /** Whose army won on the table, on which side as the battle counts them from 1; nobody's: the status quo. */
  z.object({
    kind: z.literal('report'),
    /** By its places: "ALTD+REIK". */
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

/** The topic it is about: at most 20 characters. */
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

/** A battle over many places has a long name: its beginning will do beside the others of the turn. */
const keyOfReport = (places: string): string => `won-${places}`.slice(0, 20).toLowerCase();

export const statementsOf = <K extends BattleStatement['kind']>(said: readonly BattleStatement[], kind: K): readonly StatementOf<K>[] =>
  said.filter((one): one is StatementOf<K> => one.kind === kind);

/** The same thing said anew counts instead of what was said before. */
export const withStatement = (before: readonly BattleStatement[], said: BattleStatement): readonly BattleStatement[] => [
  ...before.filter(other => statementKey(other) !== statementKey(said)),
  said,
];
