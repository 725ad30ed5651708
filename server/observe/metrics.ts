import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App, Deps } from '../module.ts';
import { type ErrandFigures, errandFigures } from './errand-figures.ts';
import { hearHappened } from './happened.ts';

/** The buckets of durations, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this instance in Prometheus' format. */
export type Metrics = { type: string; read: () => Promise<string>; stop: () => void };

/** Starts counting. Every label has few values, whatever is sent to this server. */
export function createMetrics(
  app: App,
  deps: Pick<Deps, 'sql' | 'clock' | 'deployments'>,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countCalls(app, registry);
  countParts(deps, registry);
  const stops = countHappened(registry);
  return {
    type: registry.contentType,
    read: () => registry.metrics(),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Counts requests by route, duration and result; all unknown routes count as one. */
function countCalls(app: App, registry: Registry): void {
  const seconds = new Histogram({
    ...{
      name: 'rider_portal_call_seconds',
      help: 'How long calls took, by route and how they ended',
    },
    ...{ labelNames: ['method', 'route', 'status'], buckets, registers: [registry] },
  });
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, reply) => {
    const called = url === undefined ? { method: 'any', route: 'none' } : { method, route: url };
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ ...called, status }, reply.elapsedTime / 1000);
  });
}

/** Metrics that are computed when read: the pool, errands, invalid deployments. */
function countParts(
  { sql, clock, deployments }: Pick<Deps, 'sql' | 'clock' | 'deployments'>,
  registry: Registry,
) {
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    collect: (to: Gauge) => unknown,
  ) =>
    new Gauge({
      ...{ name: `rider_portal_${name}`, help, labelNames, registers: [registry] },
      async collect() {
        await collect(this);
      },
    });
  gauge('pool_connections', 'Connections to the database', ['state'], (to) => {
    const { open, idle } = sql.usage();
    to.set({ state: 'used' }, open - idle);
    to.set({ state: 'idle' }, idle);
  });
  gauge('pool_waiting', 'Who waits for a connection', [], (to) => to.set(sql.usage().waiting));
  gauge('deployments_broken', 'Files of deployments that cannot be used', [], (to) =>
    to.set(deployments.broken.length),
  );
  const figures = errandFigures(sql, clock);
  const errands = (name: keyof ErrandFigures, help: string) =>
    gauge(`errands_${name}`, help, ['kind'], async (to) => {
      to.reset();
      for (const { kind, ...all } of await figures()) to.set({ kind }, all[name]);
    });
  errands('due', 'Errands that could be done now');
  errands('given_up', 'Errands that were given up and are kept');
  errands('oldest_seconds', 'Seconds since the oldest errand that is not done was promised');
}

/** Counts the published events. */
function countHappened(registry: Registry): (() => void)[] {
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({
      ...{ name: `rider_portal_${name}_total`, help, labelNames, registers: [registry] },
    });
  const tries = counter('errand_tries', 'Tries of errands', ['kind', 'outcome']);
  const handOvers = counter('hand_overs', 'Orders that the dispatcher was told of', ['what']);
  const reports = counter('reports', 'What the dispatcher said of orders', ['status']);
  const payments = counter('payments', 'Payments by how they ended', ['state']);
  const faults = counter('browser_faults', 'Faults that browsers told of', ['of']);
  const security = counter('security_events', 'What concerned who gets in', ['event']);
  const sockets = new Gauge({
    ...{
      name: 'rider_portal_sockets',
      help: 'Live connections that are open',
      registers: [registry],
    },
  });
  const places = new Gauge({
    ...{
      name: 'rider_portal_socket_places',
      help: 'People with live connections, by address',
      registers: [registry],
    },
  });
  return [
    hearHappened('errand', (told) => tries.inc(told)),
    hearHappened('hand-over', (told) => handOvers.inc(told)),
    hearHappened('report', (told) => reports.inc(told)),
    hearHappened('payment', (told) => payments.inc(told)),
    hearHappened('fault', (told) => faults.inc(told)),
    hearHappened('security', (told) => security.inc(told)),
    hearHappened('sockets', (now) => {
      sockets.set(now.open);
      places.set(now.places);
    }),
  ];
}
