import type { Composer, ServerModule } from '../module.ts';
import { sendDue } from './queue.ts';
import { transportFor } from './transport.ts';

export type { Facts, Message } from './message.ts';
export { enqueue } from './queue.ts';

/** Milliseconds between two looks for mails that are due. */
const pause = 1000;

/** Sends what other parts have promised; each of them says what its kinds of mail say. */
export function mailOf(composers: ReadonlyMap<string, Composer>): ServerModule {
  return {
    name: 'mail',
    async register() {},
    async start(deps) {
      const transport = transportFor(deps.config);
      let timer: NodeJS.Timeout | undefined;
      let running = Promise.resolve();
      const look = async () => {
        await sendDue(deps, composers, transport).catch((err) => {
          deps.log.error({ err }, 'the mails could not be looked through');
        });
        timer = setTimeout(go, pause);
      };
      const go = () => {
        running = look();
      };
      go();
      return async () => {
        clearTimeout(timer);
        await running;
        clearTimeout(timer);
      };
    },
  };
}
