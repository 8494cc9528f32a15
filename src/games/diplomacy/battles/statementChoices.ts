import type { InEach, Language } from '../../../lib/language.js';
import type { Fault } from '../../game.js';
import { oceanOf } from '../board/berths.js';
import { provinceAt } from '../board/board.js';
import { nationOf } from '../board/duchies.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import type { Commander } from '../model/battle/battleList.js';
import { type BattleStatement, statementKey } from '../model/battle/battleStatement.js';
import type { DeclarationKind } from '../model/battle/declaration.js';
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
import { formatStatement } from './formatStatement.js';
import { revoltsOpenTo } from './revolt.js';
import { commandersOf, filledInOrder, holderOf } from './services.js';

/** Something a seat may say beside its orders: one of these. */
export interface StatementChoices {
  readonly key: string;
  readonly label: InEach;
  readonly dispatches: readonly BattleStatement[];
  /** Of entries of a list: those that are not offered because their commander may not command there. */
  readonly barred?: readonly Barred[];
}

interface Barred {
  readonly unit: UnitName;
  readonly as: DeclarationKind;
  readonly commander: Commander | undefined;
}

/** Everything a seat may say now beside its orders. */
export function statementChoices(variant: Variant, state: State, seat: PowerId): readonly StatementChoices[] {
  if (!variant.battles) return [];
  const { fight, phase } = state;
  if (fight?.stage === 'lists') return listOffers(variant, state, seat);
  if (fight?.stage === 'battles') return reportOffers(variant, state, seat);
  if (phase === 'movement') return standingOffers(variant, state, seat);
  return phase === 'adjustments' ? revoltOffers(variant, state, seat) : [];
}

const offer = (label: InEach, dispatches: readonly BattleStatement[]): readonly StatementChoices[] => {
  const [first] = dispatches;
  return first ? [{ key: statementKey(first), label, dispatches }] : [];
};

/** Entries of his list, one a commander; then, for the whole nation, whom it turns away, where it stays away, whom it favours. */
function listOffers(variant: Variant, state: State, seat: PowerId): readonly StatementChoices[] {
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
  const entries = Array.from({ length: slots }, (_, i) => offer({ en: `Battle ${i + 1}`, fr: `Bataille ${i + 1}` }, entriesAt(i + 1)));
  const terms = termsIn(state);
  const says = expectedArmies(ground, terms, may).flatMap(roll => battleSayOf(roll, terms, seat) ?? []);
  const everybody = (kind: 'refuse' | 'favour'): readonly BattleStatement[] => {
    const powers = [...new Set(says.flatMap(say => say[kind]))].sort();
    return powers.length > 0
      ? [...powers.map((power): BattleStatement => ({ kind, powers: [power] })), ...recalling(state, seat, kind)]
      : [];
  };
  const at = (en: string, fr: string, place: ProvinceId): InEach => ({
    en: `${en} ${placeIn(variant, place, 'en')}`,
    fr: `${fr} ${placeIn(variant, place, 'fr')}`,
  });
  return [
    ...entries.flat().map(one => ({ ...one, barred })),
    ...offer(REFUSE, everybody('refuse')),
    ...says.flatMap(({ at: place, refuse }) =>
      offer(
        at('Refuse at', 'Refuser à', place),
        refuse.map(power => ({ kind: 'refuse', powers: [power], at: place })),
      ),
    ),
    ...says.flatMap(({ at: place, canStayAway }) =>
      canStayAway ? offer(at('Stay away from', 'Rester loin de', place), [{ kind: 'away', at: place }]) : [],
    ),
    ...offer({ en: 'Favour', fr: 'Favoriser' }, everybody('favour')),
    ...says.flatMap(({ at: place, canWithdraw }) =>
      canWithdraw ? offer(at('Withdraw from', 'Se replier de', place), [{ kind: 'withdraw', at: place }]) : [],
    ),
  ];
}

/** That a wish from an earlier turn no longer stands; nothing: there is none. */
function recalling({ wishes }: State, seat: PowerId, kind: 'wish' | 'refuse' | 'favour'): readonly BattleStatement[] {
  if (!wishes?.[seat]?.some(one => one.kind === kind)) return [];
  return [kind === 'wish' ? { kind, units: [] } : { kind, powers: [] }];
}

const REFUSE: InEach = { en: 'Refuse everywhere', fr: 'Refuser partout' };
const placeIn = ({ board }: Variant, place: ProvinceId, language: Language): string => provinceAt(board, place)?.name[language] ?? place;

/** Who won on the table: the army of a side, or nobody. */
function reportOffers(variant: Variant, state: State, seat: PowerId): readonly StatementChoices[] {
  const { fight } = state;
  if (!fight || (fight.disputed && (seat === HOST) === (fight.checking === true))) return [];
  const war = battleTurnIn(variant, state, fight);
  return onTablesNow(war, fight)
    .filter(battle => seat === HOST || reportersOf(battle).includes(seat))
    .flatMap(battle => {
      const places = battlePlaces(war.ground, battle);
      return offer({ en: `Battle of ${places}`, fr: `Bataille de ${places}` }, outcomesOf(battle, places, war.terms.cataclysmic));
    });
}

