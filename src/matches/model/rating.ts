import { rate, rating, type Rating as Skill } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import type { UserId } from './match.js';

/** How a match that counts ended for those of its players who are rated: 1 is the best rank, equals share one. */
export type RatedMatch = readonly { readonly user: UserId; readonly rank: number }[];

/** How strong a player is, as far as the results tell: very likely within `margin` of `points`. Everybody begins at `START`. */
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
/** A margin is so many standard deviations. */
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

/** How much luck there is in a match: OpenSkill's usual 25/6, as the scale of the logistic curve that its models of pairs draw. */
const LUCK = (25 / 6) * (Math.sqrt(3) / Math.PI);
/** By how much a skill may have changed between two matches: OpenSkill's usual value. */
const CHANGE = 25 / 300;

/**
 * The skills after a match, by OpenSkill's full model of Bradley and Terry: everybody is compared with everybody else by rank, equals as
 * equals; points and centres count only through the rank. OpenSkill adds these comparisons up as if each were a match of its own. But it is
 * one performance that is compared with those of all others, so here they count as one: the average.
 */
function afterMatch(before: readonly Skill[], ranks: readonly number[]): readonly Skill[] {
  const summed = rate(
    before.map(skill => [skill]),
    { model: bradleyTerryFull, beta: LUCK, tau: CHANGE, rank: [...ranks] },
  );
  const share = 1 / (before.length - 1);
  return before.map(({ mu, sigma }, i) => {
    const [after = { mu, sigma }] = summed[i] ?? [];
    const variance = sigma ** 2 + CHANGE ** 2;
    return { mu: mu + share * (after.mu - mu), sigma: Math.sqrt(variance + share * (after.sigma ** 2 - variance)) };
  });
}

/** Rates players by the matches that are counted. */
export function createRatings(): Ratings {
  const skills = new Map<UserId, { readonly skill: Skill; readonly matches: number }>();
  const begun = { skill: rating(), matches: 0 };
  return {
    count: match => {
      if (match.length < 2) return;
      const before = match.map(({ user }) => skills.get(user) ?? begun);
      const after = afterMatch(
        before.map(({ skill }) => skill),
        match.map(({ rank }) => rank),
      );
      match.forEach(({ user }, i) => {
        const skill = after[i];
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
