import type { FileFault, Setting } from '../../games/game.js';
import { LANGUAGES } from '../../lib/language.js';
import { LOOKS } from '../../lib/look.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { computeOf } from '../../matches/compute/compute.js';
import type { HostingFault } from '../../matches/fault.js';
import { tooManyLobbies } from '../../matches/lobby/lobbyLimits.js';
import { openMatch } from '../../matches/lobby/openMatch.js';
import type { Deadlines, PostedPictures } from '../../matches/match.js';
import type { Catalogue } from '../../matches/ports.js';
import { lengthsIn } from '../../matches/time/deadlinesFor.js';
import { parsePaces } from '../../matches/time/pace.js';
import { readJsonFile, WRITTEN } from '../attached.js';
import type { CommandCall } from '../call.js';
import { clipped } from '../components/buttons.js';
import { firstFitting } from '../fitting.js';
import { titleOf } from '../listedMatch.js';
import type { Reply } from '../reply.js';
import { refusal, sayGameFault } from '../sayFault.js';
import { planGiven } from './planOptions.js';
import { isWritten, rulesGiven, settingsWritten } from './rulesOption.js';

/** The lengths of time a host may give in some game. */
const LENGTHS = ['turn', 'movement', 'lists', 'battles', 'retreats', 'adjustments', 'votes'] as const;

/** Opens a lobby in the channel, if the bot may do there what hosting takes. */
export async function createGame(call: CommandCall): Promise<Reply> {
  const { place, user, words, embassy } = call;
  if (place.guild === undefined) return refusal(call, { code: 'not-in-server' });
  if (call.lacks.length > 0) return refusal(call, { code: 'channel-unfit', lacks: call.lacks.map(one => words.permissions[one]) });
  const full = tooManyLobbies(embassy.house, { guild: place.guild, channel: place.channel, host: user });
  if (full) return refusal(call, full);
  const deadlines = lengthsOf(call);
  if (!deadlines.ok) return refusal(call, deadlines.fault);
  const language = LANGUAGES.find(known => known === call.option('language')) ?? call.guildLanguage;
  const plan = planGiven(call);
  if (!plan.ok) return refusal(call, plan.fault);
  const invitation = { game: call.option('variant') ?? '', guild: place.guild, channel: place.channel, host: user, language };
  const chosen = chosenBy(call);
  if (!chosen.ok) return refusal(call, chosen.fault);
  const begun = await startSent(call, invitation.game, chosen.value);
  if (!begun.ok) return begun.fault;
  const opened = openMatch(embassy.house, {
    ...invitation,
    deadlines: deadlines.value,
    plan: plan.value,
    options: chosen.value,
    start: begun.value,
    pictures: picturesAsked(call),
  });
  if (opened.ok) return { content: words.replies.lobbyOpened(titleOf(call, opened.value)) };
  const { fault } = opened;
  return fault.code === 'options-unfit'
    ? { content: sayGameFault(call, invitation.game, fault.because) }
    : refusal(call, inWordsOf(call, fault));
}

/** A fault with the options it is about called as the asker's client calls them. */
function inWordsOf({ embassy: { house }, language, words: { options } }: CommandCall, fault: HostingFault): HostingFault {
  if (fault.code === 'no-such-length') {
    const length = LENGTHS.find(one => one === fault.length);
    return length ? { ...fault, length: options[length].name } : fault;
  }
  if (fault.code !== 'no-such-option') return fault;
  if (fault.option === 'start') return { ...fault, option: options.start.name };
  const setting = [...house.games.values()].flatMap(({ settings = [] }) => settings).find(({ key }) => key === fault.option);
  return setting ? { ...fault, option: setting.name[language] } : fault;
}

function picturesAsked({ option }: CommandCall): PostedPictures {
  const look = LOOKS.find(one => one === option('look'));
  return { ...(look && { look }), ...(option('close-up') === 'yes' && { closeUp: true }) };
}

/** What the game makes of the file that was sent along, if one was; the fault is the whole answer. */
async function startSent(call: CommandCall, id: string, chosen: Readonly<Record<string, string>>): Promise<Result<unknown, Reply>> {
  const file = call.attached('start');
  const game = call.embassy.house.games.get(id);
  if (!file || !game) return ok(undefined);
  const text = await readJsonFile(file, WRITTEN);
  if (!text.ok) return refuse(refusal(call, text.fault));
  const done = await computeOf(call.embassy.house).run('readStart', { game: id, chosen, text: new TextDecoder().decode(text.value) });
  if (!done.ok) return refuse(refusal(call, done.fault));
  const read = done.value;
  if (read.ok) return read;
  return refuse('code' in read.fault ? refusal(call, read.fault) : { content: misprintsIn(call, id, file.name, read.fault) });
}

/** What is wrong in a file, a line each, as far as a message goes. */
function misprintsIn(call: CommandCall, game: string, file: string, misprints: readonly FileFault[]): string {
  const { replies } = call.words;
  const lines = misprints.map(({ line, where, fault }) => replies.misprint(line, where, sayGameFault(call, game, fault)));
  return firstFitting([replies.startRefused(clipped(file, LONGEST_NAME)), ...lines], LONGEST_MESSAGE).join('\n');
}
const LONGEST_MESSAGE = 2000;
/** Of a file, as it is repeated. */
const LONGEST_NAME = 100;

/** What was chosen of all that the games on offer let a host choose. */
function chosenBy({ embassy: { house }, option }: CommandCall): Result<Readonly<Record<string, string>>, HostingFault> {
  const written = rulesGiven(settingsWritten(house.games), option('rules') ?? '');
  if (!written.ok) return written;
  const apart = settingsIn(house.games).flatMap(({ key }) => {
    const chosen = option(key);
    return chosen === undefined ? [] : [[key, chosen]];
  });
  return ok({ ...Object.fromEntries(apart), ...written.value });
}

/** Those of them that a game on offer has. */
export const lengthsGivenIn = (catalogue: Catalogue): readonly (typeof LENGTHS)[number][] =>
  LENGTHS.filter(length => [...catalogue.values()].some(game => lengthsIn(game).includes(length)));

/** Everything a host may choose in some game with an option of its own, each key once. */
export function settingsIn(catalogue: Catalogue): readonly Setting[] {
  const all = [...catalogue.values()].flatMap(({ settings = [] }) => settings.filter(setting => !isWritten(setting)));
  return all.filter(({ key }, i) => all.findIndex(other => other.key === key) === i);
}

function lengthsOf(call: CommandCall): Result<Deadlines, HostingFault> {
  const typed = LENGTHS.flatMap(kind => {
    const text = call.option(kind);
    return text === undefined ? [] : [[kind, text] as const];
  });
  return parsePaces(Object.fromEntries(typed), call.embassy.house.store.settings(call.user).zone);
}
