import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DISCORD_RULES } from '../src/context/simulatorRules.js';
import { CONTROL_METHODS } from '../src/control/controlMethods.js';
import { ROUTES } from '../src/routes/allRoutes.js';

const root = new URL('../', import.meta.url);
const docs = readFileSync(new URL('docs/reference.md', root), 'utf8');

test('docs/reference.md lists every route, and no other', () => {
  const listed = [...docs.matchAll(/^\| `((?:GET|PUT|POST|PATCH|DELETE) \/[^`]*)` /gm)].map(([, route]) => route);
  expect(listed.toSorted()).toEqual(ROUTES.map(route => `${route.method} ${route.path}`).toSorted());
});

test('docs/reference.md lists every gateway event, and no other', () => {
  const listed = [...docs.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, event]) => event ?? '');
  const folder = new URL('src/gateway/', root);
  const source = readdirSync(folder)
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const sent = [...source.matchAll(/'([A-Z]+(?:_[A-Z]+)+|READY|RESUMED)'/g)].map(([, event]) => event ?? '');
  expect(listed.toSorted()).toEqual([...new Set(sent)].toSorted());
});

test('docs/reference.md lists every control method, and no other', () => {
  const listed = [...docs.matchAll(/^\| (`[a-z]+\.[a-z]+`.*?) \|/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([a-z.]+)`/g)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual(Object.keys(CONTROL_METHODS).toSorted());
});

test('docs/reference.md names every rule', () => {
  const rules = docs.slice(docs.indexOf('## Rules'));
  expect(Object.keys(DISCORD_RULES).filter(rule => !rules.includes(`\`${rule}\``))).toEqual([]);
});
