import * as z from 'zod/mini';
import type { SafeStorage } from './storage.ts';

/** The local storage key of the specification (1, section 3). */
const key = 'terms-of-service-required';

/** For each person who used this browser, whether the terms are still to be accepted. */
const Required = z.record(z.string(), z.boolean());

/** Remembers who accepted the terms on this device; outlives the session. */
export function createTerms(storage: SafeStorage) {
  const required = () => storage.read(key, Required) ?? {};
  return {
    isAccepted: (userId: string) => required()[userId] === false,
    save: (userId: string, accepted: boolean) =>
      storage.write(key, { ...required(), [userId]: !accepted }),
  };
}
