import { look } from '../../matches/context/decide.js';
import { isNameless } from '../../matches/model/nameless.js';
import { type Status, statusOf } from '../../matches/read/statusOf.js';
import { mayOthersVote, whoDecides } from '../../matches/read/whoDecides.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext, InteractionContext } from '../interactions/interactionContext.js';
import { titleOf } from '../interactions/listedMatch.js';
import { refusal, sayGameFault } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { endState } from '../posts/endState.js';
import { untilLine } from '../posts/postContext.js';
import { standingsFields } from '../posts/standingsFields.js';
import { statusTexts } from '../words/commands/recordCommandTexts.js';
import { capital } from '../words/language/grammar.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Shows the public state of a match. */
export const status: SlashCommand = {
  text: statusTexts.command,
  options: [gameOption()],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'look');
  if (!match.ok) return refusal(context, match.fault);
  const found = await statusOf(context.bot.hosting, match.value.id);
  return found.ok ? await statusReply(context, found.value) : refusal(context, found.fault);
}

async function statusReply(context: InteractionContext, status: Status): Promise<Reply> {
  const { language, words, bot } = context;
  const { match, game, standings } = status;
  const presenter = presenterOf(bot.presenters, match.game);
  return {
    embeds: [
      {
        title: titleOf(context, match),
        description: [
          game.credit[language],
          stateLines(context, status).join('\n'),
          peopleLines(context, status).join('\n'),
          ...(await decidesLines(context, status)),
          ...noteLines(context, status),
        ].join('\n\n'),
        ...(standings.length > 0 && { fields: standingsFields(words.results.standings, { ...status, language }, presenter) }),
        footer: { text: words.gameList.footer(match.id) },
      },
    ],
  };
}

function stateLines(
  { words, bot, language }: InteractionContext,
  { match, phase, name, players, seats, seatHolders, waitingFor }: Status,
): readonly string[] {
  if (match.status === 'ended') return [`**${capital(endState(words, { end: match.end, seats, seatHolders }, language))}**`];
  if (match.status === 'paused') return [words.phase.phasePaused];
  if (phase === undefined || name === undefined) return [words.lobby.players(players.length, seats.length)];
  const presenter = presenterOf(bot.presenters, match.game);
  const title = presenter.phaseName(name, language);
  const waited = waitingFor === undefined ? [] : [waitingFor > 0 ? words.phase.waitedFor(waitingFor) : words.phase.allReady];
  return [`**${title}**`, untilLine({ phase, name, presenter, words, language }), ...waited];
}

function peopleLines({ words, language, bot }: InteractionContext, { match, seatHolders, seats, players }: Status): readonly string[] {
  const nobody = presenterOf(bot.presenters, match.game).rounds ? words.table.houseMoves : words.phase.civilDisorder;
  const named = (user: string): string => (match.plan.anonymous || isNameless(user) ? words.press.somebody : `<@${user}>`);
  if (seatHolders.length === 0) return match.plan.anonymous ? [] : players.map(named);
  return seatHolders.map(({ seat, user, opponent }) => {
    const name = seats.find(({ id }) => id === seat)?.name[language] ?? seat;
    return `**${name}** — ${user === undefined ? (opponent ? words.opponents.holder(opponent) : nobody) : named(user)}`;
  });
}

/** Names the arbiter, and who decides if the host plays. */
async function decidesLines(
  { words, bot: { hosting } }: InteractionContext,
  { match, game, seatHolders }: Status,
): Promise<readonly string[]> {
  const { arbiter, plan } = match;
  const hasArbiter = arbiter !== undefined;
  const others = match.status !== 'ended' && (await look(hosting, match.id, m => whoDecides(m, { kind: 'phase' }).others));
  return [
    ...(hasArbiter ? [words.decisions.arbiterIs(plan.anonymous || isNameless(arbiter) ? words.press.somebody : `<@${arbiter}>`)] : []),
    ...(others
      ? [
          (plan.anonymous ? words.decisions.hostMayPlay : words.decisions.hostPlays)(
            hasArbiter,
            game.disputes !== undefined,
            mayOthersVote(match, seatHolders),
          ),
        ]
      : []),
  ];
}

const noteLines = (context: InteractionContext, { match, notes }: Status): readonly string[] =>
  notes.map(note => sayGameFault(context, match.game, note));
