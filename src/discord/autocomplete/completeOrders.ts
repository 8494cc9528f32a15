import type { Choice, Topic } from '../../games/game.js';
import { pacedBy } from '../../lib/breath.js';
import { type SeatWhileTyping, seatWhileTyping } from '../../matches/read/seatWhileTyping.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, Suggestion } from '../interactions/interactionContext.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { folded } from './folded.js';

const MOST = DISCORD_LIMITS.suggestions.most;
/** Milliseconds of comparing orders before other work on this thread gets its turn: a seat may have thousands. */
const SLICE = 5;
const LONGEST = DISCORD_LIMITS.suggestions.value;

/**
 * Returns legal orders of the user's seat that match what was typed, by their full names, with the short notation as value. After a `;`, or
 * a comma between two orders, only the last order is completed; what is before it is kept as it was typed.
 */
export async function completeOrders(
  context: AutocompleteContext,
  about: (topic: Topic) => boolean = () => true,
): Promise<readonly Suggestion[]> {
  const { bot, user, language, typed } = context;
  const match = await findMatch(context, context.option('game'), 'play');
  if (!match.ok) return [];
  const seat = await seatWhileTyping(bot.hosting, match.value.id, user, language);
  return seat ? await ordersWhileTyping(seat, typed, about) : [];
}

/** The same for any seat. */
export async function ordersWhileTyping(
  seat: SeatWhileTyping,
  typed: string,
  about: (topic: Topic) => boolean = () => true,
): Promise<readonly Suggestion[]> {
  for (const cut of cutsIn(typed)) {
    const before = typed.slice(0, cut).trimEnd();
    if (before.length >= LONGEST) continue;
    const decided = before === '' ? new Set<string>() : seat.decidedBy(before.replace(/,$/u, ''));
    if (decided === undefined && before.endsWith(',')) continue;
    const topics = seat.topics.filter(about);
    const found = await fittingOrders({ topics, saved: seat.saved, before: decided ?? new Set() }, typed.slice(cut));
    if (found.length > 0) return suggestions(before, found);
  }
  return [];
}

/** Where the order being typed may begin: after the last comma, or after the last `;` or line break. The former only if it is after these. */
function cutsIn(typed: string): readonly number[] {
  const line = Math.max(typed.lastIndexOf(';'), typed.lastIndexOf('\n')) + 1;
  const comma = typed.lastIndexOf(',') + 1;
  return comma > line ? [comma, line] : [line];
}

const suggestions = (before: string, found: readonly Choice[]): readonly Suggestion[] =>
  found
    .map(choice => suggestion(before, choice))
    .filter(({ value }) => value.length <= LONGEST)
    .slice(0, MOST);

/** An order after those that were typed before it. It is shown in short notation if its full names do not fit. */
function suggestion(before: string, { text, inFull = text }: Choice): Suggestion {
  const behind = (order: string): string => (before === '' ? order : `${before} ${order}`);
  return { name: behind(inFull).length <= DISCORD_LIMITS.suggestions.name ? behind(inFull) : behind(text), value: behind(text) };
}

interface Typing {
  readonly topics: readonly Topic[];
  /** Keys of the topics with a saved order. */
  readonly saved: ReadonlySet<string>;
  /** Keys of the topics that are decided by what stands before the order being typed. */
  readonly before: ReadonlySet<string>;
}

/**
 * Nothing typed: the first choices of each unit without an order. Otherwise: the best matches first. Of equally good matches, those for
 * units without an order come first, and each unit gets its turn.
 */
async function fittingOrders(typing: Typing, typed: string): Promise<readonly Choice[]> {
  const words = wordsIn(typed).flatMap(inShort);
  if (words.length === 0) return inTurn(withoutOrder(typing));
  const ranked = new Map<number, Topic[]>();
  const pause = pacedBy(SLICE);
  for (const topic of typing.topics) {
    const byScore = new Map<number, Choice[]>();
    for (const choice of topic.choices) {
      const wait = pause();
      if (wait !== undefined) await wait;
      const score = closeness(words, topic, choice);
      if (score > 0) listed(byScore, score).push(choice);
    }
    for (const [score, choices] of byScore) listed(ranked, 3 * score - decidedness(typing, topic)).push({ ...topic, choices });
  }
  return [...ranked]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, topics]) => inTurn(topics))
    .slice(0, MOST);
}

