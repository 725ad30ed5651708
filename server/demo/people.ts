import type { Config } from '../config.ts';
import { demoUsers } from './seed.ts';
import { demoMerchants } from './vendors.ts';

const ids: ReadonlySet<string> = new Set(Object.values(demoUsers).map(({ id }) => id));
const emails: ReadonlySet<string> = new Set([
  ...Object.values(demoUsers).map(({ email }) => email),
  ...demoMerchants.flatMap(({ prospects = [] }) => prospects.map(({ owner }) => owner)),
]);

type Person = { userId?: string; email?: string };

/** Whether somebody is one of the demo's people outside of the demo. They are refused, since their passwords are public, even if the database still has them. */
export function isShutOut({ demo }: Pick<Config, 'demo'>, { userId, email }: Person): boolean {
  if (demo) return false;
  return ids.has(userId ?? '') || emails.has((email ?? '').trim().toLowerCase());
}
