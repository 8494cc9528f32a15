import type { AnyGame } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { Match } from '../../matches/model/match.js';
import { button, rowsOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { fieldsOf } from '../message/embeds.js';
import { sayHostingSettings } from '../words/commands/hostingSettingTexts.js';
import { moment } from '../words/language/moment.js';
import { sayPhaseDuration } from '../words/language/sayPhaseDuration.js';
import type { ComposedPost } from './composedPost.js';
import { decidesLines } from './hostDecisionPosts.js';
import { embedOf, mention, type PostContext, phaseTitle, titleOf } from './postContext.js';

/** The card of a lobby: the game, its players, its deadlines. Has no buttons once the match has left the lobby. */
export function lobbyPost(context: PostContext): ComposedPost {
  const { outgoing, words, presenter } = context;
  const { match, game, players, seats, language } = outgoing;
  const isOpen = match.status === 'lobby';
  const joined = match.plan.anonymous ? [] : players.map((user, i) => `${i + 1}. <@${user}>`);
  return {
    embeds: [
      embedOf(context, {
        title: titleOf(context),
        description: [
          game.credit[language],
          ...(match.plan.anonymous ? [] : [words.lobby.host(mention(context, match.host))]),
          ...decidesLines(context),
          ...(outgoing.from ? [words.lobby.goesOnFrom(phaseTitle(context, outgoing.from.name), outgoing.from.phase.match)] : []),
          ...(outgoing.seal ? [words.seals.sealed(outgoing.seal.hash)] : []),
          ...closing(context),
          ...(match.muster && isOpen ? [words.start.muster(moment(match.muster.until))] : []),
        ].join('\n\n'),
        fields: [
          ...fieldsOf(words.lobby.players(players.length, seats.length), joined.length > 0 ? joined : [nobodyNamed(context)]),
          ...fieldsOf(words.lobby.plan, hostingRulesLines(context)),
          ...fieldsOf(words.lobby.chosen, presenter.rounds ? [] : settingLines(context)),
          ...fieldsOf(words.lobby.tables, tableLines(context)),
        ],
      }),
    ],
    rows: isOpen ? lobbyRow(context) : [],
  };
}

function closing({ outgoing: { match }, words }: PostContext): readonly string[] {
  if (match.status === 'lobby') return [];
  if (match.status === 'paused') return [words.phase.phasePaused];
  return [match.status === 'ended' && match.end?.kind === 'ended-by-host' ? words.lobby.lobbyEnded : words.lobby.lobbyClosed];
}

/** Says how long each phase lasts, which hosting settings apply, and what happens if orders are missing. */
const hostingRulesLines = ({ outgoing: { match, game, language }, words, presenter }: PostContext): readonly string[] => [
  ...lengthLines(game, match, { presenter, words, language }),
  ...(presenter.rounds?.chosen(match.options, language) ?? []),
  ...(game.votes
    ? [words.hostingRules.votesTime(match.deadlines.votes === undefined ? undefined : sayPhaseDuration(match.deadlines.votes, language))]
    : []),
  ...(game.turnLength === undefined ? [words.hostingRules.closesEarly] : []),
  ...sayHostingSettings({ plan: match.plan, inRounds: presenter.rounds !== undefined }, language),
  presenter.missedOrders(language),
  ...(game.endsRound ? [] : [words.hostingRules.missedTwice]),
];

/** Describes the board and the seats for each number of players. */
const tableLines = ({ outgoing: { match, game, seats, language }, presenter }: PostContext): readonly string[] =>
  game.tables?.(match.options).flatMap(table => presenter.fault(table, language, seats) ?? []) ?? [];

const nobodyNamed = ({ outgoing: { players }, words }: PostContext): string =>
  players.length === 0 ? words.lobby.nobodyYet : words.hostingRules.anonymous;

/** Lists the game's settings as the host chose them, without those that are switched off. */
function settingLines({ outgoing: { game, match, language }, words }: PostContext): readonly string[] {
  const { settings = [] } = game;
  return settings.flatMap(({ key, about, choices = [] }) => {
    const chosen = match.options[key];
    const choice = choices.find(({ value }) => value === String(chosen));
    return choice === undefined || chosen === false ? [] : [words.hostingRules.setting(about[language], choice.name[language])];
  });
}

function lengthLines(
  { turnLength, openingKinds = [], phaseKinds }: AnyGame,
  { deadlines }: Match,
  { words, presenter, language }: Pick<PostContext, 'words' | 'presenter'> & { readonly language: Language },
): readonly string[] {
  const [first = ''] = phaseKinds;
  if (turnLength !== undefined)
    return [words.hostingRules.timeFor(words.table.aTurn, sayPhaseDuration(deadlines[first] ?? turnLength, language))];
  return [...openingKinds, ...phaseKinds].map(kind =>
    words.hostingRules.timeFor(presenter.kindName(kind, language), sayPhaseDuration(deadlines[kind] ?? 0, language)),
  );
}

const lobbyRow = ({ outgoing: { match }, words }: PostContext) =>
  rowsOf([
    ...(match.muster ? [button(customId('here', match.id, 0), words.buttons.here, 'good')] : []),
    button(customId('join', match.id, 0), words.buttons.join, 'good'),
    button(customId('leave', match.id, 0), words.buttons.leave),
    button(customId('start', match.id, 0), words.buttons.start, 'main'),
    button(customId('wish', match.id, 0), words.buttons.wish),
    button(customId('rules', 0, 0, match.game), words.buttons.rules),
  ]);
