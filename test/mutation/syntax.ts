import { parseAst } from 'vitest/node';

/** A node of the syntax tree (ESTree). `start`, `end`: where its text is in the source. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

/** A node with the nodes around it, the nearest first. */
export interface Placed {
  readonly node: SyntaxNode;
  readonly within: readonly SyntaxNode[];
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value && 'end' in value;

/** Returns the node that a property holds. */
export function nodeAt(node: SyntaxNode, property: string): SyntaxNode | undefined {
  const value = node[property];
  return isNode(value) ? value : undefined;
}

/** Returns every node of a TypeScript source that is evaluated: no types. An outer node comes before those inside it. */
export function evaluatedNodes(source: string): readonly Placed[] {
  const program: unknown = parseAst(source, { lang: 'ts' });
  if (!isNode(program)) throw new Error('the parser returns no tree');
  const found: Placed[] = [];
  const visit = (node: SyntaxNode, within: readonly SyntaxNode[]): void => {
    if (!isEvaluated(node)) return;
    found.push({ node, within });
    for (const child of childrenOf(node)) visit(child, [node, ...within]);
  };
  visit(program, []);
  return found;
}

/** Nodes of types whose expression is evaluated all the same. */
const TYPED_EXPRESSIONS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
const isEvaluated = ({ type }: SyntaxNode): boolean =>
  (!type.startsWith('TS') || TYPED_EXPRESSIONS.includes(type)) && type !== 'ImportDeclaration';

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isNode);
