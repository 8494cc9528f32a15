import type { InEach, Language } from '../../../lib/language.js';
import type { ChoiceButton } from '../../game.js';
import { oceanOf } from '../board/berths.js';
import { type Board, powerOf } from '../board/board.js';
import { nationOf } from '../board/duchies.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import { placeName } from '../board/placeName.js';
import type { Commander } from '../model/battle/battleList.js';
import { type BattleStatement, type StatementOf, statementKey, statementsOf } from '../model/battle/battleStatement.js';
import type { Declaration, DeclarationKind } from '../model/battle/declaration.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { barredAt } from './barredCommanders.js';
import type { UnitName } from './battleground.js';
import { battlegroundIn, battleTurnIn, declarableBy, declarableIn, ordersOf, termsIn } from './battleInputs.js';
import { HOST, outcomesOf, reportersOf } from './battleReports.js';
import { onTablesNow } from './battleTurn.js';
import { survivesIn } from './conqueredPlayers.js';
import { battlePlaces } from './declaredBattles.js';
import { battleSayOf, expectedArmies } from './expectedArmies.js';
import { formatDeclaration, formatStatement, JOINERS, sayDeclaration, sayRevolt, statementInFull } from './formatStatement.js';
import type { RefusedStatement } from './refusedStatement.js';
import { revoltsOpenTo } from './revolt.js';
import { commandersOf, filledInOrder, holderOf } from './services.js';

/** A topic apart from orders, and the statements a seat may choose from. */
export interface StatementChoices {
  readonly key: string;
  readonly label: InEach;
  readonly statements: readonly BattleStatement[];
  /** What the menu of its statements asks. */
  readonly ask?: InEach;
  /** Whether the seat has not decided it yet, and must know that it may: a conquered player whom to serve. */
  readonly isAsked?: boolean;
  /** For entries of a list: what they declare. */
  readonly declarations?: readonly Declaration[];
  /** For entries of a list: those left out because their commander is barred. */
  readonly barred?: readonly Barred[];
}

interface Barred {
  readonly unit: UnitName;
  readonly as: DeclarationKind;
  readonly commander: Commander | undefined;
}

/** All statements a seat may make now, apart from orders. */
export function statementChoices(variant: Variant, state: State, seat: PowerId): readonly StatementChoices[] {
  if (!variant.battles) return [];
  const { fight, phase } = state;
  if (fight?.stage === 'lists') return listTopics(variant, state, seat);
  if (fight?.stage === 'battles') return reportTopics(variant, state, seat);
  if (phase === 'movement') return standingTopics(variant, state, seat);
  return phase === 'adjustments' ? revoltTopics(variant, state, seat) : [];
}

const topic = (label: InEach, statements: readonly BattleStatement[]): readonly StatementChoices[] => {
  const [first] = statements;
  return first ? [{ key: statementKey(first), label, statements }] : [];
};

/**
 * The topics of a seat's battle list: its entries, at most one per commander and per unit; then, decided by a nation's own seat, whom to
 * refuse, where to stay away, whom to favour, and where to withdraw.
 */
