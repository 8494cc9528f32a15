import { describe, expect, test } from 'vitest';
import { diplomacyPresenter } from '../../../src/discord/words/diplomacy/diplomacyPresenter.js';
import { cardGamePresenter } from '../../../src/discord/words/warringStatesCards/cardGamePresenter.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { PhaseKind, Submission } from '../../../src/games/diplomacy/model/state.js';
import type { Move } from '../../../src/games/warring-states-cards/model/move.js';
import type { Language } from '../../../src/lib/language.js';
import { board as cardsBoard } from '../../games/warring-states-cards/table.js';
import { VARIANTS } from '../testBot.js';

const variant = VARIANTS.find(({ id }) => id === 'classic') ?? expect.fail('there is no classic');
const game = diplomacy(variant);
const presenter = diplomacyPresenter(variant.board);

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Turkey has Bulgaria, Constantinople, and a fleet in the Black Sea. */
const units = [
  { power: 'turkey', type: 'A' as const, at: 'bul' },
  { power: 'turkey', type: 'A' as const, at: 'con' },
  { power: 'turkey', type: 'F' as const, at: 'bla' },
  { power: 'turkey', type: 'F' as const, at: 'aeg' },
  { power: 'serbs', type: 'A' as const, at: 'ser' },
];
const centres = { con: 'turkey', bul: 'turkey' };

function hintOf(sent: Partial<Submission>, phase: PhaseKind, language: Language): string {
  const view = { position: { units, dislodged: [], contested: [], centres }, phase };
  return plain(presenter.hintReason(view, 'turkey', game.submission.parse({ orders: [], ...sent }), language));
}

const A = (at: string) => ({ type: 'A' as const, at });
const F = (at: string) => ({ type: 'F' as const, at });
const toSerbia = { kind: 'move', ...A('bul'), to: 'ser' } as const;

const TRIED = {
  en: 'A General sees only what you see. It tried different orders against what the others might do, and these did best on average.',
  fr: 'Un Général ne voit que ce que vous voyez. Il a essayé divers ordres contre ce que les autres pourraient faire : ceux proposés ici donnent le meilleur résultat en moyenne.',
};

