/** A fleet on a rapid river move (Rapid River Move 4–5). */
export interface Fleet {
  readonly power: string;
  readonly from: string;
  readonly path: readonly string[];
}
/** The board after all other orders: the powers of the units by province (with fleets that stay), and who stood off in each vacant one. */
export interface Scene {
  readonly standing: ReadonlyMap<string, string>;
  readonly stoodOff: ReadonlyMap<string, ReadonlySet<string>>;
  /** The provinces of rapid fleets that stay. */
  readonly staying: ReadonlySet<string>;
}

interface Log {
  readonly fleet: Fleet;
  at: string;
  /** The places where it could stop, its origin first. */
  readonly rests: string[];
  state: 'under way' | 'arrived' | 'stopped';
}

/** Returns where each fleet ends, by origin, and the provinces in which rapid fleets met. */
export function sail(
  fleets: readonly Fleet[],
  scene: Scene,
): { readonly rests: ReadonlyMap<string, string>; readonly met: ReadonlySet<string> } {
  const logs = fleets.map((fleet): Log => ({ fleet, at: fleet.from, rests: [fleet.from], state: 'under way' }));
  const met = new Set<string>();
  for (const step of [0, 1, 2]) oneSpace(logs, step, scene, met);
  fallBack(logs);
  return { rests: new Map(logs.map(log => [log.fleet.from, restOf(log)])), met };
}

const restOf = ({ rests, fleet }: Log): string => rests.at(-1) ?? fleet.from;

function oneSpace(logs: readonly Log[], step: number, scene: Scene, met: Set<string>): void {
  for (const log of logs) if (log.state === 'under way' && step >= log.fleet.path.length) log.state = 'arrived';
  const wants = new Map(logs.flatMap(log => (log.state === 'under way' ? [[log, log.fleet.path[step] ?? ''] as const] : [])));
  const meets = (log: Log, to: string): boolean => [...wants].some(([other, there]) => other !== log && there === to);
  const changesPlaces = (log: Log, to: string): boolean => [...wants].some(([other, there]) => other.at === to && there === log.at);
  const isBlocked = (log: Log, to: string): boolean =>
    scene.staying.has(to) || logs.some(other => other !== log && other.at === to && other.state !== 'under way');
  for (const [log, to] of wants) if (isClosed(log, step, to, scene) || meets(log, to) || changesPlaces(log, to)) log.state = 'stopped';
  for (const [log, to] of wants) if (meets(log, to) && !isClosed(log, step, to, scene)) met.add(to);
  for (let before = -1, now = 0; before !== now; before = now, now = logs.filter(log => log.state === 'stopped').length)
    for (const [log, to] of wants) if (isBlocked(log, to)) log.state = 'stopped';
  for (const [log, to] of wants) {
    if (log.state === 'stopped') continue;
    log.at = to;
    if (!scene.standing.has(to)) log.rests.push(to);
  }
}

/** A space to pass through is closed by foreign units, the last space by any unit. */
function isClosed({ fleet }: Log, step: number, to: string, { standing, stoodOff }: Scene): boolean {
  const there = standing.get(to);
  const isTaken = there !== undefined && (there !== fleet.power || step === fleet.path.length - 1);
  return isTaken || [...(stoodOff.get(to) ?? [])].some(power => power !== fleet.power);
}

/** Of fleets that would stop in the same space, each goes back one more, except a fleet that reached the end of its way. */
function fallBack(logs: readonly Log[]): void {
  const isThere = (log: Log): boolean => log.state !== 'stopped' && restOf(log) === log.at;
  for (;;) {
    const crowded = logs.filter(
      log => log.rests.length > 1 && !isThere(log) && logs.some(other => other !== log && restOf(other) === restOf(log)),
    );
    if (crowded.length === 0) return;
    for (const log of crowded) log.rests.pop();
  }
}
