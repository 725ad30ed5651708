import { fileURLToPath } from 'node:url';
import { buildApp } from '../../../server/app.ts';
import { systemClock } from '../../../server/clock.ts';
import { readConfig } from '../../../server/config.ts';
import { connect } from '../../../server/db/connect.ts';
import { loadDeployments } from '../../../server/deployments.ts';
import { createLog } from '../../../server/log.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { loadKeys } from '../../../server/secrets.ts';

/** A server in a process of its own, to be killed; says its port. */
const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' });
const sql = connect(String(process.argv[2]));
const markets = await loadMarkets();
const folder = fileURLToPath(new URL('../../../deployments/', import.meta.url));
const { app } = await buildApp({
  ...{ sql, config, markets, clock: systemClock, log: createLog(config.logLevel) },
  key: await loadKeys(sql, undefined),
  deployments: await loadDeployments(folder, markets, config.deployment),
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
