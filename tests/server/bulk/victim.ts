import { fileURLToPath } from 'node:url';
import { buildApp } from '../../../server/app.ts';
import { bulk } from '../../../server/bulk/index.ts';
import { systemClock } from '../../../server/clock.ts';
import { readConfig } from '../../../server/config.ts';
import { connect } from '../../../server/db/connect.ts';
import { loadDeployments } from '../../../server/deployments.ts';
import { errandsOf } from '../../../server/errands/index.ts';
import { createLog } from '../../../server/log.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { loadKeys } from '../../../server/secrets.ts';

/** An instance in a process of its own that works on whatever jobs were left behind, to be killed at it. */
const config = readConfig({ LOG_LEVEL: 'silent' });
const sql = connect(String(process.argv[2]));
const markets = await loadMarkets();
const folder = fileURLToPath(new URL('../../../deployments/', import.meta.url));
const { deps } = await buildApp(
  {
    ...{ sql, config, markets, clock: systemClock, log: createLog(config.logLevel) },
    key: await loadKeys(sql, undefined),
    deployments: await loadDeployments(folder, markets, config.deployment),
  },
  [bulk],
);
await bulk.start?.(deps);
await errandsOf([bulk]).start?.(deps);
