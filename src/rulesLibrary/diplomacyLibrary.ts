/**
 * The rules of Diplomacy and its variants as a library: see docs/diplomacy-library.md. All input and output is plain JSON. Expected
 * failures are values: `{ ok: false, fault: { code, … } }`. Nothing here keeps state or uses a clock, the network, or any randomness but
 * the seed.
 */
import { battleTopics } from '../games/diplomacy/battles/battleTopics.js';
import type { BoardFile } from '../games/diplomacy/board/boardFile.js';
import type { PowerId, ProvinceId } from '../games/diplomacy/board/location.js';
import { explainOrder } from '../games/diplomacy/explanation/explainOrder.js';
import type { OrderExplanation } from '../games/diplomacy/explanation/orderExplanation.js';
import { orderText, orderTopics, textContext } from '../games/diplomacy/game/seatTopics.js';
import { type OrderResult, type Report, report as reportForm } from '../games/diplomacy/model/report.js';
import type { DiplomacyView, State, Submission } from '../games/diplomacy/model/state.js';
import { variantFor } from '../games/diplomacy/model/variant.js';
import { type WrittenOrder, writtenOrder } from '../games/diplomacy/model/writtenOrder.js';
import { orderKey } from '../games/diplomacy/orders/orderFault.js';
import type { Attendance, Fault, Phase, Seat, Standing, TypedLine } from '../games/game.js';
import type { Language } from '../lib/language.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { type VariantSummary, variantNamed, variantSummaries } from './libraryVariants.js';
import { badForm, loadOpenState, loadSeat, loadState } from './loadState.js';
import { type PowerOrders, type RefusedText, readSubmissions } from './readSubmissions.js';
import { type StartOptions, startGame } from './startGame.js';

export type { BoardFile as Board } from '../games/diplomacy/board/boardFile.js';
export type { DislodgedUnit, Position, Turn, Unit } from '../games/diplomacy/board/position.js';
export type { ExplanationStep, Finding, OrderExplanation, RuleCode } from '../games/diplomacy/explanation/orderExplanation.js';
export type { BattleStatement } from '../games/diplomacy/model/battle/battleStatement.js';
export type { Dislodgement, Outcome, Part, Strength } from '../games/diplomacy/model/outcome.js';
export type { OrderResult, Report } from '../games/diplomacy/model/report.js';
export type { DiplomacyView as PublicView, PhaseKind, State as GameState, Submission } from '../games/diplomacy/model/state.js';
export type { WrittenOrder as Order } from '../games/diplomacy/model/writtenOrder.js';
export type { Attendance, Fault, Phase, Seat, Standing, TypedLine } from '../games/game.js';
export type { InEach, Language } from '../lib/language.js';
export type { Result } from '../lib/result.js';
export type { PowerSummary, VariantOption, VariantSummary } from './libraryVariants.js';
export type { PowerOrders, RefusedText } from './readSubmissions.js';
export type { StartOptions } from './startGame.js';

/** All variants. */
export const variants = (): readonly VariantSummary[] => variantSummaries();

/**
 * Creates a game at its first phase. Faults: `unknown-variant`, `bad-options` { where, message }, `no-such-option` { option },
 * `too-few-players` and `too-many-players` { most }, and those of the variant's own options.
 */
export const start = (variant: string, options: StartOptions = {}): Result<State, Fault> => startGame(variant, options);

/** Checks a state of unknown origin. Every other function does this too. Faults: see "States" in the documentation. */
export function checkState(state: unknown): Result<State, Fault> {
  const loaded = loadState(state);
  return loaded.ok ? ok(loaded.value.state) : loaded;
}

/** The board of a game, with the options of the state applied: provinces, borders, powers. */
export function boardOf(state: State): Result<BoardFile, Fault> {
  const loaded = loadState(state);
  return loaded.ok ? ok(loaded.value.variant.board.file) : loaded;
}

export interface GameStatus {
  readonly phase: Phase;
  /** Powers by supply centres, most first. */
  readonly standings: readonly Standing[];
  /** Set when the game is won. */
  readonly winners?: readonly PowerId[];
}

/** What the game waits for, who leads, and who has won. */
export function statusOf(state: State): Result<GameStatus, Fault> {
  const loaded = loadState(state);
  if (!loaded.ok) return loaded;
  const { game, state: now } = loaded.value;
  const ending = game.ending(now);
  return ok({ phase: game.phase(now), standings: game.standings(now), ...(ending && !ending.isDrawBySize && { winners: ending.winners }) });
}

/** The part of a state that everybody may see: no secret, no battle list. */
export function viewOf(state: State): Result<DiplomacyView, Fault> {
  const loaded = loadState(state);
  return loaded.ok ? ok(loaded.value.game.view(loaded.value.state)) : loaded;
}

/**
 * Returns the state after seats were taken or left. Only variants with votes need it: powers without a player (`vacant`) are ordered by
 * vote, and a neutral power that was called in plays once it is in `seats`.
 */
export function attend(state: State, { seats, vacant }: Attendance): Result<State, Fault> {
  const loaded = loadOpenState(state);
  if (!loaded.ok) return loaded;
  const { game, state: now } = loaded.value;
  return ok(game.attend?.(now, { seats, vacant }) ?? now);
}

export interface LegalOrders {
  /** How many builds or removals are due, in a placement or adjustment phase. Absent in other phases, where each unit has one order. */
  readonly due?: number;
  readonly topics: readonly LegalTopic[];
}

