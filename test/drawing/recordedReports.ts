import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readOwnVariant } from '../../src/assets.js';
import { question } from '../../src/cli/adjudicate/question.js';
import { readAll } from '../../src/cli/adjudicate/readAll.js';
import { setUp } from '../../src/cli/adjudicate/setUp.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { resolveAfterVotes } from '../../src/games/diplomacy/phases/resolvePhase.js';

const variants = variantsOn(readOwnVariant);
const SAMPLE = 'bench/recorded/movement-phases.jsonl.gz';
const GAMES = 'test/recorded/games.jsonl.gz';

/** Returns the reports of the recorded phases of the standard game. */
export const recordedReports = (): readonly Report[] => [SAMPLE, GAMES].flatMap(linesIn).map(reportOn);

const linesIn = (file: string): readonly string[] => gunzipSync(readFileSync(file)).toString().trim().split('\n');

const NAMED = /^([SFW])(\d+)([MRA])$/;
const SEASONS: Readonly<Record<string, string>> = { S: 'spring', F: 'fall', W: 'winter' };
const KINDS: Readonly<Record<string, string>> = { M: 'movement', R: 'retreat', A: 'adjustment' };

/** Adjudicates a recorded phase. Recorded games name their phases like "S1901M". */
function reportOn(line: string): Report {
  const read: { readonly phase: string } = JSON.parse(line);
  const [, season = '', year, kind = ''] = NAMED.exec(read.phase) ?? [];
  const whole =
    year === undefined ? read : { ...read, variant: 'classic', season: SEASONS[season], year: Number(year), phase: KINDS[kind] };
  const asked = question.parse(whole);
  const variant = variants.find(({ id }) => id === asked.variant);
  if (!variant) throw new Error(`There is no variant ${asked.variant}`);
  return resolved(variant, asked);
}

export function resolved(variant: Variant, asked: ReturnType<typeof question.parse>): Report {
  const set = setUp(variant, asked);
  if (!set.ok) throw new Error(`A recorded position is impossible: ${set.fault.code}`);
  const { turn, phase, position: before } = set.value;
  const {
    results,
    position: after,
    captured = [],
  } = resolveAfterVotes(variant, set.value, readAll(variant, set.value, asked.orders).counted);
  return { kind: 'diplomacy', variant: variant.id, turn, phase, before, orders: [...results], after, captured, eliminated: [] };
}
