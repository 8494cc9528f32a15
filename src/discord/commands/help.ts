import type { CommandCall } from '../call.js';
import type { Reply } from '../reply.js';
import { helpTexts } from '../words/commands/personalCommandTexts.js';
import { tellerOf } from '../words/presenters/gamePresenter.js';
import type { Command } from './command.js';

/** How to play and how to host. */
export const help: Command = {
  text: helpTexts.command,
  run,
};

function run({ words: { help: text }, embassy, language }: CommandCall): Reply {
  const games = [...embassy.house.games.values()];
  const ways = [...new Set(games.map(({ id }) => tellerOf(embassy.tellers, id).howToOrder(language)))];
  return {
    embeds: [
      { title: text.title, description: [`**${text.player}**`, ...text.playerText, '', `**${text.host}**`, ...text.hostText].join('\n') },
      { title: text.orders, description: ways.join('\n\n') },
      { description: games.map(({ title, credit }) => text.credit(title[language], credit[language])).join('\n') },
    ],
  };
}
