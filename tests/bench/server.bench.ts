import type { BenchOptions, BenchRow } from './row.ts';
import { type Bare, beside } from './server/bare.ts';
import type { Generator } from './server/generate.ts';
import type { Flood } from './server/load.ts';
import { least, most, onServer } from './server/stage.ts';
import type { Party, Usage } from './server/usage.ts';

type Stage = { generator: Generator; usage: Usage; long: boolean };

const connections = 64;
const seconds = 10;

/**
 * The whole server as `npm start` runs it, with a fleet at its own pace. The generator shares its processors: rates say less than
 * the processor time of one call, which is printed along. `--long` loads it for ten minutes.
 */
export function run({ long }: BenchOptions): Promise<BenchRow[]> {
  return onServer(async ({ generator, usage, firstPeak, dataDir }) => {
    const first = most('memory at the first start, peak', firstPeak, 'MB', 300);
    // Whatever runs for the first time is slower.
    await generator.ask('mixed', { seconds: 3, connections: 8 });
    const stage = { generator, usage, long };
    const rates = await beside(dataDir, async (bare) => [
      ...(await reads(stage, bare)),
      ...(await orders(stage, bare)),
    ]);
    return [first, ...rates, ...(await memory(stage))];
  });
}

async function reads({ generator, usage }: Stage, bare: Bare): Promise<BenchRow[]> {
  const told = await costOf(usage, () => generator.ask('reads', { seconds, connections }));
  tell('a read', told);
  const limit = await generator.ask('bareReads', { bare: bare.port, seconds, connections });
  return [
    least('mixed reads beside a bare one', told.flood.perSecond, '/s', limit.perSecond, 0.4),
    least('mixed reads', told.flood.perSecond, '/s', 4000),
    most('mixed reads, p99', told.flood.p99, 'ms', 30),
  ];
}

async function orders({ generator, usage }: Stage, bare: Bare): Promise<BenchRow[]> {
  const told = await costOf(usage, () => generator.ask('orders', { seconds, connections }));
  tell('an order', told);
  const limit = await generator.ask('bareOrders', { bare: bare.port, seconds, connections });
  const other = await generator.ask('beside', { seconds, connections });
  return [
    least('POST /order beside a bare insert', told.flood.perSecond, '/s', limit.perSecond, 0.1),
    least('POST /order, one merchant', told.flood.perSecond, '/s', 850),
    most('POST /order, one merchant, p99', told.flood.p99, 'ms', 150),
    most('another merchant reads meanwhile, p99', other.reads.p99, 'ms', 150),
  ];
}

async function memory({ generator, usage, long }: Stage): Promise<BenchRow[]> {
  await generator.ask('manyOrders', { calls: 10_000, connections });
  const afterOrders = await usage.memory();
  await usage.forgetPeak();
  await generator.ask('mixed', { seconds: long ? 600 : 20, connections: 16 });
  const load = long ? 'ten minutes' : '20 s';
  return [
    most('memory after 10,000 orders', afterOrders, 'MB', 220),
    most(`memory after ${load} of mixed load`, await usage.memory(), 'MB', 220),
    most(`the same, peak`, await usage.peak(), 'MB', 300),
  ];
}

/** Milliseconds of processor of one call. */
type Told = { flood: Flood; cost: Record<Party, number> };

async function costOf(usage: Usage, act: () => Promise<Flood>): Promise<Told> {
  const before = await usage.cpu();
  const done = await act();
  const after = await usage.cpu();
  const each = (party: Party) => (after[party] - before[party]) / done.calls;
  const cost = {
    server: each('server'),
    postgres: each('postgres'),
    generator: each('generator'),
  };
  return { flood: done, cost };
}

function tell(what: string, { flood, cost }: Told): void {
  const { perSecond, p50, p99, refused } = flood;
  const { server, postgres, generator } = cost;
  const all = server + postgres + generator;
  const part = (ms: number) => `${ms.toFixed(2)} ms (${((ms / all) * 100).toFixed(0)} %)`;
  const cpu = `server ${part(server)}, PostgreSQL ${part(postgres)}, who asks ${part(generator)}`;
  const times = `p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms`;
  console.log(`  ${what}: ${cpu}; ${perSecond.toFixed(0)}/s, ${times}, ${refused} refused`);
}
