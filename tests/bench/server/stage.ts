import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../../e2e/support/product.ts';
import { type BenchRow, row } from '../row.ts';
import { type Generator, startGenerator } from './generate.ts';
import { type Usage, usageOf } from './usage.ts';

type Figure = { name: string; value: number; unit: string; limit: number };
/** A server that has come to rest, and those who ask it; `firstPeak` is the most memory it held until then, in MB. */
type Stage = {
  generator: Generator;
  usage: Usage;
  firstPeak: number;
  dataDir: string;
  port: number;
};

/** Looks, two seconds apart, after which it begins all the same. */
const mostLooks = 30;

/** Starts the product on a database of its own, lets `act` measure, and ends it; `env` is what it is set to beside the usual. */
export async function onServer<Result>(
  act: (stage: Stage) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const product = await startProduct({ env: { LOG_LEVEL: 'warn', FLEET_SPEED: '1', ...env } });
  try {
    let asking: Generator | undefined;
    const usage = usageOf(product.pid(), product.dataDir, () => asking?.pid);
    await settled(usage);
    const firstPeak = await usage.peak();
    const generator = await startGenerator(product.port);
    asking = generator;
    try {
      const { dataDir, port } = product;
      return await act({ generator, usage, firstPeak, dataDir, port });
    } finally {
      await generator.stop();
    }
  } finally {
    await product.kill();
    await product.stop();
  }
}

/** A figure that must be at most its limit. */
export function most(name: string, value: number, unit: string, limit: number): BenchRow {
  return row(figure({ name, value, unit, limit }), 'at most', 1);
}

/** One that must be at least its limit, or such a share of it. */
export function least(
  name: string,
  value: number,
  unit: string,
  limit: number,
  share = 1,
): BenchRow {
  return row(figure({ name, value, unit, limit }), 'at least', share);
}

function figure({ name, ...rest }: Figure): Figure {
  return { name: `server: ${name}`, ...rest };
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
