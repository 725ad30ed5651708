import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { messageErrands } from './deliver.ts';
import { messagesOf } from './list.ts';
import { changeMessageSettings, getMessageSettings } from './settings.ts';

/** Messages to recipients, where an outlet wants them. */
export const messages: ServerModule = {
  name: 'messages',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.getMessageSettings, getMessageSettings);
    serve(endpoints.changeMessageSettings, changeMessageSettings);
    serve(endpoints.listOrderMessages, async ({ sql, input }) => {
      return { messages: await messagesOf(sql, input.params.orderId) };
    });
  },
  errands: (deps) => [messageErrands(deps)],
};
