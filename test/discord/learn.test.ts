import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { LESSONS } from '../../src/games/lessons/allLessons.js';
import { goToLesson } from '../../src/matches/actions/lessons/takeLesson.js';
import { openMemoryStore } from '../records/memory.js';
import { labels, offered, type TestBot, testBot, textOf } from './testBot.js';

type Someone = ReturnType<TestBot['as']>;

async function lessonOf(lesson: string, language: 'en' | 'fr' = 'en'): Promise<{ room: TestBot; ann: Someone; board: Reply }> {
  const room = testBot();
  const ann = room.as('1', { language });
  return { room, ann, board: await ann.run('learn', { lesson }) };
}

/** Gives these orders in the panel of a step, and resolves them there. */
const tryOut = async (someone: Someone, board: Reply, orders: string): Promise<Reply> =>
  someone.press(await someone.fill(await someone.press(board, 'Orders'), 'Paste all', orders), 'Resolve');

describe('/learn', () => {
  test('shows all lessons to somebody new, with what each teaches', async () => {
    const list = await testBot().as('1').run('learn');
    expect(textOf(list)).toContain('**The basics** · 7 steps\nMove, bounce, support, cut, convoy, retreat, build');
    expect(offered(list)).toEqual([
      'The basics',
      'Warring States: walls and rivers',
      'Mandate of Heaven: votes and the border band',
      'Warhammer: a battle',
    ]);
  });

  test('begins a lesson with something to try, on its own board', async () => {
    const { board } = await lessonOf('basics');
    expect(textOf(board)).toContain('The basics · 1 of 7: Move');
    expect(textOf(board)).toContain('Move your army from Alba to Estra');
    expect(textOf(board)).toContain('**Red**: `A cor H`');
    expect(textOf(board)).toContain('You haven’t given orders yet.');
    expect(labels(board)).toEqual(['Orders', 'Resolve', 'Show the answer', 'Skip', 'Lessons']);
    expect(board.sketch?.picture).toMatchObject({ kind: 'orders', game: 'lesson' });
  });

  test('takes orders from the panel’s menus, and judges what comes of them', async () => {
    const { ann, board } = await lessonOf('basics');
    const panel = await ann.press(board, 'Orders');
    expect(textOf(panel)).toContain('These orders only count in this lesson.');
    expect(labels(panel)).toEqual(['Back', 'Paste all', 'Resolve', 'Back to the lesson']);
    const saved = await ann.choose(await ann.choose(panel, 'Move'), 'Estra');
    expect(textOf(saved)).toContain('✅ Alba → Estra (A alb - est)');
    expect(textOf(await ann.press(saved, 'Back to the lesson'))).toContain('**Blue**: `A alb - est`');
    const result = await ann.press(saved, 'Resolve');
    expect(textOf(result)).toContain('✅ **Your army is in Estra.');
    expect(labels(result)).toEqual(['Next step', 'Try again', 'Explain', 'Lessons']);
    expect(result.sketch?.picture).toMatchObject({ kind: 'results', game: 'lesson' });
    expect(textOf(await ann.press(result, 'Next step'))).toContain('2 of 7: Bounce');
  });

  test('says what happened instead, and offers to try again or to show the answer', async () => {
    const { ann, board } = await lessonOf('basics');
    const wrong = await tryOut(ann, board, 'A Alba - Brenn');
    expect(textOf(wrong)).toContain('↩️ **Your army moved, but not to Estra.**');
    expect(labels(wrong)).toEqual(['Try again', 'Explain', 'Show the answer', 'Skip', 'Lessons']);
    const again = await ann.press(wrong, 'Try again');
    expect(textOf(again)).toContain('You haven’t given orders yet.');
    const answer = await ann.press(again, 'Show the answer');
    expect(textOf(answer)).toContain('👁️ **Here’s one answer. Your army is in Estra.');
    expect(textOf(answer)).toContain('it counts once your own orders work');
    expect(textOf(await ann.press(answer, 'Lessons'))).toContain('**The basics** · 7 steps');
  });

  test('says why a unit cannot retreat to where the attack came from', async () => {
    for (const [language, words, said] of [
      ['en', ['Orders', 'Paste all'], 'can’t retreat to Corvo: that’s where the attack came from.'],
      ['fr', ['Ordres', 'Tout saisir'], 'ne peut pas se retirer vers Corvo\u00a0: l’attaque est venue de là.'],
    ] as const) {
      const room = testBot();
      const ann = room.as('1', { language });
      await ann.run('learn', { lesson: 'basics' });
      await goToLesson(room.hosting, { lesson: 1, user: '1', place: 6 });
      const panel = await ann.press(await ann.run('learn', { lesson: 'basics' }), words[0]);
      expect(textOf(await ann.fill(panel, words[1], 'A Estra - Corvo'))).toContain(said);
    }
  });

  test('explains every order of the result', async () => {
    const { ann, board } = await lessonOf('basics');
    const why = await ann.press(await tryOut(ann, board, 'A Alba - Estra'), 'Explain');
    const explained = await ann.choose(why, ...[offered(why).find(label => label.includes('Alba')) ?? '']);
    expect(textOf(explained)).toContain('Estra');
    expect(textOf(await ann.press(explained, 'Back to the lesson'))).toContain('✅ **Your army is in Estra.');
  });

  test('forgets the result that was shown once orders change', async () => {
    const { ann, board } = await lessonOf('basics');
    const panel = await ann.fill(await ann.press(board, 'Orders'), 'Paste all', 'A Alba - Estra');
    await ann.press(panel, 'Resolve');
    const changed = await ann.fill(panel, 'Paste all', 'A Alba H');
    expect(labels(await ann.press(changed, 'Back to the lesson'))).toContain('Resolve');
  });

  test.each(LESSONS.map(({ id }) => id))('%s can be played to its end, in both languages, and says what next', async id => {
    for (const language of ['en', 'fr'] as const) {
      const { ann, board: first } = await lessonOf(id, language);
      const lesson = LESSONS.find(one => one.id === id) ?? expect.fail();
      const [orders, paste, solve, next, end] =
        language === 'en'
          ? ['Orders', 'Paste all', 'Resolve', 'Next step', 'What next?']
          : ['Ordres', 'Tout saisir', 'Résoudre', 'Étape suivante', 'Et maintenant\u00a0?'];
      let board = first;
      for (const [i, step] of lesson.steps.entries()) {
        const panel = await ann.press(board, orders);
        const button = labels(panel).find(label => label === paste) ?? labels(panel).find(label => /votes/.test(label)) ?? paste;
        const answer = language === 'en' ? step.answer : step.answer.replaceAll('Build ', 'Construit ').replace(' R F', ' R F');
        const result = await ann.press(await ann.fill(panel, button, answer), solve);
        expect(textOf(result)).toContain('✅ **');
        // No hash was posted before: only in a match is it told how to verify a draw.
        expect(textOf(result)).not.toMatch(/[0-9a-f]{32}/);
        expect(result.sketch?.picture).toMatchObject({ game: lesson.game, ...(step.theatre && { theatre: step.theatre }) });
        board = await ann.press(result, i + 1 < lesson.steps.length ? next : end);
      }
      expect(textOf(board)).toMatch(language === 'en' ? /You finished all \d+ steps/ : /Vous avez réussi les \d+ étapes/);
      expect(textOf(board)).toContain(language === 'en' ? '`/play`' : '`/jouer`');
      expect(labels(board)).toContain(language === 'en' ? 'Rules' : 'Règles');
    }
  });

  test('goes back and forward without losing anything', async () => {
    const { ann, board } = await lessonOf('basics');
    const second = await ann.press(await ann.press(board, 'Skip'), 'Skip');
    expect(textOf(second)).toContain('3 of 7: Support');
    const back = await ann.press(await ann.press(second, 'Previous step'), 'Previous step');
    expect(textOf(back)).toContain('1 of 7: Move');
    await tryOut(ann, back, 'A Alba - Estra');
    expect(textOf(await ann.press(second, 'Previous step'))).toContain('2 of 7: Bounce');
    expect(textOf(await ann.run('learn', {}))).toContain('2 of 7: Bounce');
  });

  test('goes on where one was, after a restart too, and shows the list once a lesson is over', async () => {
    const store = openMemoryStore();
    const ann = testBot(store).as('1');
    await tryOut(ann, await ann.run('learn', { lesson: 'mandate' }), 'Build A Kobi; Build A Ti; Build A Lin Hu');
    const later = testBot(store).as('1', { language: 'fr' });
    const resumed = await later.run('learn');
    expect(textOf(resumed)).toContain('Mandat céleste\u00a0: votes et bande frontalière · 1 sur 3');
    expect(textOf(resumed)).toContain('✅');
    await later.press(await later.press(await later.press(resumed, 'Étape suivante'), 'Passer'), 'Passer');
    expect(textOf(await later.run('learn'))).toContain('· 1 sur 3');
    expect(offered(await later.run('learn'))).toContain('Les bases');
  });

  test('is reached from /help', async () => {
    const ann = testBot().as('1');
    expect(textOf(await ann.press(await ann.run('help'), 'Learn in ten minutes'))).toContain('Lessons');
  });
});

describe('Nobody gets at another’s lesson, or out of one', () => {
  test('the same button shows everybody their own', async () => {
    const { room, ann, board } = await lessonOf('basics');
    await tryOut(ann, board, 'A Alba - Estra');
    const bob = room.as('2');
    expect(textOf(await bob.press(board, 'Resolve'))).toContain('Your army stayed in Alba');
    expect((await room.hosting.store.lessons.of('1'))[0]?.progress.tries.move).toMatchObject({ given: 'A alb - est', reached: true });
    expect((await room.hosting.store.lessons.of('2'))[0]?.progress.tries.move).toEqual({ orders: '', given: '' });
  });

  test('the board of the lessons is no game to host or study', async () => {
    const room = testBot();
    const ann = room.as('1');
    expect(room.hosting.games.has('lesson')).toBe(false);
    expect(textOf(await ann.run('game create', { variant: 'lesson' }))).toMatch(/don’t|not|can’t/);
    expect(await room.hosting.store.matches.get(1)).toBeUndefined();
    expect(textOf(await ann.run('study new', { variant: 'lesson' }))).not.toContain('Position 1');
    expect(await room.hosting.store.studies.of('1')).toEqual([]);
  });
});
