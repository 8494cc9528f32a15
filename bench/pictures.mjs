import { readCardsBoardFile } from '../dist/assets.js';
import { cardsContext } from '../dist/drawing/cards/cardsContext.js';
import { cardsDisplayList, createCardsRenderer } from '../dist/drawing/cards/cardsRenderer.js';
import { rasterise } from '../dist/drawing/raster/rasterise.js';
import { displayListSvg } from '../dist/drawing/vector/sprite.js';
import { recruitText } from '../dist/games/opponent.js';
import { compileCardsBoard } from '../dist/games/warring-states-cards/board/cardsBoard.js';
import { warringStatesCards } from '../dist/games/warring-states-cards/game/warringStatesCards.js';
import { seededRandom } from '../dist/lib/random.js';
import { measure } from './timing.mjs';

const board = compileCardsBoard(readCardsBoardFile());
const game = warringStatesCards(board);

/** Every state of a match of five practice players. */
function states() {
  const random = seededRandom(7);
  const seats = game.seats(5).value.map(({ id }) => id);
  const all = [game.open({ seats, seed: 7, options: { skills: true } })];
  for (let now = all[0]; !game.ending(now); all.push(now)) {
    const read = seat => game.read(now, seat, recruitText(game, now, seat, random), undefined, 'en').submission;
    now = game.advance(now, new Map(game.phase(now).awaits.map(seat => [seat, read(seat)]))).state;
  }
  return all;
}

/** Draws the next picture at each call, and starts over after the last. */
const inTurn = (pictures, draw) => {
  let i = 0;
  return () => draw(pictures[i++ % pictures.length]);
};

/** Compares our pictures of the card game with a plain rendering of the same SVG from scratch. */
export async function benchPictures() {
  const played = states();
  const tables = played.map(state => ({ kind: 'position', view: game.view(state), language: 'en' }));
  const hands = played.map(state => ({ kind: 'hand', view: game.view(state, 'qin'), language: 'en' }));
  const render = createCardsRenderer(board.file);
  for (const picture of [...tables, ...hands]) await render(picture);
  const whole = picture => rasterise(displayListSvg(cardsDisplayList(cardsContext(board), picture)), 1080);
  const { plain, table, plainHand, hand } = await measure(
    { plain: inTurn(tables, whole), table: inTurn(tables, render), plainHand: inTurn(hands, whole), hand: inTurn(hands, render) },
    { rounds: 11, repeats: 4 },
  );
  const row = (what, figure, reference, wanted) => [what, `${(figure / 1000).toFixed(1)} ms`, (figure / reference).toFixed(2), wanted];
  return [
    row('resvg alone, the table of five (reference)', plain, plain, ''),
    row('table of five as PNG, warm', table, plain, '≤ 40 ms'),
    row('resvg alone, a hand (reference)', plainHand, plainHand, ''),
    row('hand as PNG, warm', hand, plainHand, '≤ 20 ms'),
  ];
}
