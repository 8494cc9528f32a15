import type { AnyGame, FileFault } from '../../games/game.js';
import { LANGUAGES, type Language } from '../../lib/language.js';
import { LOOKS } from '../../lib/look.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { openMatch } from '../../matches/actions/lobby/openMatch.js';
import { parsePhaseDurations } from '../../matches/calendar/phaseDuration.js';
import { computeOf } from '../../matches/context/compute.js';
import type { HostingFault } from '../../matches/fault.js';
import { lengthsIn } from '../../matches/model/deadlinesFor.js';
import { type HostingRules, parseHostingRules } from '../../matches/model/hostingRules.js';
import { keyOfSetting, type LobbySetting, lobbySettings } from '../../matches/model/lobbySettings.js';
import type { Deadlines, PostedPictures } from '../../matches/model/match.js';
import { gameOffered } from '../../matches/read/gameOffered.js';
import { lobbiesFull } from '../../matches/read/lobbyLimits.js';
import { variantNamed } from '../autocomplete/completeVariants.js';
import { LARGEST_WRITTEN, readJsonFile } from '../interactions/attachedFile.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { titleOf } from '../interactions/listedMatch.js';
import { refusal, sayGameFault } from '../interactions/sayFault.js';
import { button, clipped, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { faultList } from '../message/faultList.js';
import type { Reply } from '../message/reply.js';
import { createOptionTexts } from '../words/commands/createOptionTexts.js';
import { typedSettings } from '../words/commands/lobbySettingTexts.js';
import { rulesGiven } from './rulesOption.js';

/** Opens a lobby in the channel, if the bot has the permissions for hosting there. */
export async function createGame(context: CommandContext): Promise<Reply> {
  const { place, user, words, bot } = context;
  if (place.guild === undefined) return refusal(context, { code: 'not-in-server' });
  if (context.lacks.length > 0) return refusal(context, { code: 'channel-unfit', lacks: context.lacks.map(one => words.permissions[one]) });
  const full = await lobbiesFull(bot.hosting, { guild: place.guild, channel: place.channel, host: user });
  if (full) return refusal(context, full);
  const typed = context.option('variant') ?? '';
  const found = await gameOffered(bot.hosting, { game: (await variantNamed(context, typed)) ?? typed, guild: place.guild });
  if (!found.ok) return refusal(context, found.fault);
  const game = found.value;
  const chosen = await chosenBy(context, game);
  if (!chosen.ok) return refusal(context, inWordsOf(context, game, chosen.fault));
  const invitation = { game: game.id, guild: place.guild, channel: place.channel, host: user };
  const begun = await startSent(context, game.id, chosen.value.options);
  if (!begun.ok) return begun.fault;
  const opened = await openMatch(bot.hosting, { ...invitation, ...chosen.value, start: begun.value });
  if (opened.ok)
    return {
      content: words.lobby.lobbyOpened(titleOf(context, opened.value)),
      rows: rowOf(button(customId('settings', opened.value.id, 0), words.buttons.more)),
    };
  const { fault } = opened;
  return fault.code === 'options-unfit'
    ? { content: sayGameFault(context, invitation.game, fault.because) }
    : refusal(context, inWordsOf(context, game, fault));
}

/** Replaces keys in a fault by the names of the settings in the user's language. */
function inWordsOf({ language }: CommandContext, game: AnyGame, fault: HostingFault): HostingFault {
  if (fault.code !== 'no-such-option' && fault.code !== 'option-unclear') return fault;
  if (fault.option === 'start' && !game.settings?.some(({ key }) => key === 'start'))
    return { ...fault, option: createOptionTexts.start.name[language] };
  const setting = game.settings?.find(({ key }) => key === fault.option);
  return setting ? { ...fault, option: setting.name[language] } : fault;
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
  return faultList(words, [words.lobby.startRefused(clipped(file, LONGEST_NAME)), ...lines]);
}
/** Maximum length of a file name in a reply, in characters. */
const LONGEST_NAME = 100;

interface Chosen {
  readonly language: Language;
  readonly deadlines: Deadlines;
  readonly plan: HostingRules;
  readonly pictures: PostedPictures;
  /** The game's own settings, by key. */
  readonly options: Readonly<Record<string, string>>;
}

/** What the host chose, as options of the command or in `rules`. */
async function chosenBy(context: CommandContext, game: AnyGame): Promise<Result<Chosen, HostingFault>> {
  const { zone } = await context.bot.hosting.store.users.settings(context.user);
  const rules = rulesGiven(typedSettings(game), context.option('rules') ?? '');
  if (!rules.ok) return rules;
  const [first = ''] = lengthsIn(game);
  const [pace, press] = [context.option('pace'), context.option('press')];
  const given: Readonly<Record<string, string>> = {
    ...rules.value,
    ...(pace !== undefined && { [`lengths.${first}`]: pace }),
    ...(press !== undefined && { 'hosting.press': press }),
  };
  const of = (kind: LobbySetting['of']): Readonly<Record<string, string>> =>
    Object.fromEntries(
      lobbySettings(game).flatMap(setting => {
        const typed = setting.of === kind ? given[keyOfSetting(setting)] : undefined;
        return typed === undefined ? [] : [[setting.name, typed]];
      }),
    );
  const deadlines = parsePhaseDurations(of('lengths'), zone);
  if (!deadlines.ok) return deadlines;
  const plan = parseHostingRules(of('hosting'), zone);
  if (!plan.ok) return plan;
  return ok({ deadlines: deadlines.value, plan: plan.value, options: of('game'), ...postsAsked(context, of('posts')) });
}

function postsAsked({ guildLanguage }: CommandContext, typed: Readonly<Record<string, string>>): Pick<Chosen, 'language' | 'pictures'> {
  const look = LOOKS.find(one => one === typed.look);
  return {
    language: LANGUAGES.find(known => known === typed.language) ?? guildLanguage,
    pictures: { ...(look && { look }), ...(typed.closeUp === 'yes' && { closeUp: true }) },
  };
}
