import { describe, expect, test } from 'vitest';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { attacked, conquered, game, play, unitsFrom, winterOf } from '../games/diplomacy/battles/conquered.js';
import { movers, startedCards } from './cardTable.js';
import { labels, offered, playerOf, startedGame, testBot, textOf, VARIANTS } from './testBot.js';

const presenter = presentersFor(VARIANTS).get('classic-battles') ?? expect.fail('the game has no words');
/** What is at stake for a seat, in words. */
const told = (state: State, seat: string, language: 'en' | 'fr' = 'en'): readonly string[] =>
  (game.stakes?.(state, seat) ?? []).map(stake => (presenter.fault(stake, language) ?? stake.code).replaceAll('\u00a0', ' '));

const fighters = unitsFrom('france A bur, france A par, germany A mun, germany A ruh, england A pic, austria A vie, russia A mos');

describe('A battle list says', () => {
  test('what each battle is for, against whom, and the odds', () => {
    expect(told(attacked(), 'france')).toEqual([
      'You owe a battle this turn to each of your Sepoys: Italy. Put them on your list as commanders, or the bot gives them one of your battles.',
      'Your A Burgundy loses its place against Germany: 1000 to 2000 points, so your chance is 33%. Fight for Burgundy, or leave the result as it is?',
      'If you declare nothing, these results stand unless another power wins a battle. Other battles can also change your odds.',
    ]);
    expect(told(attacked(), 'france', 'fr')[1]).toBe(
      'Votre A Bourgogne perd sa place face à l’Allemagne : 1000 points contre 2000, soit 33 % de chances pour vous. Livrer bataille, ou en rester là ?',
    );
  });

  test('what each choice does: where one would fight, and with which unit', () => {
    const steps = (language: 'en' | 'fr') =>
      game
        .options(attacked(), 'france', language)
        .filter(({ key }) => key === 'battle-1')
        .flatMap(({ asks = [], choices }) => [asks[0], choices[0]?.steps[0], choices[0]?.inFull])
        .map(text => text?.replaceAll('\u00a0', ' '));
    expect(steps('en')).toEqual([
      'Which battle do you want to fight?',
      'Fight for Burgundy: A Burgundy defends',
      'Battle 1: Burgundy defends by Italy',
    ]);
    expect(steps('fr')).toEqual([
      'Quelle bataille voulez-vous livrer ?',
      'Livrer bataille : A Bourgogne défend sa place',
      'Bataille 1 : Bourgogne défend par Italie',
    ]);
  });

  test('is read as its menus and suggestions show it', () => {
    for (const language of ['en', 'fr'] as const)
      for (const { text, inFull, steps } of game.options(attacked(), 'france', language).find(({ key }) => key === 'battle-1')?.choices ??
        [])
        for (const typed of [text, inFull ?? text, steps.join(' ')])
          expect(game.read(attacked(), 'france', typed, undefined, language).lines[0]?.text, typed).toBe(text);
  });

  test('that a standing wish is used where nothing is declared', () => {
    const wishing: State = { ...attacked(), wishes: { france: [{ kind: 'wish', first: 'hold', units: [] }] } };
    expect(told(wishing, 'france').at(-1)).toBe(
      'If you declare nothing, the bot declares the battle you asked for with **Wish for battles**.',
    );
  });

  test('that one may leave things as they are, by a button that asks nothing more', () => {
    const button = (state: State, seat: string, language: 'en' | 'fr' = 'en') =>
      presenter.readyWithout?.(game.stakes?.(state, seat) ?? [], language);
    expect(button(attacked(), 'france')).toBe('Leave it as it is');
    expect(button(attacked(), 'france', 'fr')).toBe('En rester là');
    expect(button({ ...attacked(), wishes: { france: [{ kind: 'wish', first: 'hold', units: [] }] } }, 'france')).toBeUndefined();
    expect(button(winterOf(0), 'france')).toBeUndefined();
  });

  test('everybody whose points are counted', () => {
    const shared = { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur H', england: 'A Pic - Bur' };
    const state = play(conquered({ position: { ...conquered().position, units: fighters } }), shared).state;
    expect(told(state, 'france')[1]).toBe(
      'Your A Burgundy loses its place against Germany and England: 1000 to 3000 points, so your chance is 25%. Fight for Burgundy, or leave the result as it is?',
    );
    expect(told(state, 'france', 'fr')[1]).toContain('face à l’Allemagne et à l’Angleterre : 1000 points contre 3000');
  });

  test('who may fight for the place where one’s own unit is, and that losing dislodges it', () => {
    const held = { germany: 'A Mun - Bur', france: 'A Bur H; A Par S A Bur' };
    const state = play(conquered({ position: { ...conquered().position, units: fighters } }), held).state;
    expect(told(state, 'france')).toContain('Germany can fight for Burgundy, where your unit is: losing that battle would dislodge it.');
    expect(told(state, 'france', 'fr')).toContain(
      'L’Allemagne peut livrer bataille en Bourgogne, où se trouve votre unité : perdre cette bataille la délogerait.',
    );
  });

  test('who may fight against a unit that moved, and that losing keeps it out', () => {
    expect(told(attacked(), 'germany')).toEqual([
      'France can fight for Burgundy, which your A Munich is entering: losing that battle would keep it out.',
    ]);
    expect(told(attacked(), 'germany', 'fr')).toEqual([
      'La France peut livrer bataille en Bourgogne, où votre A Munich doit entrer : perdre cette bataille l’en empêcherait.',
    ]);
  });

  test('nothing to who may declare nothing', () => {
    expect(told(attacked(), 'russia')).toEqual([]);
  });
});

describe('A conquered player', () => {
  test('learns of it by direct message, and is asked whom to serve', () => {
    expect(told(conquered(), 'turkey')[0]).toMatch(/^Your power has been conquered, but you play on as a commander/);
    const { report } = play(winterOf(0), {});
    expect(game.concerned?.({ ...report, conquered: ['turkey'] }, winterOf(0), winterOf(0))).toEqual(['turkey']);
  });

  test('learns by direct message whom they serve from now on, and not again while that stays', () => {
    const { report, state } = play(conquered(), {});
    expect(state.services).toMatchObject({ italy: { as: 'sepoy', of: 'france' } });
    expect(game.concerned?.(report, conquered(), state)).toEqual(['italy']);
    expect(game.concerned?.(report, state, state)).toEqual([]);
    expect(told(state, 'italy')[0]).toMatch(/^You serve France as a Sepoy: it owes you a battle every turn/);
  });

  test('is none of those who are about to place their first units', () => {
    expect(told({ ...conquered(), phase: 'placement' }, 'turkey')).toEqual([]);
  });

  test('reads the master, the battle owed and the victories', () => {
    expect(told(winterOf(1), 'italy')).toEqual([
      'You serve France as a Sepoy: it owes you a battle every turn that it has one. You have won 1 of the 3 battles after which you may revolt.',
    ]);
    expect(told(winterOf(3), 'italy')[0]).toContain('You have won 3 battles: you may revolt in winter.');
  });

  test('is on the board of who serves whom', () => {
    const { report } = play(winterOf(2), {});
    const groups = presenter.reportText({ ...report, services: { italy: { as: 'sepoy', of: 'france', won: 2 } } }, 'en').groups;
    expect(groups.at(-1)).toEqual({ heading: 'Who serves whom', lines: ['Italy serves **France** as a Sepoy (2 of 3 battles won).'] });
  });
});

describe('Winter says', () => {
  test('why so many builds or removals', () => {
    expect(told(winterOf(0), 'france')[0]).toMatch(/^You have 4 centres, 1 unit: /);
    expect(told(winterOf(0), 'germany')).toEqual(['You have 1 centre, 2 units: you must remove 1 unit.']);
    expect(told(winterOf(0), 'russia')).toEqual(['You have 1 centre, 1 unit: nothing to build or remove.']);
    expect(told(winterOf(0), 'germany', 'fr')).toEqual(['Vous avez 1 centre, 2 unités : vous devez retirer 1 unité.']);
  });
});

const EIGHT = ['101', '102', '103', '104', '105', '106', '107', '108'];

describe('Mandate of Heaven', () => {
  test('places three armies with one menu, which can be changed', async () => {
    const room = testBot();
    await startedGame(room, { variant: 'mandate-of-heaven', players: EIGHT });
    const nomads = room.as(playerOf(room, 'hsiung-nu'));
    const panel = await nomads.run('orders');
    const places = offered(panel);
    expect(places.length).toBeGreaterThan(3);
    const placed = await nomads.choose(panel, places[0] ?? '', places[1] ?? '', places[2] ?? '');
    expect(textOf(placed)).toContain('Saved: 3 of 3');
    const other = await nomads.choose(placed, places[3] ?? '');
    expect(textOf(other)).toContain('Saved: 1 of 3');
    expect(labels(other)).toContain('Ready');
  });

  test('says what a vote needs on the page of votes, and shows the neutrals in the standings', async () => {
    const room = testBot();
    await startedGame(room, { variant: 'mandate-of-heaven', players: EIGHT });
    const nomads = room.as(playerOf(room, 'hsiung-nu'));
    const panel = await nomads.run('orders');
    await nomads.press(await nomads.choose(panel, ...offered(panel).slice(0, 3)), 'Ready');
    const own = await nomads.run('orders');
    expect(textOf(own)).not.toContain('A vote passes');
    expect(textOf(await nomads.press(own, 'Neutrals'))).toContain(
      'A vote passes if at least 5 of the 8 powers agree and together have at least 13 of the 24 units.',
    );
    const status = textOf(await nomads.run('status'));
    expect(status).toMatch(/\(Lu\) +1 +1/);
    expect(status, 'a centre that does not count for victory').toMatch(/\(Choson\) +1 +1/);
  });
});

describe('The card game', () => {
  test('shows two cards chosen together, says what it costs, and the table beside the hand', async () => {
    const room = testBot();
    await startedCards(room, ['101', '102', '103']);
    const user = room.as(movers(room)[0]?.user ?? '');
    const panel = await user.run('orders');
    expect(textOf(panel)).toContain('The two cards you show leave your hand');
    expect(panel.embeds?.[0]?.fields?.map(({ name }) => name)).toContain('Recruiting row');
    const [one = '', other = ''] = [...new Set(offered(panel))];
    const shown = await user.choose(panel, one, other);
    expect(textOf(shown)).toMatch(/✅ show /);
  });
});

test('The panel explains wishes for battles, refusing and favouring below the orders, in both languages', async () => {
  const room = testBot();
  await startedGame(room, { variant: 'classic-battles' });
  const told = async (language: 'en' | 'fr') => textOf(await room.as(playerOf(room, 'france'), { language }).run('orders'));
  expect(await told('en')).toMatch(/-# \*\*Wish for battles\*\*: .*\n-# \*\*Refuse\*\*: .*\n-# \*\*Favour\*\*: /);
  expect(await told('fr')).toMatch(/-# \*\*Souhait de bataille\*\*\u00a0: .*\n-# \*\*Refuser\*\*\u00a0: .*\n-# \*\*Favoriser\*\*\u00a0: /);
});
