import type { Choice, Topic } from '../../games/game.js';
import { pacedBy } from '../../lib/breath.js';
import type { SeatView } from '../../matches/read/seatView.js';
import { seatViewOf } from '../../matches/read/seatViewOf.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, Suggestion } from '../interactions/interactionContext.js';
import { folded } from './folded.js';

const MOST = 25;
/** Milliseconds of comparing orders before other work on this thread gets its turn: a seat may have thousands. */
const SLICE = 5;
const LONGEST = 100;

/**
 * Returns legal orders of the user's seat that match what was typed. After a `;` only the last order is completed; the earlier ones are
 * kept.
 */
export async function completeOrders(
  context: AutocompleteContext,
  about: (topic: Topic) => boolean = () => true,
): Promise<readonly Suggestion[]> {
  const match = await findMatch(context, context.option('game'), 'play');
  if (!match.ok) return [];
  const seatView = await seatViewOf(context.bot.hosting, match.value.id, context.user, context.language);
  if (!seatView.ok) return [];
  const cut = Math.max(context.typed.lastIndexOf(';'), context.typed.lastIndexOf('\n')) + 1;
  const before = context.typed.slice(0, cut).trim();
  const fitting = await fittingOrders({ ...seatView.value, topics: seatView.value.topics.filter(about) }, context.typed.slice(cut));
  return fitting
    .map(text => (before === '' ? text : `${before} ${text}`))
    .filter(text => text.length <= LONGEST)
    .slice(0, MOST)
    .map(text => ({ name: text, value: text }));
}

/** Nothing typed: the first choices of each unit without an order, one unit after the other in turn. Otherwise: the best matches first. */
async function fittingOrders(seatView: SeatView, typed: string): Promise<readonly string[]> {
  const words = wordsIn(typed).flatMap(inShort);
  if (words.length === 0) return inTurn(withoutOrder(seatView));
  const scored: { readonly text: string; readonly score: number }[] = [];
  const pause = pacedBy(SLICE);
  for (const topic of seatView.topics)
    for (const choice of topic.choices) {
      const wait = pause();
      if (wait !== undefined) await wait;
      scored.push({ text: choice.text, score: closeness(words, topic, choice) });
    }
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);
}

/**
 * How well an order matches. 3: it begins with the typed words. 2: its words begin with them, in this order. 1: its words or names begin
 * with them, in any order. 0: no match.
 */
function closeness(typed: readonly string[], topic: Topic, choice: Choice): number {
  const own = wordsIn(choice.text);
  if (own.join(' ').startsWith(typed.join(' '))) return 3;
  if (inOrder(typed, own)) return 2;
  const all = [...own, ...wordsIn(topic.label), ...choice.steps.flatMap(wordsIn)];
  return typed.every(word => all.some(other => other.startsWith(word))) ? 1 : 0;
}

function inOrder(typed: readonly string[], own: readonly string[]): boolean {
  let at = 0;
  for (const word of own) if (typed[at] !== undefined && word.startsWith(typed[at] ?? '')) at += 1;
  return at === typed.length;
}

/** Abbreviations of the words in orders. An empty list drops a connecting word. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['to', 'vers', 'de', 'from', 'the', 'la', 'le'].map(word => [word, []])),
  ...Object.fromEntries(['army', 'armee'].map(word => [word, ['a']])),
  ...Object.fromEntries(['fleet', 'flotte'].map(word => [word, ['f']])),
  ...Object.fromEntries(['support', 'supports', 'soutient', 'soutenir', 'soutien'].map(word => [word, ['s']])),
  ...Object.fromEntries(['hold', 'holds', 'tient', 'tenir'].map(word => [word, ['h']])),
  ...Object.fromEntries(['convoy', 'convoys', 'convoie', 'convoyer'].map(word => [word, ['c']])),
};
const inShort = (word: string): readonly string[] => SHORT[word] ?? [word];

const wordsIn = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

function withoutOrder({ topics, sheet }: SeatView): readonly Topic[] {
  const given = new Set(sheet.filter(line => line.text !== undefined).map(({ key }) => key));
  const missing = topics.filter(({ key }) => !given.has(key));
  const own = missing.filter(({ of }) => of === undefined);
  return [own, missing, topics].find(some => some.length > 0) ?? [];
}

function inTurn(topics: readonly Topic[]): readonly string[] {
  const most = Math.max(0, ...topics.map(({ choices }) => choices.length));
  const rounds = Array.from({ length: Math.min(most, MOST) }, (_, i) => topics.flatMap(({ choices }) => choices[i]?.text ?? []));
  return [...new Set(rounds.flat())].slice(0, MOST);
}
