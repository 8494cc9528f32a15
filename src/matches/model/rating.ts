import { rate, rating, type Rating as Skill } from 'openskill';
import type { UserId } from './match.js';

/** How a match that counts ended for those of its players who are rated: 1 is the best rank, equals share one. */
export type RatedMatch = readonly { readonly user: UserId; readonly rank: number }[];

/**
 * How strong a player is, as far as the results tell: with a probability of 95 % the true value is within `margin` of `points`. Everybody
 * begins at `START`.
 */
export interface Rating {
  readonly points: number;
  readonly margin: number;
  /** How many matches it comes from. */
  readonly matches: number;
}

/** A player's rating with their place in the table: those share one of whom the same is certain. */
export interface RankedPlayer extends Rating {
  readonly user: UserId;
  readonly place: number;
}

/** How many of our points are one of OpenSkill's, which begins at 25. */
const SCALE = 40;
/** How many standard deviations around the mean hold the true value with a probability of 95 %. */
const DEVIATIONS = 2;

const pointsOf = ({ mu, sigma }: Skill): Omit<Rating, 'matches'> => ({
  points: Math.round(SCALE * mu),
  margin: Math.round(SCALE * DEVIATIONS * sigma),
});

/** What a player begins with. */
export const START = pointsOf(rating());

/** What is certain: the lower end of the range. */
const certain = ({ points, margin }: Rating): number => points - margin;

/** The ratings of players, worked out from one match after the other. */
export interface Ratings {
  /** Counts a match, which ended after those counted before. With fewer than two players there is nobody to be compared with. */
  count(match: RatedMatch): void;
  /** Whoever is better for certain comes first. */
  table(): readonly RankedPlayer[];
}

/**
 * Rates players with OpenSkill's model of Plackett and Luce: in each match everybody is compared with everybody else by rank. Equals are
 * compared as equals; points and centres count only through the rank.
 */
export function createRatings(): Ratings {
  const skills = new Map<UserId, { readonly skill: Skill; readonly matches: number }>();
  const begun = { skill: rating(), matches: 0 };
  return {
    count: match => {
      if (match.length < 2) return;
      const before = match.map(({ user }) => skills.get(user) ?? begun);
      const after = rate(
        before.map(({ skill }) => [skill]),
        { rank: match.map(({ rank }) => rank) },
      );
      match.forEach(({ user }, i) => {
        const [skill] = after[i] ?? [];
        if (skill) skills.set(user, { skill, matches: (before[i]?.matches ?? 0) + 1 });
      });
    },
    table: () => ranked([...skills].map(([user, { skill, matches }]) => ({ user, matches, ...pointsOf(skill) }))),
  };
}

function ranked(players: readonly (Rating & { readonly user: UserId })[]): readonly RankedPlayer[] {
  const sorted = players.toSorted((a, b) => certain(b) - certain(a) || (a.user < b.user ? -1 : 1));
  let place = 1;
  return sorted.map((player, i) => {
    const before = sorted[i - 1];
    if (before && certain(before) > certain(player)) place = i + 1;
    return { ...player, place };
  });
}
