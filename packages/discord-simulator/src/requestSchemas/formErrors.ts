import { z } from 'zod';

/** An error in one field of a request body. */
export interface FormError {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly message: string;
}

interface Errors {
  _errors?: { code: string; message: string }[];
  [field: string]: Errors | { code: string; message: string }[] | undefined;
}

/** The `errors` object of Discord's error 50035: every error under the path of its field. */
export function nestedErrors(errors: readonly FormError[]): object {
  const root: Errors = {};
  for (const { path, code, message } of errors) {
    const at = path.reduce<Errors>((node, key) => childOf(node, String(key)), root);
    at._errors = [...(at._errors ?? []), { code, message }];
  }
  return root;
}

function childOf(node: Errors, key: string): Errors {
  const existing = node[key];
  if (existing && !Array.isArray(existing)) return existing;
  const fresh: Errors = {};
  node[key] = fresh;
  return fresh;
}

/** A body parsed by a schema, or its errors in Discord's words. */
export function readForm<T>(schema: z.ZodType<T>, body: unknown): { ok: true; value: T } | { ok: false; fault: readonly FormError[] } {
  const read = schema.safeParse(body, { reportInput: true });
  return read.success ? { ok: true, value: read.data } : { ok: false, fault: read.error.issues.map(errorOf) };
}

const ruleOf = z.object({ code: z.string() });

function errorOf(issue: z.core.$ZodIssue): FormError {
  const error = (code: string, message: string): FormError => ({ path: issue.path, code, message });
  switch (issue.code) {
    case 'custom':
      return error(ruleOf.safeParse(issue.params).data?.code ?? 'BASE_TYPE_INVALID', issue.message);
    case 'invalid_type':
      return issue.input === undefined ? error('BASE_TYPE_REQUIRED', 'This field is required') : mistyped(issue.path, issue.expected);
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? error('BASE_TYPE_MAX_LENGTH', `Must be ${issue.maximum} or fewer in length.`)
        : error('NUMBER_TYPE_MAX', `int value should be less than or equal to ${issue.maximum}.`);
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? error('BASE_TYPE_MIN_LENGTH', `Must be ${issue.minimum} or more in length.`)
        : error('NUMBER_TYPE_MIN', `int value should be greater than or equal to ${issue.minimum}.`);
    case 'invalid_value':
      return issue.input === undefined
        ? error('BASE_TYPE_REQUIRED', 'This field is required')
        : error('BASE_TYPE_CHOICES', `Value must be one of {${issue.values.map(String).join(', ')}}.`);
    case 'invalid_union':
      return {
        ...error('UNION_TYPE_CHOICES', 'Value of field "type" must be one of the types allowed here.'),
        path: issue.path.filter(key => key !== 'type'),
      };
    case 'invalid_key':
    case 'unrecognized_keys':
      return error('BASE_TYPE_CHOICES', 'Value is not one of those allowed here.');
    default:
      return error('STRING_TYPE_REGEX', 'String value did not match validation regex.');
  }
}

function mistyped(path: readonly PropertyKey[], expected: string): FormError {
  const words: Readonly<Record<string, readonly [string, string]>> = {
    string: ['STRING_TYPE_CONVERT', 'Could not interpret the value as string.'],
    number: ['NUMBER_TYPE_COERCE', 'Value is not int.'],
    int: ['NUMBER_TYPE_COERCE', 'Value is not int.'],
    boolean: ['BOOLEAN_TYPE_CONVERT', 'Must be either true or false.'],
    array: ['LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType'],
    record: ['DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType'],
  };
  const [code, message] = words[expected] ?? ['MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType'];
  return { path, code, message };
}
