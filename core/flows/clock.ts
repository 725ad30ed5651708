import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** A machine's clock on top of the port that waits; a cleared delay never fires. */
export function clockOver(wait: (pause: { seconds: number }) => Promise<void>): Clock {
  const waiting = new Set<symbol>();
  return {
    setTimeout: (fire, milliseconds) => {
      const id = Symbol('delay');
      waiting.add(id);
      wait({ seconds: milliseconds / 1000 }).then(() => waiting.delete(id) && fire());
      return id;
    },
    clearTimeout: (id) => waiting.delete(id),
  };
}
