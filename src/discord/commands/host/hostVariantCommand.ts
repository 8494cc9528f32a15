import { setTimeout as pause } from 'node:timers/promises';
import type { TrialPart, UploadRead } from '../../../authoring/gate/judgeVariant.js';
import { type PlayedGame, summaryOf } from '../../../authoring/gate/playGames.js';
import type { FolderFault } from '../../../authoring/model/variantFault.js';
import { LARGEST_ZIP } from '../../../authoring/reading/readZip.js';
import type { AnyGame } from '../../../games/game.js';
import { ok, type Result } from '../../../lib/result.js';
import { whileImporting } from '../../../matches/actions/hosting/importLimits.js';
import { slowTrialRests, trialWasSlow } from '../../../matches/actions/hosting/slowTrials.js';
import { seatsFor } from '../../../matches/context/gameOf.js';
import type { HostingFault } from '../../../matches/fault.js';
import { isNameless } from '../../../matches/model/nameless.js';
import { gameIdOf, type UploadedHead, VARIANT_LIMITS } from '../../../matches/model/uploadedVariant.js';
import { completeOwnVariants, ownVariantNamed, variantsOfServer } from '../../autocomplete/completeVariants.js';
import { type AttachedFile, readAnyFile } from '../../interactions/attachedFile.js';
import type { CommandContext } from '../../interactions/interactionContext.js';
import { refusal } from '../../interactions/sayFault.js';
import { TRIAL, type VariantDesk } from '../../interactions/variantDesk.js';
import { clipped } from '../../message/buttons.js';
import { joinFitting } from '../../message/fitting.js';
import type { Reply, Telling } from '../../message/reply.js';
import { DISCORD_LIMITS } from '../../protocol/discordLimits.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import { inert } from '../../words/language/userText.js';
import { presenterOf } from '../../words/presenters/gamePresenter.js';
import { sayFolderFault, sayFolderNotice } from '../../words/variants/variantFaults.js';
import { variantReportWords } from '../../words/variants/variantReport.js';
import { attachmentOption, completedOption } from '../definition/commandOption.js';
import type { CommandAction } from '../definition/slashCommand.js';
import { LONGEST_NAME } from './importGame.js';

/** Milliseconds of play after which it is judged whether the trial games can be played in time. The first ones take longer. */
const SOME_TIME = 30_000;
/** Milliseconds between two times that the author is told how far the trial games are. */
const TOLD_EVERY = 5_000;
/** Milliseconds to wait if too many other tasks wait for the other thread. */
const WHEN_BUSY = 2_000;
/** How often in a row that is done. */
const MOST_BUSY = 15;
const MINUTE = 60_000;

/** The variants of a server: lists them, adds one that is sent as a file, shows one, or stops offering one. */
export const variant: CommandAction = {
  text: hostTexts.variant.command,
  options: [
    attachmentOption(hostTexts.variant.file),
    completedOption(hostTexts.variant.show, completeOwnVariants),
    completedOption(hostTexts.variant.remove, completeOwnVariants),
  ],
  run: async context => {
    const { guild } = context.place;
    if (guild === undefined) return refusal(context, { code: 'not-in-server' });
    const file = context.attached('file');
    if (file) return begin(context, guild, file);
    const [shown, removed] = [context.option('show'), context.option('remove')];
    if (removed !== undefined) return remove(context, removed);
    return shown === undefined ? list(context) : show(context, shown);
  },
};

async function list(context: CommandContext): Promise<Reply> {
  const { words } = context;
  const all = await variantsOfServer(context);
  if (all.length === 0) return { content: words.variants.none };
  return {
    content: joinFitting(
      [words.variants.list, ...all.map(one => lineOf(context, one))],
      DISCORD_LIMITS.message.content,
      words.panel.andMore,
    ),
  };
}

const lineOf = ({ words, language }: CommandContext, { title, version, at, user }: UploadedHead): string =>
  words.variants.line(inert(title[language]), version, `<t:${Math.floor(at / 1000)}:R>`, isNameless(user) ? undefined : `<@${user}>`);

