import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTROL_METHODS } from '../src/control/controlMethods.js';
import { ROUTES } from '../src/routes/allRoutes.js';

const docs = readFileSync('docs/local-guild.md', 'utf8');

test('docs/local-guild.md lists every route, and no other', () => {
  const told = [...docs.matchAll(/^\| `((?:GET|PUT|POST|PATCH|DELETE) \/[^`]*)` /gm)].map(([, route]) => route);
  expect(told.toSorted()).toEqual(ROUTES.map(route => `${route.method} ${route.path}`).toSorted());
});

test('docs/local-guild.md lists every event of the gateway, and no other', () => {
  const told = [...docs.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, event]) => event ?? '');
  const source = readdirSync('src/localGuild/gateway')
    .map(file => readFileSync(`src/localGuild/gateway/${file}`, 'utf8'))
    .join('\n');
  const sent = [...source.matchAll(/'([A-Z]+(?:_[A-Z]+)+|READY|RESUMED)'/g)].map(([, event]) => event ?? '');
  expect(told.toSorted()).toEqual([...new Set(sent)].toSorted());
});

test('docs/local-guild.md lists every method of control, and no other', () => {
  const told = [...docs.matchAll(/^\| (`[a-z]+\.[a-z]+`.*?) \|/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([a-z.]+)`/g)].map(([, name]) => name),
  );
  expect(told.toSorted()).toEqual(Object.keys(CONTROL_METHODS).toSorted());
});
