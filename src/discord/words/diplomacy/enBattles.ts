import { listed } from '../lists.js';
import type { BattleTongue } from './battleTongue.js';
import type { Detail } from './tongue.js';

export const battles: BattleTongue = {
  heading: places => `Battle of ${listed(places, 'en')}`,
  mayDeclare: (power, declarations) => `**${power}** may declare: ${listed(declarations, 'en')}.`,
  declaration: { move: (unit, to) => `${unit} (move to ${to})`, hold: unit => `${unit} (hold)` },
  sealed: hash => `Battles will be drawn with 32 bytes whose SHA-256 is \`${hash}\`.`,
  drawnWith: draw => `Drawn with \`${draw}\` (\`printf %s ${draw} | xxd -r -p | sha256sum\`). How to repeat it stands in the rules.`,
  side: (declared, leader, points, armies) =>
    `${declared === undefined ? `For the status quo (${leader})` : `For ${declared} (${leader})`}: ${points} points: ${listed(armies, 'en')}`,
  army: (nation, points, commander) => `${nation} ${points}${commander === undefined ? '' : `, commanded by ${commander}`}`,
  supports: units => `With ${listed(units, 'en')}.`,
  withdrawsAt: strength => `Withdraws when armies of strength ${strength} are broken.`,
  primaryDefender: nation => `Primary defender: ${nation}.`,
  refused: nations => `Turned away, or staying away: ${listed(nations, 'en')}.`,
  waitsFor: places => `Waits for the battle of ${listed(places, 'en')}.`,
  table: { fleets: 'To be fought with Man O’War.', armies: 'To be fought with Warmaster or Warhammer.' },
  won: {
    unopposed: who => `Won without a fight by ${who}.`,
    draw: (who, army) => `The army of ${army} was drawn: won by ${who}.`,
    reports: who => `As reported: won by ${who}.`,
    host: who => `The host has decided: won by ${who}.`,
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
  'may-not-declare': (d: Detail) => `${unit(d)} may not be declared so.`,
  'second-entry': (d: Detail) => `${unit(d)} stands on the list already.`,
  'no-such-commander': (d: Detail) => `${d.power('commander')} is no commander of yours.`,
  'commander-taken': (d: Detail) => `${d.power('commander')} stands on the list already.`,
  'no-commander-left': (d: Detail) => `There is no commander left for ${unit(d)}.`,
  'not-said-now': () => 'That cannot be said now.',
};
