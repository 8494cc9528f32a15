import { listed } from '../language/grammar.js';
import type { BattleTongue } from './battleTongue.js';

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
