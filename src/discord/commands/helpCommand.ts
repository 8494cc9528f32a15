import type { CommandContext } from '../interactions/interactionContext.js';
import type { Reply } from '../message/reply.js';
import { helpTexts } from '../words/commands/personalCommandTexts.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Shows how to play and how to host. */
export const help: SlashCommand = {
  text: helpTexts.command,
  run,
};

function run({ words: { help: text }, bot, language }: CommandContext): Reply {
  const games = [...bot.hosting.games.values()];
  const ways = [...new Set(games.map(({ id }) => presenterOf(bot.presenters, id).howToOrder(language)))];
  return {
    embeds: [
      { title: text.title, description: [`**${text.player}**`, ...text.playerText, '', `**${text.host}**`, ...text.hostText].join('\n') },
      { title: text.orders, description: ways.join('\n\n') },
      { description: games.map(({ title, credit }) => text.credit(title[language], credit[language])).join('\n') },
    ],
  };
}
