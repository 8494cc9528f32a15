import { mapInOrder } from '../../lib/inOrder.js';
import { type PlayQueue, playQueue } from '../../matches/actions/lobby/playQueue.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { listedMatch } from '../interactions/listedMatch.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { joinFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { playTexts } from '../words/commands/playTexts.js';
import { moment } from '../words/language/moment.js';

/** So many open lobbies are listed. */
const LOBBIES = 8;

/**
 * Tells who waits for a game on the server and which lobbies are open, with buttons to leave the queue and for substitutes. `done`: what
 * has just been done, said first.
 */
export async function queueReply(context: InteractionContext, guild: string, done?: string): Promise<Reply> {
  const { bot, user, words } = context;
  const queue = await playQueue(bot.hosting, { guild, user });
  const waited = queueLines(context, queue);
  const lines = inParts([
    done === undefined ? [] : [done],
    waited.length > 0 || done !== undefined ? waited : [words.queue.nobodyWaits],
    await lobbyLines(context, queue),
    [...withoutChannel(context, queue), words.queue.substitutes(queue.substitutes, queue.isSubstitute)],
  ]);
  return {
    content: joinFitting(lines, DISCORD_LIMITS.message.content, words.panel.andMore),
    rows: rowOf(
      ...(queue.isWaiting ? [button(customId('waitNoMore', 0, 0), words.buttons.waitNoMore)] : []),
      button(
        customId('volunteer', 0, 0, queue.isSubstitute ? 'no' : 'yes'),
        queue.isSubstitute ? words.buttons.volunteerNoMore : words.buttons.volunteer,
      ),
    ),
  };
}

/** What is said on a server that has chosen no channel for new games, or has lost it. */
function withoutChannel({ words }: InteractionContext, { channel, tables }: PlayQueue): readonly string[] {
  if (channel !== undefined) return [];
  return [tables.length > 0 ? words.queue.onHold : words.fault({ code: 'no-queue-channel' })];
}

/** An empty line between parts: without it, what follows a list would belong to its last entry. */
const inParts = (parts: readonly (readonly string[])[]): readonly string[] =>
  parts.filter(({ length }) => length > 0).flatMap((part, i) => (i === 0 ? part : ['', ...part]));

/** The open lobbies, a line each. */
async function lobbyLines(context: InteractionContext, { lobbies }: PlayQueue): Promise<readonly string[]> {
  const { words } = context;
  if (lobbies.length === 0) return [];
  const left = lobbies.length - LOBBIES;
  return [
    `**${words.queue.openLobbies}**`,
    ...(await mapInOrder(lobbies.slice(0, LOBBIES), async match => `- ${await listedMatch(context, match)}`)),
    ...(left > 0 ? [words.panel.andMore(left)] : []),
  ];
}

/** What is waited for, a line for each kind of game; nothing if nobody waits. */
function queueLines({ bot, words, language }: InteractionContext, { tables }: PlayQueue): readonly string[] {
  if (tables.length === 0) return [];
  return [
    `**${words.queue.waitingHere}**`,
    ...tables.map(({ game, pace, waiting, needed, until }) => {
      const title = bot.hosting.games.get(game)?.title[language] ?? game;
      const line = words.queue.table(title, playTexts.pace.choices?.[pace]?.[language] ?? pace, waiting, needed);
      return until === undefined ? `- ${line}` : `- ${line} · ${words.queue.youToo(moment(until))}`;
    }),
  ];
}
