import type { Composer, ServerModule } from '../module.ts';
import { mailsBy } from './queue.ts';
import { transportFor } from './transport.ts';

export type { Message } from './message.ts';
export { enqueue, isMailTo } from './queue.ts';

/** Sends what other parts have promised; each of them says what its kinds of mail say. */
export function mailOf(composers: ReadonlyMap<string, Composer>): ServerModule {
  return {
    name: 'mail',
    async register() {},
    errands: (deps) => [mailsBy(deps, composers, transportFor(deps.config))],
  };
}
