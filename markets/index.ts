import type { Market } from '#schemas';

const files = import.meta.glob<{ market: Market }>('./??.ts');

/** Loads one market; the others never reach the browser. Undefined when there is no such file. */
export async function loadMarket(country: string): Promise<Market | undefined> {
  const file = await files[`./${country.toLowerCase()}.ts`]?.();
  return file?.market;
}
