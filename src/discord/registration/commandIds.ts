import { z } from 'zod';
import type { MetaStore } from '../../matches/context/store.js';

/** Discord's ids of the commands, by name. Mentions need them. */
export type CommandIds = Readonly<Record<string, string>>;

/** The ids of the registered commands: stored, and kept in memory for texts that mention commands. */
export interface CommandIdRecord {
  /** The ids as last loaded or stored. Empty if unknown. */
  current(): CommandIds;
  /** Loads the stored ids. */
  load(): Promise<void>;
  /** Whether the ids of an application's commands are known. */
  isOf(application: string): boolean;
  /** Stores the ids in Discord's response. An invalid response clears them, so that no outdated ids are used. */
  keep(application: string, answer: unknown): Promise<void>;
}

const KEY = 'discord-command-ids';

const id = z.string().regex(/^\d{1,20}$/);
/** Discord's response when commands are registered or requested. */
const answered = z.array(z.object({ id, name: z.string() }));
const kept = z.object({ application: z.string(), ids: z.record(z.string(), id) });

export function commandIdsIn({ meta }: { readonly meta: Pick<MetaStore, 'get' | 'set'> }): CommandIdRecord {
  let known: z.infer<typeof kept> | undefined;
  return {
    current: () => known?.ids ?? {},
    load: async () => {
      const text = await meta.get(KEY);
      known = text === undefined ? undefined : kept.safeParse(JSON.parse(text)).data;
    },
    isOf: application => known?.application === application && Object.keys(known.ids).length > 0,
    keep: async (application, answer) => {
      const ids = Object.fromEntries((answered.safeParse(answer).data ?? []).map(one => [one.name, one.id]));
      known = { application, ids };
      await meta.set(KEY, JSON.stringify(known));
    },
  };
}
