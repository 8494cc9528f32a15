import type { AnyGame } from '../../games/game.js';
import type { InEach, Language } from '../../lib/language.js';
import type { Match } from '../../matches/match.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import { sayHostingSettings } from '../words/commands/hostingSettingTexts.js';
import { moment } from '../words/language/moment.js';
import { sayPace } from '../words/language/sayPhaseDuration.js';
import { decidesLines } from './decisions.js';
import { fitField } from './embeds.js';
import type { Post } from './post.js';
import { embedOf, mention, phaseTitle, titleOf, type Writing } from './writing.js';

/** The card of a lobby: what is played, by whom, how fast. Once the match has left it, without its buttons. */
export function lobbyPost(writing: Writing): Post {
  const { letter, words, teller } = writing;
  const { match, game, players, seats, language } = letter;
  const isOpen = match.status === 'lobby';
  const joined = match.plan.anonymous ? [] : players.map((user, i) => `${i + 1}. <@${user}>`);
  return {
    embeds: [
      embedOf(writing, {
        title: titleOf(writing),
        description: [
          game.credit[language],
          ...(match.plan.anonymous ? [] : [words.lobby.host(mention(writing, match.host))]),
          ...decidesLines(writing),
          ...(letter.from ? [words.lobby.goesOnFrom(phaseTitle(writing, letter.from.name), letter.from.phase.match)] : []),
          ...(letter.seal ? [words.seals.sealed(letter.seal.hash)] : []),
          ...closing(writing),
          ...(match.muster && isOpen ? [words.start.muster(moment(match.muster.until))] : []),
        ].join('\n\n'),
        fields: [
          {
            name: words.lobby.players(players.length, seats.length),
            value: fitField(joined) || (players.length === 0 ? words.lobby.nobodyYet : words.hostingRules.anonymous),
          },
          { name: words.lobby.plan, value: fitField(planLines(writing)) },
          ...fieldOf(words.lobby.chosen, teller.rounds ? [] : choicesOf(game, match, language)),
          ...fieldOf(words.lobby.tables, tableLines(writing)),
        ],
      }),
    ],
    rows: isOpen ? lobbyRow(writing) : [],
  };
}

function closing({ letter: { match }, words }: Writing): readonly string[] {
  if (match.status === 'lobby') return [];
  if (match.status === 'paused') return [words.phase.phasePaused];
  return [match.status === 'ended' && match.end?.kind === 'ended-by-host' ? words.lobby.lobbyEnded : words.lobby.lobbyClosed];
}

/** The plan in plain words: how long each phase lasts, and what happens to missed orders. */
const planLines = ({ letter: { match, game, language }, words, teller }: Writing): readonly string[] => [
  ...lengthLines(game, match, { teller, words, language }),
  ...(teller.rounds?.chosen(match.options, language) ?? []),
  ...(game.votes
    ? [words.hostingRules.votesTime(match.deadlines.votes === undefined ? undefined : sayPace(match.deadlines.votes, language))]
    : []),
  ...(game.turnLength === undefined ? [words.hostingRules.closesEarly] : []),
  ...sayHostingSettings({ plan: match.plan, inRounds: teller.rounds !== undefined }, language),
  teller.missedOrders(language),
  ...(game.endsRound ? [] : [words.hostingRules.missedTwice]),
];

/** Which board and seats there are for which numbers of players. */
const tableLines = ({ letter: { match, game, seats, language }, teller }: Writing): readonly string[] =>
  game.tables?.(match.options).flatMap(table => teller.fault(table, language, seats) ?? []) ?? [];

const fieldOf = (name: string, lines: readonly string[]) => (lines.length === 0 ? [] : [{ name, value: fitField(lines) }]);

/** What the host chose, each with its sentence; what is switched off is not told. */
function choicesOf({ settings = [] }: AnyGame, { options }: Match, language: Language): readonly string[] {
  return settings.flatMap(({ key, about, choices = [] }) => {
    const chosen = options[key];
    const choice = choices.find(({ value }) => value === String(chosen));
    return choice === undefined || chosen === false ? [] : [`${about[language]}${COLON[language]}${choice.name[language]}`];
  });
}
/** French keeps a space that does not break before it. */
const COLON: InEach = { en: ': ', fr: '\u00a0: ' };

function lengthLines(
  { turnLength, openingKinds = [], phaseKinds }: AnyGame,
  { deadlines }: Match,
  { words, teller, language }: Pick<Writing, 'words' | 'teller'> & { readonly language: Language },
): readonly string[] {
  const [first = ''] = phaseKinds;
  if (turnLength !== undefined) return [words.hostingRules.timeFor(words.table.aTurn, sayPace(deadlines[first] ?? turnLength, language))];
  return [...openingKinds, ...phaseKinds].map(kind =>
    words.hostingRules.timeFor(teller.kindName(kind, language), sayPace(deadlines[kind] ?? 0, language)),
  );
}

const lobbyRow = ({ letter: { match }, words }: Writing) =>
  rowOf(
    ...(match.muster ? [button(customId('here', match.id, 0), words.buttons.here, 'good')] : []),
    button(customId('join', match.id, 0), words.buttons.join, 'good'),
    button(customId('leave', match.id, 0), words.buttons.leave),
    button(customId('start', match.id, 0), words.buttons.start, 'main'),
    button(customId('wish', match.id, 0), words.buttons.wish),
  );
