import { describe, expect, it } from 'vitest';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { resolveStudy, suppose } from '../../src/matches/actions/studies/changeStudy.js';
import { studyFromMatch } from '../../src/matches/actions/studies/openStudy.js';
import { STUDY_LIMITS } from '../../src/matches/model/studyLimits.js';
import { positionAt } from '../../src/matches/read/studyPosition.js';
import { conquered, winterOf } from '../games/diplomacy/battles/conquered.js';
import { aStudy } from '../store/records.js';
import { GAMES, newWorld, of, position, present, put } from './studiedGames.js';
import { accepted } from './world.js';

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const BATTLES = present(GAMES.get('classic-battles'));

/** A study that begins with this position of Classic with battles. */
const studyOf = (start: State) => ({ ...aStudy('ann', { game: 'classic-battles' }).body, seats: POWERS, options: {}, start });

describe('Every power that has something to decide can be ordered in a study', () => {
  it('conquered powers: who has no unit left chooses a service, and a Sepoy may revolt', async () => {
    const w = newWorld(BATTLES);
    const services: State['services'] = { italy: { as: 'sepoy', of: 'france', won: 3 }, turkey: { as: 'mercenary', of: 'russia', won: 0 } };
    for (const [start, seat, text] of [
      [conquered({ services }), 'turkey', 'Serve as Mercenary: Austria'],
      [winterOf(3), 'italy', ''],
    ] as const) {
      const added = present(
        await w.store.studies.add({ ...aStudy('ann', { game: 'classic-battles' }), body: studyOf(start) }, STUDY_LIMITS),
      );
      const here = await position(w, added);
      expect(here.seats.map(({ id }) => id)).toContain(seat);
      const said = text || (BATTLES.options(here.state, seat, 'en')[0]?.choices[0]?.text ?? 'nothing can be said');
      const done = accepted(await suppose(w.hosting, { ...of(added), seat }, { how: 'add', text: said, language: 'en' }));
      expect(done.lines.flatMap(({ fault }) => fault ?? [])).toEqual([]);
      expect(done.study.body.steps[0]?.supposed[seat]).toContain(said);
      expect(accepted(await resolveStudy(w.hosting, of(added))).body.steps).toHaveLength(2);
    }
  });

  it('powers whose player has left too, and then the others are as they were', async () => {
    const game = present(GAMES.get('mandate-of-heaven'));
    const w = newWorld(game);
    const { match, phases } = put(w, game, 2, { status: 'running' });
    const { state } = present(phases.at(-1));
    const [left = '', ...stayed] = game.inPlay(state);
    w.store.arrange(match.id, tx =>
      tx.put({ open: { ...present(tx.facts.open), state: game.attend?.(state, { seats: stayed, vacant: [left] }) ?? state } }),
    );
    const study = accepted(await studyFromMatch(w.hosting, { user: 'ann', match: match.id, name: '' }));
    const here = await position(w, study);
    expect(here.seats.map(({ id }) => id)).toEqual(expect.arrayContaining([left, ...stayed]));
    expect(Object(here.state).vacant).toEqual([left]);
    const order = game.options(here.state, left, 'en')[0]?.choices[0]?.text ?? '';
    const done = accepted(await suppose(w.hosting, { ...of(study), seat: left }, { how: 'add', text: order, language: 'en' }));
    expect(done.study.body.steps[0]?.supposed).toEqual({ [left]: order });
  });

  it('a seat that was called in is taken only by its own orders: those of others leave the vote as it was', () => {
    const game = present(GAMES.get('mandate-of-heaven'));
    const seats = accepted(game.seats(8, {})).map(({ id }) => id);
    const opened = game.open({ seats, seed: 1, options: {} });
    const start = { ...Object(game.advance(opened, new Map()).state), called: ['lu'], vacant: [seats[0]] };
    const body = { ...aStudy('ann').body, seats, options: {}, start };
    const study = { ...aStudy('ann', { game: game.id }), id: 1, body };
    const at = positionAt({ study, step: present(body.steps[0]), game, state: start });
    expect(at.seats.map(({ id }) => id)).toContain('lu');
    expect(at.everybody.map(({ id }) => id)).toEqual([...seats, 'lu']);
    expect(game.openSeats?.(start)).toEqual(['lu']);
    const taken = Object(game.seating?.(start, ['lu', 'mars']));
    expect([taken.powers, taken.called, taken.vacant]).toEqual([[...seats, 'lu'], undefined, [seats[0]]]);
  });
});
