import { type Answer, Connection } from './connection.ts';

/** What a flood of calls came to; times in milliseconds. */
export type Flood = { calls: number; refused: number; perSecond: number; p50: number; p99: number };

type Ask = (connection: Connection) => Promise<Answer>;
type Bounds = { port: number; connections: number; seconds?: number; calls?: number };

/** Asks over so many connections at once, each time as soon as it was answered, for so long or so often. */
export async function flood(ask: Ask, bounds: Bounds): Promise<Flood> {
  const { port, connections, seconds = Infinity, calls = Infinity } = bounds;
  const began = performance.now();
  const until = began + seconds * 1000;
  const times: number[] = [];
  let [asked, refused] = [0, 0];
  const keepAsking = async () => {
    const connection = new Connection(port);
    while (asked < calls && performance.now() < until) {
      asked += 1;
      const from = performance.now();
      const { status, text } = await ask(connection);
      if (status === 200) times.push(performance.now() - from);
      else if (status === 503) refused += 1;
      else throw new Error(`a call was answered ${status}: ${text.slice(0, 200)}`);
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  const took = (performance.now() - began) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const perSecond = sorted.length / took;
  return { calls: sorted.length, refused, perSecond, p50: at(0.5), p99: at(0.99) };
}
