import type { Deployment, ServiceStatus, UnixTime } from '#schemas';
import type { Clock } from '../clock.ts';
import type { Deps } from '../module.ts';
import { within } from '../within.ts';
import { maintenanceOf } from './maintenance.ts';
import { looksAtParts, type Parts, partNames } from './parts.ts';

/** Seconds that a result is reused, and milliseconds after which the database counts as away. */
const young = 5;
const patience = 3000;

const databaseAway: Parts = {
  ...{ database: 'down', fleet: 'unknown', payments: 'unknown' },
  ...{ mail: 'unknown', messages: 'unknown', webhooks: 'unknown' },
};

/** Reads the status of deployments. However many ask, the database is queried once in five seconds for the parts, and once for each deployment. */
export function statusOf(
  deps: Pick<Deps, 'sql' | 'clock' | 'config' | 'payments'>,
): (deployment: Deployment) => Promise<ServiceStatus> {
  const { sql, clock } = deps;
  const look = looksAtParts(deps);
  const lookAtParts = askSeldom(clock, () => within(patience, look(), databaseAway));
  const works = new Map<string, Asked<ServiceStatus['maintenance']>>();
  const workOn = (deployment: Deployment) => {
    const ask = () => maintenanceOf(sql, deployment, clock()).catch(() => null);
    const known = works.get(deployment.id) ?? askSeldom(clock, () => within(patience, ask(), null));
    works.set(deployment.id, known);
    return known();
  };
  return async (deployment) => {
    const [{ value: parts, at }, { value: maintenance }] = await Promise.all([
      ...([lookAtParts(), workOn(deployment)] as const),
    ]);
    const status = maintenance?.now ? 'maintenance' : worstOf(parts);
    return { status, deployment: deployment.id, parts, maintenance, looked_at: at };
  };
}

type Asked<Value> = () => Promise<{ value: Value; at: UnixTime }>;

function askSeldom<Value>(clock: Clock, ask: () => Promise<Value>): Asked<Value> {
  let asked = Number.NEGATIVE_INFINITY;
  let known: ReturnType<Asked<Value>> | undefined;
  return () => {
    const at = clock();
    if (known && at - asked < young) return known;
    asked = at;
    known = ask().then((value) => ({ value, at }));
    return known;
  };
}

function worstOf(parts: Parts): ServiceStatus['status'] {
  const states = partNames.map((name) => parts[name]);
  if (states.includes('down')) return 'down';
  return states.includes('limited') ? 'limited' : 'ok';
}
