import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { z } from 'zod';
import { ok, type Result, refuse } from '../../lib/result.js';
import { type FolderFault, type FolderFile, quotable, type Spot, type VariantFault } from '../model/variantFault.js';
import { lineFinder } from './lineFinder.js';
import { nearName } from './nearName.js';

/** Keys and indexes (from 0), outermost first. */
export type JsonPath = readonly (string | number)[];

/** A JSON file that fits its schema and knows where each part stands. */
export interface LocatedFile<T> {
  readonly value: T;
  /** For a missing part, the line of what encloses it. */
  readonly spot: (path: JsonPath) => Spot;
}

/** The deepest nesting accepted. No valid file is nested deeper. */
const DEEPEST = 12;
/** The most faults reported of one file. */
const MOST = 100;

/** Parses a JSON file and checks it with its schema. Refuses comments, trailing commas and keys that appear twice. */
export function locatedFile<T>(file: FolderFile, text: string, schema: z.ZodType<T>): Result<LocatedFile<T>, readonly FolderFault[]> {
  const lineAt = lineFinder(text);
  const wrong = (offset: number, fault: VariantFault) => refuse([{ file, line: lineAt(offset), fault }]);
  const deep = tooDeep(text);
  if (deep !== undefined) return wrong(deep, { code: 'variant-nested-deep' });
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !tree) return wrong(error?.offset ?? 0, { code: 'variant-not-json', typed: error ? printParseErrorCode(error.error) : '' });
  const twice = keyTwice(tree);
  if (twice) return wrong(twice.offset, { code: 'variant-key-twice', typed: quotable(String(twice.value)) });
  const offsetOf = (path: JsonPath): number =>
    findNodeAtLocation(tree, [...path])?.offset ?? (path.length === 0 ? 0 : offsetOf(path.slice(0, -1)));
  const spot = (path: JsonPath): Spot => ({ file, line: lineAt(offsetOf(path)), ...(path.length > 0 && { where: written(path) }) });
  const read = schema.safeParse(getNodeValue(tree));
  if (read.success) return ok({ value: read.data, spot });
  return refuse(
    strictest(read.error.issues.slice(0, MOST)).flatMap(issue =>
      issuesOf(issue).map(({ path, fault }) => ({ ...spot(path), fault: withNearField(fault, schema, path) })),
    ),
  );
}

/** Adds to the fault of an unknown field the field that was probably meant. */
function withNearField(fault: VariantFault, schema: z.ZodType, path: JsonPath): VariantFault {
  if (fault.code !== 'variant-unknown-field') return fault;
  const near = nearName(fault.typed, fieldsAt(schema, path.slice(0, -1)));
  return near === undefined ? fault : { ...fault, near };
}

/** The fields that an object at a path may have. None where a schema allows several forms. */
function fieldsAt(schema: unknown, path: JsonPath): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsAt(schema.unwrap(), path);
  const [step, ...rest] = path;
  if (schema instanceof z.ZodObject) return step === undefined ? Object.keys(schema.shape) : fieldsAt(schema.shape[step], rest);
  if (step === undefined) return [];
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element, rest);
  return schema instanceof z.ZodRecord ? fieldsAt(schema.valueType, rest) : [];
}

/** The offset at which the text is nested too deeply. Undefined if it is not. Brackets in strings do not count. */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

/** A key that stands twice in an object. */
function keyTwice(root: Node): Node | undefined {
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    const seen = new Set<unknown>();
    for (const child of node.children ?? []) {
      const key = node.type === 'object' ? child.children?.[0] : undefined;
      if (key && seen.has(key.value)) return key;
      if (key) seen.add(key.value);
      open.push(child);
    }
  }
  return undefined;
}

const written = (path: JsonPath): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step + 1}]` : `${i === 0 ? '' : '.'}${quotable(step)}`)).join('');

interface PathFault {
  readonly path: JsonPath;
  readonly fault: VariantFault;
}

/** Of several limits that one value is over, the last, which is the file's own: the first is that of all numbers. */
const strictest = (issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] =>
  issues.filter((issue, i) => {
    const next = issues[i + 1];
    return issue.code !== 'too_big' || next?.code !== 'too_big' || next.path.join('.') !== issue.path.join('.');
  });

/** What a schema found, as faults. */
export function issuesOf(issue: z.core.$ZodIssue, before: JsonPath = []): readonly PathFault[] {
  const path = [...before, ...issue.path.map(step => (typeof step === 'number' ? step : String(step)))];
  const last = path.at(-1);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => ({ path: [...path, key], fault: { code: 'variant-unknown-field', typed: quotable(key) } }));
    case 'invalid_type':
      return [
        issue.input === undefined && typeof last === 'string' && isMissing(issue)
          ? { path, fault: { code: 'variant-missing-field', typed: last } }
          : { path, fault: { code: 'variant-expects', kind: issue.expected } },
      ];
    case 'invalid_value':
      return [{ path, fault: { code: 'variant-one-of', choices: issue.values.map(String) } }];
    case 'too_small':
      return [{ path, fault: { code: 'variant-too-small', least: Number(issue.minimum), of: sized(issue.origin) } }];
    case 'too_big':
      return [{ path, fault: { code: 'variant-too-large', most: Number(issue.maximum), of: sized(issue.origin) } }];
    case 'invalid_format':
      return [{ path, fault: { code: 'variant-form', form: formOf(last, path) } }];
    default:
      return [{ path, fault: { code: 'variant-expects', kind: 'other' } }];
  }
}

/** A value that is not there reads "received undefined". */
const isMissing = ({ message }: { readonly message: string }): boolean => message.endsWith('received undefined');

const sized = (origin: string): 'text' | 'list' | 'number' =>
  origin === 'string' ? 'text' : origin === 'array' || origin === 'tuple' ? 'list' : 'number';

/** An example of what should stand at a path. */
function formOf(last: string | number | undefined, path: JsonPath): string {
  const key = typeof last === 'number' ? path.findLast(step => typeof step === 'string') : last;
  const forms: Readonly<Record<string, string>> = { colour: '#c8501e', letters: 'A', short: 'par', coasts: 'nc', fleet: 'stp/nc' };
  return forms[String(key)] ?? 'north-sea';
}
