import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApp, modules } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { refuseUnconfigured } from './configured.ts';
import { connect, type Sql } from './db/connect.ts';
import { startPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { firstVisits } from './demo/first-visit.ts';
import { seedAll } from './demo/seed-all.ts';
import { startSites } from './demo-sites/listen.ts';
import { type Deployments, loadDeployments } from './deployments.ts';
import type { Log } from './log.ts';
import { loadMarkets, servable } from './markets.ts';
import type { App, Deps, ServerModule } from './module.ts';
import { startSandbox } from './payments/sandbox/listen.ts';
import { loadKeys } from './secrets.ts';
import { ensureBuilt } from './site/build.ts';
import { builtFiles } from './site/built.ts';
import { client } from './site/client.ts';
import { operatorConsole } from './site/console.ts';
import { devClient } from './site/dev.ts';
import { refuseClashes } from './site/features.ts';
import { icons } from './site/icons.ts';
import { offline } from './site/offline.ts';
import { offerPseudo } from './site/pseudo.ts';
import { builtSite } from './site/start-page.ts';
import { StartError } from './start-error.ts';
import { closeApp, longestStop, type Started, stopAll } from './stop.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(root, 'dist');

/** A running product; `stop` ends it in order, after a number of seconds of draining. */
export type Running = {
  port: number;
  deployments: Deployments;
  dataDir: string | undefined;
  stop: (drainSeconds: number) => Promise<void>;
};

/** Starts everything in order; stops what was started when a later step fails. */
export async function launch(config: Config, log: Log, dev: boolean): Promise<Running> {
  refuseUnconfigured(config);
  const started: Started = { working: [], database: [] };
  try {
    const sql = await openDatabase(config, log, started);
    const known = await loadMarkets(({ file, problems }) =>
      log.error({ file, problems }, 'this market cannot be used'),
    );
    const markets = servable(known, config);
    const deployments = await loadDeployments(
      resolve(config.deploymentsDir ?? resolve(root, 'deployments')),
      markets,
      config.deployment,
      config.demo,
    );
    if (dev) offerPseudo(deployments);
    if (config.demo) await seedAll({ sql, config, markets, deployments });
    const key = await loadKeys(sql, config.tokenSecret, config.oldTokenSecret);
    if (!dev && (await ensureBuilt(root, dist))) log.info('the client was built');
    const alive = config.demoLive ? [firstVisits] : [];
    const parts = [...modules, ...alive, ...(dev ? [devClient(root)] : await clientParts(markets))];
    const world = { sql, config, clock: systemClock, log, deployments, markets, key };
    const sandbox = config.payment === 'sandbox' ? await startSandbox(world) : undefined;
    if (sandbox) started.working.push(sandbox.stop);
    const sites = await startSites(world);
    started.working.push(sites.stop);
    const ports = { paymentPort: sandbox?.port, sitesPort: sites.port };
    const { app, deps } = await buildApp({ ...world, config: { ...config, ...ports } }, parts);
    started.working.push(() => closeApp(app));
    await startParts(parts, deps, started);
    const port = await listen(app, config);
    const stop = async (drainSeconds: number) => {
      deps.life.draining = true;
      await pause(drainSeconds * 1000);
      await stopAll(started, longestStop - drainSeconds * 1000);
    };
    return { port, deployments, dataDir: config.databaseUrl ? undefined : config.dataDir, stop };
  } catch (cause) {
    await stopAll(started);
    throw cause;
  }
}

/** The modules that serve the built client; fails if features clash. */
async function clientParts(markets: Deps['markets']): Promise<ServerModule[]> {
  await refuseClashes(dist, markets);
  const site = await builtSite(dist);
  return [builtFiles(site), icons, offline(site), operatorConsole(dist), client(dist, site)];
}

async function openDatabase(config: Config, log: Log, { database }: Started): Promise<Sql> {
  let url = config.databaseUrl;
  if (!url) {
    log.info({ dataDir: config.dataDir }, 'starting PostgreSQL');
    const embedded = await startPostgres({ dataDir: config.dataDir, log });
    database.push(embedded.stop);
    url = embedded.url;
  }
  const sql = connect(url);
  database.push(() => sql.end({ timeout: 1 }));
  try {
    await migrate(sql);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The database cannot be used: ${why}.`, { cause });
  }
  return sql;
}

async function startParts(
  parts: readonly ServerModule[],
  deps: Deps,
  { working }: Started,
): Promise<void> {
  for (const part of parts) {
    if (!part.start) continue;
    deps.log.info({ part: part.name }, 'starting');
    working.push(await part.start(deps));
  }
}

async function listen(app: App, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    throw new StartError(`Port ${port} cannot be used (${cause.code}): choose another with PORT.`, {
      cause,
    });
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
