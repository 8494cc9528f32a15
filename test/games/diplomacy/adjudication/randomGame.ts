import type { Diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../../../src/games/diplomacy/model/report.js';
import type { State, Submission } from '../../../../src/games/diplomacy/model/state.js';
import type { Language } from '../../../../src/lib/language.js';
import type { Random } from '../../../../src/lib/random.js';

/** One phase of a game, with what every power sent. */
export interface Played {
  readonly before: State;
  readonly submissions: ReadonlyMap<string, Submission>;
  readonly after: State;
  readonly report: Report;
  /** Offered texts that were not accepted. */
  readonly refused: readonly string[];
}

/** The number of players, and the host's options as texts by key. Undefined `players`: as many as possible. */
export interface Agreed {
  readonly players?: number | undefined;
  readonly options?: Readonly<Record<string, string>>;
}

/** Plays a game from its start, with every power ordering something that it is offered, or nothing. Returns its phases. */
export function playRandomly(game: Diplomacy, phases: number, random: Random, agreed: Agreed = {}): readonly Played[] {
  const options = agreed.options ? (game.chosen?.parse(agreed.options) ?? {}) : {};
  const seats = game.seats(agreed.players ?? game.players.most, options);
  if (!seats.ok) throw new Error(seats.fault.code);
  const played: Played[] = [];
  let now = game.open({ seats: seats.value.map(seat => seat.id), seed: 1, options });
  for (let n = 0; n < phases && !game.ending(now); n++) {
    const one = playPhase(game, now, random);
    played.push(one);
    now = one.after;
  }
  return played;
}

function playPhase(game: Diplomacy, before: State, random: Random): Played {
  const refused: string[] = [];
  const submissions = new Map<string, Submission>();
  for (const power of before.powers) {
    const language: Language = random() < 0.5 ? 'en' : 'fr';
    const chosen = choose(game, before, power, language, random);
    const { submission, lines } = game.read(before, power, chosen.join('\n'), undefined, language);
    refused.push(...lines.flatMap(({ typed, fault }) => (fault && !isOneTooMany(fault.code) ? [`${power} ${typed}: ${fault.code}`] : [])));
    if (random() < 0.95) submissions.set(power, submission);
  }
  return { before, submissions, ...advanced(game, before, submissions), refused };
}

const advanced = (game: Diplomacy, before: State, submissions: ReadonlyMap<string, Submission>) => {
  const { state, report } = game.advance(before, submissions);
  return { after: state, report };
};

const isOneTooMany = (code: string): boolean => code === 'too-many-builds' || code === 'too-many-removals';

function choose(game: Diplomacy, now: State, power: string, language: Language, random: Random): readonly string[] {
  return game.options(now, power, language).flatMap(({ choices }) => {
    const choice = choices[Math.floor(random() * choices.length)];
    return choice && random() < 0.95 ? [choice.text] : [];
  });
}
