import { messageOf, type OnMessage, type Persona, type Reply } from 'discord-simulator';
import { wordsIn } from '../../../src/discord/words/wordsIn.js';
import { buttonFor, idOf } from './buttons.js';
import { inLanguage, languageOf, type Table } from './table.js';

/** Opens a player's order panel with the button on the card of the open phase. */
export async function openPanel(table: Table, player: Persona): Promise<Reply> {
  const card = await table.card();
  return player.press(card, idOf(card, 'orders'));
}

/** Orders with `/order`. Several orders are separated by line breaks or semicolons. */
export const orderByText = (table: Table, player: Persona, text: string, channel = table.channel): Promise<Reply> =>
  player.command(channel, '/order', { text });

/** Orders with the form behind "Paste all", which replaces all filed orders. */
export async function orderByForm(table: Table, player: Persona, text: string): Promise<Reply> {
  const panel = await openPanel(table, player);
  const form = await player.press(panel, idOf(panel, 'paste'));
  return player.submitModal(form, { [wordsIn(languageOf(player)).orderReplies.pasteLabel]: text });
}

/** Gives each order through the menus, as somebody does who has never typed one: the unit, then what, then whom or where to. */
export async function orderByMenus(table: Table, player: Persona, text: string): Promise<Reply> {
  let panel = await openPanel(table, player);
  for (const { topic, steps } of waysTo(table, player, text)) {
    panel = await player.choose(panel, idOf(panel, 'topic'), topic);
    for (const step of steps) panel = await player.choose(panel, idOf(panel, 'step'), optionCalled(panel, step));
  }
  return panel;
}

/** Chooses several things in the one menu in which they are chosen together. */
export async function pickTogether(player: Persona, panel: Reply, labels: readonly string[]): Promise<Reply> {
  const id = idOf(panel, 'pick');
  const options = messageOf(panel).selects.find(({ customId }) => customId === id)?.options ?? [];
  const values = labels.map(label => options.find(option => option.label === label)?.value);
  const missing = labels.filter((_, place) => values[place] === undefined);
  if (missing.length > 0)
    throw new Error(`The menu does not offer ${missing.join(', ')}, but ${options.map(({ label }) => label).join(', ')}.`);
  return player.choose(
    panel,
    id,
    values.flatMap(value => value ?? []),
  );
}

/** Finds a menu's option. An option that leads to a further menu ends with an ellipsis. */
function optionCalled(panel: Reply, step: string): string {
  const options = messageOf(panel).selects.at(-1)?.options ?? [];
  const found = options.find(({ label }) => label === step || label === `${step} …`);
  if (!found) throw new Error(`The menu does not offer ${step}, but ${options.map(({ label }) => label).join(', ')}.`);
  return found.value;
}

/** Returns the menu choices that lead to each order: the unit, then the steps. */
function waysTo(table: Table, player: Persona, text: string): readonly { readonly topic: string; readonly steps: readonly string[] }[] {
  const language = languageOf(player);
  const seat = table.seatOf(player);
  const topics = table.game.options(table.open().state, seat, language);
  return inLanguage(table, seat, text, language)
    .split('\n')
    .map(line => {
      const topic = topics.find(({ choices }) => choices.some(choice => choice.text === line));
      const steps = topic?.choices.find(choice => choice.text === line)?.steps;
      if (!topic || !steps) throw new Error(`No menu leads to ${line}.`);
      return { topic: topic.label, steps };
    });
}

/** Says that a player is ready, with the button on the card of the open phase. */
export const sayReady = async (table: Table, player: Persona): Promise<Reply> => pressReady(player, await table.card());

/** Presses **Ready** on a card or a panel, and **Ready anyway** if nothing is on file. */
export async function pressReady(player: Persona, on: OnMessage): Promise<Reply> {
  const reply = await player.press(on, idOf(on, 'ready'));
  const anyway = reply.message && buttonFor(messageOf(reply), 'anyway');
  return anyway === undefined ? reply : player.press(reply, anyway);
}