function listed<T>(lists: Map<number, T[]>, key: number): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** 0: without an order. 1: one is saved. 2: one was typed just now. */
function decidedness({ saved, before }: Typing, { key }: Topic): number {
  if (before.has(key)) return 2;
  return saved.has(key) ? 1 : 0;
}

/** Added for an order of the unit whose name is being typed: such orders come before those that only mention the unit. */
const OWN_UNIT = 3;

/**
 * How well an order matches, in short or with full names. 3: it begins with the typed words. 2: its words begin with them, in this order.
 * 1: its words or names begin with them, in any order. 0: no match.
 */
function closeness(typed: readonly string[], topic: Topic, choice: Choice): number {
  const unit = wordsIn(topic.label);
  const forms = [wordsIn(choice.text), wordsIn(choice.inFull ?? choice.text)].map(words => words.flatMap(inShort));
  const fit = Math.max(...forms.map(own => fitOf(typed, own)));
  if (fit === 0) {
    const all = [...forms.flat(), ...unit, ...choice.steps.flatMap(wordsIn)];
    if (!typed.every(word => all.some(other => other.startsWith(word)))) return 0;
  }
  const first = typed.find(word => word.length > 1) ?? typed[0] ?? '';
  const names = [...unit, ...forms.flatMap(own => own.find(word => word.length > 1) ?? [])];
  return Math.max(fit, 1) + (names.some(name => name.startsWith(first)) ? OWN_UNIT : 0);
}

function fitOf(typed: readonly string[], own: readonly string[]): number {
  if (own.join(' ').startsWith(typed.join(' '))) return 3;
  return inOrder(typed, own) ? 2 : 0;
}

function inOrder(typed: readonly string[], own: readonly string[]): boolean {
  let at = 0;
  for (const word of own) if (typed[at] !== undefined && word.startsWith(typed[at] ?? '')) at += 1;
  return at === typed.length;
}

/** Abbreviations of the words in orders. An empty list drops a connecting word. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['to', 'vers', 'de', 'from', 'the', 'la', 'le', 'in', 'goes', 'va'].map(word => [word, []])),
  ...Object.fromEntries(['army', 'armee'].map(word => [word, ['a']])),
  ...Object.fromEntries(['fleet', 'flotte'].map(word => [word, ['f']])),
  ...Object.fromEntries(['support', 'supports', 'soutient', 'soutenir', 'soutien'].map(word => [word, ['s']])),
  ...Object.fromEntries(['hold', 'holds', 'tient', 'tenir'].map(word => [word, ['h']])),
  ...Object.fromEntries(['convoy', 'convoys', 'convoie', 'convoyer'].map(word => [word, ['c']])),
};
const inShort = (word: string): readonly string[] => SHORT[word] ?? [word];

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const wordsIn = (text: string): readonly string[] =>
  folded(text)
    .split(BETWEEN_WORDS)
    .filter(word => word !== '');

/** Topics that wait for an order: first the seat's own, then those of others. If all have one, those that were not typed just now. */
function withoutOrder(typing: Typing): readonly Topic[] {
  const missing = typing.topics.filter(topic => decidedness(typing, topic) === 0);
  const own = missing.filter(({ of }) => of === undefined);
  const untyped = typing.topics.filter(({ key }) => !typing.before.has(key));
  return [own, missing, untyped, typing.topics].find(some => some.length > 0) ?? [];
}

function inTurn(topics: readonly Topic[]): readonly Choice[] {
  const most = Math.max(0, ...topics.map(({ choices }) => choices.length));
  const rounds = Array.from({ length: Math.min(most, MOST) }, (_, i) => topics.flatMap(({ choices }) => choices[i] ?? [])).flat();
  return rounds.filter((one, i) => rounds.findIndex(({ text }) => text === one.text) === i).slice(0, MOST);
}
