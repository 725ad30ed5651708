import type { Composer, ServerModule } from '../module.ts';
import { mailsBy } from './queue.ts';
import { transportFor } from './transport.ts';

export type { Message } from './message.ts';
export { enqueue, isMailTo } from './queue.ts';

/** Sends the mails that other parts promise; each part composes its own kinds. */
export function mailOf(composers: ReadonlyMap<string, Composer>): ServerModule {
  return {
    name: 'mail',
    async register() {},
    errands: (deps) => [mailsBy(deps, composers, transportFor(deps.config))],
  };
}