/** Shows the board as a game begins on it. */
async function show(context: CommandContext, typed: string): Promise<Reply> {
  const { words, language } = context;
  const head = await ownVariantNamed(context, typed);
  const game = head && (await context.bot.hosting.learn?.(gameIdOf(head)));
  if (!head || !game) return refusal(context, { code: 'no-such-variant' });
  const said = [words.variants.shown(inert(head.title[language]), head.version, game.players.most), game.credit[language]];
  return { content: said.join('\n'), ...boardOf(context, game) };
}

function boardOf({ bot, language }: CommandContext, game: AnyGame): Pick<Reply, 'sketch'> {
  const seats = seatsFor(game, {}, game.players.most).map(({ id }) => id);
  const view = game.view(game.open({ seats, seed: 1, options: {} }));
  const picture = { kind: 'position', game: game.id, view, language } as const;
  return { sketch: { picture, name: 'board.png', alt: presenterOf(bot.presenters, game.id).altText(picture, language) } };
}

/** Stops offering a variant: for those who may add some, and for those who manage the server. */
async function remove(context: CommandContext, typed: string): Promise<Reply> {
  const { bot, user, isAdmin, words, language } = context;
  if (!isAdmin && !bot.variantDesk?.mayBring({ user, isAdmin })) return refusal(context, { code: 'variants-off' });
  const head = await ownVariantNamed(context, typed);
  const isGone = head && (await bot.hosting.store.variants.remove(head, bot.hosting.now()));
  if (!head || !isGone) return refusal(context, { code: 'no-such-variant' });
  bot.hosting.log.info({ guild: head.guild, variant: head.id, version: head.version }, 'a variant is no longer offered');
  return { content: words.variants.removed(inert(head.title[language])) };
}

/** Answers at once, and goes on reading and trying the file. */
async function begin(context: CommandContext, guild: string, file: AttachedFile): Promise<Reply> {
  const { bot, user, isAdmin, words } = context;
  const desk = bot.variantDesk;
  if (!desk?.mayBring({ user, isAdmin })) return refusal(context, { code: 'variants-off' });
  return {
    content: words.variants.reading(nameOf(file)),
    goesOn: async tell => {
      const done = await whileImporting(bot.hosting, { user, guild }, () => bring(context, { desk, guild, file, tell }));
      return 'code' in done ? refusal(context, done) : done;
    },
  };
}

const nameOf = ({ name }: AttachedFile): string => inert(clipped(name, LONGEST_NAME));

interface Bringing {
  readonly desk: VariantDesk;
  readonly guild: string;
  readonly file: AttachedFile;
  readonly tell: Telling;
}

async function bring(context: CommandContext, bringing: Bringing): Promise<Reply> {
  const { bot, user } = context;
  const { guild, file, desk } = bringing;
  const zip = await readAnyFile(file, LARGEST_ZIP / 1024);
  if (!zip.ok) return refusal(context, zip.fault);
  if (!isZip(zip.value)) return refusal(context, { code: 'file-not-zip' });
  const judged = await desk.read(zip.value);
  if (!judged.ok) return refusal(context, judged.fault);
  if (!judged.value.ok) return faultsReply(context, file, judged.value.fault);
  const read = judged.value.value;
  const large = [read.written, read.board, read.geometry].reduce((sum, part) => sum + part.length, 0) > VARIANT_LIMITS.kilobytes * 1024;
  if (large) return refusal(context, { code: 'variant-too-large', most: VARIANT_LIMITS.kilobytes });
  const others = (await bot.hosting.store.variants.offered(guild)).filter(({ id }) => id !== read.id);
  if (others.length >= VARIANT_LIMITS.offered) return refusal(context, { code: 'variants-full', most: VARIANT_LIMITS.offered });
  const wait = slowTrialRests(bot.hosting, { guild, id: read.id });
  if (wait !== undefined) return refusal(context, { code: 'variant-was-slow', minutes: Math.ceil(wait / MINUTE) });
  const played = await tried(context, bringing, read);
  if (!played.ok && played.fault.code === 'took-too-long') trialWasSlow(bot.hosting, { guild, id: read.id });
  if (!played.ok) return refusal(context, played.fault);
  const breaches = played.value.flatMap(({ breach }) => (breach ? [{ file: 'games' as const, fault: breach }] : []));
  if (breaches.length > 0) return faultsReply(context, file, breaches);
  if (played.value.length < TRIAL.games) {
    trialWasSlow(bot.hosting, { guild, id: read.id });
    return faultsReply(context, file, [{ file: 'games', fault: { code: 'variant-took-long', seconds: TRIAL.within / 1_000 } }]);
  }
  const { id, title, written, board, geometry } = read;
  const now = bot.hosting.now();
  const added = await bot.hosting.store.variants.add(
    { guild, id, title, user, at: now, written, board, geometry },
    { most: VARIANT_LIMITS.offered, forgets: now - VARIANT_LIMITS.kept },
  );
  if (!added) return refusal(context, { code: 'variants-full', most: VARIANT_LIMITS.offered });
  bot.hosting.log.info({ guild, variant: id, version: added.version }, 'a variant was added');
  return addedReply(context, added, { read, played: played.value });
}

