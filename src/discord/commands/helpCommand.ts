import type { AnyGame } from '../../games/game.js';
import { gamesHere } from '../interactions/gamesHere.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { Reply } from '../message/reply.js';
import { helpTexts } from '../words/commands/personalCommandTexts.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import type { Words } from '../words/wordsIn.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Shows how to play and how to host. Of the games it tells only about the one of this channel and those that the user plays now, or else all. */
export const help: SlashCommand = {
  text: helpTexts.command,
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const { words, bot, language } = context;
  const text = words.help;
  const { games, isOwn } = await gamesHere(context);
  const shown = isOwn ? games.slice(0, MOST_SHOWN) : oneOfEachKind(games);
  const ways = shown.map(({ id, title }) => {
    const how = presenterOf(bot.presenters, id).howToOrder(language);
    return isOwn && shown.length > 1 ? `**${title[language]}**\n${how}` : how;
  });
  return {
    embeds: [
      {
        title: text.title,
        description: [`**${text.player}**`, ...playing(words, games), '', `**${text.host}**`, ...text.hostText].join('\n'),
      },
      { title: text.orders, description: [...ways, ...(isOwn && games.length > shown.length ? [text.otherGames] : [])].join('\n\n') },
      { description: games.map(({ title, credit }) => text.credit(title[language], credit[language])).join('\n') },
    ],
    rows: rowOf(button(customId('lesson', 0, 0, 'list'), text.learn, 'main')),
  };
}

/** Of how many games of their own somebody is shown how orders are written. */
const MOST_SHOWN = 3;

/** Of the games with orders and of those played in rounds the first: they are written alike. */
const oneOfEachKind = (games: readonly AnyGame[]): readonly AnyGame[] =>
  [games.find(({ endsRound }) => !endsRound), games.find(({ endsRound }) => endsRound)].flatMap(game => game ?? []);

const playing = ({ help }: Words, games: readonly AnyGame[]): readonly string[] => [
  ...help.joining,
  ...(games.some(({ endsRound }) => !endsRound) ? help.sheets : []),
  ...(games.some(({ votes }) => votes) ? help.votes : []),
  ...(games.some(({ endsRound }) => endsRound) ? help.rounds : []),
  ...help.always,
];
