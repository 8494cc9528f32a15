import { readPopulation } from '/work/h/people25/test/soak/seasons/population.js';
import { playSeason } from '/work/h/people25/test/soak/seasons/season.js';
const [arm, seed, days] = process.argv.slice(2);
const t = process.cpuUsage(); const w = performance.now();
const f = await playSeason({ population: readPopulation(), arm: arm as never, seed: Number(seed), days: Number(days) });
const u = process.cpuUsage(t);
console.log(JSON.stringify(f), 'cpu', (u.user+u.system)/1e6, 'wall', (performance.now()-w)/1e3, 'rss', process.memoryUsage().rss/1e6);
