import type { Config } from '../config.ts';
import { demoUsers } from './seed.ts';
import { demoMerchants } from './vendors.ts';

const ids: ReadonlySet<string> = new Set(Object.values(demoUsers).map(({ id }) => id));
const emails: ReadonlySet<string> = new Set([
  ...Object.values(demoUsers).map(({ email }) => email),
  ...demoMerchants.flatMap(({ prospects = [] }) => prospects.map(({ owner }) => owner)),
]);

type Person = { userId?: string; email?: string };

/** Whether somebody is of the demo and stays out, since everybody knows their passwords; also when the database knows them from before. */
export function isShutOut({ demo }: Pick<Config, 'demo'>, { userId, email }: Person): boolean {
  if (demo) return false;
  return ids.has(userId ?? '') || emails.has((email ?? '').trim().toLowerCase());
}
