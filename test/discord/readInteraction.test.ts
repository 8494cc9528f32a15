import {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  Client,
  MentionableSelectMenuInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import { expect, test } from 'vitest';
import { interactionForm } from '../../src/discord/gateway/interactionForm.js';
import { autocompleteContextOf, commandContextOf, componentContextOf } from '../../src/discord/readInteraction.js';
import { testBot } from './testBot.js';

const { bot } = testBot();
const client = new Client({ intents: [] });
const user = { id: '7', username: 'ada' };
const base = { id: '1', application_id: '2', token: 't', channel_id: '3', user };

/** Builds an interaction as the bot gets it after the gateway's guard. */
const built = (kind: object, sent: object): unknown =>
  Reflect.construct(Object(kind), [client, interactionForm.parse({ ...base, ...sent })]);

const command = (options: readonly object[]) => ({ type: 2, data: { id: '4', name: 'order', options } });

test('an option of another kind than the command has counts as left out', async () => {
  const wrong = [
    { name: 'text', type: 4, value: 7 },
    { name: 'file', type: 3, value: 'x' },
    { name: 'player', type: 3, value: 'x' },
  ];
  const interaction = built(ChatInputCommandInteraction, command(wrong));
  if (!(interaction instanceof ChatInputCommandInteraction)) throw new Error('no command');
  const context = await commandContextOf(bot, interaction);
  expect([context.option('text'), context.attached('file'), context.chosenUser('player')]).toEqual([undefined, undefined, undefined]);
  expect(context.place).toEqual({ channel: '3' });
});

test('of what is typed into an option the others are read as far as they are texts', async () => {
  const options = [
    { name: 'text', type: 3, value: 'a', focused: true },
    { name: 'as', type: 4, value: 7 },
  ];
  const interaction = built(AutocompleteInteraction, { ...command(options), type: 4 });
  if (!(interaction instanceof AutocompleteInteraction)) throw new Error('no autocomplete');
  const context = await autocompleteContextOf(bot, interaction);
  expect([context.field, context.typed, context.option('as'), context.option('text')]).toEqual(['text', 'a', undefined, 'a']);
});

test('suggestions for nothing are not asked for', () => {
  const sent = (options: readonly object[]) => interactionForm.safeParse({ ...base, ...command(options), type: 4 }).success;
  const typed = { name: 'text', type: 3, value: 'a', focused: true };
  expect(sent([{ name: 'text', type: 3, value: 'a' }])).toBe(false);
  expect(sent([])).toBe(false);
  expect(sent([typed])).toBe(true);
  expect(sent([{ name: 'group', type: 2, options: [{ name: 'sub', type: 1, options: [typed] }] }])).toBe(true);
});

test.each([
  ['has no field', []],
  ['has another field', [{ type: 1, components: [{ type: 4, custom_id: 'other', value: 'x' }] }]],
  ['has a menu in its place', [{ type: 18, component: { type: 3, custom_id: 'text', values: ['x'] } }]],
])('a form that %s has nothing typed into it', async (_, components) => {
  const interaction = built(ModalSubmitInteraction, { type: 5, data: { custom_id: '1:pasted:1:1', components } });
  if (!(interaction instanceof ModalSubmitInteraction)) throw new Error('no form');
  const context = await componentContextOf(bot, interaction, { action: 'pasted', match: 1, phase: 1, rest: [] });
  expect(context.typed).toBe('');
});

test.each([
  ['a server that has chosen no language: that of the user', 'en-US', 'fr', 'fr'],
  ['a server that has chosen one: that one', 'fr', 'en-GB', 'fr'],
  ['a server that has chosen English: English', 'en-GB', 'fr', 'en'],
  ['a direct message: that of the user', undefined, 'fr', 'fr'],
])('A game opened in %s', async (_, guildLocale, locale, language) => {
  const interaction = built(ChatInputCommandInteraction, { ...command([]), locale, ...(guildLocale && { guild_locale: guildLocale }) });
  if (!(interaction instanceof ChatInputCommandInteraction)) throw new Error('no command');
  expect((await commandContextOf(bot, interaction)).guildLanguage).toBe(language);
});

test('Roles and people chosen in one menu are read as they are mentioned', async () => {
  const resolved = { roles: { '80': { id: '80', name: 'Friends' } }, users: { '9': { id: '9', username: 'bob' } } };
  const data = { custom_id: '1:setTo:1:0:x', component_type: 7, values: ['80', '9'], resolved };
  const message = { id: '5', channel_id: '3' };
  const interaction = built(MentionableSelectMenuInteraction, { type: 3, data, message });
  if (!(interaction instanceof MentionableSelectMenuInteraction)) throw new Error('no menu');
  const context = await componentContextOf(bot, interaction, { action: 'setTo', match: 1, phase: 0, rest: [] });
  expect(context.chosen).toEqual(['<@&80>', '<@9>']);
});
