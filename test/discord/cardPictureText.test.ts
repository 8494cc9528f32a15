import { expect, test } from 'vitest';
import { cardGamePresenter } from '../../src/discord/words/warringStatesCards/cardGamePresenter.js';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import type { Picture } from '../../src/matches/context/ports.js';
import { game } from './cardTable.js';
import { CARDS } from './testBot.js';

/** The last state and report of a game between practice players. */
function playedOut() {
  const random = seededRandom(5);
  const seats = game.seats(3);
  if (!seats.ok) throw new Error(seats.fault.code);
  let state = game.open({ seats: seats.value.map(({ id }) => id), seed: 5, options: {} });
  let report: unknown;
  while (!game.ending(state)) {
    const sent = game
      .phase(state)
      .awaits.map(seat => [seat, game.read(state, seat, recruitText(game, state, seat, random), undefined, 'en').submission] as const);
    ({ state, report } = game.advance(state, new Map(sent)));
  }
  return { state, report };
}

test.each([
  ['en', /^.+: .+ (?:has|have) the most .+ and unites? China\.$/],
  ['fr', /^.+\s: .+ (?:a|ont) le plus .+ et unifie(?:nt)? la Chine\.$/],
] as const)('The words for the card table at the end say who won, once (%s)', (language, won) => {
  const { state, report } = playedOut();
  const { asText } = cardGamePresenter(CARDS);
  const drawn = { game: game.id, language };
  const table: Picture = { kind: 'position', view: game.view(state), ...drawn };
  const round: Picture = { kind: 'results', report, ...drawn };
  for (const picture of [table, round]) expect(asText(picture, language).filter(sentence => won.test(sentence))).toHaveLength(1);
  expect(asText(table, language)[1]).toMatch(won);
});
