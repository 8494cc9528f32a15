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
 * Returns legal orders of the user's seat that match what was typed, by their full names, with the short notation as value. After a `;`
 * only the last order is completed; the earlier ones are kept.
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
    .map(choice => suggestion(before, choice))
    .filter(({ value }) => value.length <= LONGEST)
    .slice(0, MOST);
}

/** An order after those that were typed before it. It is shown in short notation if its full names do not fit. */
function suggestion(before: string, { text, inFull = text }: Choice): Suggestion {
  const behind = (order: string): string => (before === '' ? order : `${before} ${order}`);
  return { name: behind(inFull).length <= LONGEST ? behind(inFull) : behind(text), value: behind(text) };
}

/** Nothing typed: the first choices of each unit without an order, one unit after the other in turn. Otherwise: the best matches first. */
async function fittingOrders(seatView: SeatView, typed: string): Promise<readonly Choice[]> {
  const words = wordsIn(typed).flatMap(inShort);
  if (words.length === 0) return inTurn(withoutOrder(seatView));
  const scored: { readonly choice: Choice; readonly score: number }[] = [];
  const pause = pacedBy(SLICE);
  for (const topic of seatView.topics)
    for (const choice of topic.choices) {
      const wait = pause();
      if (wait !== undefined) await wait;
      scored.push({ choice, score: closeness(words, topic, choice) });
    }
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ choice }) => choice);
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

function inTurn(topics: readonly Topic[]): readonly Choice[] {
  const most = Math.max(0, ...topics.map(({ choices }) => choices.length));
  const rounds = Array.from({ length: Math.min(most, MOST) }, (_, i) => topics.flatMap(({ choices }) => choices[i] ?? [])).flat();
  return rounds.filter((one, i) => rounds.findIndex(({ text }) => text === one.text) === i).slice(0, MOST);
}
