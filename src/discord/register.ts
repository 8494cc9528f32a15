import { createHash } from 'node:crypto';
import { Routes } from 'discord.js';
import type { Store } from '../matches/ports.js';
import type { Command } from './commands/command.js';
import type { Rest } from './rest.js';

const KEY = 'discord-commands';

interface Registration {
  readonly rest: Rest;
  readonly application: string;
  readonly store: Pick<Store, 'remember' | 'recall'>;
  /** A stand-in may have forgotten them: tell it every time. */
  readonly always: boolean;
}

/** Tells Discord the commands, if they are others than it was told last. True: it was told. */
export async function register(
  { rest, application, store, always }: Registration,
  commands: ReadonlyMap<string, Command>,
): Promise<boolean> {
  const body = [...commands.values()].map(({ declaration }) => declaration);
  const told = `${application} ${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`;
  if (!always && store.recall(KEY) === told) return false;
  await rest.put(Routes.applicationCommands(application), { body });
  store.remember(KEY, told);
  return true;
}
