import type { InteractionContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { inMenus, menu } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { INK } from '../message/embeds.js';
import { joinFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import type { RulesTopic } from '../words/language/rulesText.js';

/** The topics of a game's rules, in the reader's language. The first says what the game is. */
export const topicsOf = ({ bot, language }: Pick<InteractionContext, 'bot' | 'language'>, game: string): readonly RulesTopic[] =>
  bot.presenters.get(game)?.rules?.(language) ?? [];

/** The small picture of a topic, if it has one. */
function pictureOf({ bot }: InteractionContext, { picture }: RulesTopic): Pick<Reply, 'attachments'> {
  const bytes = picture && bot.rulesPicture?.(picture.file);
  return picture && bytes ? { attachments: [{ name: picture.file, bytes, alt: picture.alt }] } : {};
}

const IN_LIST = /^ *(?:[-*•]|\d+\.) /;

/** A block, with an empty line after a list: what follows would be shown in its last entry. */
const apart = (block: string): string => (IN_LIST.test(block.split('\n').at(-1) ?? '') ? `${block}\n` : block);

/** A topic of a game's rules, with a menu of the others. `number`: its place among the topics. */
export function rulesReply(context: InteractionContext, game: string, number = 0): Reply {
  const { words } = context;
  const topics = topicsOf(context, game);
  const topic = topics[number] ?? topics[0];
  if (topic === undefined) return refusal(context, { code: 'no-such-match' });
  const title = context.bot.hosting.games.get(game)?.title[context.language] ?? game;
  const options = topics.map((one, i) => ({ label: one.title, value: String(i), chosen: one === topic }));
  return {
    embeds: [
      {
        color: INK,
        title: topic === topics[0] ? title : `${title} · ${topic.title}`,
        description: joinFitting(topic.blocks.map(apart), DISCORD_LIMITS.embed.description, words.panel.andMore),
      },
    ],
    ...pictureOf(context, topic),
    rows: options.length > 1 ? inMenus(options).map((some, i) => menu(customId('rules', 0, 0, game, i), words.rules.choose, some)) : [],
  };
}
