import { COMPONENT_ACTIONS, type ComponentAction } from '../../src/discord/message/customId.js';

/** How a user is related to a match. */
export const ROLES = ['nobody', 'spectator', 'other seat', 'own seat', 'host', 'arbiter', 'server admin'] as const;
export type Role = (typeof ROLES)[number];

const EVERYBODY = ROLES;
const HERE: readonly Role[] = ['spectator', 'other seat', 'own seat', 'host', 'arbiter', 'server admin'];
export const SEATS: readonly Role[] = ['other seat', 'own seat'];
const HOST: readonly Role[] = ['host'];

interface CommandLine {
  readonly options?: Readonly<Record<string, string>>;
  readonly may: readonly Role[];
  /** Only in a lobby. In a game that has started it is refused to everybody. */
  readonly inLobby?: true;
}

/** By command: the options it is tried with, and who may use it. */
export const COMMANDS: Readonly<Record<string, CommandLine>> = {
  'game create': { options: { variant: 'classic' }, may: EVERYBODY },
  'game list': { may: EVERYBODY },
  'game ratings': { may: EVERYBODY },
  play: { may: EVERYBODY },
  'game end': { may: HOST },
  'game resume': { may: HOST },
  'game fill': { options: { level: 'recruit' }, may: HOST, inLobby: true },
  'game offer': { options: { power: 'qin' }, may: HOST },
  'game seat': { options: { power: 'qin', player: '555' }, may: HOST },
  'host status': { may: HOST },
  'host dry-run': { may: HOST },
  'host adjudicate': { options: { force: 'yes' }, may: HOST },
  'host extend': { options: { by: '1h' }, may: HOST },
  'host pause': { may: HOST },
  'host replace': { options: { power: 'qin', player: '555' }, may: HOST },
  'host order': { options: { power: 'qin', text: 'A Xia H' }, may: HOST },
  'host edit': { options: { text: 'nobody: A Nan' }, may: HOST },
  'host rollback': { options: { phase: '1' }, may: HOST },
  'host announce': { options: { text: 'x' }, may: HOST },
  'host arbiter': { options: { player: '555' }, may: ['host', 'arbiter'] },
  'host hand-over': { options: { player: '555' }, may: ['host', 'server admin'] },
  'host export': { may: ['other seat', 'own seat', 'host'] },
  'host import': { may: EVERYBODY },
  // Everybody sees which variants the server has. Who may add one is up to the operator, and tried elsewhere.
  'host variant': { may: EVERYBODY },
  log: { may: ['other seat', 'own seat', 'host', 'arbiter'] },
  order: { options: { text: 'A Xia H' }, may: SEATS },
  orders: { may: SEATS },
  press: { may: SEATS },
  draw: { may: SEATS },
  concede: { options: { power: 'chu' }, may: SEATS },
  vote: { may: SEATS },
  motion: { options: { text: 'A Xia H' }, may: SEATS },
  resign: { may: SEATS },
  substitute: { options: { player: '555', until: '3d' }, may: SEATS },
  map: { may: HERE },
  history: { options: { as: 'edits' }, may: HERE },
  learn: { may: EVERYBODY },
  'study new': { options: { variant: 'classic' }, may: EVERYBODY },
  'study game': { may: HERE },
  'study open': { may: EVERYBODY },
  // Nobody has a study yet, of their own or shared, and nobody sends a file.
  'study order': { options: { power: 'austria', text: 'A Vie H' }, may: [] },
  'study share': { may: [] },
  'study file': { may: EVERYBODY },
  explain: { options: { order: 'x' }, may: HERE },
  status: { may: HERE },
  verify: { may: HERE },
  watch: { may: HERE },
  me: { may: EVERYBODY },
  settings: { may: EVERYBODY },
  away: { options: { until: '3d' }, may: EVERYBODY },
  privacy: { may: EVERYBODY },
  rules: { may: EVERYBODY },
  help: { may: EVERYBODY },
};

/** What changes if the host plays: others decide what could favour the host, and nobody may see orders. */
export const WHERE_HOST_PLAYS: Readonly<Record<string, readonly Role[]>> = {
  'host adjudicate': ['arbiter', 'server admin'],
  'host replace': ['arbiter', 'server admin'],
  'host status': [],
  'host dry-run': [],
  'host order': [],
  'host edit': [],
  'host rollback': [],
  'host extend': ['host'],
  'host pause': ['host'],
  'host announce': ['host'],
  'host arbiter': ['host', 'arbiter'],
  'host hand-over': ['host', 'server admin'],
  'game end': ['host'],
};

interface PressLine {
  readonly rest?: readonly string[];
  /** In a running game. */
  readonly may: readonly Role[];
  /** After a game, or when somebody was asked personally. Tests of their own say who exactly. */
  readonly otherwise?: readonly Role[];
}

/** By button, menu and form: who may use it, whoever it was shown to. Those of a lobby are tried in a lobby. */
export const PRESSES: Readonly<Record<ComponentAction, PressLine>> = {
  ...actionsFor(EVERYBODY, [
    'stay',
    'alone',
    'games',
    'mine',
    'ratings',
    'record',
    'map',
    'part',
    'explain',
    'explained',
    'verify',
    'rules',
    'settings',
    'setting',
    'setText',
    'sit',
    'forget',
    'forgotten',
    'join',
    'leave',
    'here',
    'wish',
    'wished',
    'unwished',
    'waitNoMore',
    'volunteer',
    // What somebody did in a lesson is their own, whoever presses.
    'lesson',
    'lessonForm',
  ]),
  ...actionsFor(HOST, ['start', 'begin', 'end', 'resume', 'rollback', 'correct', 'hosting', 'setTo', 'setUsual', 'setTyped']),
  ...actionsFor(['arbiter'], ['decline']),
  ...actionsFor(
    SEATS,
    COMPONENT_ACTIONS.filter(action => !KNOWN().includes(action)),
  ),
  // A study is its owner's; here nobody has one.
  study: { may: [], otherwise: EVERYBODY },
  studyForm: { may: [], otherwise: EVERYBODY },
  openStudy: { may: [], otherwise: EVERYBODY },
  rematch: { may: [], otherwise: EVERYBODY },
  replay: { may: [], otherwise: EVERYBODY },
  review: { may: [], otherwise: EVERYBODY },
  substitute: { may: [], otherwise: EVERYBODY },
  declineSeat: { may: [], otherwise: EVERYBODY },
};

/** Returns the actions that are not reserved for seats. */
function KNOWN(): readonly ComponentAction[] {
  return [
    'stay',
    'alone',
    'games',
    'mine',
    'ratings',
    'record',
    'map',
    'part',
    'explain',
    'explained',
    'verify',
    'rules',
    'settings',
    'setting',
    'setText',
    'sit',
    'forget',
    'forgotten',
    'join',
    'leave',
    'here',
    'wish',
    'wished',
    'unwished',
    'start',
    'begin',
    'end',
    'resume',
    'rollback',
    'correct',
    'hosting',
    'decline',
    'rematch',
    'replay',
    'review',
    'substitute',
    'waitNoMore',
    'volunteer',
    'declineSeat',
    'setTo',
    'setUsual',
    'setTyped',
    'study',
    'studyForm',
    'openStudy',
    'lesson',
    'lessonForm',
  ];
}

function actionsFor(
  may: readonly Role[],
  names: readonly ComponentAction[],
): Readonly<Record<ComponentAction, { readonly may: readonly Role[] }>> {
  return Object.fromEntries(names.map(action => [action, { may }])) as Readonly<Record<ComponentAction, { readonly may: readonly Role[] }>>;
}
