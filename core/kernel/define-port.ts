import { createEffect, type Effect } from 'effector';

/**
 * Declares a port of a feature, with its adapter, whose code is loaded at the first call. Put it in the feature's `ports.ts`,
 * where the build looks for names used twice; only the adapter in `adapter.ts` may touch the outside world. A test gives its
 * scope another handler, as for any port.
 *
 * @example
 * ```ts
 * // plugins/leave-note/ports.ts
 * export const scanNoteFx = definePort('scanNote', () =>
 *   import('./adapter.ts').then(({ scanNote }) => scanNote),
 * );
 * ```
 */
export function definePort<Params, Done>(
  name: string,
  load: () => Promise<(asked: Params) => Done | Promise<Done>>,
): Effect<Params, Done> {
  const handler = (asked: Params) => load().then((answer) => answer(asked));
  return createEffect<Params, Done>({ name, handler });
}
