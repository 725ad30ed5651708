import type { ServerModule } from '../module.ts';
import { channel } from './answers.ts';

/** Listens to changes once the server listens for requests; without that, nothing is cached. */
export const keptAnswers: ServerModule = {
  name: 'kept answers',
  async register() {},
  async start({ sql, kept }) {
    const stop = await sql.follow(
      channel,
      (announced) => kept.changed(announced),
      () => kept.listening(),
      () => kept.deaf(),
    );
    return async () => {
      stop();
      kept.deaf();
    };
  },
};
