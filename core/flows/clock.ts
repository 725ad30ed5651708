import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** A machine's delays, kept by the port that waits; what is cleared never fires. */
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
