import { readFileSync } from 'node:fs';
import { readOwnVariant } from '../assets.js';
import { type BoardsByGame, boardFor, termsOf } from '../drawing/map/boardsByGame.js';
import { boardsOnDisk } from '../drawing/map/boardsOnDisk.js';
import { parseDiplomacyPicture } from '../drawing/scene/mapPicture.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import { theatresOf } from '../games/diplomacy/board/theatre.js';
import { diplomacy } from '../games/diplomacy/game/diplomacy.js';
import { type Report, report } from '../games/diplomacy/model/report.js';
import { state } from '../games/diplomacy/model/state.js';
import { type Variant, variantFor } from '../games/diplomacy/model/variant.js';
import { resolveAfterVotes } from '../games/diplomacy/phases/resolvePhase.js';
import { cardsState } from '../games/warring-states-cards/model/cardsState.js';
import { cardsReport } from '../games/warring-states-cards/view/cardsReport.js';
import { viewFor } from '../games/warring-states-cards/view/seatView.js';
import type { Language } from '../lib/language.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Picture } from '../matches/context/ports.js';
import { question } from './adjudicate/question.js';
import { readAll } from './adjudicate/readAll.js';
import { setUp, termsAsked } from './adjudicate/setUp.js';
import { unreadable } from './fileTrouble.js';
import { patientRenderer } from './variant/patientRenderer.js';

export interface DrawOptions {
  readonly language: Language;
  /** Only that part of the board. */
  readonly theatre?: string;
  /** With all names, to be opened; otherwise as it is posted. */
  readonly full?: boolean;
}

/**
 * Draws the content of a JSON file as PNG: the state of a match, the report of a phase (of the card game the board, no hand), or a line for
 * `adjudicate`, whose orders are resolved; without orders, its position.
 */
export async function draw(path: string, { language, theatre, full }: DrawOptions): Promise<Result<Uint8Array, string>> {
  const variants = variantsOn(readOwnVariant);
  const read = readJson(path);
  if (!read.ok) return read;
  const picture = pictureOf(read.value, variants, language);
  if (!picture.ok) return picture;
  const theatres = theatresIn(boardsOnDisk(), picture.value);
  if (theatre !== undefined && !theatres.includes(theatre))
    return refuse(`there is no theatre ${theatre} on that board. Theatres: ${theatres.join(', ')}`);
  const renderer = patientRenderer(undefined);
  try {
    const shown: Picture = { ...picture.value, ...(theatre !== undefined && { theatre }), ...(full && { page: 'full' }) };
    return ok(await renderer.draw(shown));
  } finally {
    await renderer.close();
  }
}

/** The ids of the theatres of the board that a picture shows; none for the card game. */
function theatresIn(boards: BoardsByGame, picture: Picture): readonly string[] {
  if (!boards.has(picture.game)) return [];
  const read = parseDiplomacyPicture(picture);
  if (read.kind === 'history' || read.kind === 'chart') return [];
  return theatresOf(boardFor(boards, read.game, termsOf(read)).board).map(({ id }) => id);
}

function readJson(path: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return refuse(error instanceof SyntaxError ? `${path} is not JSON.` : unreadable(path, error));
  }
}

function pictureOf(read: unknown, variants: readonly Variant[], language: Language): Result<Picture, string> {
  const ofCards = cardsPictureOf(read, language);
  if (ofCards) return ok(ofCards);
  const asState = state.safeParse(read);
  if (asState.success) return positionOf(asState.data, variants, language);
  const asReport = report.safeParse(read);
  if (asReport.success) return ok({ kind: 'results', game: asReport.data.variant, report: asReport.data, language });
  return askedPicture(read, variants, language);
}

function cardsPictureOf(read: unknown, language: Language): Picture | undefined {
  const game = 'warring-states-cards';
  const asState = cardsState.safeParse(read);
  if (asState.success) return { kind: 'position', game, view: viewFor(asState.data, undefined), language };
  const asReport = cardsReport.safeParse(read);
  return asReport.success ? { kind: 'results', game, report: asReport.data, language } : undefined;
}

function positionOf(read: ReturnType<typeof state.parse>, variants: readonly Variant[], language: Language): Result<Picture, string> {
  const variant = variants.find(v => v.id === read.variant);
  if (!variant) return refuse(`there is no variant ${read.variant}`);
  return ok({ kind: 'position', game: variant.id, view: diplomacy(variant).view(read), language });
}

function askedPicture(read: unknown, variants: readonly Variant[], language: Language): Result<Picture, string> {
  const asked = question.safeParse(read);
  if (!asked.success) return refuse('the file contains no state, report or position with orders');
  const offered = variants.find(v => v.id === asked.data.variant);
  if (!offered) return refuse(`there is no variant ${asked.data.variant}`);
  const agreed = termsAsked(offered, asked.data);
  if (!agreed.ok) return refuse(`these options cannot be played (${agreed.fault.code})`);
  const terms = agreed.value && { terms: agreed.value };
  const variant = variantFor(offered, agreed.value);
  const set = setUp(variant, asked.data, agreed.value);
  if (!set.ok) return refuse(`the position is not possible (${set.fault.code})`);
  const { turn, phase, position } = set.value;
  if (asked.data.orders.length === 0)
    return positionOf({ format: 1, variant: variant.id, seed: 0, ...set.value, ...terms }, variants, language);
  const resolved = resolveAfterVotes(variant, set.value, readAll(variant, set.value, asked.data.orders).counted);
  const told: Report = {
    kind: 'diplomacy',
    variant: variant.id,
    turn,
    phase,
    before: position,
    orders: [...resolved.results],
    after: resolved.position,
    captured: resolved.captured ?? [],
    eliminated: [],
    ...terms,
  };
  return ok({ kind: 'results', game: variant.id, report: told, language });
}
