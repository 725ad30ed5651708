import type * as z from 'zod/mini';
import type { SafeStorage } from './storage.ts';

const lifeSeconds = 24 * 3600;

/** Reads a draft; removes it if it is older than 24 hours. */
export function alive<S extends z.ZodMiniType<{ saved_at: number }>>(
  storage: SafeStorage,
  now: number,
  key: string,
  schema: S,
): z.output<S> | null {
  const kept = storage.read(key, schema);
  const isAlive = kept !== null && now - kept.saved_at < lifeSeconds;
  if (kept !== null && !isAlive) storage.remove(key);
  return isAlive ? kept : null;
}
