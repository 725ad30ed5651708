import type { ServerModule } from '../module.ts';
import { channel } from './repository.ts';
import { forgetOldErrands } from './retention.ts';
import { promiseRounds, roundErrands } from './rounds.ts';
import { startWorker } from './worker.ts';

export { type ErrandKind, FailedOutside, kindOf, NotNow, Refused } from './kind.ts';
export { promiseErrand, promiseErrands } from './repository.ts';

/** Runs the errands that other parts promise; each part declares how its kinds are done. */
export function errandsOf(parts: readonly ServerModule[]): ServerModule {
  return {
    name: 'errands',
    async register() {},
    async start(deps) {
      const rounds = [
        ...parts.flatMap((part) => part.rounds?.(deps) ?? []),
        { name: 'errands given up long ago', run: () => forgetOldErrands(deps) },
      ];
      await promiseRounds(deps.sql, rounds, deps.clock());
      const promised = parts.flatMap(({ errands }) => errands?.(deps) ?? []);
      const kinds = [...promised, roundErrands(deps, rounds)];
      const workers = new Map(kinds.map((kind) => [kind.name, startWorker(deps, kind)]));
      const wakeAll = () => {
        for (const { wake } of workers.values()) wake();
      };
      const stopListening = await deps.sql.follow(
        channel,
        (kind) => workers.get(kind)?.wake(),
        wakeAll,
      );
      return async () => {
        stopListening();
        await Promise.all([...workers.values()].map(({ stop }) => stop()));
      };
    },
  };
}
