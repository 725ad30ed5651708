import type { Composer, ServerModule } from '../module.ts';
import { keepGoing } from '../rounds.ts';
import { sendDue } from './queue.ts';
import { transportFor } from './transport.ts';

export type { Message } from './message.ts';
export { enqueue } from './queue.ts';

/** Seconds between two looks for mails that are due. */
const rest = 1;

/** Sends what other parts have promised; each of them says what its kinds of mail say. */
export function mailOf(composers: ReadonlyMap<string, Composer>): ServerModule {
  return {
    name: 'mail',
    async register() {},
    async start(deps) {
      const transport = transportFor(deps.config);
      const run = (isStopping: () => boolean) => sendDue(deps, composers, transport, isStopping);
      return keepGoing(deps.log, { name: 'mails', rest, run });
    },
  };
}
