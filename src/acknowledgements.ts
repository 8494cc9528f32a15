import { performance } from 'node:perf_hooks';
import { DISCORD_LIMITS } from './discord/protocol/discordLimits.js';

const WITHIN = DISCORD_LIMITS.acknowledgement;

export interface Acknowledgements {
  arrived(interaction: string): void;
  acknowledged(interaction: string): void;
  /** Counts the interactions that were not acknowledged in time as missed, and forgets them. */
  sweep(): void;
}

/** Called with the seconds that an acknowledgement took, and when one is missing. */
export interface LatencyListener {
  readonly took: (seconds: number) => void;
  readonly missed: () => void;
}

/** Times the acknowledgements of interactions. It knows only those of the last three seconds. */
export function timeAcknowledgements({ took, missed }: LatencyListener, now: () => number = () => performance.now()): Acknowledgements {
  const waiting = new Map<string, number>();
  const sweep = (): void => {
    const oldest = now() - WITHIN;
    for (const [interaction, at] of waiting) {
      if (at > oldest) return;
      waiting.delete(interaction);
      missed();
    }
  };
  return {
    arrived: interaction => {
      sweep();
      waiting.set(interaction, now());
    },
    acknowledged: interaction => {
      const at = waiting.get(interaction);
      if (at === undefined || !waiting.delete(interaction)) return;
      took((now() - at) / 1_000);
    },
    sweep,
  };
}
