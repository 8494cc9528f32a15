import { boardGeometry } from '../../src/drawing/layout/boardGeometry.js';
import { layOutMap, mapPixelBox } from '../../src/drawing/layout/mapLayout.js';
import { type BoardsByGame, boardFor } from '../../src/drawing/map/boardsByGame.js';
import { mapContent } from '../../src/drawing/map/mapContent.js';
import { drawOnBase, prepareBase, renderedBase } from '../../src/drawing/map/renderedBase.js';
import { createBlit } from '../../src/drawing/raster/blit.js';
import { report } from '../../src/games/diplomacy/model/report.js';
import { state } from '../../src/games/diplomacy/model/state.js';
import type { AnyGame } from '../../src/games/game.js';
import type { Language } from '../../src/lib/language.js';
import { USUAL_LOOK } from '../../src/lib/look.js';
import type { RuleExample } from './ruleExamples.js';
import { coloured, cropped, type Picture } from './shrunk.js';

/** Width in pixels: shown at half of it on most screens. */
const WIDTH = 900;

/** The example, resolved by the rules and drawn on its part of the board, without a legend. Throws if it does not show what it should. */
export function drawRule(
  boards: BoardsByGame,
  game: AnyGame,
  { example, language }: { readonly example: RuleExample; readonly language: Language },
): Picture {
  const told = resolved(game, example);
  const box = [...example.box] as const;
  const geometry = boardGeometry(boardFor(boards, example.game, told.terms), { palette: USUAL_LOOK.palette });
  const layout = layOutMap(geometry, { language, look: USUAL_LOOK, theatre: { name: example.name, box }, width: WIDTH });
  const blit = createBlit();
  const base = renderedBase(layout, prepareBase(layout, blit));
  const drawn = drawOnBase(base, mapContent(layout, { kind: 'results', game: example.game, report: told, language }), blit);
  return cropped(coloured(drawn, base), mapPixelBox(layout));
}

function resolved(game: AnyGame, { name, units, orders, centres, turn, expected }: RuleExample) {
  const options = game.chosen?.parse({}) ?? {};
  const seats = game.seats(game.players.most, options);
  if (!seats.ok) throw new Error(`${game.id} has no seats: ${seats.fault.code}`);
  const begun = state.parse(game.open({ seats: seats.value.map(({ id }) => id), seed: 1, options }));
  const placed = units.map(line => {
    const [power = '', type, at = ''] = line.split(' ');
    return { power, type: type === 'F' ? ('F' as const) : ('A' as const), at };
  });
  const before = { ...begun, turn, phase: 'movement' as const, position: { units: placed, dislodged: [], contested: [], centres } };
  const submissions = new Map(
    Object.entries(orders).map(([power, text]) => {
      const { submission, lines } = game.read(before, power, text, undefined, 'en');
      for (const { typed, fault } of lines) if (fault) throw new Error(`${name}: ${typed}: ${fault.code}`);
      return [power, submission];
    }),
  );
  const told = report.parse(game.advance(before, submissions).report);
  for (const [at, kind] of Object.entries(expected)) {
    const found = told.orders.find(({ order }) => order.kind !== 'waive' && order.at === at)?.outcome.kind;
    if (found !== kind) throw new Error(`${name}: the unit in ${at} ${found}, not ${kind}`);
  }
  return told;
}
