import { importMatch } from '../../../matches/actions/hosting/importMatch.js';
import type { Unfit } from '../../../matches/context/readMatchFile.js';
import { lobbiesFull } from '../../../matches/read/lobbyLimits.js';
import { readAnyFile } from '../../interactions/attachedFile.js';
import type { CommandContext } from '../../interactions/interactionContext.js';
import { titleOf } from '../../interactions/listedMatch.js';
import { refusal, sayGameFault } from '../../interactions/sayFault.js';
import { clipped } from '../../message/buttons.js';
import { faultList } from '../../message/faultList.js';
import type { Reply } from '../../message/reply.js';

/** In KB: 8 MB, enough for a match of a hundred phases. */
export const LARGEST_RECORD = 8 * 1024;
/** Maximum length of a file name in a reply, in characters. */
export const LONGEST_NAME = 100;

/** Opens a lobby in the channel for a match that continues from a file. */
export async function importGame(context: CommandContext): Promise<Reply> {
  const { place, user, words, bot } = context;
  if (place.guild === undefined) return refusal(context, { code: 'not-in-server' });
  if (context.lacks.length > 0) return refusal(context, { code: 'channel-unfit', lacks: context.lacks.map(one => words.permissions[one]) });
  const full = await lobbiesFull(bot.hosting, { guild: place.guild, channel: place.channel, host: user });
  if (full) return refusal(context, full);
  const sent = context.attached('file');
  if (!sent) return refusal(context, { code: 'import-not-json' });
  const file = await readAnyFile(sent, LARGEST_RECORD);
  if (!file.ok) return refusal(context, file.fault);
  const opened = await importMatch(bot.hosting, { file: file.value, guild: place.guild, channel: place.channel, host: user });
  if (opened.ok) return { content: words.lobby.importOpened(opened.value.id, titleOf(context, opened.value)) };
  if ('code' in opened.fault) return refusal(context, opened.fault);
  return unfitReply(context, words.lobby.importRefused(clipped(sent.name, LONGEST_NAME)), opened.fault);
}

/** Says what is wrong with a file, under a heading. */
export const unfitReply = (context: CommandContext, heading: string, faults: readonly Unfit[]): Reply => ({
  content: faultList(context.words, [heading, ...faults.map(one => unfitLine(context, one))]),
});

const unfitLine = (context: CommandContext, { where, line, ...why }: Unfit): string =>
  context.words.lobby.misprint(
    line,
    where,
    why.by === 'game' ? sayGameFault(context, why.game, why.fault) : context.words.fault(why.fault),
  );
