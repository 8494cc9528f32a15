import { importMatch } from '../../../matches/hosting/importMatch.js';
import type { Unfit } from '../../../matches/hosting/readMatchFile.js';
import { tooManyLobbies } from '../../../matches/lobby/lobbyLimits.js';
import { readJsonFile } from '../../attached.js';
import type { CommandCall } from '../../call.js';
import { clipped } from '../../components/buttons.js';
import { firstFitting } from '../../fitting.js';
import { titleOf } from '../../listedMatch.js';
import type { Reply } from '../../reply.js';
import { refusal, sayGameFault } from '../../sayFault.js';

/** In KB: as much as a game of some hundred phases. */
const LARGEST = 8 * 1024;
const LONGEST_MESSAGE = 2_000;
/** Of a file, as it is repeated. */
const LONGEST_NAME = 100;

/** Opens a lobby in the channel for a game that goes on from a file. */
export async function importGame(call: CommandCall): Promise<Reply> {
  const { place, user, words, embassy } = call;
  if (place.guild === undefined) return refusal(call, { code: 'not-in-server' });
  if (call.lacks.length > 0) return refusal(call, { code: 'channel-unfit', lacks: call.lacks.map(one => words.permissions[one]) });
  const full = tooManyLobbies(embassy.house, { guild: place.guild, channel: place.channel, host: user });
  if (full) return refusal(call, full);
  const sent = call.attached('file');
  if (!sent) return refusal(call, { code: 'import-not-json' });
  const file = await readJsonFile(sent, LARGEST);
  if (!file.ok) return refusal(call, file.fault);
  const opened = await importMatch(embassy.house, { file: file.value, guild: place.guild, channel: place.channel, host: user });
  if (opened.ok) return { content: words.lobby.importOpened(opened.value.id, titleOf(call, opened.value)) };
  if ('code' in opened.fault) return refusal(call, opened.fault);
  const all = [words.lobby.importRefused(clipped(sent.name, LONGEST_NAME)), ...opened.fault.map(one => unfitLine(call, one))];
  return { content: firstFitting(all, LONGEST_MESSAGE).join('\n') };
}

const unfitLine = (call: CommandCall, { where, ...why }: Unfit): string =>
  call.words.lobby.misprint(undefined, where, why.by === 'game' ? sayGameFault(call, why.game, why.fault) : call.words.fault(why.fault));
