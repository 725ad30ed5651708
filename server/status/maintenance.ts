import type { Deployment, FlagName, ServiceStatus, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import { currentFlags } from '../flags/current.ts';
import { windowsOf } from '../flags/switch.ts';

const names: readonly FlagName[] = ['unplanned_maintenance', 'planned_maintenance'];
/** Seconds in advance that planned maintenance is announced. */
const ahead = 7 * 86_400;

/** Current or announced maintenance of a deployment; null when there is none. */
export async function maintenanceOf(
  sql: Db,
  deployment: Deployment,
  now: UnixTime,
): Promise<ServiceStatus['maintenance']> {
  const [flags, windows] = await Promise.all([
    currentFlags(sql, deployment, now),
    windowsOf(sql, deployment.id),
  ]);
  const planned = windows.find(({ name, value, from_at, until_at }) => {
    const isOpen = until_at === null || until_at > now;
    return name === 'planned_maintenance' && value && isOpen && (from_at ?? 0) < now + ahead;
  });
  const isNow = names.some((name) => flags[name]);
  if (!isNow && !planned) return null;
  // The end of unplanned work is unknown, whatever is planned for another day.
  const said = flags.unplanned_maintenance ? undefined : planned;
  return { now: isNow, from: said?.from_at ?? null, until: said?.until_at ?? null };
}
