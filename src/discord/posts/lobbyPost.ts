import type { AnyGame } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { tableFor } from '../../matches/context/gameOf.js';
import { lengthsGiven, phaseDurationOf } from '../../matches/model/deadlinesFor.js';
import { filledUp } from '../../matches/model/fill.js';
import { settingValue } from '../../matches/model/lobbySettings.js';
import type { Match } from '../../matches/model/match.js';
import { standInOf } from '../../matches/model/standIn.js';
import { beginningsByUnits, beginningsIn } from '../../matches/read/beginnings.js';
import { lobbyOutlook } from '../../matches/read/lobbyEnd.js';
import { button, rowsOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { fieldsOf } from '../message/embeds.js';
import { sayHostingSettings } from '../words/commands/hostingSettingTexts.js';
import { headingOf, sayChosen, wordedSettings } from '../words/commands/lobbySettingTexts.js';
import { moment } from '../words/language/moment.js';
import { sayDuration } from '../words/language/sayDuration.js';
import { sayPhaseDuration } from '../words/language/sayPhaseDuration.js';
import type { ComposedPost } from './composedPost.js';
import { decidesLines } from './hostDecisionPosts.js';
import { embedOf, mention, type PostContext, phaseTitle, picturesOf, titleOf } from './postContext.js';

/** The card of a lobby: the game, its players, its deadlines. Has no buttons once the match has left the lobby. */
export function lobbyPost(context: PostContext): ComposedPost {
  const { outgoing, words, presenter } = context;
  const { match, game, players, language } = outgoing;
  const isOpen = match.status === 'lobby';
  const opponents = isOpen ? tableFor(game, match, players.length).opponents.length : 0;
  const joined = match.plan.anonymous ? [] : players.map((user, i) => `${i + 1}. <@${user}>${reliabilityMark(context, i)}`);
  return {
    ...called(context),
    embeds: [
      embedOf(context, {
        title: titleOf(context),
        description: [
          game.credit[language],
          ...(isOpen ? [presenter.goal(language)] : []),
          ...(match.plan.anonymous ? [] : [words.lobby.host(mention(context, match.host))]),
          ...decidesLines(context),
          ...(outgoing.from ? [words.lobby.goesOnFrom(phaseTitle(context, outgoing.from.name), outgoing.from.phase.match)] : []),
          ...(match.rematchOf === undefined ? [] : [words.lobby.rematchOf(match.rematchOf)]),
          ...closing(context),
          ...ending(context),
          ...(match.muster && isOpen ? [words.start.muster(moment(match.muster.until))] : []),
          ...(outgoing.seal ? [words.seals.sealed(outgoing.seal.hash)] : []),
        ].join('\n\n'),
        fields: [
          ...fieldsOf(playersTitle(context), [
            ...(joined.length > 0 ? joined : [nobodyNamed(context)]),
            ...(opponents > 0 ? [words.opponents.places(opponents)] : []),
          ]),
          ...fieldsOf(words.lobby.plan, hostingRulesLines(context)),
          ...fieldsOf(words.lobby.chosen, presenter.rounds ? [] : settingLines(context)),
          ...fieldsOf(words.lobby.tables, tableLines(context)),
          ...fieldsOf(words.lobbySettings.changed, isOpen ? changedLines(context) : []),
        ],
      }),
    ],
    rows: isOpen ? lobbyRow(context) : [],
    attachments: isOpen ? picturesOf(context) : [],
  };
}

/** How reliable a player is, in a word. Nothing while everybody is new. */
function reliabilityMark({ outgoing: { reliabilities }, words }: PostContext, i: number): string {
  const word = reliabilities?.[i];
  return word === undefined || reliabilities?.every(one => one === 'new') ? '' : ` · ${words.reliability[word]}`;
}

/** Mentions whoever is asked to a rematch, or invited to a private match, and has not joined. Nobody in an anonymous match. */
function called(context: PostContext): Pick<ComposedPost, 'content' | 'rings'> {
  const { match, players, asked = [] } = context.outgoing;
  const missing = match.status === 'lobby' && !match.plan.anonymous ? asked.filter(user => !players.includes(user)) : [];
  return missing.length === 0 ? {} : { content: missing.map(user => mention(context, user)).join(' '), rings: missing };
}

/** How many have joined, of how many. If fewer powers play when fewer join, the number is only the most that there can be. */
function playersTitle({ outgoing: { match, game, players, seats }, words: { lobby } }: PostContext): string {
  const isFixed = tableFor(game, match, 1).seats.length === seats.length;
  return isFixed ? lobby.players(players.length, seats.length) : lobby.playersUpTo(players.length, seats.length);
}

function closing({ outgoing: { match }, words }: PostContext): readonly string[] {
  if (match.status === 'lobby') return [];
  if (match.status === 'paused') return [words.phase.phasePaused];
  if (match.end?.kind === 'unfilled') return [words.lobby.lobbyUnfilled];
  return [match.end?.kind === 'ended-by-host' ? words.lobby.lobbyEnded : words.lobby.lobbyClosed];
}

const [HOUR, DAY] = [3_600_000, 86_400_000];

/** To whole hours or, from two days on, to whole days: at least an hour. */
const rounded = (length: number): number =>
  length < 2 * DAY ? Math.max(Math.round(length / HOUR), 1) * HOUR : Math.round(length / DAY) * DAY;

/** When the lobby closes, and what happens then. */
function ending(context: PostContext): readonly string[] {
  const {
    outgoing: { match, game },
    words,
  } = context;
  const { status, muster, lobbyEndsAt } = match;
  if (status !== 'lobby' || muster || lobbyEndsAt === undefined) return [];
  const { lobbyTimes: times, language } = context.outgoing;
  return [
    words.lobby.endsAt(moment(lobbyEndsAt), lobbyOutlook(game, match), filledUp(match.plan.fill ?? {}, standInOf(match))),
    ...(times
      ? [words.lobby.times({ ...times, median: times.median === undefined ? '' : sayDuration(rounded(times.median), language) })]
      : []),
  ];
}

/** Says how fast the game is, and which hosting settings were chosen. What is as usual is in the settings. */
const hostingRulesLines = ({ outgoing: { match, game, language }, words, presenter }: PostContext): readonly string[] => [
  ...lengthLines(game, match, { presenter, words, language }),
  ...(presenter.rounds?.chosen(match.options, language) ?? []),
  ...shortLines(game, match, { words, language }),
  ...sayHostingSettings({ plan: match.plan, inRounds: presenter.rounds !== undefined }, language),
];

/** How long phases last in which no player has to decide anything, where such phases can be expected. */
function shortLines(
  game: AnyGame,
  { deadlines, plan }: Match,
  { words, language }: Pick<PostContext, 'words'> & { readonly language: Language },
): readonly string[] {
  const [, kind] = game.phaseKinds;
  const isTimed = game.turnLength === undefined && kind !== undefined;
  const time = deadlines.votes ?? (isTimed && game.votes === true ? phaseDurationOf(deadlines, kind, false) : undefined);
  return [
    ...(time === undefined ? [] : [words.hostingRules.votesTime(sayPhaseDuration(time, language))]),
    ...(isTimed && plan.fill !== undefined ? [words.hostingRules.botsTime] : []),
  ];
}

/** What was changed since players joined, as it is now. */
const changedLines = ({ outgoing: { match, game, language, changed = [] }, words }: PostContext): readonly string[] =>
  wordedSettings(game)
    .filter(({ key }) => changed.includes(key))
    .map(worded => {
      const value = settingValue(game, match, worded.setting);
      const said = value === undefined ? words.lobbySettings.usual : sayChosen(worded, value, language);
      return words.lobbySettings.line(headingOf(worded.text, language), said);
    });

/** Describes the board and the seats for each number of players, and with how many units powers begin that do not all have as many. */
function tableLines({ outgoing: { match, game, seats, language }, presenter, words }: PostContext): readonly string[] {
  const groups = match.status === 'lobby' ? beginningsByUnits(beginningsIn(game, match, game.players.most)) : [];
  const unequal = groups.map(({ units, seats: those }) => ({ units, powers: those.map(({ name }) => name[language]) }));
  return [
    ...(game.tables?.(match.options).flatMap(table => presenter.fault(table, language, seats) ?? []) ?? []),
    ...(unequal.length === 0 ? [] : [words.lobby.unitsAtStart(unequal)]),
  ];
}

const nobodyNamed = ({ outgoing: { players, match }, words }: PostContext): string => {
  if (players.length > 0) return words.hostingRules.anonymous;
  return match.plan.fill === undefined ? words.lobby.nobodyYet : words.lobby.nobodyYetFilled;
};

/** Lists the game's settings that the host chose. */
const settingLines = ({ outgoing: { game, match, language }, words }: PostContext): readonly string[] =>
  wordedSettings(game).flatMap(worded => {
    const { setting, text } = worded;
    const value = setting.of === 'game' && 'values' in setting.input ? settingValue(game, match, setting) : undefined;
    return value === undefined ? [] : [words.hostingRules.setting(text.about[language], sayChosen(worded, value, language))];
  });

/** The length of the first kind of phase, and of those whose length does not follow from it. The others are in one line if they are alike. */
function lengthLines(
  game: AnyGame,
  { deadlines }: Match,
  { words, presenter, language }: Pick<PostContext, 'words' | 'presenter'> & { readonly language: Language },
): readonly string[] {
  const { turnLength, openingKinds = [], phaseKinds } = game;
  const [first = ''] = phaseKinds;
  const said = (name: string, kind: string): string =>
    words.hostingRules.timeFor(name, sayPhaseDuration(deadlines[kind] ?? turnLength ?? 0, language));
  if (turnLength !== undefined) return [said(words.table.aTurn, first)];
  const given = Object.keys(lengthsGiven(game, deadlines));
  const isApart = (kind: string): boolean => kind === first || given.includes(kind);
  const [other] = phaseKinds.filter(kind => !isApart(kind));
  return [
    ...[...phaseKinds, ...openingKinds].filter(isApart).map(kind => said(presenter.kindName(kind, language), kind)),
    ...(other === undefined ? [] : [said(words.hostingRules.otherPhases, other)]),
  ];
}

/** While people are asked to check in, that button is in the place of **Start**, so that no other button moves under a finger. */
const lobbyRow = ({ outgoing: { match }, words }: PostContext) =>
  rowsOf([
    button(customId('join', match.id, 0), words.buttons.join, 'good'),
    button(customId('leave', match.id, 0), words.buttons.leave),
    match.muster
      ? button(customId('here', match.id, 0), words.buttons.here, 'good')
      : button(customId('start', match.id, 0), words.buttons.start, 'main'),
    button(customId('wish', match.id, 0), words.buttons.wish),
    button(customId('settings', match.id, 0), words.buttons.settings),
    button(customId('rules', 0, 0, match.game), words.buttons.rules),
  ]);
