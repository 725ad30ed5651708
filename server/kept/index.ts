import type { ServerModule } from '../module.ts';
import { channel } from './answers.ts';

/** Hears what changes, in a server that listens; before that, and in one that does not, nothing is kept. */
export const keptAnswers: ServerModule = {
  name: 'kept answers',
  async register() {},
  async start({ sql, kept }) {
    const stop = await sql.listen(
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
