import { describe, expect, it } from 'vitest';
import type { AnyGame, SeatId } from '../../src/games/game.js';
import { asJson } from '../../src/lib/jsonPatch.js';
import {
  describeStep,
  goToStep,
  ownPosition,
  placeUnits,
  removeStep,
  renameStudy,
  resolveStudy,
  suppose,
} from '../../src/matches/actions/studies/changeStudy.js';
import { studyFromMatch, studyFromStart } from '../../src/matches/actions/studies/openStudy.js';
import { whatIf } from '../../src/matches/actions/studies/whatIf.js';
import type { Study } from '../../src/matches/model/study.js';
import { STUDY_LIMITS } from '../../src/matches/model/studyLimits.js';
import { CARDS, CLASSIC, newWorld, position, present, put } from './studiedGames.js';
import { accepted, faultOf, type World } from './world.js';

describe('A study of a phase that was played', () => {
  it('of Classic begins with the orders that were given, and Resolve shows what became of them', async () => {
    const w = newWorld();
    const { match, phases } = put(w, CLASSIC, 9);
    for (const { number, report } of phases.slice(0, -1)) {
      const study = accepted(await studyFromMatch(w.hosting, { user: 'ann', match: match.id, phase: number, name: '' }));
      const resolved = accepted(await resolveStudy(w.hosting, { study: study.id, user: 'ann', step: 1 }));
      expect(JSON.stringify(asJson((await position(w, resolved)).before?.report))).toBe(JSON.stringify(asJson(report)));
      await w.store.studies.remove(study.id, 'ann');
    }
  });
});

describe('A study of a game that goes on', () => {
  it.each(CARDS)('of $id is refused until the game is over', async game => {
    const w = newWorld(game);
    const { match } = put(w, game, 3, { status: 'running' });
    expect(faultOf(await studyFromMatch(w.hosting, { user: 'ann', match: match.id, name: '' }))).toEqual({ code: 'study-sealed' });
    expect(faultOf(await studyFromStart(w.hosting, { user: 'ann', game: game.id, name: '' }))).toEqual({ code: 'study-sealed' });
    expect(faultOf(await whatIf(w.hosting, { match: match.id, user: 'user-0', name: '' }))).toEqual({ code: 'study-sealed' });
  });
});

describe('What if', () => {
  it('has the position and my saved orders, nobody else’s, and takes mine anew each time', async () => {
    const w = newWorld();
    const { match, phases } = put(w, CLASSIC, 3, { status: 'running' });
    const mine = (): Promise<Study> => whatIf(w.hosting, { match: match.id, user: 'user-0', name: 'What if' }).then(accepted);
    const seat = present(w.store.seatHolders(match.id)[0]).seat;
    const first = await mine();
    expect(first.body.steps[0]?.supposed).toEqual(Object.fromEntries([[seat, present(phases[2]).orders[seat]]].filter(([, text]) => text)));
    const other = present(w.store.seatHolders(match.id)[1]).seat;
    accepted(
      await suppose(
        w.hosting,
        { study: first.id, user: 'user-0', step: 1, seat: other },
        { how: 'replace', text: anyOrder(CLASSIC, present(phases[2]).state, other), language: 'en' },
      ),
    );
    accepted(await resolveStudy(w.hosting, { study: first.id, user: 'user-0', step: 1 }));
    w.store.file({ match: match.id, phase: 3, seat, user: 'user-0', submission: { orders: [] }, ready: false, typed: '', at: 9 });
    const again = await mine();
    expect([again.id, again.body.at, again.body.steps.length]).toEqual([first.id, 1, 2]);
    expect(Object.keys(again.body.steps[0]?.supposed ?? {})).toEqual([other]);
  });

  it('is for those who play; nothing of it is filed, and others do not find it', async () => {
    const w = newWorld();
    const { match } = put(w, CLASSIC, 1, { status: 'running' });
    const before = JSON.stringify(await w.store.history.submissions(match.id, 1));
    expect(faultOf(await whatIf(w.hosting, { match: match.id, user: 'eve', name: '' }))).toEqual({ code: 'no-seat' });
    const study = accepted(await whatIf(w.hosting, { match: match.id, user: 'user-0', name: '' }));
    accepted(await resolveStudy(w.hosting, { study: study.id, user: 'user-0', step: 1 }));
    expect(JSON.stringify(await w.store.history.submissions(match.id, 1))).toBe(before);
    expect(faultOf(await ownPosition(w.hosting, { study: study.id, user: 'user-1' }))).toEqual({ code: 'no-such-study' });
  });
});

const anyOrder = (game: AnyGame, state: unknown, seat: SeatId): string => game.options(state, seat, 'en')[0]?.choices[0]?.text ?? '';

