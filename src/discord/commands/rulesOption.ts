import type { Setting } from '../../games/game.js';
import { LANGUAGES } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { Catalogue } from '../../matches/context/ports.js';
import type { HostingFault } from '../../matches/fault.js';
import { folded } from '../autocomplete/folded.js';
import type { AutocompleteContext, Suggestion } from '../interactions/interactionContext.js';
import { typedHostingSettings } from './hostingSettingOptions.js';

const MOST = 25;
const LONGEST = 100;

/**
 * Whether a setting has no command option of its own but is typed into `rules`, as in "scale 1500; dependent join". Some games have more
 * settings than Discord allows options.
 */
export const isWritten = ({ inRules }: Setting): boolean => inRules === true;

/** Parses `rules` into values by key. Refuses unknown settings. */
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

function readRule(settings: readonly Setting[], part: string): Result<{ readonly key: string; readonly value: string }, HostingFault> {
  const [, name = '', rest = ''] = /^([^\s:=]+)[\s:=]*(.*)$/.exec(part) ?? [];
  const setting = settings.find(one => namesOf(one).includes(folded(name)));
  if (!setting) return refuse({ code: 'no-such-option', option: name });
  const value = chosenFrom(setting, rest.trim());
  return value === undefined ? refuse({ code: 'option-unclear', option: part }) : ok({ key: setting.key, value });
}

const namesOf = ({ key, name }: Setting): readonly string[] => [key, ...LANGUAGES.map(language => name[language])].map(folded);

/**
 * Finds a choice by its value, its name, or an unambiguous beginning of its name. A setting without a value is switched on, if it has such
 * a choice.
 */
function chosenFrom({ choices }: Setting, typed: string): string | undefined {
  if (!choices) return typed === '' ? undefined : typed;
  const wanted = folded(typed === '' ? 'true' : typed);
  const called = choices.map(({ value, name }) => ({ value, names: [value, ...LANGUAGES.map(language => name[language])].map(folded) }));
  const exact = called.find(({ names }) => names.includes(wanted));
  if (exact || wanted.length < LEAST) return exact?.value;
  const [only, other] = called.filter(({ names }) => names.some(name => name.startsWith(wanted)));
  return other === undefined ? only?.value : undefined;
}
const LEAST = 4;

/** Completes the last part of `rules`: suggests every typed setting of the chosen game with each of its choices. */
export function completeRules({ bot, option, typed, language }: AutocompleteContext): readonly Suggestion[] {
  const own = bot.hosting.games.get(option('variant') ?? '')?.settings ?? settingsWritten(bot.hosting.games);
  const parts = typed.split(/[;\n]/);
  const before = parts.slice(0, -1).flatMap(part => part.trim() || []);
  const wanted = folded(parts.at(-1) ?? '');
  const lines = [...own, ...typedHostingSettings]
    .filter(isWritten)
    .flatMap(({ name, choices = [] }) => choices.map(choice => `${name[language]} ${choice.name[language]}`));
  return lines
    .filter(line => folded(line).includes(wanted))
    .map(line => [...before, line].join('; '))
    .filter(text => text.length <= LONGEST)
    .slice(0, MOST)
    .map(text => ({ name: text, value: text }));
}

/** Returns the settings of all games on offer that are typed into `rules`, each key once. */
export function settingsWritten(catalogue: Catalogue): readonly Setting[] {
  const all = [...catalogue.values()].flatMap(({ settings = [] }) => settings.filter(isWritten));
  return all.filter(({ key }, i) => all.findIndex(other => other.key === key) === i);
}