/** Whether a file begins as zips do. */
const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Whether all trial games would take longer than they may, going by those that were played: nobody's opponents wait for a trial in vain. */
const cannotBeDone = (took: number, played: number): boolean => took > SOME_TIME && (took / played) * TRIAL.games > TRIAL.within;

/** Has the trial games played, a second's worth at a time, and tells how far they are. */
async function tried(
  context: CommandContext,
  { desk, tell }: Bringing,
  read: UploadRead,
): Promise<Result<readonly PlayedGame[], HostingFault>> {
  const { words, language } = context;
  const played: PlayedGame[] = [];
  const saying = (): Promise<boolean> => tell({ content: words.variants.playing(inert(read.title[language]), played.length, TRIAL.games) });
  await saying();
  const until = performance.now() + TRIAL.within;
  let told = performance.now();
  let busy = 0;
  let took = 0;
  let underWay: TrialPart['underWay'];
  while (played.length < TRIAL.games && performance.now() < until) {
    const some = await desk.play(read, played.length + 1, underWay);
    busy = some.ok ? 0 : busy + 1;
    if (!some.ok && (some.fault.code !== 'too-busy' || busy > MOST_BUSY)) return some;
    if (!some.ok) await pause(WHEN_BUSY, undefined, { ref: false });
    if (some.ok) {
      played.push(...some.value.played);
      took += some.value.took;
      underWay = some.value.underWay;
    }
    if (played.at(-1)?.breach) break;
    if (cannotBeDone(took, played.length)) break;
    if (performance.now() - told < TOLD_EVERY) continue;
    told = performance.now();
    await saying();
  }
  return ok(played);
}

function faultsReply({ words, language }: CommandContext, file: AttachedFile, faults: readonly FolderFault[]): Reply {
  const lines = [words.variants.refused(nameOf(file)), ...faults.map(fault => `- ${inert(sayFolderFault(fault, language))}`)];
  return { content: joinFitting(lines, DISCORD_LIMITS.message.content, words.panel.andMore) };
}

async function addedReply(
  context: CommandContext,
  head: UploadedHead,
  { read, played }: { readonly read: UploadRead; readonly played: readonly PlayedGame[] },
): Promise<Reply> {
  const { bot, words, language } = context;
  const game = await bot.hosting.learn?.(gameIdOf(head));
  const seats = game ? seatsFor(game, {}, game.players.most) : [];
  const report = variantReportWords[language];
  const summary = summaryOf(
    seats.map(({ id }) => id),
    played,
  );
  const shares = summary.powers.map(({ power, wins, centres }) => {
    const name = seats.find(({ id }) => id === power)?.name[language] ?? power;
    return `- ${report.power(name, wins, centres).trim()}`;
  });
  const notices = read.notices.map(notice => `- ${inert(sayFolderNotice(notice, language))}`);
  const lines = [
    words.variants.added(inert(head.title[language]), head.version),
    report.played(summary),
    ...shares,
    // Without an empty line before it, it would belong to the last line of the list.
    ...(notices.length > 0 ? ['', words.variants.toLookAt, ...notices] : []),
  ];
  return { content: joinFitting(lines, DISCORD_LIMITS.message.content, words.panel.andMore), ...(game && boardOf(context, game)) };
}
