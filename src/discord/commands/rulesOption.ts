import type { Setting } from '../../games/game.js';
import { LANGUAGES } from '../../lib/language.js';
import { memoiseByObject } from '../../lib/memoise.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../../matches/fault.js';
import { folded } from '../autocomplete/folded.js';
import type { AutocompleteContext, Suggestion } from '../interactions/interactionContext.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { headingOf, typedSettings } from '../words/commands/lobbySettingTexts.js';

/** Names with more characters are not looked for; in a refusal they are cut. */
const LONGEST = 100;

/** Parses `rules`, as in "scale 1500; dependent join", into values by key. Refuses unknown settings. */
export function rulesGiven(settings: readonly Setting[], typed: string): Result<Readonly<Record<string, string>>, HostingFault> {
  const chosen: Record<string, string> = {};
  for (const part of partsOf(typed)) {
    const read = readRule(settings, part);
    if (!read.ok) return read;
    chosen[read.value.key] = read.value.value;
  }
  return ok(chosen);
}

const partsOf = (typed: string): readonly string[] => typed.split(/[;\n]/).flatMap(part => part.trim() || []);

/** Of several settings with the same name, the first is meant that has such a value. */
function readRule(settings: readonly Setting[], part: string): Result<{ readonly key: string; readonly value: string }, HostingFault> {
  const splits = waysToSplit(part);
  const named = splits.flatMap(({ name, rest }) => {
    const wanted = folded(name);
    return settings.filter(one => namesOf(one).includes(wanted)).map(setting => ({ setting, rest }));
  });
  if (named.length === 0) return refuse({ code: 'no-such-option', option: splits.at(-1)?.name ?? part.slice(0, LONGEST) });
  const [first] = named.flatMap(({ setting, rest }) => {
    const value = chosenFrom(setting, rest);
    return value === undefined ? [] : [{ key: setting.key, value }];
  });
  return first ? ok(first) : refuse({ code: 'option-unclear', option: part });
}

const namesOf = memoiseByObject(({ key, name, heading = name }: Setting): readonly string[] =>
  [key, ...LANGUAGES.flatMap(language => [name[language], heading[language]])].map(folded),
);

/** The name and the value that a part may consist of: a name has one word, a heading several; the longest name first. */
function waysToSplit(part: string): readonly { readonly name: string; readonly rest: string }[] {
  const ends = [...part.matchAll(/[\s:=—]+|$/g)].slice(0, MOST_WORDS).map(({ index, 0: gap }) => ({ index, after: index + gap.length }));
  return ends
    .filter(({ index }) => index <= LONGEST)
    .map(({ index, after }) => ({ name: part.slice(0, index), rest: part.slice(after).trim() }))
    .toReversed();
}
/** Maximum number of words of a heading. */
const MOST_WORDS = 8;

/**
 * Finds a choice by its value, its name, or an unambiguous beginning of its name. A setting without a value is switched on, if it has such
 * a choice.
 */
function chosenFrom({ choices }: Setting, typed: string): string | undefined {
  if (!choices) return typed === '' ? undefined : typed;
  const called = choices.map(({ value, name }) => ({ value, names: [value, ...LANGUAGES.map(language => name[language])].map(folded) }));
  if (typed === '') return called.find(({ value }) => value === 'true' || value === 'yes')?.value;
  const wanted = folded(typed);
  const exact = called.find(({ names }) => names.includes(wanted));
  if (exact || wanted.length < LEAST) return exact?.value;
  const [only, other] = called.filter(({ names }) => names.some(name => name.startsWith(wanted)));
  return other === undefined ? only?.value : undefined;
}
const LEAST = 4;

/**
 * Completes the last part of `rules`: suggests every choice of every setting of the chosen game, as menus show them; the game's own settings
 * first, and numbers last, unless something was typed that begins otherwise.
 */
export function completeRules({ bot: { hosting }, option, typed, language }: AutocompleteContext): readonly Suggestion[] {
  const [usual] = hosting.games.values();
  const game = hosting.games.get(option('variant') ?? '') ?? usual;
  if (!game) return [];
  const parts = typed.split(/[;\n]/);
  const before = parts.slice(0, -1).flatMap(part => part.trim() || []);
  const wanted = folded(parts.at(-1) ?? '');
  return typedSettings(game)
    .toSorted((a, b) => placeInList(a) - placeInList(b))
    .flatMap(({ name, heading, about, choices = [] }) =>
      choices.map(choice => ({
        shown: `${headingOf({ name, about, ...(heading && { heading }) }, language)} — ${choice.name[language]}`,
        line: `${name[language]} ${choice.name[language]}`,
      })),
    )
    .filter(({ shown, line }) => [shown, line].some(text => folded(text).includes(wanted)))
    .map(({ shown, line }) => ({ name: [...before, shown].join('; '), value: [...before, line].join('; ') }))
    .filter(({ name, value }) => name.length <= DISCORD_LIMITS.suggestions.name && value.length <= DISCORD_LIMITS.suggestions.value)
    .slice(0, DISCORD_LIMITS.suggestions.most);
}

function placeInList({ key, choices = [] }: Setting): number {
  if (key.startsWith('game.')) return 0;
  return choices.some(({ value }) => /^\d+$/.test(value)) ? 2 : 1;
}