/** What stands from turn to turn, whom a conquered player serves, and which Mercenaries are sent away. */
function standingOffers(variant: Variant, state: State, seat: PowerId): readonly StatementChoices[] {
  const nation = nationOf(variant.board, seat);
  const nations = state.powers.filter(power => power !== nation && survivesIn(state, power)).sort();
  const dismissible = Object.entries(state.services ?? {}).flatMap(([power, { as, of }]) =>
    as === 'mercenary' && of === seat ? [power] : [],
  );
  return [
    ...(survivesIn(state, nation) ? [] : serviceOffers(variant, state, nation, nations)),
    ...offer({ en: 'Wish for battles', fr: 'Souhait de bataille' }, [
      { kind: 'wish', first: 'hold', units: [] },
      { kind: 'wish', first: 'move', units: [] },
      ...recalling(state, seat, 'wish'),
    ]),
    ...(seat === nation ? nationalOffers(state, seat, nations) : []),
    ...(seat === nation ? dismissible.flatMap(power => offer({ en: 'Mercenary', fr: 'Mercenaire' }, [{ kind: 'dismiss', power }])) : []),
  ];
}

const nationalOffers = (state: State, seat: PowerId, nations: readonly PowerId[]): readonly StatementChoices[] => [
  ...offer(REFUSE, [
    ...nations.map((power): BattleStatement => ({ kind: 'refuse', powers: [power] })),
    ...recalling(state, seat, 'refuse'),
  ]),
  ...offer({ en: 'Favour', fr: 'Favoriser' }, [
    ...nations.map((power): BattleStatement => ({ kind: 'favour', powers: [power] })),
    ...recalling(state, seat, 'favour'),
  ]),
];

function serviceOffers({ board }: Variant, state: State, nation: PowerId, nations: readonly PowerId[]): readonly StatementChoices[] {
  const holder = holderOf(board, state.capitals, state.position, nation);
  const sepoy: readonly BattleStatement[] =
    holder !== undefined && nations.includes(holder) ? [{ kind: 'serve', as: 'sepoy', of: holder }] : [];
  return offer({ en: 'Your service', fr: 'Votre service' }, [
    ...sepoy,
    ...nations.map((of): BattleStatement => ({ kind: 'serve', as: 'mercenary', of })),
  ]);
}

function revoltOffers(variant: Variant, state: State, seat: PowerId): readonly StatementChoices[] {
  return offer({ en: 'Revolt', fr: 'Révolte' }, revoltsOpenTo(variant, state, seat));
}

/** Why a seat may not say this now; undefined: it may. */
export function statementFault(offers: readonly StatementChoices[], said: BattleStatement): Fault | undefined {
  const topic = offers.find(({ key }) => key === statementKey(said));
  if (topic?.dispatches.some(one => covers(topic, one, said))) return undefined;
  switch (said.kind) {
    case 'declare': {
      const units = offers.flatMap(({ dispatches }) =>
        dispatches.filter(one => one.kind === 'declare' && one.unit === said.unit && one.as === said.as),
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

/** Lists of nations are good if each of them is offered. */
function covers({ dispatches }: StatementChoices, one: BattleStatement, said: BattleStatement): boolean {
  if (said.kind === 'refuse' || said.kind === 'favour')
    return (
      (said.powers.length > 0 || dispatches.some(d => 'powers' in d && d.powers.length === 0)) &&
      said.powers.every(power => dispatches.some(d => (d.kind === 'refuse' || d.kind === 'favour') && d.powers.includes(power)))
    );
  if (said.kind === 'declare' && one.kind === 'declare')
    return one.unit === said.unit && one.as === said.as && (said.commander === undefined || said.commander === one.commander);
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(said));
}
const sorted = (said: BattleStatement): readonly (readonly [string, unknown])[] =>
  Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));

/** An offer's labels of the menus that lead to each of its dispatches, and the text that means it. */
export function choicesOf({ board }: Variant, { dispatches }: StatementChoices, language: Language) {
  return dispatches.map(said => {
    const text = formatStatement(board, said, language);
    return { text, steps: stepsTo(text, said, language) };
  });
}

function stepsTo(text: string, said: BattleStatement, language: Language): readonly string[] {
  const [, ...words] = text.split(' ');
  if (said.kind === 'declare' && said.commander !== undefined) {
    const by = language === 'en' ? ' by ' : ' par ';
    const rest = words.slice(1).join(' ');
    const cut = rest.lastIndexOf(by);
    return [rest.slice(0, cut), rest.slice(cut + 1)];
  }
  return [said.kind === 'declare' ? words.slice(1).join(' ') : words.join(' ')];
}

/** Completes what was typed: which unit is meant where its type was wrong, what it may where nothing was said, which place on the list is next. */
export function completed(offers: readonly StatementChoices[], before: readonly BattleStatement[], said: BattleStatement): BattleStatement {
  if (said.kind !== 'declare') return said;
  const declared = offers.flatMap(({ dispatches }) => dispatches).filter(one => one.kind === 'declare');
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
  const slots = before.flatMap(one => (one.kind === 'declare' ? [one] : []));
  const own = slots.find(one => one.unit === unit);
  if (own) return own.slot;
  const taken = new Set(slots.map(one => one.slot));
  for (let slot = 1; ; slot++) if (!taken.has(slot)) return slot;
}
