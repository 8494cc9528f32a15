import { readPopulation } from './population.js';
import { type Arm, playSeason, type SeasonFigures } from './season.js';

/** A season to play: what the parent process asks this one for, once. */
export interface SeasonWish {
  readonly arm: Arm;
  readonly seed: number;
  readonly days: number;
}

process.once('message', (wish: SeasonWish) => {
  const told = (day: number, figures: SeasonFigures): void => console.log(`  ${JSON.stringify({ ...wish, day, ...figures })}`);
  void playSeason({ ...wish, told, population: readPopulation() }).then(figures => {
    process.send?.(figures, () => process.disconnect());
  });
});
