import type { Seat } from '../../games/game.js';
import { openThread, pressMessagesOf, sendPress } from '../../matches/actions/press/sendPress.js';
import { look } from '../../matches/context/decide.js';
import type { Match } from '../../matches/model/match.js';
import { matchInPlayAt, opponentOn } from '../../matches/read/matchInPlay.js';
import { completeSeatLists, type SeatFilter, seatsNamed } from '../autocomplete/completeSeats.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { lastFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { textFile } from '../message/textFile.js';
import { pressTexts } from '../words/commands/pressCommandTexts.js';
import { isQuotable, LONGEST_QUOTATION, quoted } from '../words/language/userText.js';
import { completedOption, gameOption, textOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

const MOST = 3900;

const played: SeatFilter = current =>
  current.seats.filter(({ id }) => current.seatHolders.some(one => one.seat === id && (one.user !== undefined || one.opponent)));

const playedByOthers: SeatFilter = (current, { user }) =>
  current.seats.filter(({ id }) =>
    current.seatHolders.some(one => one.seat === id && (one.user !== undefined || one.opponent) && one.user !== user),
  );

/** Press between powers: sends a message, opens a private thread, or lists all messages so far. */
export const press: SlashCommand = {
  text: pressTexts.command,
  options: [
    completedOption(pressTexts.to, context => completeSeatLists(context, playedByOthers)),
    textOption(pressTexts.text, { longest: 1800 }),
    gameOption('running'),
  ],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'play');
  if (!match.ok) return refusal(context, match.fault);
  const named = context.option('to');
  const to = named === undefined ? [] : (await seatsNamed(context, match.value, named, played))?.map(({ id }) => id);
  if (!to) return refusal(context, { code: 'no-such-power' });
  const text = context.option('text');
  if (text !== undefined) return message(context, match.value, to, text);
  return to.length > 0 ? await thread(context, match.value, to) : await letters(context, match.value);
}

async function message(context: CommandContext, match: Match, to: readonly string[], text: string): Promise<Reply> {
  const { bot, user, id: interaction, words, language } = context;
  if (!isQuotable(text, LONGEST_QUOTATION)) return refusal(context, { code: 'text-too-long' });
  const sent = await sendPress(bot.hosting, { match: match.id, user, to, text, interaction });
  if (!sent.ok) return refusal(context, sent.fault);
  const silent = (await opponentsAmong(context, match, to)).map(({ name }) => name[language]);
  if (silent.length === to.length && to.length > 0) return { content: words.opponents.doesNotTalk(silent) };
  const said = to.length > 0 ? words.press.sent : words.press.published;
  return { content: [said, ...(silent.length > 0 ? [words.opponents.doesNotTalk(silent)] : [])].join(' ') };
}

/** The seats that the bot plays, among those a message was sent to. */
async function opponentsAmong({ bot }: CommandContext, { id }: Match, to: readonly string[]): Promise<readonly Seat[]> {
  const seats = await look(bot.hosting, id, m => {
    const current = matchInPlayAt(m);
    return current.seats.filter(seat => to.includes(seat.id) && opponentOn(current, seat.id) !== undefined);
  });
  return seats ?? [];
}

/** Opens a thread with the people among these powers. */
async function thread(context: CommandContext, match: Match, to: readonly string[]): Promise<Reply> {
  const { bot, user, words, language } = context;
  const silent = await opponentsAmong(context, match, to);
  const doNotTalk = silent.length > 0 ? [words.opponents.doesNotTalk(silent.map(({ name }) => name[language]))] : [];
  const people = to.filter(seat => !silent.some(({ id }) => id === seat));
  if (people.length === 0) return { content: doNotTalk.join(' ') };
  const opened = await openThread(bot.hosting, { match: match.id, user, to: people });
  if (!opened.ok) return refusal(context, opened.fault);
  const { channel } = opened.value;
  return { content: [channel === undefined ? words.press.opening : `<#${channel}>`, ...doNotTalk].join(' ') };
}

async function letters(context: CommandContext, match: Match): Promise<Reply> {
  const { bot, language, words } = context;
  const found = await pressMessagesOf(bot.hosting, match.id, context.user);
  if (!found.ok) return refusal(context, found.fault);
  const seats = (await look(bot.hosting, match.id, m => matchInPlayAt(m).seats)) ?? [];
  const name = (id: string): string => seats.find(seat => seat.id === id)?.name[language] ?? id;
  const lines = found.value.map(
    ({ seat, to, text }) => `**${words.press.head(name(seat), to.map(name))}**\n${quoted(text, LONGEST_QUOTATION - 100)}`,
  );
  if (lines.length === 0) return { content: words.press.noLetters };
  const fitting = lastFitting(lines, MOST);
  return {
    embeds: [{ title: words.press.letters, description: fitting.join('\n') }],
    ...(fitting.length < lines.length && {
      content: words.general.allAttached,
      attachments: [textFile(`press-${match.id}.txt`, lines.join('\n'))],
    }),
  };
}