function listTopics(variant: Variant, state: State, seat: PowerId): readonly StatementChoices[] {
  const { fight, services = {} } = state;
  if (!fight) return [];
  const ground = battlegroundIn(variant, state, ordersOf(fight));
  const may = declarableIn(ground, state);
  const own = declarableBy(state, may, seat);
  const commanders = commandersOf(services, seat);
  const slots = Math.min(commanders.length, new Set(own.map(d => d.unit)).size);
  const named = commanders.length > 1 ? filledInOrder(services, seat) : [undefined];
  const all = own.flatMap(declaration => named.map(commander => ({ declaration, commander })));
  const isBarred = ({ declaration, commander = '' }: (typeof all)[number]): boolean => barredAt(ground, declaration).includes(commander);
  const entriesAt = (slot: number): readonly BattleStatement[] =>
    all
      .filter(one => !isBarred(one))
      .map(({ declaration: { unit, kind }, commander }) => ({
        ...{ kind: 'declare', slot, unit, as: kind },
        ...(commander !== undefined && { commander }),
      }));
  const barred = all.filter(isBarred).map(({ declaration: { unit, kind }, commander }) => ({ unit, as: kind, commander }));
  const entries = Array.from({ length: slots }, (_, i) => topic({ en: `Battle ${i + 1}`, fr: `Bataille ${i + 1}` }, entriesAt(i + 1)));
  const terms = termsIn(state);
  const says = expectedArmies(ground, terms, may).flatMap(roll => battleSayOf(roll, terms, seat) ?? []);
  const everybody = (kind: 'refuse' | 'favour'): readonly BattleStatement[] => {
    const powers = [...new Set(says.flatMap(say => say[kind]))].sort();
    return powers.length > 0
      ? [...powers.map((power): BattleStatement => ({ kind, powers: [power] })), ...recalling(state, seat, kind)]
      : [];
  };
  const at = (en: string, fr: string, place: ProvinceId): InEach => ({
    en: `${en}: ${placeName(variant.board, place, 'en')}`,
    fr: `${fr}\u00a0: ${placeName(variant.board, place, 'fr')}`,
  });
  return [
    ...entries.flat().map(one => ({ ...one, barred, declarations: own, ask: WHICH_BATTLE })),
    ...topic(REFUSE, everybody('refuse')),
    ...says.flatMap(({ at: place, refuse }) =>
      topic(
        at('Refuse', 'Refuser', place),
        refuse.map(power => ({ kind: 'refuse', powers: [power], at: place })),
      ),
    ),
    ...says.flatMap(({ at: place, canStayAway }) =>
      canStayAway ? topic(at('Stay away', 'Rester à l’écart', place), [{ kind: 'away', at: place }]) : [],
    ),
    ...topic({ en: 'Favour', fr: 'Favoriser' }, everybody('favour')),
    ...says.flatMap(({ at: place, canWithdraw }) =>
      canWithdraw ? topic(at('Withdraw', 'Se replier', place), [{ kind: 'withdraw', at: place }]) : [],
    ),
  ];
}

/** The statement that cancels the seat's standing statements of this kind. Empty if it has none. */
function recalling({ wishes }: State, seat: PowerId, kind: 'wish' | 'refuse' | 'favour'): readonly BattleStatement[] {
  if (!wishes?.[seat]?.some(one => one.kind === kind)) return [];
  return [kind === 'wish' ? { kind, units: [] } : { kind, powers: [] }];
}

/** So many battles, or places where one may revolt, have a button of their own. */
const MOST_BUTTONS = 3;

const WHICH_BATTLE: InEach = { en: 'Which battle do you want to fight?', fr: 'Quelle bataille voulez-vous livrer\u00a0?' };
const REFUSE: InEach = { en: 'Refuse everywhere', fr: 'Refuser partout' };

/** The topics for reporting tabletop battles: whose army won, or nobody's. */
function reportTopics(variant: Variant, state: State, seat: PowerId): readonly StatementChoices[] {
  const { fight } = state;
  if (!fight || (fight.disputed && (seat === HOST) === (fight.checking === true))) return [];
  const inputs = battleTurnIn(variant, state, fight);
  return onTablesNow(inputs, fight)
    .filter(battle => seat === HOST || reportersOf(battle).includes(seat))
    .flatMap(battle => {
      const places = battlePlaces(inputs.ground, battle);
      return topic({ en: `Battle: ${places}`, fr: `Bataille\u00a0: ${places}` }, outcomesOf(battle, places, inputs.terms.cataclysmic));
    });
}

