import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';
import type { LoggedRequest } from '../context/requestLog.js';

/** Discord's published API description (OpenAPI 3.1), reduced to the operations that the simulator serves by scripts/cutOpenApi.ts. */
const FILE = new URL('../../assets/discordApi.json', import.meta.url);

type Json = { [key: string]: unknown };
const json = z.record(z.string(), z.unknown());
const HTTP_METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: RegExp;
  /** Path parameters. Of two operations that match, the one with fewer wins: "@me" before an id. */
  readonly parameters: number;
  readonly queries: ReadonlySet<string>;
  readonly body: Json | undefined;
  readonly answers: ReadonlyMap<string, Json>;
}

/** Checks requests and responses against Discord's API description. Empty lists: no errors. */
export interface ApiChecker {
  /** Errors in a request: an unknown route or query parameter, or a body that does not match its schema. */
  requestErrors(request: LoggedRequest): readonly string[];
  /** Errors in the response to a request. */
  responseErrors(request: LoggedRequest): readonly string[];
  /** Errors of a value against a schema of the API description, such as "MessageResponse". */
  objectErrors(schema: string, value: unknown): readonly string[];
}

/** All errors in the bot's requests and the responses to them, one per line. */
export function apiErrors(requests: readonly LoggedRequest[], { requestErrors, responseErrors } = createApiChecker()): readonly string[] {
  return requests.flatMap(request =>
    [...requestErrors(request), ...responseErrors(request).map(error => `response: ${error}`)].map(
      error => `${request.method} ${request.path} → ${request.status}: ${error}`,
    ),
  );
}

export function createApiChecker(): ApiChecker {
  const spec = json.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const open = compiler(spec, false);
  const strict = compiler(spec, true);
  const operations = operationsOf(spec);
  const find = ({ method, path }: LoggedRequest) => operations.find(one => one.method === method.toLowerCase() && one.path.test(path));

  return {
    requestErrors: request => {
      const operation = find(request);
      if (!operation) return [`no such operation: ${request.method} ${request.path}`];
      const unknown = Object.keys(request.query).filter(name => !operation.queries.has(name));
      return [...unknown.map(name => `unknown query parameter ${name}`), ...bodyErrors(strict, operation, request)];
    },
    responseErrors: request => {
      const schema = find(request)?.answers.get(String(request.status));
      return schema && request.answer !== undefined ? open(schema, plain(request.answer)) : [];
    },
    objectErrors: (schema, value) => open(referenceTo(schema), plain(value)),
  };
}

const references = new Map<string, Json>();
const referenceTo = (schema: string): Json => {
  const known = references.get(schema) ?? { $ref: `#/components/schemas/${schema}` };
  references.set(schema, known);
  return known;
};

type Check = (schema: Json, value: unknown) => readonly string[];

function bodyErrors(check: Check, { id, body }: Operation, request: LoggedRequest): readonly string[] {
  const isEmpty = typeof request.body !== 'object' || request.body === null || Object.keys(request.body).length === 0;
  if (body) return check(body, without(plain(request.body), EXTRA_OF[id] ?? []));
  return isEmpty ? [] : ['a body is not expected'];
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function compiler(spec: Json, closed: boolean): Check {
  const relaxed = relax(spec, closed);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  ajv.addFormat('snowflake', /^(0|[1-9][0-9]{0,19})$/);
  ajv.addFormat('nonce', /^.{0,25}$/s);
  for (const format of ['int32', 'int64', 'double']) ajv.addFormat(format, { type: 'number', validate: () => true });
  ajv.addFormat('uri', (text: string) => URL.canParse(text));
  ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
  ajv.addSchema({ $id: 'discord', components: relaxed.components });
  const compiled = new Map<Json, ValidateFunction>();
  return (schema, value) => {
    const fresh = () =>
      ajv.compile(relax(json.parse(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"discord#/components/'))), closed));
    const validate = compiled.get(schema) ?? fresh();
    compiled.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(error => `${error.instancePath || '/'} ${error.message}`);
  };
}

/** Permission bits are described as integers but sent as strings. */
const BITS = new Set(['allow', 'deny', 'permissions', 'default_member_permissions']);
/** Fields that discord.js sends although they are not described. Discord ignores them. */
const EXTRA = { enforce_nonce: {}, tts: {}, id: {} };

/** Like `EXTRA`, for single operations. */
const EXTRA_OF: Readonly<Record<string, readonly string[]>> = { create_thread_from_message: ['type'] };

function without(value: unknown, names: readonly string[]): unknown {
  const object = json.safeParse(value).data;
  return object && names.length > 0 ? Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name))) : value;
}

/** The schema with permission bits as strings. `closed`: forbids fields that it does not name. */
function relax(schema: Json, closed: boolean): Json {
  const entries = Object.entries(schema).map(([key, value]) => [key, relaxed(value, closed)] as const);
  const copy: Json = Object.fromEntries(entries);
  const properties = json.safeParse(copy.properties).data;
  if (!properties) return copy;
  const loosened = Object.entries(properties).map(([name, value]) => [
    name,
    BITS.has(name) && isWhole(value) ? { type: ['integer', 'string', 'null'] } : value,
  ]);
  copy.properties = { ...(closed && EXTRA), ...Object.fromEntries(loosened) };
  if (closed && copy.type === 'object' && copy.additionalProperties === undefined) copy.additionalProperties = false;
  return copy;
}

const isWhole = (schema: unknown): boolean => JSON.stringify(json.safeParse(schema).data?.type ?? '').includes('integer');

function relaxed(value: unknown, closed: boolean): unknown {
  if (Array.isArray(value)) return value.map(one => relaxed(one, closed));
  const object = json.safeParse(value).data;
  return object ? relax(object, closed) : value;
}

function operationsOf(spec: Json): readonly Operation[] {
  const paths = Object.entries(json.parse(spec.paths));
  return paths
    .flatMap(([path, item]) => HTTP_METHODS.flatMap(method => operationOf(path, json.parse(item), method)))
    .sort((a, b) => a.parameters - b.parameters);
}

function operationOf(path: string, item: Json, method: string): readonly Operation[] {
  const operation = json.safeParse(item[method]).data;
  if (!operation) return [];
  const parameters = z.array(json).parse([...list(operation.parameters), ...list(item.parameters)]);
  const answers = Object.entries(json.parse(operation.responses)).flatMap(([status, answer]) => {
    const schema = schemaIn(answer);
    return schema ? [[status, schema] as const] : [];
  });
  return [
    {
      id: String(operation.operationId),
      method,
      path: new RegExp(`^${path.replace(/[.]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
      parameters: (path.match(/\{/g) ?? []).length,
      queries: new Set(parameters.filter(one => one.in === 'query').map(one => String(one.name))),
      body: schemaIn(operation.requestBody),
      answers: new Map(answers),
    },
  ];
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The schema of a JSON body. */
function schemaIn(body: unknown): Json | undefined {
  const content = json.safeParse(json.safeParse(body).data?.content).data;
  const typed = json.safeParse(content?.['application/json']).data;
  return json.safeParse(typed?.schema).data;
}
