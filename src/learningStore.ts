import type { MatchStore, ServerStore, Store, StudyStore, UserStore } from './matches/context/store.js';

interface Learning {
  /** Whether a game must be learnt before it can be played. */
  readonly needs: (game: string) => boolean;
  readonly learn: (game: string) => Promise<unknown>;
}

/** A store that learns the games of what is read from it, and of what is decided, so that they can be played. */
export function learningStore(store: Store, learning: Learning): Store {
  const learner = learnerOf(learning);
  return {
    ...store,
    matches: learningMatches(store.matches, learner),
    users: learningUsers(store.users, learner),
    studies: learningStudies(store.studies, learner),
    servers: learningServers(store.servers, learner),
  };
}

/** Learns games that are not known yet. */
interface Learner {
  one(game: string): Promise<void>;
  /** In a list, one that cannot be learnt does not keep the others from being read: it is found out where it is played. */
  all(games: readonly string[]): Promise<void>;
  /** Interrupts a decision about a match or a study whose game must be learnt first. */
  mustKnow(game: string): void;
  /** Tries; if a game must be learnt for it, learns it, and does it. Where there is no such game, that is found out then. */
  andAgain<T>(attempt: () => Promise<T>, again: () => Promise<T>): Promise<T>;
}

class NotLearnt extends Error {
  readonly game: string;
  constructor(game: string) {
    super(`${game} is not known yet`);
    this.game = game;
  }
}

function learnerOf({ needs, learn }: Learning): Learner {
  const one = async (game: string): Promise<void> => {
    if (needs(game)) await learn(game);
  };
  return {
    one,
    all: async games => {
      for (const game of new Set(games)) await one(game).catch(() => undefined);
    },
    mustKnow: game => {
      if (needs(game)) throw new NotLearnt(game);
    },
    andAgain: async (attempt, again) => {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof NotLearnt)) throw error;
        await learn(error.game);
        return await again();
      }
    },
  };
}

const learningMatches = (matches: MatchStore, learner: Learner): MatchStore => ({
  ...matches,
  decide: async (match, asked, work) => {
    const checked: typeof work = (snapshot, stored) => {
      learner.mustKnow(snapshot.match.game);
      return work(snapshot, stored);
    };
    return await learner.andAgain(
      () => matches.decide(match, asked, checked),
      () => matches.decide(match, asked, work),
    );
  },
  read: async (match, people) => {
    const found = await matches.read(match, people);
    if (found) await learner.one(found.match.game);
    return found;
  },
  get: async id => {
    const found = await matches.get(id);
    if (found) await learner.one(found.game);
    return found;
  },
  find: async (where, whose) => {
    const found = await matches.find(where, whose);
    await learner.all(found.map(({ game }) => game));
    return found;
  },
});

const learningUsers = (users: UserStore, learner: Learner): UserStore => ({
  ...users,
  results: async (user, guild, latest) => {
    const found = await users.results(user, guild, latest);
    await learner.all(found.map(({ game }) => game));
    return found;
  },
  gamesWithResults: async guild => {
    const found = await users.gamesWithResults(guild);
    await learner.all(found);
    return found;
  },
});

const learningStudies = (studies: StudyStore, learner: Learner): StudyStore => ({
  ...studies,
  change: async (id, user, work) => {
    const checked: typeof work = study => {
      learner.mustKnow(study.game);
      return work(study);
    };
    return await learner.andAgain(
      () => studies.change(id, user, checked),
      () => studies.change(id, user, work),
    );
  },
  of: async user => {
    const found = await studies.of(user);
    await learner.all(found.map(({ game }) => game));
    return found;
  },
  get: async id => {
    const found = await studies.get(id);
    if (found) await learner.one(found.game);
    return found;
  },
  inThread: async thread => {
    const found = await studies.inThread(thread);
    await learner.all(found.map(({ game }) => game));
    return found;
  },
  share: async (id, user, shared) => {
    const found = await studies.share(id, user, shared);
    if (found) await learner.one(found.game);
    return found;
  },
});

const learningServers = (servers: ServerStore, learner: Learner): ServerStore => ({
  ...servers,
  read: async who => {
    const found = await servers.read(who);
    await learner.all(found.lobbies.map(({ game }) => game));
    return found;
  },
  decide: async (who, work) => {
    const checked: typeof work = server => {
      const decision = work(server);
      if (decision.opens) learner.mustKnow(decision.opens.match.game);
      return decision;
    };
    return await learner.andAgain(
      () => servers.decide(who, checked),
      () => servers.decide(who, work),
    );
  },
  decideWithMatch: async (who, id, work) => {
    const checked: typeof work = (queue, snapshot) => {
      learner.mustKnow(snapshot.match.game);
      return work(queue, snapshot);
    };
    return await learner.andAgain(
      () => servers.decideWithMatch(who, id, checked),
      () => servers.decideWithMatch(who, id, work),
    );
  },
});