/** The topics beside movement orders: standing wishes, whom a conquered player serves, and which Mercenaries to dismiss. */
function standingTopics(variant: Variant, state: State, seat: PowerId): readonly StatementChoices[] {
  const nation = nationOf(variant.board, seat);
  const nations = state.powers.filter(power => power !== nation && survivesIn(state, power)).sort();
  const dismissible = Object.entries(state.services ?? {}).flatMap(([power, { as, of }]) =>
    as === 'mercenary' && of === seat ? [power] : [],
  );
  return [
    ...(survivesIn(state, nation) ? [] : serviceTopics(variant, state, { seat, nation, nations })),
    ...topic({ en: 'Wish for battles', fr: 'Souhait de bataille' }, [
      { kind: 'wish', first: 'hold', units: [] },
      { kind: 'wish', first: 'move', units: [] },
      ...recalling(state, seat, 'wish'),
    ]),
    ...(seat === nation ? nationalTopics(state, seat, nations) : []),
    ...(seat === nation ? dismissible.flatMap(power => topic({ en: 'Mercenary', fr: 'Mercenaire' }, [{ kind: 'dismiss', power }])) : []),
  ];
}

const nationalTopics = (state: State, seat: PowerId, nations: readonly PowerId[]): readonly StatementChoices[] => [
  ...topic(REFUSE, [
    ...nations.map((power): BattleStatement => ({ kind: 'refuse', powers: [power] })),
    ...recalling(state, seat, 'refuse'),
  ]),
  ...topic({ en: 'Favour', fr: 'Favoriser' }, [
    ...nations.map((power): BattleStatement => ({ kind: 'favour', powers: [power] })),
    ...recalling(state, seat, 'favour'),
  ]),
];

function serviceTopics(
  { board }: Variant,
  state: State,
  { seat, nation, nations }: { readonly seat: PowerId; readonly nation: PowerId; readonly nations: readonly PowerId[] },
): readonly StatementChoices[] {
  const isAsked = state.services?.[seat] === undefined;
  const holder = holderOf(board, state.capitals, state.position, nation);
  const sepoy: readonly BattleStatement[] =
    holder !== undefined && nations.includes(holder) ? [{ kind: 'serve', as: 'sepoy', of: holder }] : [];
  return topic({ en: 'Your service', fr: 'Votre service' }, [
    ...sepoy,
    ...nations.map((of): BattleStatement => ({ kind: 'serve', as: 'mercenary', of })),
  ]).map(one => ({ ...one, isAsked }));
}

function revoltTopics(variant: Variant, state: State, seat: PowerId): readonly StatementChoices[] {
  return topic({ en: 'Revolt', fr: 'Révolte' }, revoltsOpenTo(variant, state, seat));
}

/** Why a seat may not make this statement now. Undefined if it may. */
export function statementFault(topics: readonly StatementChoices[], said: BattleStatement): RefusedStatement | undefined {
  const topic = topics.find(({ key }) => key === statementKey(said));
  if (topic?.statements.some(one => covers(topic, one, said))) return undefined;
  switch (said.kind) {
    case 'declare': {
      const units = topics.flatMap(({ statements }) =>
        statements.filter(one => one.kind === 'declare' && one.unit === said.unit && one.as === said.as),
      );
      const isBarred = ({ unit, as, commander }: Barred): boolean => unit === said.unit && as === said.as && commander === said.commander;
      if (topic?.barred?.some(isBarred)) return { code: 'against-own-army', commander: said.commander };
      if (units.length === 0) return { code: 'may-not-declare', unit: said.unit };
      return topic ? { code: 'no-such-commander', commander: said.commander ?? '' } : { code: 'no-commander-left', unit: said.unit };
    }
    case 'revolt':
      return { code: 'may-not-revolt', at: said.at };
    case 'wish':
      return topic && (said.first !== undefined || said.units.length > 0) ? undefined : { code: 'not-said-now' };
    default:
      return { code: 'not-said-now' };
  }
}

/** Whether an offered statement allows what was said. A statement that names several nations is allowed if each of them is offered. */
function covers({ statements }: StatementChoices, one: BattleStatement, said: BattleStatement): boolean {
  if (said.kind === 'refuse' || said.kind === 'favour')
    return (
      (said.powers.length > 0 || statements.some(d => 'powers' in d && d.powers.length === 0)) &&
      said.powers.every(power => statements.some(d => (d.kind === 'refuse' || d.kind === 'favour') && d.powers.includes(power)))
    );
  if (said.kind === 'declare' && one.kind === 'declare')
    return one.unit === said.unit && one.as === said.as && (said.commander === undefined || said.commander === one.commander);
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(said));
}
const sorted = (said: BattleStatement): readonly (readonly [string, unknown])[] =>
  Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * The button of a statement that is asked for first: a battle, a revolt, service as a Sepoy, which is owed to one nation alone. Others are in
 * the menus.
 */
