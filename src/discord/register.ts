import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Routes } from 'discord.js';
import type { Log, Store } from '../matches/ports.js';
import { keepCommandIds, knowsCommandIds } from './commandIds.js';
import type { CommandList } from './commands/commandList.js';
import { errorFacts, refusalOf } from './discordAnswer.js';
import type { Rest } from './rest.js';

const KEY = 'discord-commands';
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 5 * 60_000;

export interface Registration {
  readonly rest: Pick<Rest, 'put' | 'get'>;
  readonly application: string;
  readonly store: Pick<Store, 'remember' | 'recall'>;
  /** A stand-in may have forgotten them: tell it every time. */
  readonly always: boolean;
  readonly log: Log;
  /** Ends the tries. */
  readonly signal?: AbortSignal;
}

/** `known`: Discord has these commands. `refused`: it will not have them; those registered before, if any, remain. `untold`: it could not be told yet. */
export type Told = 'known' | 'refused' | 'untold';

export interface Registered {
  /** The outcome of the first try. */
  readonly first: Promise<Told>;
  /** Whether Discord has any commands of this bot, as far as is known. */
  hasCommands(): boolean;
}

/**
 * Tells Discord the commands, if they are others than it was told last. What it refuses is not tried again before the next start; what fails
 * otherwise is tried again, ever more seldom, while the bot plays on with the commands that Discord has.
 */
export function register(registration: Registration, commands: CommandList): Registered {
  const { application, store, signal } = registration;
  const first = tell(registration, commands);
  const goOn = async (): Promise<void> => {
    let told = await first;
    for (let wait = FIRST_PAUSE; told === 'untold' && !signal?.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      await sleep(wait, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal?.aborted) told = await tell(registration, commands);
    }
  };
  void goOn();
  return { first, hasCommands: () => store.recall(KEY)?.startsWith(`${application} `) ?? false };
}

async function tell({ rest, application, store, always, log }: Registration, commands: CommandList): Promise<Told> {
  const body = [...commands.values()].map(({ declaration }) => declaration);
  const told = `${application} ${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`;
  try {
    if (!always && store.recall(KEY) === told) {
      await learnIds({ rest, application, store });
      return 'known';
    }
    keepCommandIds(store, application, await rest.put(Routes.applicationCommands(application), { body }));
    store.remember(KEY, told);
    return 'known';
  } catch (error) {
    const outcome = untold(error, { log, names: [...commands.keys()] });
    if (outcome === 'refused') await learnIds({ rest, application, store });
    return outcome;
  }
}

type Learning = Pick<Registration, 'rest' | 'application' | 'store'>;

/** Asks for the ids of the commands that Discord has, where they are not on record. Without them commands are named and cannot be clicked. */
async function learnIds({ rest, application, store }: Learning): Promise<void> {
  try {
    if (knowsCommandIds(store, application)) return;
    keepCommandIds(store, application, undefined); // those of another application, if any, go in any case
    keepCommandIds(store, application, await rest.get(Routes.applicationCommands(application)));
  } catch {
    return;
  }
}

function untold(error: unknown, { log, names }: { readonly log: Log; readonly names: readonly string[] }): Told {
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

/** A 401 is the token's, a 429 passes. */
const isPermanent = (status: number): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;
