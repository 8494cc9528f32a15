import { z } from 'zod';
import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import {
  type Fault,
  type Game,
  LINES_WITH_SUGGESTIONS,
  type Opening,
  type Phase,
  type Reading,
  type Seat,
  type Standing,
  type Topic,
  type TypedLine,
} from '../../game.js';
import { survivors } from '../adjudication/survival.js';
import { battleSettings, chosenBattles, termsOfBattle } from '../battles/battleSettings.js';
import { battleSheet, battleTopics, readStatementLine } from '../battles/battleTopics.js';
import { disputesIn, waitingFor } from '../battles/battleWaiting.js';
import { formatStatement } from '../battles/formatStatement.js';
import { isStatement } from '../battles/readStatement.js';
import { powerOf } from '../board/board.js';
import { nationOf, ordererOf, seatsOf } from '../board/duchies.js';
import { unitsOf } from '../board/holdings.js';
import type { PowerId } from '../board/location.js';
import { applyCorrections } from '../correction/applyCorrections.js';
import { stateFlaw } from '../correction/stateFlaw.js';
import { type BattleStatement, statementKey } from '../model/battle/battleStatement.js';
import { type Report, report } from '../model/report.js';
import { type DiplomacyView, type State, type Submission, state, submission, type Terms } from '../model/state.js';
import { type CalendarPhase, dealtPowers, type Variant, variantFor } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { orderFinder } from '../notation/nearestOrders.js';
import { orderLines } from '../notation/parseOrder.js';
import { allowanceOf } from '../orders/allowance.js';
import { orderKey } from '../orders/orderFault.js';
import { advancePhase } from '../phases/advancePhase.js';
import { asksWhoSits, attend } from '../phases/attendance.js';
import { awaits, mayVote } from '../phases/awaits.js';
import { isAgreed } from '../phases/battlePhases.js';
import { firstMoment } from '../phases/calendar.js';
import { placedByRule } from '../phases/placement.js';
import { countCentres } from '../phases/victory.js';
import { practiceOrders } from '../practice/practiceOrders.js';
import { practiceStatements } from '../practice/practiceStatements.js';
import { orderEntry } from '../votes/orderEntry.js';
import { sheetOf, speechIn, topicsOf, write } from './seatTopics.js';

export type Diplomacy = Game<State, Submission, Report, DiplomacyView>;

/** Makes a game out of a variant; out of one that offers choices, the game of every table's own record. */
export function diplomacy(offered: Variant): Diplomacy {
  const { board, choices } = offered;
  const of = ({ terms }: Pick<State, 'terms'>): Variant => variantFor(offered, terms);
  return {
    id: offered.id,
    title: offered.title,
    credit: board.file.credit,
    phaseKinds: [...kindsIn(offered, c => !c.once), ...(offered.battles ? BATTLE_PHASES : [])],
    openingKinds: kindsIn(offered, c => c.once === true),
    state,
    submission,
    report,
    ...settingsOf(offered),
    ...(offered.changes && { changes: offered.changes }),
    ...(choices?.readStart && { readStart: choices.readStart }),
    ...(offered.battles && { sealed: true }),
    players: choices?.players ?? { least: 1, most: dealtPowers(offered).length },
    seats: (players, options = {}) => seatsFor(offered, players, options),
    ...(choices && { tables: choices.tables }),
    open: opening => open(offered, opening),
    phase: now => phaseOf(of(now), now),
    read: (now, seat, text, onFile, language, helped) => readOrders(of(now), now, seat, text, onFile, language, helped),
    clear: ({ orders, said }, key) => ({
      orders: orders.filter(order => orderKey(order) !== key),
      ...(said && { said: said.filter(one => statementKey(one) !== key) }),
    }),
    sheet: (now, seat, onFile, language) => [
      ...(now.fight ? [] : sheetOf(of(now), now, seat, onFile, language)),
      ...battleSheet(of(now), now, seat, onFile?.said ?? [], language),
    ],
    options: (now, seat, language) => topicsIn(of(now), now, seat, language),
    due: (now, seat) => dueTo(of(now), now, seat),
    ...(offered.battles && { leaves: ({ war }: Report) => war?.battles.length ?? 0 }),
    advance: (now, submissions) => advancePhase(of(now), now, submissions),
    tried: ({ orders, unbuilt: _, ...told }) => ({ ...told, orders: orders.map(({ behind: _, short: __, ...order }) => order) }),
    practise: (now, seat, random) => {
      const orders = now.fight ? [] : practiceOrders(of(now), now, seat, random);
      const speech = speechIn(of(now), now, 'en');
      const said = offered.battles ? practiceStatements(of(now), now, seat, random) : [];
      return [...orders.map(order => write(speech, order)), ...said].join('\n');
    },
    view: ({ powers, turn, phase, position, terms, services, capitals }) => ({
      kind: 'diplomacy',
      variant: offered.id,
      board: board.file.id,
      powers,
      turn,
      phase,
      position,
      ...(terms && { terms }),
      ...(services && { services }),
      ...(capitals && { capitals }),
    }),
    correct: (now, text, language) => applyCorrections(of(now), now, text, language),
    published,
    withChance,
    ...(offered.battles && {
      disputes: (now: State) => disputesIn(of(now), now),
      settled: (now: State, sent: Submissions) => now.fight !== undefined && isAgreed(of(now), now, now.fight, sent),
    }),
    flaw: now => (now.variant === offered.id ? stateFlaw(of(now), now) : { code: 'other-variant' }),
    inPlay: now => (offered.battles ? now.powers : survivors(of(now), now)),
    ...(asksWhoSits(offered) && { votes: true, attend, called: (now: State) => calledIn(offered, now) }),
    ...(placesUnits(offered) && { incomplete: (now: State, sent: Submissions) => incomplete(of(now), now, sent) }),
    standings: now => standingsOf(of(now), now),
    ...(offered.rules.some(rule => rule.notes) && {
      notes: (now: State) => of(now).rules.flatMap(rule => rule.notes?.(now, board) ?? []),
    }),
    ending: now => (now.winner === undefined ? undefined : { winners: seatsOf(of(now).board, now.winner) }),
  };
}

