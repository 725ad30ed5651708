import type { BenchRow } from './row.ts';
import { most, onServer } from './server/stage.ts';

const idle = 5000;
const following = 2000;

/** Many open windows: what each holds of memory, how soon all are told of an order, and how soon all are back after a cut. */
export function run(): Promise<BenchRow[]> {
  return onServer(async ({ generator, usage }) => {
    const before = await usage.memory();
    await generator.ask('openIdle', { count: idle });
    const each = ((await usage.memory()) - before) * (1000 / idle);
    await generator.ask('closeAll', {});
    await generator.ask('openFollowing', { count: following });
    const fanOut = await generator.ask('fanOut', { orders: 10 });
    const recovery = await generator.ask('recover', {});
    return [
      most('5,000 idle sockets', each, 'kB each', 20),
      most('an order told to 2,000 windows, worst of 10', fanOut, 'ms', 1000),
      most('2,000 windows are live again', recovery, 's', 15),
    ];
  });
}
