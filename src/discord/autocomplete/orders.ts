import type { Choice, Topic } from '../../games/game.js';
import type { Desk } from '../../matches/orders/desk.js';
import { deskOf } from '../../matches/orders/deskOf.js';
import type { Completion, Typing } from '../call.js';
import { findMatch } from '../findMatch.js';
import { folded } from './folded.js';

const MOST = 25;
const LONGEST = 100;

/** Legal orders of the asker's seat, of those topics, that fit what was typed. Behind a `;` the last order is completed, those before it stay. */
export function completeOrders(typing: Typing, about: (topic: Topic) => boolean = () => true): readonly Completion[] {
  const match = findMatch(typing, typing.option('game'), 'play');
  if (!match.ok) return [];
  const desk = deskOf(typing.embassy.house, match.value.id, typing.user, typing.language);
  if (!desk.ok) return [];
  const cut = Math.max(typing.typed.lastIndexOf(';'), typing.typed.lastIndexOf('\n')) + 1;
  const before = typing.typed.slice(0, cut).trim();
  return fittingOrders({ ...desk.value, topics: desk.value.topics.filter(about) }, typing.typed.slice(cut))
    .map(text => (before === '' ? text : `${before} ${text}`))
    .filter(text => text.length <= LONGEST)
    .slice(0, MOST)
    .map(text => ({ name: text, value: text }));
}

/** With nothing typed: for each unit without an order its first choices, the units in turn. Else the best fits first. */
function fittingOrders(desk: Desk, typed: string): readonly string[] {
  const words = wordsIn(typed).flatMap(inShort);
  if (words.length === 0) return inTurn(withoutOrder(desk));
  const scored = desk.topics.flatMap(topic => topic.choices.map(choice => ({ text: choice.text, score: closeness(words, topic, choice) })));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);
}

/** Three: the order begins so. Two: its own words begin so, in this order. One: so do its words and names, in any order. */
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

/** Words of the notation as its letters; words that only join are left out. */
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

function withoutOrder({ topics, sheet }: Desk): readonly Topic[] {
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