/** Of battles that are to come there stays what was ordered. */
const published = ({ secret: _, wishes: __, fight, ...state }: State): State => ({
  ...state,
  seed: 0,
  ...(fight && { fight: { stage: fight.stage, orders: fight.orders } }),
});

const withChance = (state: State, { seed, secret }: Pick<Opening, 'seed' | 'secret'>): State => ({
  ...state,
  seed,
  ...(secret !== undefined && { secret }),
});

/** The phases within a movement phase. */
const BATTLE_PHASES = ['lists', 'battles'] as const;

/** What the host may choose: what the record offers, and how battles are judged. */
function settingsOf({ choices, battles }: Variant): Partial<Pick<Diplomacy, 'settings' | 'chosen'>> {
  if (!battles) return choices ? { settings: choices.settings, chosen: choices.chosen } : {};
  const settings = [...(choices?.settings ?? []), ...battleSettings].map(setting => ({ ...setting, inRules: true }));
  return { settings, chosen: choices ? together(choices.chosen, chosenBattles) : chosenBattles };
}

/** Both schemas read the same choices, each its own. */
const together = (...schemas: readonly z.ZodType<Readonly<Record<string, unknown>>>[]): z.ZodType<Readonly<Record<string, unknown>>> =>
  z.record(z.string(), z.unknown()).transform((said, context) => {
    const read = schemas.map(schema => schema.safeParse(said));
    for (const { error } of read)
      for (const issue of error?.issues ?? []) {
        const { path, message } = issue;
        context.addIssue({ code: 'custom', path, message, ...(issue.code === 'custom' && issue.params && { params: issue.params }) });
      }
    return Object.assign({}, ...read.map(({ data }) => data));
  });

function phaseOf(variant: Variant, now: State): Phase {
  const turn = { ...now.turn, era: variant.board.file.year.era };
  const votes = asksWhoSits(variant) ? mayVote(variant, now) : [];
  if (!variant.battles) return { kind: now.phase, turn, awaits: awaits(variant, now), ...(asksWhoSits(variant) && { mayAct: votes }) };
  const waiting = waitingFor(variant, now);
  return {
    kind: now.fight?.stage ?? now.phase,
    turn,
    awaits: now.fight ? waiting.awaits : awaits(variant, now),
    mayAct: [...votes, ...waiting.mayAct],
    ...(waiting.host && { host: true }),
    ...(now.fight?.disputed && { within: now.fight.checking ? HOUR : DECISION }),
  };
}

const HOUR = 3_600_000;
/** Commanders who have fought on a table may need a week; who decides what they do not agree about, a few days. */
const DECISION = 72 * HOUR;

/** What a seat decides: its units or sites, or, while battles are to come, its list or its reports; and what it may say beside. */
const topicsIn = (variant: Variant, now: State, seat: PowerId, language: Language): readonly Topic[] => [
  ...(now.fight ? [] : topicsOf(variant, now, seat, language)),
  ...battleTopics(variant, now, seat, language),
];

/** Behind those with centres Sepoys, then Mercenaries, then the rest. The centres of a power are those of all seats that share it. */
function standingsOf(variant: Variant, { powers, position, services = {} }: State): readonly Standing[] {
  const { board } = variant;
  const rows = countCentres(variant, position)
    .filter(({ power }) => powers.includes(power) && nationOf(board, power) === power)
    .flatMap(({ power, centres }) =>
      seatsOf(board, power).map((seat): Standing => ({ seat, points: centres, units: unitsBy(position, power, seat) })),
    );
  const rank = ({ seat }: Standing): number => ({ sepoy: 0, mercenary: 1, none: 2 })[services[seat]?.as ?? 'none'];
  return rows.toSorted((a, b) => b.points - a.points || rank(a) - rank(b));
}
const unitsBy = (position: State['position'], power: PowerId, seat: PowerId): number =>
  unitsOf(position, power).filter(unit => ordererOf(unit) === seat).length;

