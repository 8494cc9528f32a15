import type { LegendContent } from '../layers/legend.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import type { MapLayout } from '../layout/mapLayout.js';
import { capitalsIn } from './capitals.js';
import type { MapScene } from './mapScene.js';
import { captionWords, type LegendSymbol, turnWords } from './pictureWords.js';

export function legendContent({ plan, language, theatre }: MapLayout, scene: MapScene): LegendContent {
  const centres = new Map<string, number>();
  for (const owner of Object.values(scene.centres)) centres.set(owner, (centres.get(owner) ?? 0) + 1);
  return {
    turn: turnWords(scene.turn, plan.board, language),
    phase: captionWords(scene.saying, language, theatre?.name),
    centres,
    gains: gainsIn(scene),
    signs: symbolsIn(plan, scene),
  };
}

/** Told where centres have changed hands. */
function gainsIn({ captured, centres }: MapScene): ReadonlyMap<string, number> {
  const gains = new Map<string, number>();
  const add = (power: string | undefined, by: number): void => {
    if (power !== undefined) gains.set(power, (gains.get(power) ?? 0) + by);
  };
  for (const { centre, from } of captured) {
    add(centres[centre], 1);
    add(from, -1);
  }
  return gains;
}

/** The signs a reader meets in this picture. */
export function symbolsIn({ board }: BoardGeometry, scene: MapScene): readonly LegendSymbol[] {
  const { orders, dislodged, contested, battles, lost, captured } = scene;
  const given = (kind: string): boolean => orders.some(({ order }) => order.kind === kind);
  const all: readonly (readonly [LegendSymbol, boolean])[] = [
    ['army', true],
    ['fleet', true],
    ['centre', true],
    ['capital', capitalsIn(board, scene).length > 0],
    ['centreApart', board.victory.notCounted.length > 0],
    ['band', board.band !== undefined],
    ['river', board.rivers.length > 0],
    ['wall', board.walls.length > 0],
    ['burrow', board.decor.some(({ kind }) => kind === 'burrow')],
    ['move', given('move')],
    ['support', given('support')],
    ['convoy', given('convoy')],
    ['failed', orders.some(({ success }) => !success)],
    ['standoff', contested.length > 0],
    ['battle', battles.length > 0],
    ['dislodged', dislodged.length > 0],
    ['retreat', given('retreat')],
    ['build', given('build')],
    ['captured', captured.length > 0],
    ['lost', lost.length > 0],
    ['raise', given('raise')],
    ['revert', orders.some(({ reverted: turned }) => turned === true)],
  ];
  return all.filter(([, seen]) => seen).map(([sign]) => sign);
}
