import { holdsCardNumber } from '#core/rules';

/** How many searches are remembered. */
export const RECENT_SEARCHES = 10;

/** The searches with one more, newest first, each once; blank texts and card numbers are not kept. */
export function rememberSearch(searches: readonly string[], typed: string): readonly string[] {
  const search = typed.trim();
  if (search === '' || search === searches[0] || holdsCardNumber(search)) return searches;
  return [search, ...searches.filter((known) => known !== search)].slice(0, RECENT_SEARCHES);
}
