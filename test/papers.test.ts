import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PermissionsBitField } from 'discord.js';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import { channelPermissions } from '../src/discord/words/messages/channelPermissions.js';
import { userSettings } from '../src/matches/model/settings.js';
import * as schema from '../src/store/tables/schema.js';

const read = (path: string): string => readFileSync(path, 'utf8');

/** Matches columns that contain a Discord user, or a text that somebody wrote. */
const PERSONAL = /^(host|arbiter|user_id|filed_by|actor|target|viewer|typed|text|written)$/;

/** Tables that hold nothing that people wrote or chose for themselves, and no ids of people. */
const OF_NOBODY = ['host_checks', 'secrets', 'salts', 'seats', 'vacancies', 'extensions', 'servers'];

/** The columns of the tables with which docs/privacy.md was compared. One that is new is told of there, if it says anything about people, then added here. */
const COMPARED: Readonly<Record<string, string>> = {
  ballots: 'match_id phase question seat yes',
  disclosures: 'match_id viewer shown_as seat',
  duties: 'user_id guild match_id phase kind at',
  edits: 'id match_id phase seat user_id typed submission at interaction_id',
  extensions: 'match_id phase reason',
  facts: 'key value',
  host_checks: 'match_id since last answered_at',
  imports: 'id user_id guild at',
  invitations: 'match_id phase seat user_id invited_by',
  lessons: 'user_id lesson changed_at progress',
  letters: 'id match_id phase seat recipients text at',
  matches:
    'id game guild channel host arbiter language status deadlines plan options pictures seed created_at paused_because paused_at muster lobby_ends_at asks_at queued_since rematch_of goes_on_from ending host_gone_at resume_offered unposted_told turn_call',
  members: 'guild user_id substitute asked',
  motions: 'match_id phase number seat unit text',
  notes: 'id match_id at actor deed about',
  outbox:
    'id match_id target_kind target slot content nonce attempts queued_at next_at tried_at sent_at refused_since refused_code even_paused gave_up_because is_edit',
  phases:
    'match_id number kind state opened_at due_at remind_at closes_at closed_at closed_by report seal_form edition turn turn_kind opponents_owe cards acts_at',
  players: 'id match_id user_id joined_at preferences here',
  posted_messages: 'match_id slot target channel message',
  punctuality: 'match_id seat spent kept missed',
  receipts: 'match_id phase seat user_id language',
  reminders: 'match_id phase seat user_id moment',
  results: 'user_id guild match_id game seat outcome rank points rated at',
  salts: 'match_id phase seat salt',
  seats: 'id match_id seat',
  secrets: 'match_id secret',
  servers: 'guild queue_channel queue_language',
  stand_ins: 'match_id seat user_id until asked',
  studies: 'id user_id name game what_if changed_at body shared_in shared_board shared_language',
  submissions: 'match_id phase seat submission ready revision filed_by',
  tenures: 'match_id number seat user_id since until opponent',
  users: 'user_id settings',
  vacancies: 'match_id phase seat called_in open post',
  variants: 'guild id version title user_id at until written board geometry',
  waiting: 'guild user_id game pace since until',
  watchers: 'match_id user_id',
};

/** What `users.settings` holds, as docs/privacy.md tells it. `directMessages` is what earlier versions kept. */
const SETTINGS = 'away clientLanguage directMessages language look messages quiet rating reminders zone';

