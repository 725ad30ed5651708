import { loadMarkets } from '../../server/markets.ts';

let read: ReturnType<typeof loadMarkets> | undefined;

/** The markets for one server, as it would read them: they are read once for all servers of a process, and copied, since tests change them. */
export async function ownMarkets(): ReturnType<typeof loadMarkets> {
  read ??= loadMarkets();
  const copies = [...(await read)].map(([country, market]) => [country, { ...market }] as const);
  return new Map(copies);
}
