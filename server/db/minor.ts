import type { Minor } from '#core/rules';

/** Minor units as PostgreSQL's driver gives a `bigint`. */
export type StoredMinor = string;

/** What a column holds in minor units. */
export function readMinor(stored: StoredMinor): Minor {
  return BigInt(stored);
}
