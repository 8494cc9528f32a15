import { readOwnVariant } from '../../../src/assets.js';
import { replayPageOf } from '../../../src/cli/writeReplayPage.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { Language } from '../../../src/lib/language.js';
import { FORM, type MatchFile } from '../../../src/matches/model/matchFile.js';
import { practiceGame } from '../../games/diplomacy/adjudication/practiceGame.js';

/** The record of a game between practice players, of at most so many years. */
export function playedRecord(id: string, years: number): MatchFile {
  const variant = variantsOn(readOwnVariant).find(one => one.id === id);
  if (!variant) throw new Error(`there is no ${id}`);
  const game = diplomacy(variant);
  const played = [...practiceGame(game, 4, years)];
  const common = { openedAt: 0, dueAt: 0 };
  const phases = played.map(({ before, report }, i) => ({
    ...common,
    number: i + 1,
    kind: before.phase,
    state: before,
    closed: { at: 0, by: 'deadline' as const, orders: {}, report },
  }));
  const last = played.at(-1)?.after;
  return {
    form: FORM,
    game: id,
    language: 'en',
    deadlines: {},
    plan: {},
    options: game.chosen?.parse({}) ?? {},
    pictures: {},
    seats: [...(played[0]?.before.powers ?? [])],
    phases: [...phases, { ...common, number: phases.length + 1, kind: last?.phase ?? 'movement', state: last }],
  };
}

/** The page of a record. Throws if it is refused. */
export async function pageOf(record: MatchFile, language: Language = 'en', press = false): Promise<string> {
  const page = await replayPageOf(record, { language, press });
  if (!page.ok) throw new Error(page.fault);
  return new TextDecoder().decode(page.value);
}