describe('docs/privacy.md', () => {
  test('was compared with every setting that people make', () =>
    expect(Object.keys(userSettings.shape).sort()).toEqual(SETTINGS.split(' ')));

  test('was compared with every column of the records', () => {
    const tables = Object.values(schema).filter(value => is(value, SQLiteTable));
    const columns = tables.map(table => [getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)] as const);
    for (const [table, names] of columns) expect(names.sort(), table).toEqual(COMPARED[table]?.split(' ').sort());
    expect(columns).toHaveLength(Object.keys(COMPARED).length);
  });

  test('names every table of the records, except those that hold nothing of anybody', () => {
    const tables = Object.values(schema)
      .filter(value => is(value, SQLiteTable))
      .map(getTableName);
    expect(tables).toEqual(expect.arrayContaining(OF_NOBODY));
    const kept = read('docs/privacy.md');
    const named = (name: string): boolean => kept.includes(`\`${name}\``);
    expect(tables.filter(name => !named(name)).sort()).toEqual([...OF_NOBODY].sort());
  });

  test('counts no table with a person’s id among those that hold nothing of anybody', () => {
    const personal = Object.values(schema)
      .filter(value => is(value, SQLiteTable))
      .filter(table => Object.values(getTableColumns(table)).some(({ name }) => PERSONAL.test(name)))
      .map(getTableName);
    expect(personal).toEqual(expect.arrayContaining(['matches', 'edits', 'notes', 'letters', 'outbox', 'users']));
    expect(personal.filter(name => OF_NOBODY.includes(name))).toEqual([]);
  });

  test('leaves room for who runs the bot, as the terms do', () => {
    for (const path of ['docs/privacy.md', 'docs/terms.md'])
      expect(read(path)).toMatch(/\*\*Who runs this bot:\*\* \*name\*[\s\S]*\*\*How to reach them:\*\*/);
  });
});

describe('The portal, as docs/operating.md explains it', () => {
  const text = read('docs/operating.md');

  test('is given a description and tags that it takes', () => {
    const description = /\| · Description \|[^`]*`([^`]+)` \|/.exec(text)?.[1] ?? '';
    expect(description.length).toBeGreaterThan(100);
    expect(description.length).toBeLessThanOrEqual(400);
    const tags = [...(/\| · Tags \|([^|]*)\|/.exec(text)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, tag = '']) => tag);
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.length).toBeLessThanOrEqual(5);
    expect(tags.filter(tag => tag.length > 20)).toEqual([]);
  });

  test('is asked for the permissions that hosting takes and for no others, wherever the number stands', () => {
    const named = [
      'ViewChannel',
      'SendMessages',
      'SendMessagesInThreads',
      'EmbedLinks',
      'AttachFiles',
      'ReadMessageHistory',
      'CreatePrivateThreads',
    ] as const;
    const number = new PermissionsBitField([...named]).bitfield.toString();
    for (const path of ['docs/operating.md', 'README.md']) {
      const asked = [...read(path).matchAll(/permissions=(\d+)/g)].map(([, found]) => found);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter(found => found !== number)).toEqual([]);
    }
    expect(text).toContain(`together \`${number}\``);
    expect(Object.keys(channelPermissions).filter(name => !named.some(one => one === name))).toEqual([]);
  });
});

const PAPERS = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions'].flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.endsWith('.md'))
      .map(name => join(folder, name)),
  ),
];

test('No paper points to a file that is not there', () => {
  const links = PAPERS.flatMap(paper =>
    [...read(paper).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => ({ paper, to: join(dirname(paper), to) })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ to }) => !existsSync(to))).toEqual([]);
});

/** Folders in which source files are looked for. */
const SOURCES = ['src', 'test', 'scripts', 'bench', 'cartography', 'packages', 'ops', 'docs'];

/** Matches a path of a source file. `x`, alone or before a capital letter, stands for any name. */
const SOURCE = /^[\w.-]+(?:\/[\w.-]+)+\.(?:ts|mjs)$/;
const isExample = (path: string): boolean => /\/x[A-Z.][^/]*$/.test(path);

test('No paper names a source file that is not there', () => {
  const files = SOURCES.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => !/node_modules|\bdist\b/.test(path))
      .map(path => `/${folder}/${path}`),
  );
  const named = PAPERS.flatMap(paper =>
    [...read(paper).matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, code = '']) => code.split(' '))
      .filter(word => SOURCE.test(word) && !isExample(word))
      .map(path => ({ paper, path })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ path }) => !files.some(file => file.endsWith(`/${path}`)))).toEqual([]);
});
