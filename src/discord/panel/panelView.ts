import { LANGUAGES, type Language } from '../../lib/language.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';

/** What is open in a panel: a topic, and the path in its menus. `language`: that of the menus, on which the path depends. */
export interface PanelView {
  readonly language: Language;
  readonly topic?: string;
  readonly path: readonly number[];
  /** Page numbers, from 0, of `PAGE` entries each: in the open menu, and in the menu of topics. */
  readonly page: number;
  readonly topicPage: number;
  /** Whether this is the page of votes on other units, instead of that of the seat's own orders. */
  readonly votes?: boolean;
}

/** The view as parts of a custom id. `readView` reads them back. */
export const viewParts = ({ language, topic = '', path, page, topicPage, votes }: PanelView): readonly (string | number)[] => [
  language,
  topic,
  path.join('.'),
  page,
  topicPage,
  ...(votes ? [VOTES] : []),
];
const VOTES = 'v';

/** The page of votes, with no menu open. */
export const votesPage = (language: Language): PanelView => ({ language, path: [], page: 0, topicPage: 0, votes: true });

export function readView(parts: readonly string[], otherwise: Language): PanelView {
  const [language, topic, path, page, topicPage, votes] = parts;
  return {
    language: LANGUAGES.find(known => known === language) ?? otherwise,
    ...(topic && { topic }),
    path: path ? path.split('.').map(Number) : [],
    page: Number(page ?? 0) || 0,
    topicPage: Number(topicPage ?? 0) || 0,
    ...(votes === VOTES && { votes: true }),
  };
}

/** Entries of a page: as many as a menu has. */
export const PAGE = DISCORD_LIMITS.menu.options;
export const pagesOf = (items: number): number => Math.max(Math.ceil(items / PAGE), 1);
/** Returns the page if it exists for that many items, otherwise the first. */
export const pageWithin = (page: number, items: number): number =>
  Number.isInteger(page) && page >= 0 && page < pagesOf(items) ? page : 0;
