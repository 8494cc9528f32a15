import { describe, expect, it } from 'vitest';
import { readOwnVariant } from '../../../../src/assets.js';
import { variantsOn } from '../../../../src/games/catalogue/diplomacyVariants.js';
import { fleetMayStand, isSea } from '../../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../../../src/games/diplomacy/model/state.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import type { Topic } from '../../../../src/games/game.js';
import { LANGUAGES, type Language } from '../../../../src/lib/language.js';
import { practiceGame } from '../adjudication/practiceGame.js';

/** Orders tried for each unit or site. */
const EACH = 40;
const YEARS = 2;

const VARIANTS = [...variantsOn(readOwnVariant)];

/** What a game would make of a text, as the notation of what is then saved. */
function reader(game: ReturnType<typeof diplomacy>, state: State, seat: string, language: Language): (text: string) => readonly string[] {
  return text => {
    const { lines } = game.read(state, seat, text, undefined, language, 0);
    return lines.map(({ text: read, fault }) => read ?? `${fault?.code}: ${text}`);
  };
}

/** At most `EACH` choices of a topic, from all over it. */
const someOf = ({ choices }: Topic) => choices.filter((_, i) => i % Math.ceil(choices.length / EACH) === 0);

/** Labels that read otherwise than the choice they stand for. */
function misread(game: ReturnType<typeof diplomacy>, state: State, seat: string, byMenus: boolean): readonly string[] {
  return LANGUAGES.flatMap(language => {
    const read = reader(game, state, seat, language);
    return game.options(state, seat, language).flatMap(topic =>
      someOf(topic).flatMap(choice => {
        const meant = read(choice.text).join();
        const labels = [...(choice.inFull === undefined ? [] : [choice.inFull]), ...(byMenus ? [menusTo(topic, choice)] : [])];
        return labels.filter(label => read(label).join() !== meant).map(label => `${label} → ${read(label).join()}, not ${meant}`);
      }),
    );
  });
}

/** The labels of all menus that lead to an order, one after the other: "A Xianyang Support A Yong → Rong". */
const menusTo = (topic: Topic, { steps }: Topic['choices'][number]): string =>
  steps.length === 1 && (steps[0]?.includes(':') || steps[0] === topic.label)
    ? (steps[0] ?? '')
    : [topic.label.replace(/ \([^)]*\)$/, ''), ...steps].join(' ');

/** One unit in every province, fleets in every other that can have one. */
function crowded({ board }: Variant, power: string, from: number): readonly Unit[] {
  return board.provinces.flatMap(({ id, coasts }, i): readonly Unit[] => {
    const at = coasts.length > 0 ? `${id}/${coasts[i % coasts.length]}` : id;
    const afloat = fleetMayStand(board, at) && (isSea(board, id) || (i + from) % 2 === 0);
    return (i + from) % 3 === 0 ? [] : [{ power, type: afloat ? 'F' : 'A', at: afloat ? at : id }];
  });
}

describe.each(VARIANTS)('$id', variant => {
  const game = diplomacy(variant);

  it('every order is read from its label, wherever a unit is', () => {
    const seats = game.seats(game.players.most, game.chosen?.parse({}) ?? {});
    if (!seats.ok) throw new Error(seats.fault.code);
    const opened = game.open({ seats: seats.value.map(({ id }) => id), seed: 1, options: game.chosen?.parse({}) ?? {} });
    const seat = seats.value[0]?.id ?? '';
    for (const from of [0, 1, 2]) {
      const state: State = { ...opened, phase: 'movement', position: { ...opened.position, units: crowded(variant, seat, from) } };
      expect(misread(game, state, seat, true)).toEqual([]);
    }
  });

  it('whatever is chosen in a game is read from its label', () => {
    for (const { before } of practiceGame(game, 5, YEARS))
      for (const seat of game.phase(before).awaits) expect(misread(game, before, seat, before.fight === undefined), seat).toEqual([]);
  });
});
