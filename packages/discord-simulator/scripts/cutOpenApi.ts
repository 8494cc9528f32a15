import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { ROUTES } from '../src/routes/allRoutes.js';

/**
 * Writes assets/discordApi.json: the operations that the simulator serves and the schemas they name, without prose, from Discord's published
 * API description (github.com/discord/discord-api-spec, MIT). Run: `node --import tsx scripts/cutOpenApi.ts openapi.json`
 */
type Json = { [key: string]: unknown };
const json = z.record(z.string(), z.unknown());

/** Keys that do not describe the form of a value. */
const PROSE: ReadonlySet<string> = new Set(['description', 'title', 'summary', 'externalDocs', 'tags', 'security', 'x-discord-union']);
const CONTROL_METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'patch', 'delete']);
/** Schemas of objects that occur only in gateway events. */
const IN_EVENTS = ['GuildResponse', 'PrivateChannelResponse'];
const REF = '#/components/schemas/';

/** The value without prose. Property names are kept. */
function terse(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map(one => terse(one));
  const object = json.safeParse(value).data;
  if (!object) return value;
  const kept = Object.entries(object).filter(([key]) => isNames || !PROSE.has(key));
  return Object.fromEntries(kept.map(([key, one]) => [key, terse(one, !isNames && key === 'properties')]));
}

/** A path with all its parameters replaced by `*`. */
const shape = (path: string): string => path.replace(/\{[^}]+\}|:[a-z]+|@original/g, '*');

function cut(spec: Json): Json {
  const served = new Set(ROUTES.map(({ method, path }) => `${method.toLowerCase()} ${shape(path)}`));
  const paths: Json = {};
  for (const [path, item] of Object.entries(json.parse(spec.paths))) {
    const operations = Object.entries(json.parse(item)).filter(
      ([method]) => !CONTROL_METHODS.has(method) || served.has(`${method} ${shape(path)}`),
    );
    if (operations.some(([method]) => CONTROL_METHODS.has(method))) paths[path] = terse(Object.fromEntries(operations));
  }
  const all = json.parse(json.parse(spec.components).schemas);
  const responses = terse(json.parse(spec.components).responses);
  const schemas: Json = {};
  const take = (from: unknown): void => {
    for (const [, name = ''] of JSON.stringify(from).matchAll(new RegExp(`"${REF}([^"]+)"`, 'g'))) {
      if (name in schemas) continue;
      schemas[name] = terse(all[name]);
      take(schemas[name]);
    }
  };
  take([paths, responses, ...IN_EVENTS.map(name => `${REF}${name}`)]);
  return { openapi: spec.openapi, info: spec.info, paths, components: { schemas, responses } };
}

/** JSON with a line for each operation and schema, so that diffs are readable. */
function lines(value: unknown, depth = 0): string {
  const object = json.safeParse(value).data;
  if (!object || depth === 3) return JSON.stringify(value);
  const entries = Object.entries(object).map(([key, one]) => `${JSON.stringify(key)}: ${lines(one, depth + 1)}`);
  return `{\n${entries.join(',\n')}\n}`;
}

const [, , from = ''] = process.argv;
const whole = json.parse(JSON.parse(readFileSync(from, 'utf8')));
writeFileSync(new URL('../assets/discordApi.json', import.meta.url), `${lines(cut(whole))}\n`);
