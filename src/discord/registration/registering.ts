import type { CommandList } from '../commands/definition/commandList.js';
import { type Registered, type Registration, type RegistrationOutcome, register } from './registerCommands.js';

/** The registration of the commands, which begins anew with each client that connects. */
export interface Registering {
  begin(rest: Registration['rest'], application: string): Promise<RegistrationOutcome>;
  /** Undefined before the first client has connected. */
  hasCommands(): boolean | undefined;
  /** Ends its retries. */
  end(): void;
}

export function createRegistering(
  { store, ids, always, log }: Pick<Registration, 'store' | 'ids' | 'always' | 'log'>,
  commands: CommandList,
): Registering {
  let ending = new AbortController();
  let registered: Registered | undefined;
  return {
    begin: (rest, application) => {
      ending.abort();
      ending = new AbortController();
      registered = register({ rest, application, store, ids, always, log, signal: ending.signal }, commands);
      return registered.first;
    },
    hasCommands: () => registered?.hasCommands(),
    end: () => ending.abort(),
  };
}
