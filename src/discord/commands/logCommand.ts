import type { Seat } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { look } from '../../matches/context/decide.js';
import { everySeat } from '../../matches/context/gameOf.js';
import { CAPACITIES, type Match } from '../../matches/model/match.js';
import { BY_VOTE, type Noted } from '../../matches/model/matchLog.js';
import { isNameless } from '../../matches/model/nameless.js';
import { seatHoldersOf } from '../../matches/model/people.js';
import { logOf } from '../../matches/read/audit.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { lastFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { textFile } from '../message/textFile.js';
import { settingNamed } from '../words/commands/lobbySettingTexts.js';
import { logTexts } from '../words/commands/recordCommandTexts.js';
import { gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

const MOST = 3900;

/**
 * Shows what the host, and those who decided in the host's place, have done. Visible to the host, the arbiter and everybody who has played
 * in the match.
 */
export const log: SlashCommand = {
  text: logTexts.command,
  options: [gameOption()],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'look');
  if (!match.ok) return refusal(context, match.fault);
  const found = await logOf(context.bot.hosting, match.value.id, context.user);
  if (!found.ok) return refusal(context, found.fault);
  if (found.value.length === 0) return { content: context.words.hostLog.noLog };
  const seats = await seatsNamed(context, match.value);
  const lines = found.value.map(line => lineOf(context, { match: match.value, seats }, line));
  const fitting = lastFitting(lines, MOST);
  return {
    embeds: [{ title: context.words.hostLog.log, description: fitting.join('\n') }],
    ...(fitting.length < found.value.length && {
      content: context.words.general.allAttached,
      attachments: [textFile(`log-${match.value.id}.txt`, lines.join('\n'))],
    }),
  };
}

const seatsNamed = async ({ bot: { hosting } }: CommandContext, { id }: Match): Promise<readonly Seat[]> =>
  (await look(hosting, id, m => {
    const { match, open } = m.facts;
    return open ? everySeat(m.game, match, m.game.state.parse(open.state), seatHoldersOf(m)) : [];
  })) ?? [];

interface Logged {
  readonly match: Match;
  readonly seats: readonly Seat[];
}

function lineOf({ words, language }: CommandContext, { match, seats }: Logged, { at, actor, deed, about }: Noted): string {
  const power = seats.find(({ id }) => id === about.seat)?.name[language] ?? '';
  const isNamed = !match.plan.anonymous && !isNameless(actor) && actor !== BY_VOTE;
  const as = CAPACITIES.find(one => one === about.as);
  const named = isNamed ? `<@${actor}>` : undefined;
  const who = as
    ? words.decisions.whoIs(words.deciders[as], named)
    : actor === match.host
      ? words.hostLog.theHost
      : (named ?? words.press.somebody);
  return words.hostLog.logLine(`<t:${Math.floor(at / 1000)}:f>`, who, words.hostActions[deed](inWords(about, language), power));
}

/** Settings of the lobby are logged by their keys. */
const inWords = (about: Noted['about'], language: Language): Noted['about'] =>
  about.setting === undefined ? about : { ...about, setting: settingNamed(about.setting, language) };
