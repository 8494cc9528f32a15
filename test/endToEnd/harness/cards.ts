import { messageOf, type Persona, type Reply } from 'discord-simulator';
import { recruitText } from '../../../src/games/opponent.js';
import { type CardsState, cardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import { seededRandom } from '../../../src/lib/random.js';
import { buttonFor, idOf } from './buttons.js';
import { languageOf, type Table } from './table.js';

/** Returns the whole state of the card game, hands and deck included. */
export const cardsOf = (table: Table): CardsState => cardsState.parse(table.open().state);

export const isRunning = async ({ stage, match }: Table): Promise<boolean> =>
  (await stage.records.matches.get(match))?.status === 'running';

/** Returns the seats whose move is awaited; empty if the match is not running. */
export const moversOf = async (table: Table): Promise<readonly string[]> => ((await isRunning(table)) ? table.phase().awaits : []);

/** Returns the move that a practice player would make, in English. */
export function wish(table: Table, seat: string, seed: number): string {
  const { number, state: now } = table.open();
  return recruitText(table.game, now, seat, seededRandom(seed * 1009 + number * 31 + seat.length));
}

/** Plays a move as somebody does who has never typed one: with the button, the menus and Confirm. */
export async function playByButtons(table: Table, player: Persona, seat: string, text: string): Promise<Reply> {
  const choices = table.game.options(table.open().state, seat, languageOf(player)).flatMap(topic => topic.choices);
  const meant = table.game.read(table.open().state, seat, text, undefined, languageOf(player)).lines[0]?.text ?? '';
  const choice = choices.find(one => sorted(one.text) === sorted(meant));
  if (!choice) throw new Error(`No menu leads to ${text}.`);
  let panel = await player.command(table.channel, '/orders');
  const together = buttonFor(messageOf(panel), 'pick');
  if (together !== undefined) panel = await player.choose(panel, together, pairFor(table, player, seat, meant));
  else if (choice.apart) panel = await player.press(panel, idOf(panel, 'choose'));
  else for (const step of choice.steps) panel = await chooseStep(player, panel, step);
  return player.press(panel, idOf(panel, 'ready'));
}

/** Returns the values of the cards that a move shows or takes together. */
function pairFor(table: Table, player: Persona, seat: string, meant: string): readonly string[] {
  const picking = table.game.picking?.(table.open().state, seat, undefined, languageOf(player));
  const places = picking?.items.map((_, place) => place) ?? [];
  const pairs = places.flatMap(one => places.filter(other => other > one).map(other => [one, other]));
  const pair = [...(picking?.most === 1 ? places.map(one => [one]) : pairs)].find(
    both => sorted(picking?.textOf(both) ?? '') === sorted(meant),
  );
  if (!pair) throw new Error(`No cards make ${meant}.`);
  return pair.map(String);
}

const sorted = (text: string): string => (/^(show|take|montrer|prendre) /.test(text) ? text.split(/,? /).toSorted().join(' ') : text);

/** Chooses a step in the lowest menu that offers it. A menu of more than 25 options continues under "Later". */
async function chooseStep(player: Persona, panel: Reply, step: string): Promise<Reply> {
  const message = messageOf(panel);
  for (const { customId, options } of message.selects.toReversed()) {
    const option = options.find(({ label }) => label === step || label === `${step} …`);
    if (option) return player.choose(panel, customId, option.value);
  }
  const later = buttonFor(message, 'later');
  if (later === undefined) throw new Error(`No menu offers ${step}.`);
  return chooseStep(player, await player.press(panel, later), step);
}

/** Plays a move with `/order` and Confirm. `text` must be in the player's language. */
export async function playByText(table: Table, player: Persona, text: string): Promise<Reply> {
  const panel = await player.command(table.channel, '/order', { text });
  return player.press(panel, idOf(panel, 'ready'));
}
