import { look } from '../../matches/decide.js';
import type { Match } from '../../matches/match.js';
import { lettersOf, openThread, sendPress } from '../../matches/press/sendPress.js';
import { tableAt } from '../../matches/table.js';
import { completeSeatLists, seatsCalled, type Which } from '../autocomplete/seats.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import { lastFitting } from '../fitting.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { pressTexts } from '../words/commands/pressCommandTexts.js';
import { isQuotable, LONGEST_QUOTATION, quoted } from '../words/language/userText.js';
import type { Command } from './command.js';
import { completedOption, gameOption, textOption } from './commandOption.js';

const MOST = 3900;

const withPlayer: Which = (table, { user }) =>
  table.seats.filter(({ id }) => table.sittings.some(one => one.seat === id && one.user !== undefined && one.user !== user));

/** What powers say to each other: a letter, a thread of their own, or all letters so far. */
export const press: Command = {
  text: pressTexts.command,
  options: [
    completedOption(pressTexts.to, typing => completeSeatLists(typing, withPlayer)),
    textOption(pressTexts.text, { longest: 1800 }),
    gameOption('running'),
  ],
  run,
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'play');
  if (!match.ok) return refusal(call, match.fault);
  const named = call.option('to');
  const to = named === undefined ? [] : seatsCalled(call, match.value, named, withPlayer)?.map(({ id }) => id);
  if (!to) return refusal(call, { code: 'no-such-power' });
  const text = call.option('text');
  if (text !== undefined) return letter(call, match.value, to, text);
  return to.length > 0 ? thread(call, match.value, to) : letters(call, match.value);
}

function letter(call: CommandCall, match: Match, to: readonly string[], text: string): Reply {
  const { embassy, user, id: interaction, words } = call;
  if (!isQuotable(text, LONGEST_QUOTATION)) return refusal(call, { code: 'text-too-long' });
  const sent = sendPress(embassy.house, { match: match.id, user, to, text, interaction });
  return sent.ok ? { content: to.length > 0 ? words.press.sent : words.press.published } : refusal(call, sent.fault);
}

function thread(call: CommandCall, match: Match, to: readonly string[]): Reply {
  const opened = openThread(call.embassy.house, { match: match.id, user: call.user, to });
  if (!opened.ok) return refusal(call, opened.fault);
  const { channel } = opened.value;
  return { content: channel === undefined ? call.words.press.opening : `<#${channel}>` };
}

function letters(call: CommandCall, match: Match): Reply {
  const { embassy, language, words } = call;
  const found = lettersOf(embassy.house, match.id, call.user);
  if (!found.ok) return refusal(call, found.fault);
  const seats = look(embassy.house, match.id, m => tableAt(m).seats) ?? [];
  const name = (id: string): string => seats.find(seat => seat.id === id)?.name[language] ?? id;
  const lines = found.value.map(
    ({ seat, to, text }) => `**${words.press.head(name(seat), to.map(name))}**\n${quoted(text, LONGEST_QUOTATION - 100)}`,
  );
  if (lines.length === 0) return { content: words.press.noLetters };
  return {
    embeds: [{ title: words.press.letters, description: lastFitting(lines, MOST).join('\n') }],
  };
}
