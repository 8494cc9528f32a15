import { serverUser } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { ServerSnapshot } from '../../context/store.js';
import type { HostingFault } from '../../fault.js';
import type { UserId } from '../../model/match.js';

/**
 * Maximum number of files read per day, whatever becomes of them, and at once; by one user, and into one server. Those of a day are counted
 * in the records, those read at once by each process for itself.
 */
const MOST_IMPORTS = { day: { user: 10, guild: 30 }, atOnce: { user: 1, guild: 2 } } as const;

export interface Importer {
  readonly user: UserId;
  /** Undefined for files that are read for the user alone. */
  readonly guild: string | undefined;
}

/** Maximum number of files for studies that one user may have read per day. */
export const MOST_STUDY_FILES = 30;

/** The imports under way in this process, by store. */
const underWay = new WeakMap<HostingContext['store'], Importer[]>();

/** Runs `work` if the user and the server may import one more file. It counts for a day, even across restarts. */
export const whileImporting = <T>(
  hosting: HostingContext,
  who: { readonly user: UserId; readonly guild: string },
  work: () => Promise<T>,
): Promise<T | HostingFault> => oneAtATime(hosting, who, async () => (await countUnlessTooMany(hosting, who)) ?? (await work()));

/**
 * Runs `work` if the user may have one more file read for a study. It is counted in this process alone, since such a file changes nothing for
 * others.
 */
export const whileReading = <T>(hosting: HostingContext, user: UserId, work: () => Promise<T>): Promise<T | HostingFault> =>
  oneAtATime(hosting, { user, guild: undefined }, async () => {
    const read = readLately.get(hosting.store) ?? new Map<UserId, readonly number[]>();
    readLately.set(hosting.store, read);
    const since = hosting.now() - DAY;
    for (const [one, times] of read) if (times.every(at => at <= since)) read.delete(one);
    const today = (read.get(user) ?? []).filter(at => at > since);
    if (today.length >= MOST_STUDY_FILES) return { code: 'import-too-many', by: 'user', most: MOST_STUDY_FILES };
    read.set(user, [...today, hosting.now()]);
    return await work();
  });

const DAY = 24 * 60 * 60 * 1000;
/** When files were read for each user's studies in the last day, by store. */
const readLately = new WeakMap<HostingContext['store'], Map<UserId, readonly number[]>>();

async function oneAtATime<T>(hosting: HostingContext, who: Importer, work: () => Promise<T | HostingFault>): Promise<T | HostingFault> {
  const others = underWay.get(hosting.store) ?? [];
  const fault = tooManyAtOnce(others, who);
  if (fault) return fault;
  underWay.set(hosting.store, [...others, who]);
  try {
    return await work();
  } finally {
    underWay.set(
      hosting.store,
      (underWay.get(hosting.store) ?? []).filter(one => one !== who),
    );
  }
}

function tooManyAtOnce(others: readonly Importer[], { user, guild }: Importer): HostingFault | undefined {
  if (others.filter(one => one.user === user).length >= MOST_IMPORTS.atOnce.user) return { code: 'import-under-way', by: 'user' };
  if (guild !== undefined && others.filter(one => one.guild === guild).length >= MOST_IMPORTS.atOnce.guild)
    return { code: 'import-under-way', by: 'guild' };
  return undefined;
}

async function countUnlessTooMany(
  hosting: HostingContext,
  { user, guild }: { readonly user: UserId; readonly guild: string },
): Promise<HostingFault | undefined> {
  const { decision } = await hosting.store.servers.decide(serverUser(hosting, { guild, host: user }), server => {
    const fault = tooManyToday(server);
    return fault ? { fault } : { imports: hosting.now(), fault: undefined };
  });
  return decision.fault;
}

function tooManyToday({ imports, user }: ServerSnapshot): HostingFault | undefined {
  const { day } = MOST_IMPORTS;
  if (user.imports >= day.user) return { code: 'import-too-many', by: 'user', most: day.user };
  if (imports >= day.guild) return { code: 'import-too-many', by: 'guild', most: day.guild };
  return undefined;
}
