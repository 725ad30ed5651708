import Fastify from 'fastify';
import { foreignHeaders } from '../http/headers.ts';
import { listenBeside } from '../listen-beside.ts';
import type { Deps, ServerModule } from '../module.ts';
import type { Metrics } from './metrics.ts';

/** Sends traces to a collector, where one is configured; its libraries are loaded only then. */
export const traces: ServerModule = {
  name: 'traces',
  async register(app, { config }) {
    if (config.traces === undefined) return;
    const { beginTraces } = await import('./traces.ts');
    const stop = await beginTraces(app, config.traces);
    app.addHook('onClose', stop);
  },
};

const counted = new WeakMap<Deps, Metrics>();

/** Serves metrics on an address of their own, since the portal's hosts are public. */
export const metrics: ServerModule = {
  name: 'metrics',
  async register(app, deps) {
    if (deps.config.metrics === undefined) return;
    const { createMetrics } = await import('./metrics.ts');
    const made = createMetrics(app, deps);
    counted.set(deps, made);
    app.addHook('onClose', async () => made.stop());
  },
  async start(deps) {
    const { metrics: asked, port: portal } = deps.config;
    const made = counted.get(deps);
    if (asked === undefined || made === undefined) return async () => undefined;
    const { stop } = await listenBeside({
      ...{
        create: async () => figuresOf(made),
        host: asked.host,
        portal,
        asked: asked.port,
        steps: 0,
      },
      ...{ what: 'metrics', variable: 'METRICS_PORT' },
    });
    return stop;
  },
};

function figuresOf({ type, read }: Metrics) {
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => {
    return reply
      .headers(foreignHeaders)
      .type(type)
      .send(await read());
  });
  return app;
}
