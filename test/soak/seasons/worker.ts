import { readPopulation } from './population.js';
import { type Arm, playSeason } from './season.js';

/** A season to play: what the parent process asks this one for, once. */
export interface SeasonWish {
  readonly arm: Arm;
  readonly seed: number;
  readonly days: number;
}

process.once('message', (wish: SeasonWish) => {
  void playSeason({ ...wish, population: readPopulation() }).then(figures => {
    process.send?.(figures, () => process.disconnect());
  });
});