describe('A hint begins with what the orders are for', () => {
  test.each<[string, Partial<Submission>, PhaseKind, string, string]>([
    [
      'an attack by itself',
      { orders: [toSerbia, { kind: 'hold', ...A('con') }] },
      'movement',
      'These orders go for Serbia, without support.',
      'Objectif : Serbie, sans soutien.',
    ],
    [
      'an attack with supports and convoys, of which only its own are counted',
      {
        orders: [
          { kind: 'move', ...A('con'), to: 'rum', viaConvoy: true },
          { kind: 'convoy', ...F('bla'), of: 'con', to: 'rum' },
          { kind: 'support', ...A('bul'), of: 'con', to: 'rum' },
          { kind: 'support', ...F('aeg'), of: 'bul' },
        ],
      },
      'movement',
      'These orders go for Rumania, with 2 units helping.',
      'Objectif : Roumanie, avec l’aide de 2 unités.',
    ],
    [
      'a support elsewhere, which is no help',
      { orders: [toSerbia, { kind: 'move', ...A('con'), to: 'arm' }, { kind: 'support', ...F('bla'), of: 'con', to: 'arm' }] },
      'movement',
      'These orders go for Serbia, without support.',
      'Objectif : Serbie, sans soutien.',
    ],
    [
      'no attack',
      { orders: [{ kind: 'hold', ...A('con') }] },
      'movement',
      'These orders attack no other centre: they guard what you have or bring units closer.',
      'Ces ordres n’attaquent aucun autre centre : ils gardent ce que vous avez ou rapprochent des unités.',
    ],
    [
      'a retreat',
      { orders: [{ kind: 'retreat', ...A('bul'), to: 'gre' }] },
      'retreats',
      'These orders save your unit: Greece.',
      'Ces ordres sauvent votre unité : Grèce.',
    ],
    [
      'none',
      { orders: [{ kind: 'disband', ...A('bul') }] },
      'retreats',
      'No retreat would do better here than disbanding.',
      'Ici, aucune retraite ne vaudrait mieux que la dissolution.',
    ],
    [
      'a build',
      { orders: [{ kind: 'build', ...A('ank') }] },
      'adjustments',
      'These orders place units near centres that are worth gaining or guarding.',
      'Ces ordres placent des unités près de centres à gagner ou à protéger.',
    ],
    [
      'a removal',
      { orders: [{ kind: 'remove', ...A('con') }] },
      'adjustments',
      'These orders remove the units that are least useful where they are.',
      'Ces ordres retirent les unités les moins utiles là où elles sont.',
    ],
  ])('and ends with how they were found: %s', (_, sent, phase, en, fr) => {
    expect(hintOf(sent, phase, 'en')).toBe(`${en} ${TRIED.en}`);
    expect(hintOf(sent, phase, 'fr')).toBe(`${fr} ${TRIED.fr}`);
  });

  test('which for placements is no search', () => {
    const orders = [{ kind: 'build', ...A('ank') }] as const;
    expect(hintOf({ orders }, 'placement', 'en')).toMatch(/without trying anything out\.$/);
    expect(hintOf({ orders }, 'placement', 'fr')).toMatch(/sans rien essayer\.$/);
  });

  test('where only votes are sent, it tells how they are cast; beside orders they are not what these aim at', () => {
    const vote = { kind: 'move', ...A('ser'), to: 'gre' } as const;
    expect(hintOf({ orders: [vote] }, 'movement', 'en')).toBe(
      'These votes send units without a player against the power with the most centres. A General always votes like this, without trying anything else.',
    );
    expect(hintOf({ orders: [vote] }, 'movement', 'fr')).toMatch(
      /^Ces votes envoient les unités sans joueur .+\. Un Général vote toujours/,
    );
    expect(hintOf({ orders: [{ kind: 'hold', ...A('con') }, vote] }, 'movement', 'en')).toContain('These orders attack no other centre');
  });

  test('of a battle list: what its first battle could bring', () => {
    const declare = (slot: number) => ({ kind: 'declare', slot, unit: 'A bul', as: 'move' }) as const;
    expect(hintOf({ said: [declare(1)] }, 'movement', 'en')).toBe(
      'This battle looks best, going by what a win would change times the chance of winning. A General sees only what you see, and doesn’t know the others’ lists.',
    );
    expect(hintOf({ said: [declare(1), declare(2)] }, 'movement', 'en')).toMatch(/^The first of these battles looks best,/);
    expect(hintOf({ said: [declare(1), declare(2)] }, 'movement', 'fr')).toMatch(
      /^La première de ces batailles est la plus prometteuse, d’après /,
    );
  });

  test('of a revolt: that one may', () => {
    const revolt = { kind: 'revolt', type: 'A', at: 'con' } as const;
    expect(hintOf({ said: [revolt] }, 'adjustments', 'en')).toBe(
      'You have won enough battles to revolt, and a General always does. It picks the place at random.',
    );
    expect(hintOf({ said: [revolt] }, 'adjustments', 'fr')).toMatch(/^Vous avez gagné assez de batailles .+\. Il tire le lieu au sort\.$/);
  });
});

describe('A hint in the card game', () => {
  const cards = cardGamePresenter(cardsBoard);
  const MOVES: readonly (readonly [Move, string, string])[] = [
    [{ kind: 'show', cards: ['Fire', 'Wind'] }, 'You’ll miss these two cards', 'Ce sont les deux cartes'],
    [{ kind: 'state', state: 'gu' }, 'A battle for this state', 'La bataille pour cet État'],
    [{ kind: 'play', card: 'Fire' }, 'Playing this now', 'Mieux vaut poser cela maintenant'],
    [{ kind: 'fall-back' }, 'Falling back now', 'Mieux vaut se replier maintenant'],
    [{ kind: 'take', cards: ['Fire'] }, 'These are the cards in the row', 'Ce sont les cartes de la rangée'],
    [{ kind: 'draw', symbol: 'Fire' }, 'Here, drawing from the deck', 'Ici, mieux vaut piocher'],
    [{ kind: 'mountain', at: '12' }, 'The claimed card', 'C’est ainsi que la carte remportée'],
  ];

  test.each(MOVES)('tells of %j what it is for, and then how it was found, and never speaks of orders', (move, en, fr) => {
    const hint = (language: Language): string => plain(cards.hintReason(undefined, 'yan', { move }, language));
    expect(hint('en').startsWith(en), hint('en')).toBe(true);
    expect(hint('fr').startsWith(fr), hint('fr')).toBe(true);
    for (const language of ['en', 'fr'] as const) {
      expect(hint(language).match(/\. [AU]n? G[eé]n[eé]ral /g)).toHaveLength(1);
      expect(hint(language)).not.toMatch(/order|ordre/);
    }
  });
});
