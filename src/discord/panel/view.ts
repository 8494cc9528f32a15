import { LANGUAGES, type Language } from '../../lib/language.js';

/** What a panel has open: a topic, and how far down its menus. `language` is that of the menus, in which the path counts. */
export interface View {
  readonly language: Language;
  readonly topic?: string;
  readonly path: readonly number[];
  /** Pages of 25, of the menu that is open and of the menu of topics. */
  readonly page: number;
  readonly topicPage: number;
  /** The page of what others are ordered by vote, not that of the seat's own. */
  readonly votes?: boolean;
}

/** As it stands in a custom id; `readView` takes it back. */
export const viewParts = ({ language, topic = '', path, page, topicPage, votes }: View): readonly (string | number)[] => [
  language,
  topic,
  path.join('.'),
  page,
  topicPage,
  ...(votes ? [VOTES] : []),
];
const VOTES = 'v';

/** The page of votes, nothing open. */
export const votesPage = (language: Language): View => ({ language, path: [], page: 0, topicPage: 0, votes: true });

export function readView(parts: readonly string[], otherwise: Language): View {
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

export const PAGE = 25;
export const pagesOf = (items: number): number => Math.max(Math.ceil(items / PAGE), 1);
/** A page there is, of so many items: the first instead of one that there is not. */
export const pageWithin = (page: number, items: number): number =>
  Number.isInteger(page) && page >= 0 && page < pagesOf(items) ? page : 0;
