import { yieldToEventLoop } from '../../../lib/breath.js';
import { type Result, refuse } from '../../../lib/result.js';
import { computeOf } from '../../context/compute.js';
import { type MatchOpening, openUnless } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { FileRead, Played, Unfit } from '../../context/readMatchFile.js';
import type { PastPhase } from '../../context/store.js';
import type { HostingFault } from '../../fault.js';
import { withoutGuests } from '../../model/hostingRules.js';
import type { ChannelId, Match, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { NAMELESS } from '../../model/nameless.js';
import { lobbiesFull, tooManyLobbies } from '../../read/lobbyLimits.js';
import { openLobby } from '../lobby/openMatch.js';
import { whileImporting } from './importLimits.js';

export interface Importing {
  /** A UTF-8 file made by `exportMatch`. Unusable afterwards: it may be transferred to another thread. */
  readonly file: Uint8Array;
  readonly guild: string;
  readonly channel: ChannelId;
  /** The new host. */
  readonly host: UserId;
}

type Place = Omit<Importing, 'file'>;
type Imported = Result<Match, HostingFault | readonly Unfit[]>;

/** Phases written per transaction. All other matches wait meanwhile. */
const WRITTEN_AT_ONCE = 4;

/**
 * Opens a lobby for a match that continues from the open phase of a file. What was before is stored as an ended match of its own, and
 * copied when the lobby begins. If anything is wrong with the file, nothing is opened.
 */
export async function importMatch(hosting: HostingContext, { file, ...place }: Importing): Promise<Imported> {
  const full = await lobbiesFull(hosting, place);
  if (full) return refuse(full);
  const imported = await whileImporting(hosting, { user: place.host, guild: place.guild }, async (): Promise<Imported> => {
    const read = await computeOf(hosting).run('readMatchFile', file);
    if (!read.ok) return read;
    return read.value.ok ? openImported(hosting, place, read.value.value) : read.value;
  });
  return 'code' in imported ? refuse(imported) : imported;
}

/** Stores the past and opens the lobby. Checks the limit of lobbies again: others may have been opened meanwhile. */
async function openImported(hosting: HostingContext, place: Place, read: FileRead): Promise<Imported> {
  const past = await keepPast(hosting, place, read);
  const opened = await openUnless(hosting, importedLobby(hosting, place, read, past), tooManyLobbies(place));
  if (!opened.ok) await hosting.store.matches.dropUnfinished(past.id);
  return opened;
}

/** Stores the past phases, and the one to continue from, a few at a time. The match is invisible until it is complete. */
async function keepPast(hosting: HostingContext, place: Place, { file, phases }: FileRead): Promise<Match> {
  const { store } = hosting;
  const past = await store.imports.begin({ ...hosted(place, file), seed: 0, createdAt: hosting.now() }, file.seats);
  try {
    for (let from = 0; from < phases.length; from += WRITTEN_AT_ONCE) {
      await yieldToEventLoop();
      const some = phases.slice(from, from + WRITTEN_AT_ONCE).map(phase => pastPhase(JSON.parse(phase)));
      await store.imports.addPhases(past.id, some);
    }
    return past;
  } catch (error) {
    await store.matches.dropUnfinished(past.id);
    throw error;
  }
}

function pastPhase({ closed, submissions, salts, ...phase }: Played): PastPhase {
  const at = closed?.at ?? phase.openedAt;
  return {
    phase: { ...phase, ...(closed && { closedAt: closed.at, closedBy: closed.by, report: closed.report }) },
    submissions: submissions.map(([seat, submission]) => ({ seat, user: BEFORE, submission, at })),
    salts: salts.map(([seat, salt]) => ({ seat, salt })),
  };
}
/** Stands for the players of the past, whom the file does not name. */
export const BEFORE = `${NAMELESS}before`;

function importedLobby(hosting: HostingContext, place: Place, { file, phases, dealt }: FileRead, past: Match): MatchOpening {
  const from = { match: past.id, phase: phases.length, seats: dealt };
  return {
    match: { ...hosted(place, file), status: 'lobby', seed: hosting.freshSeed(), from },
    continues: past.id,
    work: tx => {
      note(tx, place.host, { deed: 'imported', about: { phase: phases.length } });
      openLobby(tx);
    },
  };
}

const hosted = (place: Place, { game, language, deadlines, plan, options, pictures }: FileRead['file']) => ({
  ...place,
  ...{ game, language, deadlines, plan: withoutGuests(plan), options, pictures },
});