/** What a power decides about one unit or site. */
export interface LegalTopic {
  /** Stable within the phase: the province id, or "waive". */
  readonly key: string;
  readonly label: string;
  /** Set if the unit belongs to a power ordered by vote; the choices are then votes. */
  readonly of?: Seat;
  readonly optional?: boolean;
  readonly choices: readonly LegalChoice[];
}

/** `text` is accepted by `parseOrders`. `order` is absent for statements about battles. */
export interface LegalChoice {
  readonly text: string;
  readonly order?: WrittenOrder;
}

/** Every legal order of a power in the open phase. Faults: those of `checkState`, `over` { winner }, `not-played` { power }. */
export function legalOrders(state: State, power: PowerId, language: Language = 'en'): Result<LegalOrders, Fault> {
  const loaded = loadSeat(state, power);
  if (!loaded.ok) return loaded;
  const { game, state: now, variant } = loaded.value;
  const due = now.fight ? undefined : game.due?.(now, power);
  const context = textContext(variant, now, language);
  const topics = now.fight ? [] : orderTopics(context, power);
  const ordered = topics.map(
    ({ orders, ...topic }): LegalTopic => ({ ...topic, choices: orders.map(order => ({ text: orderText(context, order), order })) }),
  );
  const stated = battleTopics(variant, now, power, language).map(
    ({ choices, ...topic }): LegalTopic => ({ ...topic, choices: choices.map(({ text }) => ({ text })) }),
  );
  return ok({ ...(due !== undefined && { due }), topics: [...ordered, ...stated] });
}

export interface ParseSettings {
  /** The language of the returned texts; orders are read in English and French. Default "en". */
  readonly language?: Language;
  /** What the power sent before. Good lines replace its orders for the same unit or site. */
  readonly before?: Submission;
  /** How many bad lines get suggestions. Default 5. */
  readonly suggestions?: number;
}

export interface ParsedOrders {
  /** The orders of all good lines, as `adjudicate` takes them. */
  readonly submission: Submission;
  /** Every line with its canonical text, or with its fault and the nearest legal texts. */
  readonly lines: readonly TypedLine[];
}

/** Reads the orders of a power: one per line, or separated by `;`. Faults: those of `legalOrders`; faults of single lines are in `lines`. */
export function parseOrders(state: State, power: PowerId, text: string, settings: ParseSettings = {}): Result<ParsedOrders, Fault> {
  const { language = 'en', before, suggestions } = settings;
  const loaded = loadSeat(state, power);
  if (!loaded.ok) return loaded;
  const { game, state: now } = loaded.value;
  const kept = before && readSubmissions(loaded.value, { [power]: before });
  if (kept && !kept.ok) return kept;
  return ok(game.read(now, power, text, kept?.value.submissions.get(power), language, suggestions));
}

/** An order as players write it: "A Par - Bur", "F Nth C A Lon - Bel". Faults: those of `checkState`, `bad-orders` { where, message }. */
export function formatOrder(state: State, order: WrittenOrder, language: Language = 'en'): Result<string, Fault> {
  const loaded = loadState(state);
  if (!loaded.ok) return loaded;
  const formed = writtenOrder.safeParse(order);
  if (!formed.success) return refuse(badForm('bad-orders', formed.error));
  return ok(orderText(textContext(loaded.value.variant, loaded.value.state, language), formed.data));
}

/** The outcome of one order. */
export interface AdjudicatedOrder extends OrderResult {
  /** The key that `explain` takes. */
  readonly key: string;
  readonly text: string;
}

export interface AdjudicatedPhase {
  /** The game at its next phase. */
  readonly next: State;
  /** The outcome of every order, with strengths and their parts. */
  readonly results: readonly AdjudicatedOrder[];
  /** The public report of the phase; `explain` takes it. */
  readonly report: Report;
  /** Orders that were refused and do not count. */
  readonly refused: readonly RefusedText[];
}

/**
 * Adjudicates the open phase. `orders`: what each power sends. A power that is absent sends nothing: its units hold or disband, or it
 * builds nothing. Faults: those of `checkState`, `over` { winner }, `not-played` { power }, `bad-orders` { where, message }.
 */
export function adjudicate(
  state: State,
  orders: Readonly<Record<PowerId, PowerOrders>>,
  language: Language = 'en',
): Result<AdjudicatedPhase, Fault> {
  const loaded = loadOpenState(state);
  if (!loaded.ok) return loaded;
  const read = readSubmissions(loaded.value, orders);
  if (!read.ok) return read;
  const { game, variant, state: now } = loaded.value;
  const { state: next, report } = game.advance(now, read.value.submissions);
  const context = textContext(variant, now, language);
  const results = report.orders.map(result => ({ key: orderKey(result.order), text: orderText(context, result.order), ...result }));
  return ok({ next, results, report, refused: read.value.refused });
}

/**
 * Explains the outcome of the order with that key, in steps with rule codes, from a report returned by `adjudicate` and nothing else.
 * Faults: `bad-report` { where, message }, `unknown-variant`, `no-order` { key }.
 */
export function explain(report: Report, key: ProvinceId): Result<OrderExplanation, Fault> {
  const formed = reportForm.safeParse(report);
  if (!formed.success) return refuse(badForm('bad-report', formed.error));
  const named = variantNamed(formed.data.variant);
  if (!named.ok) return named;
  const explanation = explainOrder(variantFor(named.value.variant, formed.data.terms), formed.data, key);
  return explanation ? ok(explanation) : refuse({ code: 'no-order', key });
}