function open(offered: Variant, { seats, seed, secret, options }: Opening): State {
  const terms = offered.choices && { options, powers: seats };
  const variant = variantFor(offered, terms);
  return {
    format: 1,
    variant: offered.id,
    seed,
    powers: seats,
    ...firstMoment(variant),
    position: startOf(variant, seats),
    ...(terms && { terms }),
    ...(offered.battles && { battleTerms: termsOfBattle(options) }),
    ...(offered.battles && secret !== undefined && { secret }),
  };
}

/** Every power has its seat, whoever sits there; where there is a choice, those that are dealt to so many players. */
function seatsFor(offered: Variant, players: number, options: Terms['options']): Result<readonly Seat[], Fault> {
  const powers = dealtPowers(offered);
  if (offered.choices) {
    const dealt = offered.choices.dealt(players, options);
    if (!dealt.ok) return dealt;
    const board = variantFor(offered, { options, powers: dealt.value }).board;
    return ok(dealt.value.flatMap(id => powerOf(board, id) ?? []).map(seatOf));
  }
  return players <= powers.length ? ok(powers.map(seatOf)) : refuse({ code: 'too-many-players', most: powers.length });
}

const seatOf = ({ id, name }: Seat): Seat => ({ id, name });

const calledIn = ({ board }: Variant, { called = [], powers }: State): readonly Seat[] =>
  board.powers.filter(p => p.neutral && (called.includes(p.id) || powers.includes(p.id))).map(seatOf);

const kindsIn = ({ calendar }: Variant, which: (phase: CalendarPhase) => boolean): readonly string[] => [
  ...new Set(calendar.filter(which).map(c => c.phase)),
];
const placesUnits = ({ calendar }: Variant): boolean => calendar.some(c => c.phase === 'placement');

type Submissions = ReadonlyMap<PowerId, Submission>;

/** The powers that have not placed all they may, where no rule does: the lot would. */
function incomplete(variant: Variant, now: State, sent: Submissions): readonly PowerId[] {
  if (now.phase !== 'placement') return [];
  const isMissing = (power: PowerId): boolean => (sent.get(power)?.orders.length ?? 0) < allowanceOf(variant, now, power).builds;
  return awaits(variant, now).filter(power => isMissing(power) && placedByRule(variant, power).length === 0);
}

/** In winter, the builds or removals of a power, before the first turn what it may place; else each unit has its order. */
function dueTo(variant: Variant, now: State, power: PowerId): number | undefined {
  if (now.phase !== 'adjustments' && now.phase !== 'placement') return undefined;
  const { builds, removals } = allowanceOf(variant, now, power);
  return Math.max(builds, removals);
}

function startOf({ board }: Variant, seats: readonly PowerId[]): State['position'] {
  const playing = board.powers.filter(p => p.neutral || seats.includes(p.id));
  return {
    units: playing.flatMap(p => p.start.map(unit => ({ power: p.id, ...unit }))),
    dislodged: [],
    contested: [],
    centres: Object.fromEntries(playing.flatMap(p => (p.cities ? [] : p.home).map(centre => [centre, p.id]))),
  };
}

const SUGGESTIONS = 3;

/** Good lines are laid over what is on file, in the order typed; bad ones come back with their fault and the nearest legal orders. */
function readOrders(
  variant: Variant,
  now: State,
  seat: PowerId,
  text: string,
  onFile: Submission | undefined,
  language: Language,
  helped: number = LINES_WITH_SUGGESTIONS,
): Reading<Submission> {
  const writing = orderEntry(variant, now);
  const speech = speechIn(variant, now, language);
  let near: ((typed: string) => readonly string[]) | undefined;
  let left = helped;
  let orders: readonly WrittenOrder[] = onFile?.orders ?? [];
  let said: readonly BattleStatement[] = onFile?.said ?? [];
  const lines = orderLines(text).map((typed): TypedLine => {
    if (variant.battles && (now.fight || isStatement(typed))) {
      const one = readStatementLine(variant, now, seat, typed, said);
      if (!one.ok) return refused(typed, one.fault);
      said = one.value.said;
      return { typed, text: formatStatement(variant.board, one.value.one, language), suggestions: [] };
    }
    const order = writing.read(seat, typed, orders);
    if (!order.ok) return refused(typed, order.fault);
    const laid = writing.overlay(seat, orders, order.value);
    orders = laid.orders;
    return laid.fault ? refused(typed, laid.fault) : { typed, text: write(speech, order.value), suggestions: [] };
  });
  return { submission: { orders, ...(said.length > 0 && { said }) }, lines };

  function refused(typed: string, fault: NonNullable<TypedLine['fault']>): TypedLine {
    left -= 1;
    if (left < 0) return { typed, fault, suggestions: [] };
    near ??= orderFinder(variant.board, now.phase, legal(), SUGGESTIONS);
    return { typed, fault, suggestions: near(typed) };
  }

  function legal(): readonly string[] {
    return topicsIn(variant, now, seat, language).flatMap(topic => topic.choices.map(choice => choice.text));
  }
}
