import type { Choice, SheetLine, Topic } from '../../games/game.js';

/** The choices of all topics that have buttons of their own. Of those that share a label, the first. */
export function choicesApart(topics: readonly Topic[]): readonly Choice[] {
  const own = topics.flatMap(({ choices }) => choices.filter(({ apart, button }) => apart || button !== undefined));
  return own.filter(({ button }, place) => button === undefined || own.findIndex(one => one.button?.label === button.label) === place);
}

/** What the button of such a choice files. */
export const textApart = ({ button, text }: Choice): string => button?.text ?? text;

/** Whether a line of a sheet was filed by the button of this choice. */
export const isFiledApart = ({ button, text }: Choice, line: Pick<SheetLine, 'button' | 'text'>): boolean =>
  button === undefined ? line.text === text : line.button === button.label;
