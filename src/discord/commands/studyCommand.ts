import type { Seat } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { ownPosition } from '../../matches/actions/studies/changeStudy.js';
import { studyFromMatch, studyFromStart } from '../../matches/actions/studies/openStudy.js';
import { mayBeShared } from '../../matches/actions/studies/shareStudy.js';
import { studyFromFile } from '../../matches/actions/studies/studyFile.js';
import type { Catalogue } from '../../matches/context/ports.js';
import type { LeftOut } from '../../matches/context/readStudyFile.js';
import { filedBy } from '../../matches/context/studySteps.js';
import type { HostingFault } from '../../matches/fault.js';
import type { ChannelId, UserId } from '../../matches/model/match.js';
import type { Study, StudyHead } from '../../matches/model/study.js';
import { STUDY_LIMITS } from '../../matches/model/studyLimits.js';
import { typingAt } from '../../matches/read/seatWhileTyping.js';
import type { StudyPosition } from '../../matches/read/studyPosition.js';
import { stateFor } from '../../matches/read/studySeat.js';
import { ordersWhileTyping } from '../autocomplete/completeOrders.js';
import { completePhases, phaseNamed } from '../autocomplete/completePhases.js';
import { folded } from '../autocomplete/folded.js';
import { readAnyFile } from '../interactions/attachedFile.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, CommandContext, InteractionContext, Suggestion } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { inTime, studyDesk } from '../interactions/studyDesk.js';
import { clipped, inMenus, menu } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { joinFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { afterChange } from '../panel/panelReplies.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { openedStudy, studyReply } from '../replies/studyReply.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { studyTexts } from '../words/commands/studyTexts.js';
import { inert } from '../words/language/userText.js';
import type { CommandFault } from '../words/refusals/commandFault.js';
import { wordsIn } from '../words/wordsIn.js';
import {
  attachmentOption,
  choiceOption,
  completedOption,
  gameOption,
  textOption,
  userOption,
  variantsIn,
} from './definition/commandOption.js';
import type { CommandAction, SlashCommand } from './definition/slashCommand.js';
import { LARGEST_RECORD, LONGEST_NAME, unfitReply } from './host/importGame.js';

const nameOption = () => textOption(studyTexts.name, { longest: STUDY_LIMITS.name });

/** A private board on which everything can be tried, with all powers. */
export const study = (catalogue: Catalogue): SlashCommand => ({
  text: studyTexts.command,
  subcommands: [fromStart(catalogue), fromGame, fromFile, open, order, share],
});

/** From the start of a variant. */
const fromStart = (catalogue: Catalogue): CommandAction => ({
  text: studyTexts.new,
  options: [
    choiceOption(studyTexts.variant, variantsIn(new Map([...catalogue].filter(([, game]) => game.published !== undefined))), {
      required: true,
    }),
    textOption(studyTexts.players, { longest: 2 }),
    nameOption(),
  ],
  run: async context => {
    const { bot, user, language, words } = context;
    const game = context.option('variant') ?? '';
    const players = Number(context.option('players') ?? Number.NaN);
    const name = context.option('name') ?? words.studies.startName(bot.hosting.games.get(game)?.title[language] ?? game);
    const made = await studyFromStart(bot.hosting, { user, game, name, ...(players >= 1 && { players: Math.floor(players) }) });
    return made.ok ? await begun(context, made.value) : refusal(context, made.fault);
  },
});

/** From a phase of a game that the user may see. */
const fromGame: CommandAction = {
  text: studyTexts.game,
  options: [completedOption(sharedOptionTexts.phase, completePhases), nameOption(), gameOption('running', 'paused', 'ended')],
  run: async context => {
    const { bot, user, words } = context;
    const match = await findMatch(context, context.option('game'), 'look');
    if (!match.ok) return refusal(context, match.fault);
    const phase = await phaseNamed(context, match.value, context.option('phase'));
    const name = context.option('name') ?? words.studies.gameName(match.value.id);
    const made = await studyFromMatch(bot.hosting, { user, match: match.value.id, phase, name });
    return made.ok ? await begun(context, made.value) : refusal(context, made.fault);
  },
};

/** From a file: an exported study, or a record. */
const fromFile: CommandAction = {
  text: studyTexts.file,
  options: [attachmentOption(studyTexts.sent, { required: true }), textOption(studyTexts.phaseNumber, { longest: 4 }), nameOption()],
  run: async context => {
    const { bot, user, words } = context;
    const sent = context.attached('file');
    if (!sent) return refusal(context, { code: 'import-not-json' });
    const file = await readAnyFile(sent, LARGEST_RECORD);
    if (!file.ok) return refusal(context, file.fault);
    const phase = context.option('phase');
    const called = { name: context.option('name'), otherwise: clipped(sent.name.replace(/\.[a-z]+$/iu, ''), STUDY_LIMITS.name) };
    const number = phase === undefined ? undefined : Number(phase) || 0;
    const made = await studyFromFile(bot.hosting, { user, file: file.value, phase: number, ...called });
    if (made.ok) return await begun(context, made.value.study, made.value.leftOut);
    return 'code' in made.fault
      ? refusal(context, made.fault)
      : unfitReply(context, words.studies.fileRefused(clipped(sent.name, LONGEST_NAME)), made.fault);
  },
};

/** Goes on with a study, or lists them all. */
const open: CommandAction = {
  text: studyTexts.open,
  options: [completedOption(studyTexts.study, completeStudies)],
  run: async context => {
    const chosen = context.option('study');
    if (chosen === undefined) return await listReply(context);
    const found = await studyCalled(context, chosen);
    if (!found) return refusal(context, { code: 'no-such-study' });
    return await openedStudy(context, found.id);
  },
};

/** Supposes orders of one power in the position that is shown. */
const order: CommandAction = {
  text: studyTexts.order,
  options: [
    completedOption(studyTexts.power, completePowers, { required: true }),
    completedOption(sharedOptionTexts.text, completeSupposed, { required: true, longest: DISCORD_LIMITS.command.optionText }),
    completedOption(studyTexts.which, completeStudies),
  ],
  run: async context => {
    const found = await positionMeant(context);
    if (!found.ok) return refusal(context, found.fault);
    const { study, step, seats } = found.value;
    const place = placeOf(seats, context.option('power') ?? '');
    if (place < 0) return { content: context.words.studies.noSuchPower(seats.map(({ name }) => name[context.language])) };
    const text = context.option('text') ?? '';
    const desk = studyDesk(context, { study: study.id, step: step.id, user: context.user, place: context.place.channel }, place);
    return afterChange({ ...context, desk }, study.id, { filed: await desk.submit(text, context.language), typed: text, adds: true });
  },
};

/** Shares a study in a private thread: the one that this is, else the one it is shared in already, else a new one. */
const share: CommandAction = {
  text: studyTexts.share,
  options: [completedOption(studyTexts.which, completeShareable), userOption(studyTexts.with)],
  run: async context => {
    const { words } = context;
    const study = await studyToShare(context);
    if (!study.ok) return refusal(context, study.fault);
    const shared = (await sharedStill(context, study.value)) ?? (await shareIn(context, study.value));
    if (!shared.ok) return refusal(context, shared.fault);
    const { thread, isShown = true } = shared.value;
    const person = context.chosenUser('with');
    const isAdded = await added(context, thread, person);
    const lines = [
      words.studies.nowShared(`<#${thread}>`),
      ...(isShown ? [] : [words.studies.boardLater]),
      ...(isAdded || person === undefined ? [] : [words.studies.notAdded(`<@${person}>`)]),
    ];
    return { content: lines.join('\n') };
  },
};

interface SharedIn {
  readonly thread: ChannelId;
  /** False if the board could not be shown there for now. */
  readonly isShown?: boolean;
}

/**
 * Adds the owner to the thread again, if they have left it, and whom they name. False if somebody cannot be added. Who cannot be in a thread
 * adds nobody to it.
 */
async function added({ bot, user, place }: CommandContext, thread: ChannelId, person?: UserId): Promise<boolean> {
  const isFromThere = place.channel === thread;
  if (!isFromThere && !(await bot.studyThreads.add(thread, user))) return false;
  return person === undefined || (await bot.studyThreads.add(thread, person, { isFromThere }));
}

/** The study that is meant: one's own; by default the one that was changed last and may be shared. */
async function studyToShare(context: CommandContext): Promise<Result<Study, HostingFault>> {
  const { bot, user } = context;
  const chosen = context.option('study');
  const own = await bot.hosting.store.studies.of(user);
  const head = chosen === undefined ? own.find(({ whatIf }) => whatIf === undefined) : called(own, chosen);
  return head ? await mayBeShared(bot.hosting, { study: head.id, user }) : refuse({ code: 'no-such-study' });
}

/**
 * Where the study is shared already, if it stays there: unless this is a private thread into which it moves. With somebody to add it never moves.
 * Undefined: it has to be shared anew, because it is not, or its thread is gone.
 */
async function sharedStill(context: CommandContext, { id, shared }: Study): Promise<Result<SharedIn, CommandFault> | undefined> {
  const { bot, place } = context;
  if (!shared || (place.isPrivateThread && context.chosenUser('with') === undefined)) return undefined;
  const isShown = await bot.studyThreads.show(id);
  const now = (await bot.hosting.store.studies.get(id))?.shared;
  return now && ok({ thread: now.thread, isShown });
}

/** Shares the study where this is: in the private thread, else in a new one under the channel. If the board cannot be posted, nothing changes. */
async function shareIn(context: CommandContext, { id, name }: Study): Promise<Result<SharedIn, CommandFault>> {
  const { bot, user, guildLanguage: language, place, words } = context;
  const named = (lacks: CommandContext['lacksToShare']): readonly string[] => lacks.map(key => words.permissions[key]);
  if (place.guild === undefined) return refuse({ code: 'study-no-thread' });
  if (context.mayNotShare.length > 0) return refuse({ code: 'study-sharer-unfit', lacks: named(context.mayNotShare) });
  if (context.lacksToShare.length > 0) return refuse({ code: 'study-thread-unfit', lacks: named(context.lacksToShare) });
  const opened = place.isPrivateThread
    ? ok(place.channel)
    : await bot.studyThreads.open(place.parent ?? place.channel, wordsIn(language).studies.threadName(name));
  if (!opened.ok) return refuse(NOT_OPENED[opened.fault](named(['CreatePrivateThreads'])));
  const thread = opened.value;
  if (await bot.studyThreads.move(id, { thread, language, user })) return ok({ thread });
  const before = (await bot.hosting.store.studies.get(id))?.shared;
  return refuse(before ? { code: 'study-not-moved', thread: `<#${before.thread}>` } : { code: 'study-not-shown' });
}

/** Why nothing is shared if no thread could be opened. `lacks`: the permission for it. */
const NOT_OPENED: Readonly<Record<'not-allowed' | 'not-here' | 'no-answer', (lacks: readonly string[]) => CommandFault>> = {
  'not-allowed': lacks => ({ code: 'study-thread-unfit', lacks }),
  'not-here': () => ({ code: 'study-no-thread' }),
  'no-answer': () => ({ code: 'study-not-shown' }),
};

/** The position shown in the study that is meant: by default the one that was changed last. */
async function positionMeant(context: InteractionContext & Pick<CommandContext, 'option'>): Promise<Result<StudyPosition, HostingFault>> {
  const { bot, user, place } = context;
  const chosen = context.option('study');
  const [last] = await studiesHere(context);
  const head = chosen === undefined ? last : await studyCalled(context, chosen);
  return head ? await ownPosition(bot.hosting, { study: head.id, user, place: place.channel }) : refuse({ code: 'no-such-study' });
}

/** The studies that the user may use here: those that are shared in this thread, then the user's own; the one changed last first. */
async function studiesHere({ bot: { hosting }, user, place }: InteractionContext): Promise<readonly StudyHead[]> {
  const shared = await hosting.store.studies.inThread(place.channel);
  const own = await hosting.store.studies.of(user);
  return [...shared, ...own.filter(({ id }) => shared.every(one => one.id !== id))];
}

const placeOf = (seats: readonly Seat[], typed: string): number =>
  seats.findIndex(({ id, name }) => id === typed.trim() || Object.values(name).some(one => folded(one) === folded(typed)));

async function completePowers(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  const found = await inTime(positionMeant(context));
  return (found?.ok ? found.value.seats : [])
    .map(({ id, name }) => ({ name: clipped(name[context.language], DISCORD_LIMITS.suggestions.name), value: id }))
    .filter(({ name }) => folded(name).includes(folded(context.typed)))
    .slice(0, DISCORD_LIMITS.suggestions.most);
}

async function completeSupposed(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  const found = await inTime(positionMeant(context));
  if (!found?.ok) return [];
  const { game, step, seats } = found.value;
  const seat = seats[placeOf(seats, context.option('power') ?? '')]?.id;
  if (seat === undefined) return [];
  const state = stateFor(found.value, seat);
  const submission: unknown = filedBy(game, state, step.supposed, seat);
  return await ordersWhileTyping(typingAt({ game, state, seat, submission }, context.language), context.typed);
}

const begun = (context: CommandContext, { id }: Study, leftOut?: LeftOut): Promise<Reply> => {
  const { studies, studyFiles } = context.words;
  const notice = [studies.begun, ...(leftOut ? [studyFiles.leftOut(leftOut)] : [])].join('\n');
  return studyReply(context, { study: id, notice });
};

const studyCalled = async (context: InteractionContext, typed: string): Promise<StudyHead | undefined> =>
  called(await studiesHere(context), typed);

const called = (all: readonly StudyHead[], typed: string): StudyHead | undefined =>
  all.find(({ id }) => `${id}` === typed.trim()) ?? all.find(({ name }) => folded(name) === folded(typed));

async function listReply(context: CommandContext): Promise<Reply> {
  const { bot, user, words } = context;
  const all = await bot.hosting.store.studies.of(user);
  if (all.length === 0) return { content: words.studies.none };
  const lines = all.map(one => `${inert(headLine(context, one))} · <t:${Math.floor(one.changedAt / 1000)}:R>`);
  const description = joinFitting(lines, DISCORD_LIMITS.embed.description, words.panel.andMore);
  const counted = all.filter(({ whatIf }) => whatIf === undefined).length;
  const options = all.map(one => ({ label: clipped(headLine(context, one), DISCORD_LIMITS.menu.label), value: `${one.id}` }));
  return {
    embeds: [{ title: words.studies.listTitle(counted, STUDY_LIMITS.studies), description }],
    rows: inMenus(options).map((some, i) => menu(customId('openStudy', 0, 0, i), words.studies.openOne, some)),
  };
}

/** "12 · Sea Lion · Classic (Europe, 1901) · shared". The game is left out where the study is called like it. */
function headLine(
  { bot, language, words }: Pick<InteractionContext, 'bot' | 'language' | 'words'>,
  { id, name, game, shared }: StudyHead,
): string {
  const title = bot.hosting.games.get(game)?.title[language] ?? game;
  return [`${id}`, name, ...(name === title ? [] : [title]), ...(shared ? [words.studies.shared] : [])].join(' · ');
}

async function completeStudies(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  return suggested(await studiesHere(context), context);
}

async function completeShareable(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  const own = await context.bot.hosting.store.studies.of(context.user);
  return suggested(
    own.filter(({ whatIf }) => whatIf === undefined),
    context,
  );
}

const suggested = (all: readonly StudyHead[], context: AutocompleteContext): readonly Suggestion[] =>
  all
    .map(one => ({ name: clipped(headLine(context, one), DISCORD_LIMITS.suggestions.name), value: `${one.id}` }))
    .filter(({ name, value }) => value === context.typed.trim() || folded(name).includes(folded(context.typed)))
    .toSorted((a, b) => Number(b.value === context.typed.trim()) - Number(a.value === context.typed.trim()))
    .slice(0, DISCORD_LIMITS.suggestions.most);
