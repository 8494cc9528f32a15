import type { FileFault } from '../../games/game.js';
import { LANGUAGES } from '../../lib/language.js';
import { LOOKS } from '../../lib/look.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { openMatch } from '../../matches/actions/lobby/openMatch.js';
import { parsePhaseDurations } from '../../matches/calendar/phaseDuration.js';
import { computeOf } from '../../matches/context/compute.js';
import type { HostingFault } from '../../matches/fault.js';
import type { HostingRules } from '../../matches/model/hostingRules.js';
import type { Deadlines, PostedPictures } from '../../matches/model/match.js';
import { lobbiesFull } from '../../matches/read/lobbyLimits.js';
import { LARGEST_WRITTEN, readJsonFile } from '../interactions/attachedFile.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { titleOf } from '../interactions/listedMatch.js';
import { refusal, sayGameFault } from '../interactions/sayFault.js';
import { clipped } from '../message/buttons.js';
import { firstFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { createOptionTexts, phaseLengthTexts } from '../words/commands/createOptionTexts.js';
import { PHASE_LENGTHS, settingsIn } from './createOptions.js';
import { hostingRulesGiven, typedHostingSettings } from './hostingSettingOptions.js';
import { rulesGiven, settingsWritten } from './rulesOption.js';

/** Opens a lobby in the channel, if the bot has the permissions for hosting there. */
export async function createGame(context: CommandContext): Promise<Reply> {
  const { place, user, words, bot } = context;
  if (place.guild === undefined) return refusal(context, { code: 'not-in-server' });
  if (context.lacks.length > 0) return refusal(context, { code: 'channel-unfit', lacks: context.lacks.map(one => words.permissions[one]) });
  const full = await lobbiesFull(bot.hosting, { guild: place.guild, channel: place.channel, host: user });
  if (full) return refusal(context, full);
  const chosen = await chosenBy(context);
  if (!chosen.ok) return refusal(context, chosen.fault);
  const language = LANGUAGES.find(known => known === context.option('language')) ?? context.guildLanguage;
  const invitation = { game: context.option('variant') ?? '', guild: place.guild, channel: place.channel, host: user, language };
  const begun = await startSent(context, invitation.game, chosen.value.options);
  if (!begun.ok) return begun.fault;
  const opened = await openMatch(bot.hosting, {
    ...invitation,
    ...chosen.value,
    start: begun.value,
    pictures: picturesAsked(context),
  });
  if (opened.ok) return { content: words.lobby.lobbyOpened(titleOf(context, opened.value)) };
  const { fault } = opened;
  return fault.code === 'options-unfit'
    ? { content: sayGameFault(context, invitation.game, fault.because) }
    : refusal(context, inWordsOf(context, fault));
}

/** Replaces option keys in a fault by the names of the options in the user's language. */
function inWordsOf({ bot: { hosting }, language }: CommandContext, fault: HostingFault): HostingFault {
  if (fault.code === 'no-such-length') {
    const length = PHASE_LENGTHS.find(one => one === fault.length);
    return length ? { ...fault, length: phaseLengthTexts[length].name[language] } : fault;
  }
  if (fault.code !== 'no-such-option') return fault;
  if (fault.option === 'start') return { ...fault, option: createOptionTexts.start.name[language] };
  const setting = [...hosting.games.values()].flatMap(({ settings = [] }) => settings).find(({ key }) => key === fault.option);
  return setting ? { ...fault, option: setting.name[language] } : fault;
}

function picturesAsked({ option }: CommandContext): PostedPictures {
  const look = LOOKS.find(one => one === option('look'));
  return { ...(look && { look }), ...(option('close-up') === 'yes' && { closeUp: true }) };
}

/** Reads the attached start file, if there is one. The fault is the complete reply. */
async function startSent(context: CommandContext, id: string, chosen: Readonly<Record<string, string>>): Promise<Result<unknown, Reply>> {
  const file = context.attached('start');
  const game = context.bot.hosting.games.get(id);
  if (!file || !game) return ok(undefined);
  const text = await readJsonFile(file, LARGEST_WRITTEN);
  if (!text.ok) return refuse(refusal(context, text.fault));
  const done = await computeOf(context.bot.hosting).run('readStart', { game: id, chosen, text: new TextDecoder().decode(text.value) });
  if (!done.ok) return refuse(refusal(context, done.fault));
  const read = done.value;
  if (read.ok) return read;
  return refuse('code' in read.fault ? refusal(context, read.fault) : { content: misprintsIn(context, id, file.name, read.fault) });
}

/** Lists the faults of a file, one per line, as many as fit into a message. */
function misprintsIn(context: CommandContext, game: string, file: string, misprints: readonly FileFault[]): string {
  const { words } = context;
  const lines = misprints.map(({ line, where, fault }) => words.lobby.misprint(line, where, sayGameFault(context, game, fault)));
  return firstFitting([words.lobby.startRefused(clipped(file, LONGEST_NAME)), ...lines], LONGEST_MESSAGE).join('\n');
}
const LONGEST_MESSAGE = 2000;
/** Maximum length of a file name in a reply, in characters. */
const LONGEST_NAME = 100;

interface Chosen {
  readonly deadlines: Deadlines;
  readonly plan: HostingRules;
  /** The game's own settings, by key. */
  readonly options: Readonly<Record<string, string>>;
}

async function chosenBy(context: CommandContext): Promise<Result<Chosen, HostingFault>> {
  const { games } = context.bot.hosting;
  const { zone } = await context.bot.hosting.store.users.settings(context.user);
  const deadlines = lengthsOf(context, zone);
  if (!deadlines.ok) return deadlines;
  const rules = rulesGiven([...settingsWritten(games), ...typedHostingSettings], context.option('rules') ?? '');
  if (!rules.ok) return rules;
  const plan = hostingRulesGiven(context, rules.value, zone);
  if (!plan.ok) return plan;
  return ok({ deadlines: deadlines.value, plan: plan.value, options: optionsGiven(context, rules.value) });
}

/** Returns the game settings that the host chose, by key. */
function optionsGiven({ bot: { hosting }, option }: CommandContext, rules: Readonly<Record<string, string>>): Chosen['options'] {
  const apart = settingsIn(hosting.games).flatMap(({ key }) => {
    const chosen = option(key);
    return chosen === undefined ? [] : [[key, chosen]];
  });
  const typed = Object.entries(rules).filter(([key]) => !typedHostingSettings.some(setting => setting.key === key));
  return Object.fromEntries([...apart, ...typed]);
}

function lengthsOf(context: CommandContext, zone: string | undefined): Result<Deadlines, HostingFault> {
  const typed = PHASE_LENGTHS.flatMap(kind => {
    const text = context.option(phaseLengthTexts[kind].name.en);
    return text === undefined ? [] : [[kind, text] as const];
  });
  return parsePhaseDurations(Object.fromEntries(typed), zone);
}
