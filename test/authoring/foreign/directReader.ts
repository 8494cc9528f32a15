/**
 * The opening orders of a `.map` file, read from its text alone: a reader of its own that knows nothing of boards. Orders are written as
 * "F STP/SC - BOT", "A MOS S A WAR - UKR", "F AEG C A CON - GRE". Files that use others are joined before.
 */
export function openingOrders(text: string): ReadonlySet<string> {
  const words = text
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([first]) => first !== '' && !first?.startsWith('#'));
  const terrain = new Map<string, string>();
  const abuts = new Map<string, string[]>();
  const units: string[] = [];
  for (const [first = '', at = '', , ...rest] of words)
    if (/^(?:LAND|COAST|WATER|PORT|SHUT)$/.test(first)) {
      terrain.set(at, first);
      abuts.set(at, rest);
    } else if (/^[AF]$/.test(first)) units.push(`${first} ${at}`);
  const kind = (at: string): string => terrain.get(at) ?? terrain.get(at.toLowerCase()) ?? '';
  const beside = (at: string): readonly string[] => abuts.get(at) ?? abuts.get(at.toLowerCase()) ?? [];
  const base = (at: string): string => at.slice(0, 3).toUpperCase();

  /** Whether a unit may go (or, supporting, act) from a place to another. */
  const reaches = (type: string, from: string, to: string, isSupport: boolean): boolean => {
    const target = isSupport ? base(to) : to;
    const written = beside(from).find(one => one.toUpperCase() === target || base(one) === target);
    if (written === undefined || kind(target) === 'SHUT' || kind(target) === '') return false;
    if (type === 'A') return !target.includes('/') && kind(target) !== 'WATER' && !/^[A-Z][a-z]/.test(written);
    return kind(target) !== 'LAND' && /^[A-Z]/.test(written) && (isSupport || terrain.has(target));
  };
  const places = [...terrain.keys()].map(at => at.toUpperCase());
  const orders = new Set<string>();
  const movesOf = new Map<string, Set<string>>();
  for (const unit of units) {
    const [type = '', at = ''] = unit.split(' ');
    const moves = places.filter(to => to !== at && reaches(type, at, to, false));
    movesOf.set(unit, new Set(moves.map(base)));
    for (const to of moves) orders.add(`${unit} - ${to}`);
  }
  // Armies overseas: from sea to sea where a fleet is, as far as it goes. A port is sea to those who pass.
  const carriers = units.filter(unit => unit.startsWith('F') && /WATER|PORT/.test(kind(unit.slice(2)))).map(unit => unit.slice(2));
  const overseas = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
  for (const army of units.filter(unit => unit.startsWith('A'))) {
    const from = army.slice(2);
    const paths = new Map<string, (readonly string[])[]>();
    const walk = (fleet: string, before: readonly string[]): void => {
      const path = [...before, fleet];
      for (const goal of beside(fleet).map(base)) {
        if (/COAST|PORT/.test(kind(goal)) && goal !== from && !path.includes(goal)) paths.set(goal, [...(paths.get(goal) ?? []), path]);
        if (carriers.includes(goal) && !path.includes(goal)) walk(goal, path);
      }
    };
    if (/COAST|PORT/.test(kind(from))) for (const fleet of carriers) if (beside(from).some(one => base(one) === fleet)) walk(fleet, []);
    // A fleet helps only on a way that does not do without it.
    const goals = new Map(
      [...paths].map(([goal, all]) => {
        const shortest = all.filter(path => !all.some(other => other.length < path.length && other.every(one => path.includes(one))));
        return [goal, new Set(shortest.flat())] as const;
      }),
    );
    overseas.set(army, goals);
    for (const [goal, fleets] of goals) {
      orders.add(`${army} - ${goal}`);
      orders.add(`${army} - ${goal} VIA`);
      for (const fleet of fleets) orders.add(`F ${fleet} C ${army} - ${goal}`);
    }
  }
  for (const unit of units) {
    const [type = '', at = ''] = unit.split(' ');
    for (const other of units) {
      if (other === unit) continue;
      const [otherType, otherAt = ''] = other.split(' ');
      const told = `${otherType} ${base(otherAt)}`;
      if (reaches(type, at, otherAt, true)) orders.add(`${unit} S ${told}`);
      const goals = new Set(movesOf.get(other));
      // A fleet does not support what needs its own convoy.
      for (const [goal, fleets] of overseas.get(other) ?? []) if (!(type === 'F' && fleets.has(at))) goals.add(goal);
      for (const goal of goals) if (goal !== base(at) && reaches(type, at, goal, true)) orders.add(`${unit} S ${told} - ${goal}`);
    }
  }
  return orders;
}
