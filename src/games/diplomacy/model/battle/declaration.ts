import { z } from 'zod';

export const declarationKind = z.enum(['move', 'hold']);

export type DeclarationKind = z.infer<typeof declarationKind>;

/** A decisive move or a decisive hold of one unit. */
export const declaration = z.object({
  power: z.string(),
  /** The unit by its place before the orders: "A wast", "V athe". */
  unit: z.string(),
  kind: declarationKind,
  /** The province at stake: the target of a move, the place of a hold. */
  at: z.string(),
});

export type Declaration = Readonly<z.infer<typeof declaration>>;

export const isSameDeclaration = (a: Declaration, b: Declaration): boolean => a.unit === b.unit && a.kind === b.kind;