export function buttonFor(
  board: Board,
  { statements, declarations = [], isAsked = false }: StatementChoices,
  said: BattleStatement,
  language: Language,
): ChoiceButton | undefined {
  if (said.kind === 'declare') return buttonToDeclare(board, declarations, said, language);
  const text = formatStatement(board, said, language);
  if (said.kind === 'serve') return isAsked && said.as === 'sepoy' ? { label: text, text } : undefined;
  const place = statements.filter(({ kind }) => kind === 'revolt').findIndex(one => formatStatement(board, one, language) === text);
  return said.kind === 'revolt' && place < MOST_BUTTONS ? { label: sayRevolt(board, said, language), text } : undefined;
}

/** The first battles have a button each. It leaves open which entry of the list it is, and who commands: the next that is free. */
function buttonToDeclare(
  board: Board,
  declarations: readonly Declaration[],
  { unit, as }: StatementOf<'declare'>,
  language: Language,
): ChoiceButton | undefined {
  const place = declarations.findIndex(one => one.unit === unit && one.kind === as);
  const declared = declarations[place];
  if (!declared || place >= MOST_BUTTONS) return undefined;
  return { label: sayDeclaration(board, declared, language), text: formatDeclaration(board, declared, language) };
}

/** The texts of a topic's statements, with the menu labels that lead to each. */
export function choicesOf({ board }: Variant, topic: StatementChoices, language: Language) {
  const { statements, declarations = [] } = topic;
  return statements.map(said => {
    const text = formatStatement(board, said, language);
    const inFull = statementInFull(board, said, language);
    const button = buttonFor(board, topic, said, language);
    const steps = said.kind === 'declare' ? stepsToBattle(said) : [text.split(' ').slice(1).join(' ')];
    return { text, inFull, steps, ...(button && { button }) };
  });

  /** What the entry does and, if there are several commanders, who commands. */
  function stepsToBattle({ unit, as, commander }: StatementOf<'declare'>): readonly string[] {
    const declared = declarations.find(one => one.unit === unit && one.kind === as);
    const first = declared ? sayDeclaration(board, declared, language) : unit;
    return commander === undefined ? [first] : [first, `${JOINERS.by[language]} ${powerOf(board, commander)?.name[language] ?? commander}`];
  }
}

/** Fills in what was not typed: the unit's type, the kind of declaration, the next free entry of the list. */
export function completed(topics: readonly StatementChoices[], before: readonly BattleStatement[], said: BattleStatement): BattleStatement {
  if (said.kind !== 'declare') return said;
  const declared = topics.flatMap(({ statements }) => statements).filter(one => one.kind === 'declare');
  const [, place = ''] = said.unit.split(' ');
  const isThere = (one: { readonly unit: string }, at: string): boolean => one.unit.split(' ')[1] === at;
  const exactly = declared.filter(one => isThere(one, place));
  const own = exactly.length > 0 ? exactly : declared.filter(one => isThere({ unit: oceanOf(one.unit) }, place));
  const exact = own.find(one => one.as === said.as) ?? own[0];
  const unit = exact?.unit ?? said.unit;
  const as = own.some(one => one.as === said.as) ? said.as : (exact?.as ?? said.as);
  return { ...said, unit, as, slot: said.slot > 0 ? said.slot : nextSlot(before, unit) };
}

function nextSlot(before: readonly BattleStatement[], unit: string): number {
  const slots = statementsOf(before, 'declare');
  const own = slots.find(one => one.unit === unit);
  if (own) return own.slot;
  const taken = new Set(slots.map(one => one.slot));
  for (let slot = 1; ; slot++) if (!taken.has(slot)) return slot;
}
