import type { AnyGame, Seat } from '../../games/game.js';
import { yieldToEventLoop } from '../../lib/breath.js';
import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { Drawing, ReplayGroup, ReplayLine, ReplayPage, ReplayStep } from '../../matches/context/ports.js';
import type { HostingFault } from '../../matches/fault.js';
import type { MatchEnd, MatchId } from '../../matches/model/match.js';
import { inLanguage } from '../words/language/inLanguage.js';
import { replayMessages } from '../words/messages/replayMessages.js';
import type { GamePresenter, ReportText } from '../words/presenters/gamePresenter.js';
import { wordsIn } from '../words/wordsIn.js';
import { endState } from './endState.js';
import { markedSeats } from './markedSeats.js';

/** A closed phase of a replay: the game's own state and report, and what was written to everybody in it. */
export interface ReplayedPhase {
  readonly number: number;
  readonly state: unknown;
  readonly report: unknown;
  readonly press?: readonly { readonly seat: string; readonly text: string }[];
}

/** A game of which a page is to be made. Nothing in it is known to some only. */
export interface ReplayAsked extends Pick<Drawing, 'look' | 'bots'> {
  readonly game: AnyGame;
  readonly presenter: GamePresenter;
  readonly language: Language;
  readonly seats: readonly Seat[];
  /** Undefined: the page is made from a file. */
  readonly match?: MatchId | undefined;
  /** Undefined while the game goes on. */
  readonly end?: MatchEnd | undefined;
  readonly phases: AsyncIterable<ReplayedPhase>;
}

/**
 * Puts a game into the words of a replay. Names powers, never people. Yields to the event loop before each phase. Faults: `no-story` for a
 * game that is not Diplomacy, `phase-still-open` if nothing happened yet.
 */
export async function composeReplay(asked: ReplayAsked): Promise<Result<ReplayPage, HostingFault>> {
  const { game, presenter, language, bots = [], match, end } = asked;
  const seats = markedSeats(asked.seats, bots);
  if (game.endsRound) return refuse({ code: 'no-story' });
  const words = wordsIn(language);
  const steps: ReplayStep[] = [];
  let start: unknown;
  for await (const phase of asked.phases) {
    await yieldToEventLoop();
    start ??= game.view(game.state.parse(phase.state));
    steps.push(...stepsOf(asked, phase));
  }
  if (start === undefined || steps.length === 0) return refuse({ code: 'phase-still-open' });
  const ending = end && endState(words, { end, seats, seatHolders: [] }, language);
  return ok({
    game: game.id,
    language,
    ...(asked.look && { look: asked.look }),
    ...(asked.bots && { bots: asked.bots }),
    title: words.replay.title(game.title[language], match),
    subtitle: ending ? capitalised(ending) : words.replay.upTo(steps.at(-1)?.title ?? ''),
    words: inLanguage(replayMessages, language),
    start: { title: words.replay.start, view: start },
    steps,
  });

  function stepsOf({ presenter: told }: ReplayAsked, { state, report: stored, press = [] }: ReplayedPhase): readonly ReplayStep[] {
    const report: unknown = game.report.parse(stored);
    const isSilent = game.quiet?.(report) || game.unchanged?.(report);
    if (isSilent && press.length === 0) return [];
    const text = told.reportText(report, language);
    const name = presenter.phaseName(game.phase(game.state.parse(state)), language);
    const letters = press.map(({ seat, text: said }): ReplayGroup => ({ heading: nameOf(seat), seat, lines: [{ text: said }] }));
    const groups = groupsOf(text).map(group => ({ ...group, heading: headingOf(group) }));
    return [{ title: text.title ?? name, report, groups, press: letters }];
  }

  function headingOf({ heading, seat }: ReplayGroup): string {
    return seat !== undefined && bots.includes(seat) ? words.opponents.marked(heading) : heading;
  }

  function nameOf(seat: string): string {
    return seats.find(({ id }) => id === seat)?.name[language] ?? seat;
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The groups of a report, then battles, then what followed. */
function groupsOf({ groups, detailCards = [], news, seals = [] }: ReportText): readonly ReplayGroup[] {
  return [
    ...groups.map(({ heading, seat, lines }) => ({ heading: plain(heading), ...(seat !== undefined && { seat }), lines: linesOf(lines) })),
    ...detailCards.map(({ heading, lines }) => ({ heading: plain(heading), lines: linesOf(lines) })),
    ...(news.length + seals.length > 0 ? [{ heading: '', lines: linesOf([...news, ...seals]) }] : []),
  ];
}

const MARKS = { '✅': 'done', '❌': 'failed', '💥': 'dislodged' } as const;
const isMark = (sign: string): sign is keyof typeof MARKS => sign in MARKS;

/** Each order on a line of its own, with its mark instead of the sign that a post has. */
const linesOf = (lines: readonly string[]): readonly ReplayLine[] =>
  lines.flatMap((line): readonly ReplayLine[] => {
    const [sign = '', ...rest] = line.split(' ');
    if (!isMark(sign)) return [{ text: plain(line) }];
    const mark = MARKS[sign];
    const text = plain(rest.join(' '));
    return (mark === 'done' ? text.split(' · ') : [text]).map(one => ({ mark, text: one }));
  });

/** Without the sign before it, which not every font has, and without Discord's marks for bold, italic and code. */
const plain = (text: string): string =>
  text
    .replace(/^\p{Extended_Pictographic}\uFE0F?\s+/u, '')
    .replace(/\*\*|__|~~|\x60|\\(?=[*_~|])/g, '')
    .replace(/(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '');
