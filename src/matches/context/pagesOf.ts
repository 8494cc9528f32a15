import { yieldToEventLoop } from '../../lib/breath.js';
import type { Match, MatchId } from '../model/match.js';
import type { Store } from './store.js';

/** How many matches are read at once: few enough that reading them takes some milliseconds. */
const PAGE = 200;

/** All matches with one of these statuses, the oldest first, a page at a time; `after`: only later ones. Yields to other work before each page. */
export async function* pagesOf(
  { matches }: { readonly matches: Pick<Store['matches'], 'find'> },
  statuses: readonly Match['status'][],
  after: MatchId = 0,
): AsyncGenerator<readonly Match[]> {
  for (let last: MatchId | undefined = after; last !== undefined; ) {
    await yieldToEventLoop();
    const page: readonly Match[] = await matches.find({ statuses, after: last, first: PAGE });
    if (page.length > 0) yield page;
    last = page.length < PAGE ? undefined : page.at(-1)?.id;
  }
}
