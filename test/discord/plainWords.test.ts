import { describe, expect, test } from 'vitest';
import { readBoardFile } from '../../src/assets.js';
import { fitSentences } from '../../src/discord/words/language/fitSentences.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import { LANGUAGES } from '../../src/lib/language.js';
import { startedCards } from './cardTable.js';
import { GAMES, playerOf, startedGame, testBot, textOf } from './testBot.js';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('The form for typed orders', () => {
  test.each([
    ['classic', 'austria', 'en', /^For example: A vie - boh; A bud H$/],
    ['warring-states-v2', 'qin', 'en', /^For example: [AF] \w+ - \w+; /],
    ['classic-battles', 'france', 'fr', /^Par exemple : A par - bre; A mar H$/],
  ] as const)('shows examples of that board while it is empty, which can be sent: %s', async (variant, power, language, expected) => {
    const room = testBot();
    await startedGame(room, { variant });
    const user = room.as(playerOf(room, power), { language });
    const modal = await user.form(await user.run('orders'), language === 'en' ? 'Paste all' : 'Tout saisir');
    const { placeholder = '' } = JSON.parse(JSON.stringify(modal)).components[0].component as { readonly placeholder?: string };
    expect(plain(placeholder)).toMatch(expected);
    expect(placeholder.length).toBeLessThanOrEqual(100);
    const orders = plain(placeholder).replace(/^[^:]+: /, '');
    expect(textOf(await user.run('order', { text: orders }))).toContain('✅');
  });
});

describe('Alt texts', () => {
  test.each(LANGUAGES)('say how many sentences were left out, in %s', language => {
    expect(fitSentences(['One.', 'Two.'], 100, language)).toBe('One. Two.');
    const long = Array.from({ length: 40 }, (_, i) => `Power ${i} has an army somewhere far away.`);
    const told = fitSentences(long, 1024, language);
    const kept = told.match(/Power/g)?.length ?? 0;
    expect(told.length).toBeLessThanOrEqual(1024);
    expect(kept).toBeGreaterThan(10);
    expect(told).toContain(
      language === 'en' ? `${40 - kept} more sentences don’t fit here.` : `${40 - kept} phrases manquent ici, faute de place.`,
    );
    expect(fitSentences(['x'.repeat(2000), 'Two.'], 1024, language).length).toBeLessThanOrEqual(1024);
  });
});

describe('A lobby says what happens when it closes', () => {
  const said = (unfilled: 'cancel' | 'opponents' | 'smaller', withBots: boolean) =>
    LANGUAGES.map(language => plain(wordsIn(language).lobby.endsAt('soon', { unfilled, withBots }, { general: 'rest' })));

  test('with empty seats, and with seats that the bot plays', () => {
    expect(said('cancel', false)[0]).toContain('If it’s full by then, the game starts; otherwise it’s cancelled.');
    expect(said('cancel', true)).toEqual([
      'Lobby closes soon. If it’s full by then, counting the bot’s seats, the game starts; otherwise it’s cancelled.',
      'Clôture des inscriptions le soon. Si toutes les places sont prises, celles du bot comprises, la partie commence ; sinon, elle est annulée.',
    ]);
    expect(said('smaller', true)[1]).toContain('avec les personnes inscrites et les places du bot');
  });

  test('that the game starts, if Generals take all empty seats', async () => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'classic' });
    expect(textOf((await room.posts())[0]?.post ?? {})).toContain('otherwise it’s cancelled');
    await room.as('101').run('game fill', { level: 'general' });
    const lobby = textOf((await room.posts()).findLast(({ outgoing }) => outgoing.row.content.kind === 'lobby')?.post ?? {});
    expect(lobby).toContain('The game starts then if anyone has joined. Empty seats: ');
    expect(lobby).not.toContain('cancelled');
  });
});

test('/game fill takes the lobby, also where the asker sits in a running game', async () => {
  const room = testBot();
  await startedGame(room);
  await room.as('101').run('game create', { variant: 'classic' });
  expect(textOf(await room.as('101').run('game fill', { level: 'general' }))).not.toContain('Which game');
  expect((await room.hosting.store.matches.get(2))?.plan.fill).toEqual({ general: 'rest' });
});

