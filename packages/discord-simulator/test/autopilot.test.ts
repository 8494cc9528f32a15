import { type ChatInputCommandInteraction, type Interaction, SlashCommandBuilder } from 'discord.js';
import type { SimulatorRules } from 'discord-simulator';
import { expect, test } from 'vitest';
import { openSimulator, type TestSimulator } from './openSimulator.js';

const turn = new SlashCommandBuilder()
  .setName('turn')
  .setDescription('Take a turn')
  .addStringOption(option => option.setName('number').setDescription('Which').setRequired(true));

/** A game in which the bot posts turns, and a persona takes each turn with `/turn`. */
interface Game {
  readonly simulator: TestSimulator;
  /** The numbers of the turns that reached the bot, in order; a turn taken twice is there twice. */
  readonly asked: readonly string[];
  /** Posts the next turn. */
  next(): Promise<void>;
  /** Connects a bot that runs the game. Resolves with a function that disconnects it. */
  connect(): Promise<() => Promise<void>>;
}

/** Opens a game that Ada plays. A turn stays open until the bot has answered it with anything but `false`. */
async function openGame(
  answer: (one: ChatInputCommandInteraction, game: Game) => Promise<unknown>,
  rules: Partial<SimulatorRules> = {},
): Promise<Game> {
  const simulator = await openSimulator({ rules });
  const channel = (await (await simulator.persona('Ada')).channels())[0]?.id ?? '';
  const asked: string[] = [];
  let open: string | undefined = '1';
  const onInteraction = async (one: Interaction): Promise<void> => {
    if (!one.isChatInputCommand()) return;
    const number = one.options.getString('number', true);
    asked.push(number);
    if ((await answer(one, game)) !== false && open === number) open = undefined;
  };
  const game: Game = {
    simulator,
    asked,
    next: async () => {
      open = String(asked.length + 1);
      await simulator.send('POST', `/channels/${channel}/messages`, { content: `turn ${open}` });
    },
    connect: async () => {
      const bot = await simulator.bot(onInteraction);
      await bot.application.commands.set([turn]);
      return () => bot.destroy();
    },
  };
  simulator.useAutopilot({
    opening: { command: '/turn', options: {} },
    join: () => undefined,
    start: () => undefined,
    deadline: () => undefined,
    play: () => (open === undefined ? [] : [{ kind: 'command', channel, command: '/turn', options: { number: open } }]),
  });
  return game;
}

const enableAutopilot = ({ simulator }: Game): Promise<unknown> => simulator.ask('autopilot.set', { persona: 'Ada', enabled: true });

test('a persona on autopilot takes each turn once, as soon as it is posted', async () => {
  const game = await openGame(one => one.reply({ content: 'taken', flags: 'Ephemeral' }));
  await game.connect();
  await enableAutopilot(game);
  await expect.poll(() => game.asked).toEqual(['1']);
  await game.next();
  await expect.poll(() => game.asked).toEqual(['1', '2']);
});

test('a turn that begins during another one is taken after it', async () => {
  const game = await openGame(async (one, { asked, next }) => {
    await one.deferReply({ flags: 'Ephemeral' });
    if (asked.length === 1) await next();
    await new Promise(resolve => setTimeout(resolve, 200));
    await one.editReply('taken');
  });
  await game.connect();
  await enableAutopilot(game);
  await expect.poll(() => game.asked).toEqual(['1', '2']);
});

test('an action that the bot did not answer is tried again', async () => {
  const game = await openGame(
    async (one, { asked }) => (asked.length === 1 ? false : one.reply({ content: 'taken', flags: 'Ephemeral' })),
    { acknowledgeWithin: 100 },
  );
  await game.connect();
  await enableAutopilot(game);
  await expect.poll(() => game.asked).toEqual(['1', '1']);
});

test('nobody acts while the bot is away, and everybody does when it is back', async () => {
  const game = await openGame(one => one.reply({ content: 'taken', flags: 'Ephemeral' }));
  const leave = await game.connect();
  await leave();
  await enableAutopilot(game);
  await new Promise(resolve => setTimeout(resolve, 150));
  expect(game.asked).toEqual([]);
  await game.connect();
  await expect.poll(() => game.asked).toEqual(['1']);
});

test('who asks for the time is told the next deadline, what is due then, and in which channel', async () => {
  const { simulator } = await openGame(one => one.reply('taken'));
  expect(await simulator.ask('time.read', {})).toEqual({ now: expect.any(Number), offset: 0 });
  const due = { what: { en: 'Turn 1', fr: 'Tour 1' }, channel: '1' };
  simulator.useAutopilot({
    opening: { command: '/turn', options: {} },
    join: () => undefined,
    start: () => undefined,
    deadline: () => ({ at: 5, ...due }),
    play: () => [],
  });
  expect(await simulator.ask('time.read', {})).toMatchObject({ deadline: 5, due });
});
