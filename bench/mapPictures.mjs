import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readOwnVariant } from '../dist/assets.js';
import { question } from '../dist/cli/adjudicate/question.js';
import { readAll } from '../dist/cli/adjudicate/readAll.js';
import { setUp } from '../dist/cli/adjudicate/setUp.js';
import { variantsOn } from '../dist/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../dist/games/diplomacy/game/diplomacy.js';
import { resolveAfterVotes } from '../dist/games/diplomacy/phases/resolvePhase.js';
import { recruitText } from '../dist/games/opponent.js';
import { seededRandom } from '../dist/lib/random.js';

/** How wide pictures are, in pixels, by their page. */
export const WIDTHS = { posted: 1100, full: 1600 };
/** How many pictures of each board are measured. */
const PICTURES = 8;
export const variants = variantsOn(readOwnVariant).filter(({ id }) => id !== 'classic-battles');

/** Recorded phases do not tell who owns centres: gives each power its home centres and those where its units stand. */
const owned = ({ units, ...asked }, { powers, centres }) => ({
  ...asked,
  units,
  sc: Object.fromEntries([
    ...powers.flatMap(({ id, home }) => home.map(centre => [centre, id])),
    ...units.map(({ loc, power }) => [loc.split('/')[0], power]).filter(([at]) => centres.has(at)),
  ]),
});

/** Reports of recorded movement phases, the busiest first. */
function recorded(classic) {
  return gunzipSync(readFileSync(new URL('recorded/movement-phases.jsonl.gz', import.meta.url)))
    .toString()
    .trim()
    .split('\n')
    .map(line => question.parse(owned(JSON.parse(line), classic.board)))
    .sort((a, b) => b.orders.length - a.orders.length)
    .map(asked => {
      const set = setUp(classic, asked).value;
      const { results, position, captured = [] } = resolveAfterVotes(classic, set, readAll(classic, set, asked.orders).counted);
      const { turn, phase, position: before } = set;
      return {
        kind: 'diplomacy',
        variant: 'classic',
        turn,
        phase,
        before,
        orders: [...results],
        after: position,
        captured,
        eliminated: [],
      };
    });
}

/** Reports of the movement phases of a game between practice players. */
function played(variant) {
  const game = diplomacy(variant);
  const random = seededRandom(7);
  const options = game.chosen?.parse({}) ?? {};
  const seats = game.seats(game.players.most, options).value.map(({ id }) => id);
  const reports = [];
  for (let now = game.open({ seats, seed: 7, options }); !game.ending(now) && reports.length < 4 * PICTURES; ) {
    const { awaits, mayAct = [] } = game.phase(now);
    const read = seat => game.read(now, seat, recruitText(game, now, seat, random), undefined, 'en').submission;
    const { state, report } = game.advance(now, new Map([...new Set([...awaits, ...mayAct])].map(seat => [seat, read(seat)])));
    if (report.phase === 'movement' && report.orders.length > 0) reports.push(report);
    now = seated(game, state);
  }
  return reports;
}

function seated(game, state) {
  const called = game.called?.(state) ?? [];
  if (called.length === 0 || !game.attend) return state;
  return game.attend(state, { seats: [...state.powers, ...called.map(({ id }) => id)], vacant: state.vacant ?? [] });
}

/** Pictures of the results of a variant's games, evenly from the whole list. */
export function mapPictures(variant) {
  const reports = variant.id === 'classic' ? recorded(variant) : played(variant);
  return reports
    .filter((_, i) => i % Math.ceil(reports.length / PICTURES) === 0)
    .map(report => ({ kind: 'results', game: variant.id, language: 'en', report }));
}