test('Choices of a rapid river move name the abbreviations, and mark each supply centre', () => {
  const game = GAMES.get('warring-states-v2') ?? expect.fail('no such game');
  const seats = game.seats(game.players.most);
  const opened = game.open({ seats: seats.ok ? seats.value.map(({ id }) => id) : [], seed: 0, options: game.chosen?.parse({}) ?? {} });
  const { position, ...others } = JSON.parse(JSON.stringify(opened)) as { position: { units: object[] } };
  const state = game.state.parse({ ...others, position: { ...position, units: position.units.map(unit => ({ ...unit, type: 'F' })) } });
  const centres = new Set(
    readBoardFile('warring-states-v2')
      .provinces.filter(({ centre }) => centre)
      .map(({ abbr }) => abbr),
  );
  expect(centres.size).toBeGreaterThan(10);
  for (const language of LANGUAGES) {
    const mark = language === 'en' ? ' (supply centre)' : ' (centre)';
    const rapid = ['qin', 'qi', 'chu', 'wei']
      .flatMap(seat => game.options(state, seat, language))
      .flatMap(({ choices }) => choices)
      .filter(({ text }) => text.includes('~>'));
    expect(rapid.length).toBeGreaterThan(3);
    for (const { text, stepNotes } of rapid) {
      const path = text.split('~> ')[1]?.split(' ') ?? [];
      const known = path.map(code => `${code}${[...centres].some(one => one.toLowerCase() === code.toLowerCase()) ? mark : ''}`);
      expect(stepNotes?.[1]).toBe(known.join(' – '));
    }
  }
});

describe('The card game', () => {
  test.each([
    ['en', 'Take two cards from the row', 'you take it from the row'],
    ['fr', 'Prenez deux cartes dans la rangée', 'vous la prenez dans la rangée'],
  ] as const)('says of every choice from the row that it is one: %s', (language, ask, note) => {
    const game = GAMES.get('warring-states-cards') ?? expect.fail('no such game');
    const row = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const seats = game.seats(3);
      let state = game.open({ seats: seats.ok ? seats.value.map(({ id }) => id) : [], seed, options: game.chosen?.parse({}) ?? {} });
      for (let step = 0; step < 60 && game.phase(state).kind !== 'over'; step++) {
        const submissions = new Map<string, unknown>();
        for (const seat of game.phase(state).awaits) {
          const [topic] = game.options(state, seat, language);
          if (topic === undefined) continue;
          if (topic.key === 'take') row.add(topic.asks?.[0] ?? '');
          const spied = topic.choices.filter(
            ({ text, steps }) => /^(?:use )?(?:spy|espion)/i.test(text) && !/^(?:Draw|Piocher|Stronghold|Place)/.test(steps[1] ?? ''),
          );
          if (topic.key === 'use') for (const choice of spied) row.add(choice.note ?? 'no note');
          const choice = topic.choices[(seed + step) % topic.choices.length];
          submissions.set(seat, game.read(state, seat, choice?.text ?? '', undefined, language).submission);
        }
        state = game.advance(state, submissions).state;
      }
    }
    const one = language === 'en' ? 'Take one card from the row' : 'Prenez une carte dans la rangée';
    expect([...row].filter(text => text !== one).sort()).toEqual([ask, note].sort());
  });

  test.each([
    ['en', /Your hand:.*\w \(advisor\)/],
    ['fr', /Votre main.*\w \(conseiller\)/],
  ] as const)('marks the advisors in the text of a hand: %s', async (language, marked) => {
    const room = testBot();
    await startedCards(room, ['101', '102', '103']);
    const hands = await Promise.all(['101', '102', '103'].map(async user => textOf(await room.as(user, { language }).run('orders'))));
    expect(hands.some(hand => marked.test(hand))).toBe(true);
    for (const hand of hands)
      for (const card of /(?:Your hand|Votre main)[^*]*\*\* (.*)/.exec(hand)?.[1]?.split(' · ') ?? [])
        expect([card, /\((?:advisor|conseiller)\)$/.test(card)]).toEqual([card, !card.includes('/') && !/^(?:wild|joker)/i.test(card)]);
  });
});
