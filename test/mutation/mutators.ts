import { nodeAt, type Placed, type SyntaxNode } from './syntax.js';

/**
 * One kind of change. Returns the texts that can take the place of a node's own. The kinds, and what becomes what, are those that are common
 * to tools of mutation; texts and regular expressions are left as they are.
 */
type Mutator = (placed: Placed, source: string) => readonly string[];

/** What each operator becomes. */
const ARITHMETIC: Operators = { '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['*'] };
const EQUALITY: Operators = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const LOGICAL: Readonly<Record<string, string>> = { '&&': '||', '||': '&&', '??': '&&' };
const ASSIGNMENT: Operators = {
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '&&=': ['||='],
  '||=': ['&&='],
  '??=': ['&&='],
};
type Operators = Readonly<Record<string, readonly string[]>>;

/** What each method becomes; '' if the call is left out. */
const METHODS: Readonly<Record<string, string>> = {
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  trim: '',
  filter: '',
  slice: '',
  sort: '',
  reverse: '',
};

const LOOPS = ['WhileStatement', 'DoWhileStatement', 'ForStatement'];
const CHOICES = ['IfStatement', 'ConditionalExpression'];

const textOf = (source: string, { start, end }: SyntaxNode): string => source.slice(start, end);

/** Returns the node's text with each operator that may take the place of its own. */
function withOperators(node: SyntaxNode, source: string, operators: Operators): readonly string[] {
  const left = nodeAt(node, 'left');
  const right = nodeAt(node, 'right');
  const { operator } = node;
  if (!left || !right || typeof operator !== 'string') return [];
  const between = source.slice(left.end, right.start);
  const at = left.end + between.indexOf(operator);
  return (operators[operator] ?? []).map(other => source.slice(node.start, at) + other + source.slice(at + operator.length, node.end));
}

/** Returns the node's text with another logical operator. Its sides are in parentheses: `??` beside another operator needs them. */
function withLogical(node: SyntaxNode, source: string): readonly string[] {
  const left = nodeAt(node, 'left');
  const right = nodeAt(node, 'right');
  const other = LOGICAL[String(node.operator)];
  return left && right && other ? [`(${textOf(source, left)}) ${other} (${textOf(source, right)})`] : [];
}

const isText = (node: SyntaxNode | undefined): boolean =>
  node !== undefined && (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'));

const isComparison = ({ type, operator }: SyntaxNode): boolean =>
  type === 'BinaryExpression' && typeof operator === 'string' && operator in EQUALITY;
const isAndOr = ({ type, operator }: SyntaxNode): boolean => type === 'LogicalExpression' && operator !== '??';

/** Every kind by its name. */
export const MUTATORS: Readonly<Record<string, Mutator>> = {
  ArithmeticOperator: ({ node }, source) => {
    if (node.type !== 'BinaryExpression' || isText(nodeAt(node, 'left')) || isText(nodeAt(node, 'right'))) return [];
    return withOperators(node, source, ARITHMETIC);
  },
  EqualityOperator: ({ node }, source) => (node.type === 'BinaryExpression' ? withOperators(node, source, EQUALITY) : []),
  LogicalOperator: ({ node }, source) => (node.type === 'LogicalExpression' ? withLogical(node, source) : []),
  AssignmentOperator: ({ node }, source) => (node.type === 'AssignmentExpression' ? withOperators(node, source, ASSIGNMENT) : []),
  ConditionalExpression: placed => conditions(placed),
  SwitchCase: ({ node }, source) => {
    const first = Array.isArray(node.consequent) && node.consequent.length > 0 ? source.indexOf(':', nodeAt(node, 'test')?.end) : -1;
    return node.type === 'SwitchCase' && first > 0 && nodeAt(node, 'test') ? [source.slice(node.start, first + 1)] : [];
  },
  BooleanLiteral: ({ node }, source) => {
    if (node.type === 'Literal' && typeof node.value === 'boolean') return [String(!node.value)];
    const argument = nodeAt(node, 'argument');
    return node.type === 'UnaryExpression' && node.operator === '!' && argument ? [textOf(source, argument)] : [];
  },
  UnaryOperator: ({ node }, source) => {
    if (node.type !== 'UnaryExpression') return [];
    const rest = source.slice(node.start + 1, node.end);
    return node.operator === '-' ? [`+${rest}`] : node.operator === '+' ? [`-${rest}`] : [];
  },
  UpdateOperator: ({ node }, source) => {
    if (node.type !== 'UpdateExpression') return [];
    return [textOf(source, node).replace(/\+\+|--/, found => (found === '++' ? '--' : '++'))];
  },
  BlockStatement: ({ node }) => (node.type === 'BlockStatement' && !isEmpty(node.body) ? ['{}'] : []),
  ArrayDeclaration: ({ node }) => (node.type === 'ArrayExpression' ? [isEmpty(node.elements) ? "['mutant']" : '[]'] : []),
  ObjectLiteral: ({ node }) => (node.type === 'ObjectExpression' && !isEmpty(node.properties) ? ['{}'] : []),
  ArrowFunction: ({ node }, source) => {
    const body = nodeAt(node, 'body');
    if (node.type !== 'ArrowFunctionExpression' || !body || body.type === 'BlockStatement') return [];
    return textOf(source, body) === 'undefined' ? [] : ['() => undefined'];
  },
  OptionalChaining: ({ node }, source) => {
    const before = nodeAt(node, 'object') ?? nodeAt(node, 'callee');
    if (node.optional !== true || !before) return [];
    const rest = source.slice(before.end, node.end).replace('?.', node.type === 'MemberExpression' && node.computed !== true ? '.' : '');
    return [source.slice(node.start, before.end) + rest];
  },
  MethodExpression: ({ node }, source) => {
    const callee = nodeAt(node, 'callee');
    const object = callee && nodeAt(callee, 'object');
    const property = callee && nodeAt(callee, 'property');
    if (node.type !== 'CallExpression' || !object || property?.type !== 'Identifier') return [];
    const method = textOf(source, property);
    const other = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
    if (other === undefined) return [];
    if (other === '') return [source.slice(node.start, object.end) + closing(source, object, property)];
    return [source.slice(node.start, property.start) + other + source.slice(property.end, node.end)];
  },
};

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;

/** Returns the parentheses that close around an object before the dot of its method. */
function closing(source: string, object: SyntaxNode, property: SyntaxNode): string {
  const between = source.slice(object.end, property.start);
  return ')'.repeat(between.split(')').length - 1);
}

/** Returns what a condition becomes: what always holds and what never does, without those that another mutant stands for. */
function conditions({ node, within: [parent] }: Placed): readonly string[] {
  if (parent && nodeAt(parent, 'test') === node) {
    if (LOOPS.includes(parent.type)) return ['false'];
    if (CHOICES.includes(parent.type)) return ['true', 'false'];
  }
  if (!isComparison(node) && !isAndOr(node)) return [];
  if (!parent || !isAndOr(parent)) return ['true', 'false'];
  return parent.operator === '||' ? ['false'] : ['true'];
}
