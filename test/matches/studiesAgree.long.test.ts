import { describe, expect, it } from 'vitest';
import type { AnyGame, SeatId } from '../../src/games/game.js';
import { recruitText } from '../../src/games/opponent.js';
import { asJson } from '../../src/lib/jsonPatch.js';
import { seededRandom } from '../../src/lib/random.js';
import { resolveStudy } from '../../src/matches/actions/studies/changeStudy.js';
import { studyFromMatch } from '../../src/matches/actions/studies/openStudy.js';
import { whatIf } from '../../src/matches/actions/studies/whatIf.js';
import { readerOf } from '../../src/matches/context/decide.js';
import { resolvedWith } from '../../src/matches/context/studySteps.js';
import { matchFile } from '../../src/matches/model/matchFile.js';
import { recordBegun, recordText } from '../../src/matches/read/matchRecord.js';
import { resolvedPhase } from '../../src/matches/record/resolvedPhase.js';
import {
  CARDS,
  CLASSIC,
  DIPLOMACY,
  GAMES,
  newWorld,
  of,
  type PlayedGame,
  position,
  present,
  put,
  putRecorded,
  shown,
  supposing,
  TABLETOP,
} from './studiedGames.js';
import { accepted, faultOf, type World } from './world.js';

describe('A study of a phase that was played', () => {
  it.each(DIPLOMACY)('of $id comes out as it did, byte for byte, with the orders that were given', async game => {
    const w = newWorld(game);
    const { match, phases } = put(w, game, 14);
    let compared = 0;
    for (const { number, report, orders } of phases.slice(0, -1)) {
      const forked = accepted(await studyFromMatch(w.hosting, { user: 'ann', match: match.id, phase: number, name: '' }));
      const study = await supposing(w, forked, orders);
      const [step] = study.body.steps;
      const made = resolvedWith(game, (await position(w, study)).state, present(step).supposed);
      expect([number, JSON.stringify(asJson(made.report))]).toEqual([number, JSON.stringify(asJson(report))]);
      expect([number, shown(game, game.state.parse(asJson(made.state)))]).toEqual([number, shown(game, phases[number]?.state)]);
      await w.store.studies.remove(study.id, 'ann');
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it.each(CARDS)('of $id, once it is over, comes out as it did in each single decision', async game => {
    const w = newWorld(game);
    const { match, phases } = put(w, game, 40);
    for (const { number, state, report } of phases.slice(0, -1)) {
      const study = accepted(await studyFromMatch(w.hosting, { user: 'ann', match: match.id, phase: number, name: '' }));
      const made = resolvedWith(game, (await position(w, study)).state, present(study.body.steps[0]).supposed);
      expect([number, JSON.stringify(asJson(made.report))]).toEqual([number, JSON.stringify(asJson(report))]);
      expect([number, shown(game, game.state.parse(asJson(made.state)))]).toEqual([number, shown(game, phases[number]?.state)]);
      expect(shown(game, state)).toBe(shown(game, study.body.start));
      await w.store.studies.remove(study.id, 'ann');
    }
  });

  it.each(DIPLOMACY)('of $id comes out so from its record too, with the orders as they stand there', async game => {
    const w = newWorld(game);
    const { match } = put(w, game, 12);
    const begun = accepted(recordBegun(present(await readerOf(w.hosting, match.id))));
    const { phases } = matchFile.parse(JSON.parse(await recordText(w.hosting, begun)));
    let compared = 0;
    for (const { kind, state, closed } of phases) {
      // Votes, lots and battles are in no record.
      if (!closed || game.votes || game.sealed) continue;
      const orders = new Map(Object.entries(closed.orders).map(([seat, one]) => [seat, one.orders]));
      const made = resolvedPhase(game, asJson(state), orders);
      expect([kind, JSON.stringify(made?.report)]).toEqual([kind, JSON.stringify(closed.report)]);
      compared += 1;
    }
    expect(compared > 5).toBe(!game.votes && !game.sealed);
  });

  it.each([...DIPLOMACY.map(game => [game.id, {}] as const), ...TABLETOP])(
    'of %s %j is followed from its first phase to its last with votes, lists and reports as they were',
    async (id, chosen) => {
      const game = present(GAMES.get(id));
      const w = newWorld(game);
      const { match, phases } = put(w, game, 20, { chosen });
      let study = accepted(await studyFromMatch(w.hosting, { user: 'ann', match: match.id, phase: 1, name: '' }));
      const kinds = new Set<string>();
      for (const { number, state, report, orders } of phases.slice(0, -1)) {
        const { kind, awaits, mayAct = [], host = false } = game.phase(state);
        // Phases in which nobody decides anything are passed over.
        if (awaits.length + mayAct.length === 0 && !host) continue;
        kinds.add(kind);
        const here = await position(w, study);
        expect([number, shown(game, game.state.parse(asJson(here.state)))]).toEqual([number, shown(game, state)]);
        for (const seat of [...awaits, ...mayAct]) expect(here.seats.map(one => one.id)).toContain(seat);
        expect(here.seats.some(one => one.id === 'host')).toBe(host);
        study = await supposing(w, study, orders);
        study = accepted(await resolveStudy(w.hosting, of(study)));
        const made = (await position(w, study)).before?.report;
        expect([number, JSON.stringify(asJson(made))]).toEqual([number, JSON.stringify(asJson(report))]);
      }
      if ('battles' in chosen) expect([...kinds]).toEqual(expect.arrayContaining(['movement', 'lists', 'battles', 'retreats']));
    },
  );

  it.each(TABLETOP)('of %s %j cannot begin while battles are fought: they rest on lists that stay secret', async (id, chosen) => {
    const game = present(GAMES.get(id));
    const w = newWorld(game);
    const { match, phases } = put(w, game, 20, { chosen });
    const battles = phases.filter(({ state }) => game.phase(state).kind === 'battles');
    expect(battles.length).toBeGreaterThan(0);
    for (const { number } of battles)
      expect(faultOf(await studyFromMatch(w.hosting, { user: 'ann', match: match.id, phase: number, name: '' }))).toEqual({
        code: 'study-amid-battles',
      });
  });
});

describe('A fork of every phase of a whole game, resolved with the orders that were given', () => {
  /** Compares each closed phase with what its fork comes to. Returns how many there were. */
  async function compare(w: World, game: AnyGame, { match, phases }: PlayedGame): Promise<number> {
    let compared = 0;
    for (const { number, report, orders } of phases) {
      const kept = await w.store.history.phase(match.id, number);
      if (kept?.closedAt === undefined || game.restsOnSecrets?.(kept.state)) continue;
      const forked = accepted(await studyFromMatch(w.hosting, { user: 'ann', match: match.id, phase: number, name: '' }));
      // Votes and lists stay secret, so they are supposed; everything else the study has by itself.
      const study = game.votes || game.sealed ? await supposing(w, forked, orders) : forked;
      const made = resolvedWith(game, (await position(w, study)).state, present(study.body.steps[0]).supposed);
      expect([number, JSON.stringify(asJson(made.report))]).toEqual([number, JSON.stringify(asJson(report))]);
      const next = await w.store.history.phase(match.id, number + 1);
      if (next) expect([number, shown(game, game.state.parse(asJson(made.state)))]).toEqual([number, shown(game, next.state)]);
      await w.store.studies.remove(study.id, 'ann');
      compared += 1;
    }
    return compared;
  }

  it.each(['cicero:433761', 'cicero:439999', 'searchbot-selfplay:FRA.504', 'searchbot-selfplay:ENG.106', 'searchbot-selfplay:ITA.1074'])(
    'agrees byte for byte: %s',
    async id => {
      const w = newWorld();
      expect(await compare(w, CLASSIC, putRecorded(w, id))).toBeGreaterThan(30);
    },
  );

  it.each(
    [...DIPLOMACY.map(game => [game.id, {}] as const), ...TABLETOP].flatMap(([id, chosen]) =>
      [11, 12].map(seed => [id, chosen, seed] as const),
    ),
  )('agrees byte for byte: %s %j between practice players, seed %i', async (id, chosen, seed) => {
    const game = present(GAMES.get(id));
    const w = newWorld(game);
    const played = put(w, game, 60, { seed, lots: seed, chosen });
    expect(await compare(w, game, played)).toBeGreaterThan(played.phases.length / 2);
  });
});

describe('A study of a game that goes on', () => {
  it.each(DIPLOMACY)('of $id knows what everybody knows: it is the same whatever is hidden', async game => {
    for (const phases of [1, 4]) {
      const taken: string[] = [];
      for (const hidden of [1, 2, 3]) {
        const w = newWorld(game);
        // The orders of the open phase, the lots and the secret are dealt anew; what is closed stays.
        const { match } = put(w, game, phases, { status: 'running' });
        const open = present(w.store.openPhase(match.id));
        const stirred = game.withChance?.(open.state, { seed: hidden, secret: `${hidden}`.repeat(32) }) ?? open.state;
        w.store.arrange(match.id, tx => {
          const filed = tx.facts.submissions.map(one => ({ ...one, submission: redealt(game, open.state, one.seat, hidden) }));
          tx.put({ open: { ...present(tx.facts.open), state: withWishes(game, stirred, hidden) }, submissions: filed });
        });
        const study = accepted(await studyFromMatch(w.hosting, { user: 'ann', match: match.id, name: 'x' }));
        taken.push(JSON.stringify(study.body));
        expect(study.body.steps[0]?.supposed).toEqual({});
        expect(JSON.stringify(study)).not.toContain('user-');
      }
      expect(new Set(taken).size).toBe(1);
    }
  });

  it.each(DIPLOMACY)(
    '“What if” in $id knows that and one’s own orders, and what comes of it too is the same whatever others hide',
    async game => {
      for (const phases of [1, 2, 4]) {
        const taken: string[] = [];
        for (const hidden of [1, 2, 3]) {
          const w = newWorld(game);
          const { match } = put(w, game, phases, { status: 'running' });
          const open = present(w.store.openPhase(match.id));
          const stirred = game.withChance?.(open.state, { seed: hidden, secret: `${hidden}`.repeat(32) }) ?? open.state;
          const { awaits } = game.phase(open.state);
          const holders = w.store.seatHolders(match.id);
          const own = present(holders.find(({ seat }) => awaits.includes(seat)) ?? holders[0]);
          w.store.arrange(match.id, tx => {
            const filed = tx.facts.submissions.map(one => ({
              ...one,
              ready: hidden > 1,
              ...(one.seat !== own.seat && { submission: redealt(game, open.state, one.seat, hidden) }),
            }));
            tx.put({ open: { ...present(tx.facts.open), state: withWishes(game, stirred, hidden) }, submissions: filed });
          });
          const study = accepted(await whatIf(w.hosting, { match: match.id, user: present(own.user), name: 'x' }));
          expect(Object.keys(present(study.body.steps[0]).supposed).every(seat => seat === own.seat)).toBe(true);
          const resolved = accepted(await resolveStudy(w.hosting, of(study)));
          const { before, state } = await position(w, resolved);
          taken.push(JSON.stringify([resolved.body, asJson(before?.report), asJson(state)]));
        }
        expect(new Set(taken).size).toBe(1);
      }
    },
  );
});

const redealt = (game: AnyGame, state: unknown, seat: SeatId, seed: number): unknown =>
  game.read(state, seat, recruitText(game, state, seat, seededRandom(seed)), undefined, 'en', 0).submission;

/** Where a game has standing wishes, which only their seat sees: others. */
const withWishes = (game: AnyGame, state: unknown, hidden: number): unknown =>
  game.id.includes('warhammer') ? { ...Object(state), wishes: hidden > 1 ? { empire: [] } : {} } : state;
