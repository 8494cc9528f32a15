import { Client, Events, GatewayIntentBits, SlashCommandBuilder } from 'discord.js';

const ping = new SlashCommandBuilder().setName('ping').setDescription('Says pong');

/** A bot with one command. `api`: where Discord is, if not at Discord. */
export async function startPingBot(token, api) {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
  client.on(Events.InteractionCreate, async interaction => {
    if (interaction.isChatInputCommand()) await interaction.reply(`Pong, ${interaction.user.displayName}!`);
  });
  const ready = new Promise(resolve => client.once(Events.ClientReady, resolve));
  await client.login(token);
  await ready;
  await client.application.commands.set([ping]);
  return client;
}
