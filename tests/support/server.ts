import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { endpoints, type GuestLimits } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { buildApp, modules } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { seedPreviews } from '../../server/demo/previews.ts';
import { demoUsers } from '../../server/demo/seed.ts';
import { shoplessOf } from '../../server/demo/shopless.ts';
import { loadDeployments } from '../../server/deployments.ts';
import { openFor, type Person } from '../../server/identity/sign-in.ts';
import { createLog, type Log } from '../../server/log.ts';
import type { Deps, ServerModule } from '../../server/module.ts';
import { loadKeys } from '../../server/secrets.ts';
import { contractRecorder } from './contract.ts';
import { demoDatabase, type FreshDatabase } from './database.ts';
import { ownMarkets } from './markets.ts';

type Options = {
  parts?: readonly ServerModule[];
  /** Where the clock starts, in Unix seconds. */
  now?: number;
  env?: Record<string, string>;
  /** Whether markets without a deployment are previewed, as in the demo. */
  previews?: boolean;
  /** Orders that guests may have under way; without a bound unless a test is about that. */
  guestLimits?: GuestLimits;
  /** Where lines of the log go; nowhere when left out. */
  log?: Log;
  /** Makes its database. */
  databaseOf?: () => Promise<FreshDatabase>;
};

/** A server on a database of its own with the demo in it, whose clock only moves when told to. */
export async function testServer({
  parts = modules,
  now = Date.now() / 1000,
  env = {},
  previews = false,
  guestLimits = { guest: 9999, phone: 9999, address: 9999 },
  log,
  databaseOf = demoDatabase,
}: Options = {}) {
  const database = await databaseOf();
  // A machine that many tests share is late with its work, which is no load.
  const config = readConfig({ LOG_LEVEL: 'silent', SHED_AT: '0', ...env });
  const markets = await ownMarkets();
  const known = await loadDeployments(deployments, markets, config.deployment, previews);
  for (const deployment of known.all) deployment.guestLimits = guestLimits;
  await seedPreviews(database.sql, previews ? shoplessOf(known) : [], markets);
  const time = { now };
  const { app, deps } = await buildApp(
    {
      ...{ sql: database.sql, config, markets, log: log ?? createLog(config.logLevel) },
      clock: () => time.now,
      key: await loadKeys(database.sql, config.tokenSecret, config.oldTokenSecret),
      deployments: known,
    },
    [contractRecorder(inject('contractFile'), allCalls), ...parts],
  );
  return {
    ...{ app, deps, sql: database.sql, url: database.url },
    /** Moves the clock by so many seconds. */
    pass: (seconds: number) => {
      time.now += seconds;
    },
    /** Signs a demo user in; answers the headers of an authorised call and the tokens. */
    signIn: (who: keyof typeof demoUsers = 'merchant', deployment = 'sg', by = deps) =>
      signIn(by, who, deployment),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

const allCalls = [...Object.values(endpoints), ...Object.values(operatorCalls)];

const deployments = fileURLToPath(new URL('../../deployments/', import.meta.url));

/** Past the password: looking at one takes longer than most tests. */
async function signIn(deps: Deps, who: keyof typeof demoUsers, deployment: string) {
  const { email } = demoUsers[who];
  const [person] = await deps.sql<Person[]>`
    select id, email, password_hash, business_name from users where email = ${email}`;
  if (!person) throw new Error(`There is no ${who} here.`);
  const { AuthenticationResult: tokens } = await openFor(deps, person);
  const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
  return { headers: { host: `${deployment}.localhost`, authorization }, tokens };
}
