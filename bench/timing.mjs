/** Median and 95th percentile. */
export function spread(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1], p95: sorted[Math.floor(sorted.length * 0.95)] };
}

/**
 * Microseconds per call of each job, warm: the median of `rounds` measurements of `repeats` calls. The jobs take turns, so that a change of
 * the machine's speed affects all of them. One that returns a promise ends when that is kept.
 */
export async function measure(jobs, { rounds = 15, repeats = 8 } = {}) {
  const names = Object.keys(jobs);
  const figures = Object.fromEntries(names.map(name => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const start = process.hrtime.bigint();
      for (let k = 0; k < repeats; k++) {
        const done = jobs[name]();
        if (done instanceof Promise) await done;
      }
      figures[name].push(Number(process.hrtime.bigint() - start) / 1000 / repeats);
    }
  }
  return Object.fromEntries(names.map(name => [name, spread(figures[name]).median]));
}

/**
 * Microseconds that each job takes for each of many positions: one position after the other, never the same twice in a row. The median of
 * `passes` passes over all of them, after `warming` passes that do not count.
 */
export function measureInTurn(positions, { passes = 15, warming = 40 } = {}) {
  const figures = positions.map(jobs => Object.fromEntries(Object.keys(jobs).map(name => [name, []])));
  for (let pass = -warming; pass < passes; pass++)
    for (const [i, jobs] of positions.entries())
      for (const name of Object.keys(jobs)) {
        const start = process.hrtime.bigint();
        jobs[name]();
        if (pass >= 0) figures[i][name].push(Number(process.hrtime.bigint() - start) / 1000);
      }
  return figures.map(each => Object.fromEntries(Object.entries(each).map(([name, times]) => [name, spread(times).median])));
}

/** Milliseconds of the processor that a job takes, those of helping threads included. */
export async function processorTime(job) {
  const start = process.cpuUsage();
  await job();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
