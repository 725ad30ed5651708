import { isMigrated } from '../db/migrate.ts';
import type { ServerModule } from '../module.ts';

/** Whether the process lives, and whether it can do its work: what an orchestrator asks. */
export const health: ServerModule = {
  name: 'health',
  async register(app, { sql, deployments }) {
    app.get('/health', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });
    app.get('/ready', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const database = await isMigrated(sql).then(
        (migrated) => (migrated ? 'ok' : 'not migrated'),
        () => 'unreachable',
      );
      reply.status(database === 'ok' ? 200 : 503);
      return { database, brokenDeployments: deployments.broken.map(({ id }) => id) };
    });
  },
};
