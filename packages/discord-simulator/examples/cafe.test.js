import { Client, Events, GatewayIntentBits, MessageFlags, SlashCommandBuilder } from 'discord.js';
import { startSimulator } from 'discord-simulator';
import { expect, onTestFinished, test } from 'vitest';

const order = new SlashCommandBuilder()
  .setName('order')
  .setDescription('Orders a drink')
  .addStringOption(drink => drink.setName('drink').setDescription('Which').setRequired(true).setAutocomplete(true));

const sizes = ['Small', 'Large'].map(label => ({ label, value: label.toLowerCase() }));
const sizeMenu = { type: 1, components: [{ type: 3, custom_id: 'size', placeholder: 'Size', options: sizes }] };
const joinButton = { type: 1, components: [{ type: 2, style: 1, custom_id: 'join', label: 'Join' }] };
const nameForm = {
  custom_id: 'name',
  title: 'Your name',
  components: [{ type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } }],
};

async function react(one) {
  if (one.isAutocomplete())
    return one.respond(
      ['tea', 'coffee'].filter(drink => drink.startsWith(one.options.getFocused())).map(drink => ({ name: drink, value: drink })),
    );
  if (one.isChatInputCommand())
    return one.reply({ content: `${one.options.getString('drink')} for all. Who is in?`, components: [joinButton] });
  if (one.isButton()) return one.reply({ content: 'Which size?', components: [sizeMenu], flags: MessageFlags.Ephemeral });
  if (one.isStringSelectMenu()) return one.showModal(nameForm);
  if (one.isModalSubmit()) {
    await one.reply(`${one.fields.getTextInputValue('name')} is in.`);
    await one.user.send('See you soon.').catch(error => one.channel.send(`I cannot write to ${one.user.displayName}: ${error.code}`));
  }
}

test('a tour of what people and tests can do', async () => {
  const simulator = await startSimulator({ rateLimits: 'ample' });
  const bot = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: simulator.api } });
  onTestFinished(async () => {
    await bot.destroy();
    await simulator.stop();
  });
  bot.on(Events.InteractionCreate, react);
  bot.once(Events.ClientReady, ready => ready.application.commands.set([order]));
  await bot.login(simulator.token);

  // #region tour
  await simulator.untilBot(['order']); // until the bot is connected and has this command
  const ada = await simulator.persona('Ada');

  const choices = await ada.autocomplete('general', '/order', 'drink', { drink: 'te' });
  await ada.command('general', '/order', { drink: choices[0].value });
  const card = await ada.until('general', /Who is in\?/); // waits for a message
  const question = await ada.press(card, 'Join'); // a button, by label or custom id
  const form = await ada.choose(question, 'Size', 'Large'); // a select menu, by placeholder or custom id
  const reply = await ada.submitModal(form, { Name: 'Ada L.' }); // a modal, its fields by label or custom id
  expect(reply.text).toBe('Ada L. is in.');
  await ada.until('dm', 'See you soon.'); // the DM with the bot

  const bao = await simulator.persona('Bao');
  await bao.say('#general', 'Tea for me, too'); // a message of a person
  expect((await bao.messages('general')).some(message => message.text === 'Which size?')).toBe(false); // ephemeral

  await simulator.ask('personas.set', { persona: 'Bao', takesMessages: false }); // Bao accepts no DMs any more
  await bao.submitModal(await bao.choose(await bao.press(card, 'Join'), 'Size', 'Small'), { Name: 'Bao' });
  await bao.until('general', 'I cannot write to Bao: 50007');

  const before = await simulator.now();
  await simulator.skip(24 * 60 * 60_000); // a day passes
  expect((await ada.say('general', 'Good morning')).at - before).toBeGreaterThan(86_000_000);

  await simulator.ask('channels.permit', { channel: 'general', who: 'bot', deny: ['ViewChannel'] });
  await expect(ada.command('general', '/pay')).rejects.toMatchObject({ name: 'Refused', code: 'unknown-command' });
  const refused = (await simulator.requests()).filter(request => request.status >= 400);
  expect(refused.map(request => request.answer.code)).toEqual([50007]); // only the DM to Bao
  // #endregion
});
