import type { AnyGame, Setting } from '../../games/game.js';
import { keysOf } from '../../lib/keysOf.js';
import { LANGUAGES } from '../../lib/language.js';
import { LOOKS } from '../../lib/look.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { parsePhaseDuration } from '../calendar/phaseDuration.js';
import type { HostingFault } from '../fault.js';
import { deadlinesFor, lengthsGiven, lengthsIn } from './deadlinesFor.js';
import { parseHostingRules } from './hostingRules.js';
import { HOSTING_SETTINGS, type HostingSetting, type HostingSettingKey, type SettingInput } from './hostingSettings.js';
import { changedOption } from './lobbyOptions.js';
import type { Match } from './match.js';

/** The menus of a lobby's settings: how fast, among whom, and by what rules of the game. */
export const SETTING_GROUPS = ['pace', 'people', 'game'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** What a host may change until a match begins. */
export type Hosted = Pick<Match, 'deadlines' | 'plan' | 'options' | 'pictures' | 'language'>;

const POSTS = ['language', 'look', 'closeUp'] as const;

/** One thing that a host may choose for a match, wherever it is kept. `name`: its key there. */
export type LobbySetting = { readonly group: SettingGroup; readonly input: SettingInput } & (
  | { readonly of: 'lengths'; readonly name: string }
  | { readonly of: 'hosting'; readonly name: HostingSettingKey }
  | { readonly of: 'posts'; readonly name: (typeof POSTS)[number] }
  | { readonly of: 'game'; readonly name: string; readonly setting: Setting }
);

/** A key that differs from those of all other settings of a game: "lengths.battles", "game.battles". */
export const keyOfSetting = ({ of, name }: LobbySetting): string => `${of}.${name}`;

/** In characters. */
const LONGEST = { length: 80, option: 600 };

const POST_VALUES = { language: LANGUAGES, look: LOOKS, closeUp: ['yes'] } as const;

/** Everything that the host of a match of this game may choose, in the order in which menus show it. */
export const lobbySettings = (game: AnyGame): readonly LobbySetting[] => [
  ...lengthsIn(game).map(name => ({ of: 'lengths', name, group: 'pace', input: { longest: LONGEST.length } }) as const),
  ...keysOf(HOSTING_SETTINGS).flatMap(name => {
    const { input, group, notInRounds }: HostingSetting = HOSTING_SETTINGS[name];
    return notInRounds && game.endsRound ? [] : [{ of: 'hosting', name, group, input } as const];
  }),
  ...POSTS.map(name => ({ of: 'posts', name, group: 'people', input: { values: POST_VALUES[name] } }) as const),
  ...(game.settings ?? []).map(setting => ({ of: 'game', name: setting.key, group: 'game', setting, input: inputOf(setting) }) as const),
];

const inputOf = ({ choices }: Setting): SettingInput =>
  choices ? { values: choices.map(({ value }) => value) } : { longest: LONGEST.option };

/** The value of a setting as it is kept. Undefined: the default, which nothing was chosen in place of. */
export function settingValue(game: AnyGame, hosted: Hosted, setting: LobbySetting): unknown {
  switch (setting.of) {
    case 'lengths':
      return lengthsGiven(game, hosted.deadlines)[setting.name];
    case 'hosting':
      return hosted.plan[setting.name];
    case 'posts':
      return setting.name === 'language' ? hosted.language : hosted.pictures[setting.name];
    case 'game': {
      const chosen = hosted.options[setting.name];
      const usual: unknown = usualOptions(game)[setting.name];
      return same(chosen, usual) ? undefined : chosen;
    }
    default:
      return setting satisfies never;
  }
}

/** The options of a game in which nothing was chosen. */
export const usualOptions = (game: AnyGame): Readonly<Record<string, unknown>> => game.chosen?.safeParse({}).data ?? {};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Changes one setting. `typed`: undefined for the default. `zone`: the host's, for times given without a time zone. */
export function withSetting(
  game: AnyGame,
  hosted: Hosted,
  { setting, typed, zone }: { readonly setting: LobbySetting; readonly typed: string | undefined; readonly zone?: string | undefined },
): Result<Hosted, HostingFault> {
  switch (setting.of) {
    case 'lengths':
      return withLength(game, hosted, { kind: setting.name, typed, zone });
    case 'hosting': {
      const { [setting.name]: _, ...others } = hosted.plan;
      const read = typed === undefined ? ok({}) : parseHostingRules({ [setting.name]: typed }, zone);
      return read.ok ? ok({ ...hosted, plan: { ...others, ...read.value } }) : read;
    }
    case 'posts':
      return withPosts(hosted, setting.name, typed);
    case 'game': {
      const options = changedOption(game, hosted.options, { key: setting.name, typed });
      return options.ok ? ok({ ...hosted, options: options.value }) : options;
    }
    default:
      return setting satisfies never;
  }
}

interface TypedLength {
  readonly kind: string;
  readonly typed: string | undefined;
  readonly zone: string | undefined;
}

function withLength(game: AnyGame, hosted: Hosted, { kind, typed, zone }: TypedLength): Result<Hosted, HostingFault> {
  const { [kind]: _, ...others } = lengthsGiven(game, hosted.deadlines);
  if (typed === undefined) return ok({ ...hosted, deadlines: deadlinesFor(game, others) });
  const read = parsePhaseDuration(typed, zone);
  return read.ok ? ok({ ...hosted, deadlines: deadlinesFor(game, { ...others, [kind]: read.value }) }) : read;
}

function withPosts(hosted: Hosted, name: (typeof POSTS)[number], typed: string | undefined): Result<Hosted, HostingFault> {
  const { [name as 'look']: _, ...others } = hosted.pictures;
  if (name === 'closeUp') return ok({ ...hosted, pictures: { ...others, ...(typed === 'yes' && { closeUp: true }) } });
  if (name === 'look') {
    const look = LOOKS.find(one => one === typed);
    return ok({ ...hosted, pictures: { ...others, ...(look && { look }) } });
  }
  const language = LANGUAGES.find(one => one === typed);
  return language ? ok({ ...hosted, language }) : refuse({ code: 'option-unclear', option: name });
}
