import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../e2e/support/product.ts';
import { type BenchOptions, type BenchRow, row } from './row.ts';
import { type Generator, startGenerator } from './server/generate.ts';
import type { Flood } from './server/load.ts';
import { type Usage, usageOf } from './server/usage.ts';

type Stage = { generator: Generator; usage: Usage; long: boolean };
type Figure = { name: string; value: number; unit: string; limit: number };

const connections = 64;
const seconds = 10;
const idle = 5000;
const following = 2000;
/** Looks, two seconds apart, after which it begins all the same. */
const mostLooks = 30;

/**
 * The whole server as `npm start` runs it, with a fleet at its own pace. The generator shares its processors: rates say less than
 * the processor time of one call, which is printed along. `--long` loads it for ten minutes.
 */
export async function run({ long }: BenchOptions): Promise<BenchRow[]> {
  const product = await startProduct({ env: { LOG_LEVEL: 'warn', FLEET_SPEED: '1' } });
  const generator = await startGenerator(product.port);
  try {
    const stage = { generator, usage: usageOf(product.pid(), product.dataDir), long };
    await settled(stage.usage);
    const first = most('memory at the first start, peak', await stage.usage.peak(), 'MB', 300);
    // Whatever runs for the first time is slower.
    await generator.ask('mixed', { seconds: 3, connections: 8 });
    return [
      first,
      ...(await reads(stage)),
      ...(await orders(stage)),
      ...(await sockets(stage)),
      ...(await memory(stage)),
    ];
  } finally {
    await generator.stop();
    await product.kill();
    await product.stop();
  }
}

/** A new database is filled with towns, beside all else, until the server has next to nothing to do. */
async function settled(usage: Usage): Promise<void> {
  const used = async () => {
    const { server, postgres } = await usage.cpu();
    return server + postgres;
  };
  let before = await used();
  for (let looks = 0; looks < mostLooks; looks += 1) {
    await pause(2000);
    const now = await used();
    if (now - before < 400) return;
    before = now;
  }
}

async function reads({ generator, usage }: Stage): Promise<BenchRow[]> {
  const told = await costOf(usage, () => generator.ask('reads', { seconds, connections }));
  tell('a read', told);
  return [
    least('mixed reads', told.flood.perSecond, '/s', 4000),
    most('mixed reads, p99', told.flood.p99, 'ms', 30),
  ];
}

async function orders({ generator, usage }: Stage): Promise<BenchRow[]> {
  const told = await costOf(usage, () => generator.ask('orders', { seconds, connections }));
  tell('an order', told);
  const beside = await generator.ask('beside', { seconds, connections });
  return [
    least('POST /order, one merchant', told.flood.perSecond, '/s', 850),
    most('POST /order, one merchant, p99', told.flood.p99, 'ms', 150),
    most('another merchant reads meanwhile, p99', beside.reads.p99, 'ms', 150),
  ];
}

async function sockets({ generator, usage }: Stage): Promise<BenchRow[]> {
  const before = await usage.memory();
  await generator.ask('openIdle', { count: idle });
  const each = ((await usage.memory()) - before) * (1000 / idle);
  await generator.ask('closeAll', {});
  await generator.ask('openFollowing', { count: following });
  const fanOut = await generator.ask('fanOut', { orders: 10 });
  const recovery = await generator.ask('recover', {});
  await generator.ask('closeAll', {});
  return [
    most('5,000 idle sockets', each, 'kB each', 20),
    most('an order told to 2,000 windows, worst of 10', fanOut, 'ms', 1000),
    most('2,000 windows are live again', recovery, 's', 15),
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

type Told = { flood: Flood; server: number; postgres: number };

async function costOf(usage: Usage, act: () => Promise<Flood>): Promise<Told> {
  const before = await usage.cpu();
  const done = await act();
  const after = await usage.cpu();
  const each = (key: 'server' | 'postgres') => (after[key] - before[key]) / done.calls;
  return { flood: done, server: each('server'), postgres: each('postgres') };
}

function tell(what: string, { flood, server, postgres }: Told): void {
  const { perSecond, p50, p99, refused } = flood;
  const cpu = `${server.toFixed(2)} ms of the server and ${postgres.toFixed(2)} ms of PostgreSQL`;
  const times = `p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms`;
  console.log(`  ${what}: ${cpu}; ${perSecond.toFixed(0)}/s, ${times}, ${refused} refused`);
}

function most(name: string, value: number, unit: string, limit: number): BenchRow {
  return row(figure({ name, value, unit, limit }), 'at most', 1);
}

function least(name: string, value: number, unit: string, limit: number): BenchRow {
  return row(figure({ name, value, unit, limit }), 'at least', 1);
}

function figure({ name, ...rest }: Figure): Figure {
  return { name: `server: ${name}`, ...rest };
}
