import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStage, type Stage } from '../endToEnd/harness/stage.js';

/** What a server has besides: a community of middling size has some dozens of channels. */
const CHANNELS = Array.from({ length: 30 }, (_, i) => `channel-${i + 1}`);
/** The most megabytes that a thousand servers may add. */
const ALLOWED = 60;
/** Milliseconds for which the bot is left alone before it is measured. */
const REST = 20_000;

/**
 * Measures what memory the real bot has resident in one server, and in so many more, each time a while after it was started. Returns whether a
 * thousand servers add no more than is allowed. Linux only.
 */
export async function soakGuilds(guilds: number): Promise<boolean> {
  const stage = await openStage({ settings: { LOG_LEVEL: 'warn', ZONGHENG_TICK_MS: '5000' }, rememberedRequests: 100 });
  try {
    const megabytes: number[] = [];
    for (const [i, wanted] of [0, guilds / 2, guilds].entries()) {
      if (i > 0) {
        for (let n = 0; n < guilds / 2; n++) await stage.director.ask('guilds.add', { name: `Guild ${n + 1}`, channels: CHANNELS });
        await stage.restart();
      }
      await sleep(REST);
      megabytes.push(residentIn(stage));
      console.log(`in ${wanted + 1} guilds: ${megabytes.at(-1)?.toFixed(1)} MB`);
    }
    const [none = 0, half = 0, all = 0] = megabytes;
    const [first, perThousand] = [(half - none) / (guilds / 2_000), (all - none) / (guilds / 1_000)].map(one => Number(one.toFixed(1)));
    console.log(JSON.stringify({ soak: 'guilds', guilds, channels: CHANNELS.length, megabytes, firstHalfPerThousand: first, perThousand }));
    return (perThousand ?? Number.NaN) <= ALLOWED;
  } finally {
    await stage.abandon();
  }
}

function residentIn(stage: Stage): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${stage.bot().pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
