/** Browser storage of this simulator: `lasting` for all windows, `window` for this one until it is closed. */
const STORAGES = { lasting: () => localStorage, window: () => sessionStorage } as const;
type Storage = keyof typeof STORAGES;

/** The path contains the simulator's key, so every simulator has its own entries. */
const nameIn = (name: string): string => `${location.pathname} ${name}`;

/** The value stored under a name; undefined if there is none or the browser stores nothing. */
export function recall<Kept>(storage: Storage, name: string): Kept | undefined {
  try {
    return JSON.parse(STORAGES[storage]().getItem(nameIn(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value under a name; `undefined` removes it. */
export function keep(storage: Storage, name: string, what: unknown): void {
  try {
    if (what === undefined) STORAGES[storage]().removeItem(nameIn(name));
    else STORAGES[storage]().setItem(nameIn(name), JSON.stringify(what));
  } catch {
    // Some browsers store nothing.
  }
}
