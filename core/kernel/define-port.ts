import { createEffect, type Effect } from 'effector';

/**
 * Declares a port of a feature, with the adapter that answers it, whose code comes with the first question. It stands in the feature's
 * `ports.ts`, where the build looks for names that two want; the adapter in its `adapter.ts` alone may touch the outside world. A test
 * gives its own scope another answer, as for any port.
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
