import type { ServerModule } from '../module.ts';
import { hourly } from '../rounds.ts';
import { forgetOldErrands } from './retention.ts';
import { channel } from './store.ts';
import { startWorker } from './worker.ts';

export { type ErrandKind, kindOf } from './kind.ts';
export { promiseErrand, promiseErrands } from './store.ts';

/** Does what other parts have promised; each of them says how its kinds of errands are done. */
export function errandsOf(parts: readonly ServerModule[]): ServerModule {
  return {
    name: 'errands',
    async register() {},
    async start(deps) {
      const kinds = parts.flatMap(({ errands }) => errands?.(deps) ?? []);
      const workers = new Map(kinds.map((kind) => [kind.name, startWorker(deps, kind)]));
      const wakeAll = () => {
        for (const { wake } of workers.values()) wake();
      };
      const stopListening = await deps.sql.listen(
        channel,
        (kind) => workers.get(kind)?.wake(),
        wakeAll,
      );
      const stopForgetting = hourly(deps.log, 'errands given up long ago', () =>
        forgetOldErrands(deps),
      );
      return async () => {
        stopListening();
        await Promise.all([...workers.values()].map(({ stop }) => stop()).concat(stopForgetting()));
      };
    },
  };
}
