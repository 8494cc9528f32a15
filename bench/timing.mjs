/** Median and 95th percentile of figures. */
export function spread(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1], p95: sorted[Math.floor(sorted.length * 0.95)] };
}

/**
 * Microseconds that each piece of work takes, warm: the median of `rounds` measurements of `repeats` calls. What is compared is
 * measured in turn, so that a change of the machine's speed meets all alike.
 */
export function measure(jobs, { rounds = 15, repeats = 8 } = {}) {
  const names = Object.keys(jobs);
  const figures = Object.fromEntries(names.map(name => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const start = process.hrtime.bigint();
      for (let k = 0; k < repeats; k++) jobs[name]();
      figures[name].push(Number(process.hrtime.bigint() - start) / 1000 / repeats);
    }
  }
  return Object.fromEntries(names.map(name => [name, spread(figures[name]).median]));
}

/** The same for many positions: all are measured twice, and the first time warms. */
export function measureEach(jobs, options) {
  for (const job of jobs) measure(job, options);
  return jobs.map(job => measure(job, options));
}
