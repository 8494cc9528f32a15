import { listed } from '../lists.js';
import type { BattleTongue } from './battleTongue.js';
import type { Detail } from './tongue.js';

export const battles: BattleTongue = {
  heading: places => `Battle of ${listed(places, 'en')}`,
  provisional: 'Battles may still change these results.',
  mayDeclare: (power, declarations) => `**${power}** may declare: ${listed(declarations, 'en')}.`,
  declaration: { move: (unit, to) => `${unit} (move to ${to})`, hold: unit => `${unit} (hold)` },
  sealed: hash => `Battles will be drawn with 32 bytes whose SHA-256 is \`${hash}\`.`,
  drawnWith: draw => `Drawn with \`${draw}\` (\`printf %s ${draw} | xxd -r -p | sha256sum\`). The rules say how to repeat it.`,
  side: ({ declared, leader, points, commander, armies }) =>
    `**${leader}** for ${declared ?? 'the status quo'}: ${points} points${commander === undefined ? '' : `, commanded by ${commander}`}${armies.length === 0 ? '' : ` (${listed(armies, 'en')})`}`,
  army: (nation, points, commander) => `${nation} ${points}${commander === undefined ? '' : ` under ${commander}`}`,
  supports: units => `Supported by ${listed(units, 'en')}.`,
  withdrawsAt: strength => `Withdraws when armies of strength ${strength} are broken.`,
  primaryDefender: nation => `Primary defender: ${nation}.`,
  withdrawn: nations => `Withdrawn at once: ${listed(nations, 'en')}.`,
  refused: nations => `Turned away, or staying away: ${listed(nations, 'en')}.`,
  waitsFor: places => `Waits for the battle of ${listed(places, 'en')}.`,
  table: { fleets: 'To be fought with Man O’War.', armies: 'To be fought with Warmaster or Warhammer.' },
  won: {
    unopposed: who => `Without a fight: ${who} wins.`,
    draw: (who, army) => `The army of ${army} was drawn: ${who} wins.`,
    reports: who => `As reported: ${who} wins.`,
    host: who => `The reports differed, and it was decided: ${who} wins.`,
    undecided: (who, army) => `The reports differed, and nobody decided. By lot, the army of ${army} was drawn: ${who} wins.`,
  },
  claim: (seat, outcome) => `**${seat}** reported: ${outcome}`,
  title: {
    drawnUp: turn => `Battles to be fought: ${turn}`,
    differ: turn => `Reports differ: ${turn}`,
    fought: turn => `Battles reported: ${turn}`,
    results: turn => `Results: ${turn}, after battles`,
  },
  outcome: {
    won: (nation, side, destroyed) =>
      `${nation} won${side === undefined ? '' : ` on side ${side}`}${destroyed ? ', losers destroyed' : ''}`,
    nobody: 'Nobody broke',
  },
  statusQuo: 'the status quo',
  destroyed: units => `Destroyed for good: ${listed(units, 'en')}.`,
  crossedOff: (nation, unit, commander) => `**${nation}** must defend first: ${unit} is crossed off, ${commander} defends.`,
  given: (master, sepoy, places) => `${sepoy} is owed a battle: **${master}** gives him ${places}.`,
  conquered: power => `**${power}** is conquered. Its player may serve on, as Sepoy or Mercenary: \`Serve as …\`.`,
  serves: {
    sepoy: (who, of, won) => `${who} serves **${of}** as Sepoy (${won} of 3 battles won).`,
    mercenary: (who, of) => `${who} serves **${of}** as Mercenary.`,
  },
  revolt: (who, master, unit) => `**${who}** rises against ${master} with ${unit}: a nation again.`,
  decided: places => `battle of ${listed(places, 'en')}`,
  lost: 'it is destroyed for good',
};

const unit = (d: Detail): string => d.typed('unit').toUpperCase();

/** Why something said of battles was not accepted. */
export const battleFaults = {
  'may-not-declare': (d: Detail) =>
    `${unit(d)} cannot be declared so. What can be declared: a move that failed against another nation, and the hold of a unit that is dislodged.`,
  'second-entry': (d: Detail) => `${unit(d)} stands on the list already.`,
  'no-such-commander': (d: Detail) => `${d.power('commander')} is no commander of yours.`,
  'against-own-army': (d: Detail) => `${d.power('commander')} cannot command there: their own army comes home on another side.`,
  'commander-taken': (d: Detail) => `${d.power('commander')} stands on the list already.`,
  'no-commander-left': (d: Detail) => `There is no commander left for ${unit(d)}.`,
  'may-not-revolt': (d: Detail) =>
    `No revolt in ${d.place('at')}: only a Sepoy who has won three battles for the same master can rise, in a vacant centre that the master controls outside the master’s own regions.`,
  'not-said-now': () => 'That cannot be said now.',
};
