import { expect, test } from 'vitest';
import { testBot, textOf } from './testBot.js';

const described = (reply: object): readonly string[] =>
  [...JSON.stringify(reply).matchAll(/"description":"([^"]{1,100})"/g)].map(([, text]) => text ?? '');

test('the lobby says with how many units powers begin that do not all have as many', async () => {
  const room = testBot();
  await room.as('101').run('game create', { variant: 'warhammer-fm05' });
  const [lobby] = await room.posts();
  expect(textOf(lobby?.post ?? {})).toMatch(/Units at the start: 4 \(.*the Empire.*1 \(.*Norse/);
  const other = testBot();
  await other.as('101').run('game create', { variant: 'classic' });
  expect(textOf((await other.posts())[0]?.post ?? {})).toContain('Units at the start: 4 (Russia), 3 (');
});

test('Preferences say with how many units a power begins, and from how many players on it is played', async () => {
  const room = testBot();
  await room.as('101').run('game create', { variant: 'warhammer-fm05' });
  const [lobby] = await room.posts();
  const english = await room.as('102').press(lobby?.post ?? {}, 'Preferences');
  expect(described(english).slice(0, 2)).toEqual(['Begins with 3 units', 'Begins with 3 units']);
  expect(described(english).some(text => /^Begins with \d units?, played only with \d+ players or more$/.test(text))).toBe(true);
  const isFar = described(english).map(text => text.includes('played only'));
  expect(isFar.slice(isFar.indexOf(true)).every(Boolean)).toBe(true);
  const french = await room.as('103', { language: 'fr' }).press(lobby?.post ?? {}, 'Preferences');
  expect(described(french)).toContain('Commence avec 3 unités');
});

test('the lobby says how long phases are in which players can only vote, and that those close at once in which only the bot has a choice', async () => {
  const cardOf = async (options: Readonly<Record<string, string>>): Promise<string> => {
    const room = testBot();
    await room.as('101').run('game create', options);
    return textOf((await room.posts())[0]?.post ?? {});
  };
  const said = /Phases in which players can only vote: 3 hours/;
  const atOnce = 'Phases in which only the bot has a choice close at once.';
  expect(await cardOf({ variant: 'mandate-of-heaven', movement: '1d' })).toMatch(said);
  expect(await cardOf({ variant: 'mandate-of-heaven', movement: '1d' })).not.toContain(atOnce);
  const filled = await cardOf({ variant: 'classic', movement: '1d', rules: 'fill general' });
  expect(filled).toContain(atOnce);
  expect(filled).not.toMatch(/only vote/);
  expect(await cardOf({ variant: 'classic', movement: '1d' })).not.toMatch(/only vote|at once/);
  const french = await cardOf({ variant: 'mandate-of-heaven', movement: '1d', rules: 'remplir général', language: 'fr' });
  expect(french).toMatch(/Phases où l’on peut seulement voter\s: 3\sheures/);
  expect(french).toContain('Les phases où seul le bot a un choix à faire se terminent aussitôt.');
});
