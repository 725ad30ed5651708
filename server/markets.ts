import { readdir } from 'node:fs/promises';
import * as z from 'zod/mini';
import { Market } from '#schemas';
import { type FieldProblem, problemsOf } from './problems.ts';
import { StartError } from './start-error.ts';

type Markets = ReadonlyMap<string, Market>;

/** A file of `markets/` that cannot be used, and what is wrong with it. */
type BrokenMarket = { file: string; problems: readonly FieldProblem[] };

const ours = new URL('../markets/', import.meta.url);

/**
 * Every market of the product by its country; the browser loads them one by one, a server needs them all. A file that is wrong
 * is told and left out, and stops no other; where nobody listens it throws a `StartError`.
 */
export async function loadMarkets(
  tell: (broken: BrokenMarket) => void = refuse,
  folder = ours,
): Promise<Markets> {
  const files = (await readdir(folder)).filter((name) => /^[a-z]{2}\.ts$/.test(name));
  const read = await Promise.all(files.map((file) => readMarket(file, folder)));
  const markets = read.flatMap((each) => {
    if (!('problems' in each)) return [each];
    tell(each);
    return [];
  });
  return new Map(markets.map((market) => [market.country, market]));
}

/** Those that may be served: a demo shows drafts, too; elsewhere somebody has to answer for what a market says. */
export function servable(markets: Markets, { demo }: { demo: boolean }): Markets {
  if (demo) return markets;
  return new Map([...markets].filter(([, { status }]) => status === 'confirmed'));
}

async function readMarket(file: string, folder: URL): Promise<Market | BrokenMarket> {
  try {
    const { market }: { market?: unknown } = await import(new URL(file, folder).href);
    return Market.parse(market, { reportInput: true });
  } catch (cause) {
    return { file: `markets/${file}`, problems: whatIsWrong(cause) };
  }
}

function whatIsWrong(cause: unknown): readonly FieldProblem[] {
  if (cause instanceof z.core.$ZodError) return problemsOf(cause);
  return [{ field: 'market', why: `cannot be read (${cause})` }];
}

function refuse({ file, problems: [first] }: BrokenMarket): never {
  throw new StartError(`${file} is wrong: ${first?.field} ${first?.why}.`);
}
