import type { BenchRow } from './row.ts';
import { most, onServer } from './server/stage.ts';

const idle = 5000;
const following = 2000;

/** Many open windows: what each holds of memory, how soon all are told of an order, and how soon all are back after a cut. */
export function run(): Promise<BenchRow[]> {
  return onServer(async ({ generator, usage }) => {
    await generator.ask('openIdle', { count: idle });
    // Of all that the server holds, since what it held before may have been garbage: 220 MB, and 20 kB a socket.
    const held = await usage.memory();
    await generator.ask('closeAll', {});
    await generator.ask('openFollowing', { count: following });
    const fanOut = await generator.ask('fanOut', { orders: 10 });
    const recovery = await generator.ask('recover', {});
    return [
      most('memory with 5,000 idle sockets', held, 'MB', 320),
      most('an order told to 2,000 windows, worst of 10', fanOut, 'ms', 1000),
      most('2,000 windows are live again', recovery, 's', 15),
    ];
  });
}
