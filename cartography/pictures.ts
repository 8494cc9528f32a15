import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCardsBoardFile, readOwnVariant } from '../src/assets.js';
import { cardsContext } from '../src/drawing/cards/cardsContext.js';
import { cardsPicture } from '../src/drawing/cards/cardsPicture.js';
import { cardsDisplayList } from '../src/drawing/cards/cardsRenderer.js';
import { boardsOnDisk } from '../src/drawing/map/boardsOnDisk.js';
import { createMapRenderer } from '../src/drawing/map/mapRenderer.js';
import { createDisplayListRenderer } from '../src/drawing/raster/displayListRenderer.js';
import { encodePng } from '../src/drawing/raster/encodePng.js';
import { parseDiplomacyPicture } from '../src/drawing/scene/mapPicture.js';
import { catalogue } from '../src/games/catalogue/catalogue.js';
import { variantsOn } from '../src/games/catalogue/diplomacyVariants.js';
import type { AnyGame } from '../src/games/game.js';
import { compileCardsBoard } from '../src/games/warring-states-cards/board/cardsBoard.js';
import { LANGUAGES } from '../src/lib/language.js';
import { drawRule } from './pictures/drawRule.js';
import { type PhaseWanted, playedReport } from './pictures/playedReport.js';
import { RULE_EXAMPLES } from './pictures/ruleExamples.js';
import { coloured, indexed, type Picture, shownSize, shrunk } from './pictures/shrunk.js';

/** The size at which a channel shows a picture at most, in CSS pixels. */
const CHANNEL = { width: 550, height: 350 };

/** What the picture of each board shows: a phase in the middle of a game between practice players. */
const BOARDS: Readonly<Record<string, PhaseWanted>> = {
  classic: { seed: 3, kind: 'movement', after: 5 },
  'warring-states-v2': { seed: 3, kind: 'movement', after: 5 },
  'warring-states-v1': { seed: 4, kind: 'movement', after: 5 },
  'mandate-of-heaven': { seed: 3, kind: 'movement', after: 5 },
  'warhammer-fm05': { seed: 3, kind: 'movement', after: 3 },
  'warring-states-cards': { seed: 3, kind: 'battle', after: 14 },
};

const cards = compileCardsBoard(readCardsBoardFile());
const games = catalogue(variantsOn(readOwnVariant), cards);
const boards = boardsOnDisk();
const renderMap = createMapRenderer(boards);
const renderCards = createDisplayListRenderer();

function gameCalled(id: string): AnyGame {
  const game = games.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** The results of the phase, as they are posted. */
function posted(id: string, wanted: PhaseWanted): Picture {
  const picture = { kind: 'results', game: id, report: playedReport(gameCalled(id), wanted), language: 'en' };
  if (id === 'warring-states-cards') {
    const list = cardsDisplayList(cardsContext(cards), cardsPicture.parse(picture));
    return { width: list.width, height: list.height, pixels: renderCards(list) };
  }
  const read = parseDiplomacyPicture(picture);
  if (read.kind === 'history' || read.kind === 'chart') throw new Error('results are no story');
  const { width, height, ...drawn } = renderMap(read);
  return coloured(drawn, { width, height });
}

const png = (picture: Picture): Promise<Uint8Array> => encodePng(picture.width, picture.height, indexed(picture));

/** The files, each drawn when it is its turn. */
async function* files(only: readonly string[]): AsyncGenerator<readonly [path: string, bytes: Uint8Array]> {
  const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
  for (const [id, wanted] of Object.entries(BOARDS).filter(([name]) => isWanted(name))) {
    const full = posted(id, wanted);
    yield [`docs/images/boards/${id}.png`, await png(full)];
    yield [`docs/images/boards/${id}-channel.png`, await png(shrunk(full, shownSize(full, CHANNEL)))];
  }
  for (const example of RULE_EXAMPLES.filter(({ name }) => isWanted(name)))
    for (const language of LANGUAGES)
      yield [
        `docs/rules/images/${example.name}.${language}.png`,
        await png(drawRule(boards, gameCalled(example.game), { example, language })),
      ];
}

/** `npm run pictures`: draws the pictures of boards and rules in the documents. `--check` compares only; names choose some. */
const args = process.argv.slice(2);
const isCheck = args.includes('--check');
let differ = 0;
for await (const [path, bytes] of files(args.filter(arg => !arg.startsWith('--')))) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  if (!isCheck) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const isSame = Buffer.compare(readFileSync(file), bytes) === 0;
  if (!isSame) differ += 1;
  console.log(`${path}: ${isSame ? `${Math.round(bytes.length / 1024)} KB` : 'differs'}`);
}
if (differ > 0) process.exitCode = 1;
