import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Routes } from 'discord.js';
import type { Log } from '../../matches/context/ports.js';
import type { MetaStore } from '../../matches/context/store.js';
import type { CommandList } from '../commands/definition/commandList.js';
import { errorFacts, refusalOf } from '../requests/discordAnswer.js';
import type { RestClient } from '../requests/restClient.js';
import type { CommandIdRecord } from './commandIds.js';

const KEY = 'discord-commands';
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 5 * 60_000;

export interface Registration {
  readonly rest: Pick<RestClient, 'put' | 'get'>;
  readonly application: string;
  readonly store: { readonly meta: Pick<MetaStore, 'get' | 'set'> };
  /** Where the ids of the commands are kept. */
  readonly ids: CommandIdRecord;
  /** Whether to register at every start: a simulator may have forgotten the commands. */
  readonly always: boolean;
  readonly log: Log;
  /** Ends the retries. */
  readonly signal?: AbortSignal;
}

/**
 * `known`: Discord has these commands. `refused`: Discord rejects them, and the earlier ones remain. `untold`: Discord could not be reached
 * yet.
 */
export type RegistrationOutcome = 'known' | 'refused' | 'untold';

export interface Registered {
  /** The outcome of the first attempt. */
  readonly first: Promise<RegistrationOutcome>;
  /** Whether Discord is known to have commands of this bot. */
  hasCommands(): boolean;
}

/**
 * Registers the commands, if they have changed since the last time. If Discord rejects them, that is final until the next start. Other
 * failures are retried with growing delays, while the bot works with the commands that Discord has.
 */
export function register(registration: Registration, commands: CommandList): Registered {
  const { application, store, signal } = registration;
  let isKnown = false;
  const hasStored = async (): Promise<boolean> => (await store.meta.get(KEY))?.startsWith(`${application} `) ?? false;
  const attempt = async (): Promise<RegistrationOutcome> => {
    const outcome = await tell(registration, commands);
    isKnown = outcome === 'known' || (await hasStored().catch(() => isKnown));
    return outcome;
  };
  const first = attempt();
  const goOn = async (): Promise<void> => {
    let told = await first;
    for (let wait = FIRST_PAUSE; told === 'untold' && !signal?.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      await sleep(wait, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal?.aborted) told = await attempt();
    }
  };
  void goOn();
  return { first, hasCommands: () => isKnown };
}

async function tell({ rest, application, store, ids, always, log }: Registration, commands: CommandList): Promise<RegistrationOutcome> {
  const body = [...commands.values()].map(({ declaration }) => declaration);
  const told = `${application} ${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`;
  try {
    if (!always && (await store.meta.get(KEY)) === told) {
      await learnIds({ rest, application, ids, log });
      return 'known';
    }
    await ids.keep(application, await rest.put(Routes.applicationCommands(application), { body }));
    await store.meta.set(KEY, told);
    return 'known';
  } catch (error) {
    const outcome = untold(error, { log, names: [...commands.keys()] });
    if (outcome === 'refused') await learnIds({ rest, application, ids, log });
    return outcome;
  }
}

type Learning = Pick<Registration, 'rest' | 'application' | 'ids' | 'log'>;

/** Fetches the ids of the registered commands, if they are not stored. Without them, commands in texts stay plain code. */
async function learnIds({ rest, application, ids, log }: Learning): Promise<void> {
  try {
    if (ids.isOf(application)) return;
    await ids.keep(application, undefined); // ids of another application are dropped in any case
    await ids.keep(application, await rest.get(Routes.applicationCommands(application)));
  } catch (error) {
    log.warn(errorFacts(error), 'the ids of the commands could not be fetched: texts name commands without linking to them');
  }
}

function untold(error: unknown, { log, names }: { readonly log: Log; readonly names: readonly string[] }): RegistrationOutcome {
  const refused = refusalOf(error);
  if (!refused || !isPermanent(refused.status)) {
    log.warn(errorFacts(error), 'the commands could not be registered yet; trying again');
    return 'untold';
  }
  const { fields, ...facts } = refused;
  const named = fields.map(field => field.replace(/^\d+/, place => names[Number(place)] ?? place));
  log.error({ ...facts, fields: named }, 'Discord refuses the commands; those registered before remain');
  return 'refused';
}

/** Whether a retry is pointless. A 401 concerns the token, and a 429 is temporary. */
const isPermanent = (status: number): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;
