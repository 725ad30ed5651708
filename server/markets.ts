import { readdir } from 'node:fs/promises';
import * as z from 'zod/mini';
import { Market } from '#schemas';
import { type FieldProblem, problemsOf } from './problems.ts';
import { StartError } from './start-error.ts';

type Markets = ReadonlyMap<string, Market>;

/** An invalid file of `markets/`. */
export type BrokenMarket = {
  file: string;
  problems: readonly FieldProblem[];
  /** The error, if the file could not be loaded. */
  cause?: unknown;
};

const ours = new URL('../markets/', import.meta.url);

/**
 * Loads all markets by country. An invalid file is reported to `tell` and left out; by default it throws `StartError`.
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

/** The markets that may be served: confirmed ones; in the demo, drafts, too. */
export function servable(markets: Markets, { demo }: { demo: boolean }): Markets {
  if (demo) return markets;
  return new Map([...markets].filter(([, { status }]) => status === 'confirmed'));
}

const unexported: FieldProblem = {
  field: 'market',
  why: 'is missing: nothing is exported by this name',
};

async function readMarket(file: string, folder: URL): Promise<Market | BrokenMarket> {
  try {
    const { market }: { market?: unknown } = await import(new URL(file, folder).href);
    if (market === undefined) return { file: `markets/${file}`, problems: [unexported] };
    const read = Market.parse(market, { reportInput: true });
    const problems = disagreements(file, read);
    return problems.length === 0 ? read : { file: `markets/${file}`, problems };
  } catch (cause) {
    return { file: `markets/${file}`, ...whatIsWrong(cause) };
  }
}

function whatIsWrong(cause: unknown): Omit<BrokenMarket, 'file'> {
  if (cause instanceof z.core.$ZodError) return { problems: problemsOf(cause) };
  return { problems: [{ field: 'market', why: `cannot be read (${cause})` }], cause };
}

/** Problems that the schema cannot see: the file's name, the time zone, and the centre. */
function disagreements(
  file: string,
  { country, timezone, centre, extent }: Market,
): FieldProblem[] {
  const code = file.slice(0, 2).toUpperCase();
  return [
    ...(country === code
      ? []
      : [{ field: 'country', why: `must be ${code} like the file's name` }]),
    ...(isZone(timezone) ? [] : [{ field: 'timezone', why: `there is no time zone ${timezone}` }]),
    ...(lies(centre, extent) ? [] : [{ field: 'centre', why: 'must lie within extent' }]),
  ];
}

function lies({ latitude, longitude }: Market['centre'], within: Market['extent']): boolean {
  const isAcross = within.west <= longitude && longitude <= within.east;
  return isAcross && within.south <= latitude && latitude <= within.north;
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function refuse({ file, problems: [first] }: BrokenMarket): never {
  throw new StartError(`${file} is wrong: ${first?.field} ${first?.why}.`);
}
