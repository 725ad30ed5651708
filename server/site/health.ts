import { isMigrated } from '../db/migrate.ts';
import { writableBy } from '../db/writable.ts';
import { neverShed } from '../http/pressure.ts';
import type { ServerModule } from '../module.ts';

const uncounted = { rateLimit: false } as const;

/** Liveness and readiness for orchestrators. */
export const health: ServerModule = {
  name: 'health',
  async register(app, { sql, deployments, life }) {
    // Probes are never rate-limited or shed: a busy process is alive.
    app.get('/health', { config: { ...uncounted, ...neverShed } }, async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });
    const isWritable = writableBy(sql);
    app.get('/ready', { config: uncounted }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (life.draining) return reply.status(503).send({ status: 'stopping' });
      const database = await isMigrated(sql).then(
        (migrated) => (migrated ? 'ok' : 'not migrated'),
        () => 'unreachable',
      );
      const writes = database === 'ok' && (await isWritable()) ? 'ok' : 'refused';
      reply.status(writes === 'ok' ? 200 : 503);
      return { database, writes, brokenDeployments: deployments.broken.map(({ id }) => id) };
    });
  },
};
