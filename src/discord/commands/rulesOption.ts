import type { Setting } from '../../games/game.js';
import { LANGUAGES } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../../matches/fault.js';
import type { Catalogue } from '../../matches/ports.js';
import { folded } from '../autocomplete/folded.js';
import type { Completion, Typing } from '../call.js';

const MOST = 25;
const LONGEST = 100;

/** Settings of a game that has too many for options of their own: all of them are written into one, "scale 1500; dependent join". */
export const isWritten = ({ inRules }: Setting): boolean => inRules === true;

/** What was written, by key; refuses what it does not know. */
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

/** One of its choices, by value or name, or by how one name alone begins; a setting that can be on is on where nothing else is said. */
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

/** Completes the last part: every setting of the game that is typed, with each of its choices. */
export function completeRules({ embassy, option, typed, language }: Typing): readonly Completion[] {
  const settings = embassy.house.games.get(option('variant') ?? '')?.settings ?? settingsWritten(embassy.house.games);
  const parts = typed.split(/[;\n]/);
  const before = parts.slice(0, -1).flatMap(part => part.trim() || []);
  const wanted = folded(parts.at(-1) ?? '');
  const lines = settings
    .filter(isWritten)
    .flatMap(({ name, choices = [] }) => choices.map(choice => `${name[language]} ${choice.name[language]}`));
  return lines
    .filter(line => folded(line).includes(wanted))
    .map(line => [...before, line].join('; '))
    .filter(text => text.length <= LONGEST)
    .slice(0, MOST)
    .map(text => ({ name: text, value: text }));
}

/** All that is written so in some game, each key once. */
export function settingsWritten(catalogue: Catalogue): readonly Setting[] {
  const all = [...catalogue.values()].flatMap(({ settings = [] }) => settings.filter(isWritten));
  return all.filter(({ key }, i) => all.findIndex(other => other.key === key) === i);
}
