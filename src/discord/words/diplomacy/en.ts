import { counted, eitherOf, listed } from '../lists.js';
import { battleFaults, battles } from './enBattles.js';
import { explanation } from './enExplanation.js';
import { faults } from './enFaults.js';
import { verdict } from './enVerdict.js';
import { warnings } from './enWarnings.js';
import { causesIn, notesIn } from './ruleWords.js';
import type { Tongue } from './tongue.js';

const en = (count: number, one: string, other: string): string => counted(count, { one, other }, 'en');

const whence = (from: string | undefined): string => (from === undefined ? '' : ` from ${from}`);

export const english: Tongue = {
  seasons: { spring: 'Spring', fall: 'Fall', autumn: 'Autumn', winter: 'Winter' },
  kinds: {
    placement: { inName: 'placement', inPlan: 'Placement' },
    movement: { inName: 'movement', inPlan: 'Movement' },
    lists: { inName: 'battle lists', inPlan: 'Battle lists', sent: 'Battle lists' },
    battles: { inName: 'battles', inPlan: 'Battles', sent: 'Reports' },
    retreats: { inName: 'retreats', inPlan: 'Retreats' },
    adjustments: { inName: 'adjustments', inPlan: 'Adjustments' },
  },
  year: (year, era) => (era === 'bc' ? `${year} BC` : `${year}`),
  missedOrders:
    'A unit without an order holds; a dislodged unit without an order is disbanded; removals that nobody ordered follow the civil disorder rule, ' +
    'and builds that nobody ordered are waived.',
  howToOrder: [
    '`A Xia - Any` move · `A Luo H` hold · `A Luo S A Xia - Any` support a move · `A Luo S A Any` support a hold',
    'Where the variant has them: `F Nth C A Lon - Nwy` convoy · `A Ji R F` raise a fleet · `F Boh => Lin - Diq - Wei` rapid river move',
    'Retreats: `A Luo - Zhe`, `A Luo disband` · Winter: `build A Xia`, `remove A Luo`, `waive`',
    'Full names, abbreviations, `->`, `to`, `supports`, English and French all work, with or without A and F; put several orders on lines of their own or between `;`. ' +
      'What is ambiguous is never guessed: you are asked.',
  ].join('\n'),
  verdict,
  sentence: (order, verdict, why) => [order, verdict].filter(Boolean).join(' ') + (why === undefined ? '' : `: ${why}`),
  against: (attack, against, from) => `${attack} against ${against}${whence(from)}`,
  causes: causesIn('en'),
  raises: 'R F',
  viaConvoy: 'by convoy',
  waived: 'A build is waived',
  notWritten: 'no order',
  ofNeutral: (power, told) => `${power}: ${told}`,
  neutrals: 'Neutrals, by vote',
  behind: (powers, whole) => `${powers} of ${en(whole, '# power', '# powers')}, and enough units`,
  short: (powers, whole, of) => `${powers} of ${en(whole, '# power', '# powers')}${of === 'units' ? ', but not enough units' : ''}`,
  unbuilt: (power, short) => `${power}: no majority for a build (${short})`,
  noMajority: short => (short === undefined ? 'no majority' : `no majority: ${short}`),
  idleNeutrals: units => `No majority: ${listed(units, 'en')} ${units.length > 1 ? 'hold' : 'holds'}`,
  bonus: (cause, by) => `${cause}: + ${by}`,
  calledIn: power => `**${power}** is activated: its seat is open to a newcomer.`,
  outOfGame: power => `**${power}** has no unit left and too few centres to go on.`,
  idle: units => `No order: ${listed(units, 'en')} ${units.length > 1 ? 'hold' : 'holds'}`,
  between: '; ',
  reverted: 'it becomes an army',
  dislodged: (from, why, alone) => `${alone ? 'is' : 'it is'} dislodged${whence(from)}${why === '' ? '' : `: ${why}`}`,
  captured: (power, centres) =>
    `**${power}** takes ${listed(
      centres.map(({ centre, from }) => (from === undefined ? centre : `${centre} (from ${from})`)),
      'en',
    )}.`,
  virtual: {
    moved: (power, place) => `**${power}**: an army comes back to ${place} from nowhere.`,
    bounced: (power, place) => `**${power}**: the army that would come back to ${place} bounces.`,
    'own-unit': (power, place) => `**${power}**: ${place} is taken by its own unit, nobody else comes back there.`,
    beaten: (power, place) => `**${power}**: the virtual army of ${place} is beaten.`,
  },
  mustRetreat: (unit, power, retreats) =>
    retreats.length > 0
      ? `${unit} (${power}) must retreat to ${eitherOf(retreats, 'en')}, or disband.`
      : `${unit} (${power}) is dislodged and has nowhere to go.`,
  eliminated: power => `**${power}** has neither a centre nor a unit left.`,
  centres: count => en(count, '# centre', '# centres'),
  units: count => en(count, '# unit', '# units'),
  language: 'en',
  alt: {
    positions: phase => `Map of the units and centres: ${phase}.`,
    results: phase => `Map of what came of the orders: ${phase}.`,
    orders: (phase, given) => `Map of what was ordered: ${phase}. ${en(given, '# order', '# orders')}.`,
    changes: phase => `Map of the centres gained and lost: ${phase}.`,
    mine: phase => `Map with your orders on file, for your eyes alone: ${phase}.`,
    history: (from, to) => `Moving map from ${from} to ${to}.`,
    chart: (from, to) => `Chart of the supply centres of every power from ${from} to ${to}.`,
    part: theatre => `Part of the board: ${theatre}.`,
    succeeded: (good, all) => `${good} of ${en(all, '# move', '# moves')} succeeded.`,
    holdings: (power, armies, fleets, centres) => {
      const troops = [
        ...(armies.length > 0 ? [`${armies.length > 1 ? 'armies' : 'an army'} in ${listed(armies, 'en')}`] : []),
        ...(fleets.length > 0 ? [`${fleets.length > 1 ? 'fleets' : 'a fleet'} in ${listed(fleets, 'en')}`] : []),
      ];
      return `${power} holds ${en(centres, '# centre', '# centres')} and has ${troops.length > 0 ? troops.join('; ') : 'no unit'}.`;
    },
    mustRetreat: units => `Dislodged: ${listed(units, 'en')}.`,
  },
  unitTypes: { A: 'an army', F: 'a fleet' },
  faults: { ...faults, ...battleFaults, ...warnings, ...notesIn('en') },
  explanation,
  battles,
};
