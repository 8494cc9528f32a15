import type { PowerFile } from '../../board/boardFile.js';

/** Warhammer, option Chaos Daemon Nation: the nation that it adds. */
export const DAEMONS: PowerFile = {
  id: 'daemons',
  name: { en: 'Chaos Daemons', fr: 'Démons du Chaos' },
  adjective: { en: 'Daemon', fr: 'démoniaque' },
  aliases: ['Daemons', 'Démons'],
  colour: '#c23a8e',
  badge: 'Da',
  capital: 'eyec',
  home: ['eyec', 'seye'],
  start: [
    { type: 'A', at: 'eyec' },
    { type: 'F', at: 'seye' },
  ],
  regions: ['eyec', 'seye'],
};

/** Warhammer, option Orcs in the Hills: both armies, as a nation of Goblins. */
export const GOBLINS: PowerFile = {
  id: 'goblins',
  name: { en: 'Goblins', fr: 'Gobelins' },
  adjective: { en: 'Goblin', fr: 'gobelin' },
  colour: '#93a81f',
  badge: 'Go',
  home: [],
  start: [
    { type: 'A', at: 'pale', free: true },
    { type: 'A', at: 'wrld', free: true },
  ],
  regions: [],
};
