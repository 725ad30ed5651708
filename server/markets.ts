import { readdir } from 'node:fs/promises';
import { Market } from '#schemas';

const folder = new URL('../markets/', import.meta.url);

/** Every market of the product by its country; the browser loads them one by one, a server needs them all. */
export async function loadMarkets(): Promise<ReadonlyMap<string, Market>> {
  const names = (await readdir(folder)).filter((name) => /^[a-z]{2}\.ts$/.test(name));
  const files = await Promise.all(
    names.map((name): Promise<Record<string, unknown>> => import(new URL(name, folder).href)),
  );
  const markets = files.map((file) => Market.parse(file.market));
  return new Map(markets.map((market) => [market.country, market]));
}
