import { STORED_STEPS, type StoredVariant } from './authoring/gate/hostedVariant.js';
import type { VariantFile } from './authoring/model/folderFiles.js';
import type { RulesTopic } from './discord/words/language/rulesText.js';
import type { GamePresenter, GamePresenters } from './discord/words/presenters/gamePresenter.js';
import { type PageReader, presentersFor } from './discord/words/presentersFor.js';
import { uploadedRules } from './discord/words/variants/uploadedRules.js';
import { diplomacy } from './games/diplomacy/game/diplomacy.js';
import type { Variant } from './games/diplomacy/model/variant.js';
import { orderLexiconOf } from './games/diplomacy/notation/orderLexicon.js';
import type { AnyGame } from './games/game.js';
import { learningStore } from './learningStore.js';
import { inTurns, yieldToEventLoop } from './lib/breath.js';
import type { Language } from './lib/language.js';
import { memoise } from './lib/memoise.js';
import type { Catalogue } from './matches/context/ports.js';
import type { Store } from './matches/context/store.js';
import { type UploadedParts, uploadedIn } from './matches/model/uploadedVariant.js';
import { readAhead } from './readAhead.js';

/** The games that everybody has, with those of variants that people brought to servers. */
export interface UploadedGames {
  /** Lists the games that everybody has; finds those that were learnt too. */
  readonly games: Catalogue;
  readonly presenters: GamePresenters;
  /** Whoever reads a match from it can play its game: what is not known yet is learnt first. */
  readonly store: Store;
  /** Learns a game, unless it is known. Undefined if there is no such version. */
  learn(game: string): Promise<AnyGame | undefined>;
  /** The parts of the variant of a game that was brought to a server. Undefined for all other games. */
  partsOf(game: string): Promise<UploadedParts | undefined>;
  /** The same of a game that was learnt, without its drawing. */
  storedOf(game: string): StoredVariant | undefined;
}

interface Learnt {
  readonly game: AnyGame;
  readonly presenter: GamePresenter;
  readonly stored: StoredVariant;
}

interface Known {
  readonly store: Store;
  readonly games: Catalogue;
  readonly presenters: GamePresenters;
  readonly readPage?: PageReader;
  /** Milliseconds after which a game that nobody used is forgotten. */
  readonly unusedFor?: number;
}

const HOUR = 60 * 60 * 1000;
/** How often in that time it is looked which games nobody used. */
const LOOKS = 4;

/** A map that finds more than it lists. */
class WithMore<V> extends Map<string, V> {
  readonly #more: (key: string) => V | undefined;
  constructor(listed: ReadonlyMap<string, V>, more: (key: string) => V | undefined) {
    super(listed);
    this.#more = more;
  }
  override get(key: string): V | undefined {
    return super.get(key) ?? this.#more(key);
  }
  override has(key: string): boolean {
    return this.get(key) !== undefined;
  }
}

/**
 * Adds the games of uploaded variants, each learnt when it is first met, in whichever process that is. One that nobody used for an hour is
 * forgotten, and learnt again when it is needed: a version never changes.
 */
export function uploadedGames({ store, games, presenters, readPage, unusedFor = HOUR }: Known): UploadedGames {
  const learnt = whileUsed<Learnt>(unusedFor);
  const underWay = new Map<string, Promise<AnyGame | undefined>>();
  const partsOf: UploadedGames['partsOf'] = async game => {
    const version = uploadedIn(game);
    return version && (await store.variants.get(version));
  };
  const read = async (game: string): Promise<AnyGame | undefined> => {
    const parts = await partsOf(game);
    if (!parts) return undefined;
    const one = await learntFrom(game, parts, readPage);
    learnt.keep(game, one);
    return one.game;
  };
  const learn = (game: string): Promise<AnyGame | undefined> => {
    const known = learnt.get(game)?.game ?? games.get(game);
    if (known || uploadedIn(game) === undefined) return Promise.resolve(known);
    const reading = underWay.get(game) ?? read(game).finally(() => underWay.delete(game));
    underWay.set(game, reading);
    return reading;
  };
  const needs = (game: string): boolean => learnt.get(game) === undefined && !games.has(game) && uploadedIn(game) !== undefined;
  return {
    games: new WithMore(games, game => learnt.get(game)?.game),
    presenters: new WithMore(presenters, game => learnt.get(game)?.presenter),
    store: learningStore(store, { needs, learn }),
    learn,
    partsOf,
    storedOf: game => learnt.get(game)?.stored,
  };
}

/** Things by their keys, each kept until nobody has asked for it for as many milliseconds. */
interface WhileUsed<V> {
  get(key: string): V | undefined;
  keep(key: string, one: V): void;
}

function whileUsed<V>(unusedFor: number): WhileUsed<V> {
  const kept = new Map<string, { readonly one: V; usedAt: number }>();
  let looks: NodeJS.Timeout | undefined;
  const look = (): void => {
    for (const [key, { usedAt }] of kept) if (performance.now() - usedAt >= unusedFor) kept.delete(key);
    if (kept.size > 0) return;
    clearInterval(looks);
    looks = undefined;
  };
  return {
    get: key => {
      const found = kept.get(key);
      if (found) found.usedAt = performance.now();
      return found?.one;
    },
    keep: (key, one) => {
      kept.set(key, { one, usedAt: performance.now() });
      looks ??= setInterval(look, unusedFor / LOOKS).unref();
    },
  };
}

/** Makes everything of a variant that is needed to play it, in short turns of the event loop. */
async function learntFrom(id: string, { written, board }: UploadedParts, readPage: PageReader | undefined): Promise<Learnt> {
  const stored = { written, board };
  await yieldToEventLoop();
  const parts = { written: STORED_STEPS.written(stored), board: await inTurns(STORED_STEPS.board(stored)) };
  await yieldToEventLoop();
  const variant = STORED_STEPS.compiled(id, parts);
  await yieldToEventLoop();
  orderLexiconOf(variant.board);
  await yieldToEventLoop();
  const game: AnyGame = diplomacy(variant);
  const told = presentersFor([variant], undefined, readPage).get(id);
  if (!told) throw new Error(`${id} has no presenter`);
  const rules = memoise((language: Language): readonly RulesTopic[] => rulesOf({ variant, written: parts.written, told }, language), {
    keyOf: language => language,
  });
  await readAhead({ games: new Map([[id, game]]) });
  return { game, presenter: { ...told, rules }, stored };
}

interface Told {
  readonly variant: Variant;
  readonly written: VariantFile;
  readonly told: GamePresenter;
}

/** What the variant has of its own, then the pages of the rules that it plays by: of Classic without what it is about. */
function rulesOf({ variant, written, told }: Told, language: Language): readonly RulesTopic[] {
  const pages = told.rules?.(language) ?? [];
  return [uploadedRules(written, variant, variant.board.file.credit, language), ...(variant.battles ? pages : pages.slice(1))];
}