describe('A study', () => {
  const begun = async (w: World): Promise<Study> =>
    accepted(await studyFromStart(w.hosting, { user: 'ann', game: 'classic', name: 'Opening' }));
  const at = (study: Study, step = study.body.at) => ({ study: study.id, user: 'ann', step });

  it('branches: the same orders lead to the same step, others to another', async () => {
    const w = newWorld();
    const study = await begun(w);
    const order = (text: string) =>
      suppose(w.hosting, { ...at(study, 1), seat: 'austria' }, { how: 'replace', text, language: 'en' }).then(accepted);
    await order('A Vie - Gal');
    const first = accepted(await resolveStudy(w.hosting, at(study, 1)));
    await order('A Vie - Tri; F Tri - Alb');
    const second = accepted(await resolveStudy(w.hosting, at(study, 1)));
    await order('F Tri - Alb; A Vie - Tri');
    const third = accepted(await resolveStudy(w.hosting, at(study, 1)));
    expect([first.body.at, second.body.at, third.body.at, third.body.steps.length]).toEqual([2, 3, 3, 3]);
    expect((await position(w, third, 2)).name.turn).toMatchObject({ season: 'fall' });
    expect(accepted(await goToStep(w.hosting, at(study, 2))).body.at).toBe(2);
  });

  it('skips phases in which nobody has anything to decide, and ends where the game ends', async () => {
    const w = newWorld();
    let study = await begun(w);
    const kinds: string[] = [];
    for (let i = 0; i < 4; i++) {
      study = accepted(await resolveStudy(w.hosting, at(study)));
      kinds.push((await position(w, study)).name.kind);
    }
    expect(kinds).toEqual(['movement', 'movement', 'movement', 'movement']);
  });

  it('places units by text, in English and French, as a step of its own', async () => {
    const w = newWorld();
    const study = await begun(w);
    const done = accepted(await placeUnits(w.hosting, at(study), { text: 'personne : A Vie\nRussie : A Vie\nnonsense', language: 'fr' }));
    expect(done.lines.map(({ fault }) => fault?.code)).toEqual([undefined, undefined, 'correction-unclear']);
    expect(done.study.body.steps[1]?.after).toEqual({ step: 1, by: { placed: 'nobody: A vie\nRussia: A vie' } });
    const { state } = await position(w, done.study);
    expect(JSON.stringify(state)).toContain('{"power":"russia","type":"A","at":"vie"}');
    const nothing = accepted(await placeUnits(w.hosting, at(done.study), { text: 'nonsense', language: 'en' }));
    expect(nothing.study.body.steps).toHaveLength(2);
  });

  it('keeps names and notes in one line, and deletes a step with all that follows', async () => {
    const w = newWorld();
    let study = await begun(w);
    for (let i = 0; i < 3; i++) study = accepted(await resolveStudy(w.hosting, at(study)));
    study = accepted(await describeStep(w.hosting, at(study, 2), { note: ' two\nlines ', branch: 'Lepanto' }));
    study = accepted(await describeStep(w.hosting, at(study, 2), { branch: 'x'.repeat(99) }));
    expect(study.body.steps[1]).toMatchObject({ note: 'two lines', branch: 'x'.repeat(STUDY_LIMITS.branch) });
    study = accepted(await describeStep(w.hosting, at(study, 2), { note: '' }));
    expect(study.body.steps[1]).not.toHaveProperty('note');
    expect(accepted(await renameStudy(w.hosting, at(study), '  ')).name).toBe('Opening');
    study = accepted(await removeStep(w.hosting, at(study, 3)));
    expect([study.body.at, study.body.steps.map(({ id }) => id), study.body.next]).toEqual([2, [1, 2], 5]);
    expect(faultOf(await removeStep(w.hosting, at(study, 1)))).toEqual({ code: 'no-such-study' });
    expect((await w.store.studies.get(study.id))?.body).toEqual(study.body);
  });

  it('has so many positions at most, and a person so many studies', async () => {
    const w = newWorld();
    const study = await begun(w);
    const steps = Array.from({ length: STUDY_LIMITS.steps }, (_, i) => ({
      id: i + 1,
      supposed: {},
      ...(i > 0 && { after: { step: 1, by: { placed: `${i}` } } }),
    }));
    await w.store.studies.change(study.id, 'ann', ({ name, body }) => ({
      name,
      changedAt: 2,
      body: { ...body, steps, next: steps.length + 1 },
    }));
    expect(faultOf(await resolveStudy(w.hosting, at(study, 1)))).toEqual({ code: 'study-too-long', most: STUDY_LIMITS.steps });
    for (let i = 1; i < STUDY_LIMITS.studies; i++) await begun(w);
    expect(faultOf(await studyFromStart(w.hosting, { user: 'ann', game: 'classic', name: '' }))).toEqual({
      code: 'too-many-studies',
      most: STUDY_LIMITS.studies,
    });
  });

  it('that the rules of now cannot follow is refused, not shown wrongly', async () => {
    const w = newWorld();
    const study = await begun(w);
    await w.store.studies.change(study.id, 'ann', ({ name, body }) => ({ name, changedAt: 2, body: { ...body, start: { format: 0 } } }));
    const other = { ...w.hosting, store: { ...w.store } };
    expect(faultOf(await ownPosition(other, at(study)))).toEqual({ code: 'study-unreadable' });
  });
});
