/** What the browser keeps for this guild: `lasting` for all its windows, `window` for this one over a reload. */
const SHELVES = { lasting: () => localStorage, window: () => sessionStorage } as const;
type Shelf = keyof typeof SHELVES;

/** Every guild has a key of its own in its address, and so its own records. */
const nameIn = (name: string): string => `${location.pathname} ${name}`;

/** What the page itself kept under a name; nothing, if it kept nothing or the browser does not. */
export function recall<Kept>(shelf: Shelf, name: string): Kept | undefined {
  try {
    return JSON.parse(SHELVES[shelf]().getItem(nameIn(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something under a name; `undefined` forgets it. */
export function keep(shelf: Shelf, name: string, what: unknown): void {
  try {
    if (what === undefined) SHELVES[shelf]().removeItem(nameIn(name));
    else SHELVES[shelf]().setItem(nameIn(name), JSON.stringify(what));
  } catch {
    // A browser that keeps nothing begins anew at every visit.
  }
}
