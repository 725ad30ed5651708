import * as z from 'zod/mini';
import { type AccessPage, AccessPlace, UnixTime } from '#schemas';
import type { SafeStorage } from './storage.ts';

const key = 'access';
/** Seconds for which a place is useful: as long as the link or code in its mail is valid. */
const lives: Readonly<Record<AccessPage, number>> = {
  register: 86_400,
  verify: 86_400,
  reset: 600,
  join: 7 * 86_400,
};

const Kept = z.object({ place: AccessPlace, kept_at: UnixTime });

/** Remembers the step of signing up or resetting a password, for each tab until it closes. */
export function createAccessKeeper(storage: SafeStorage, now: () => number) {
  return {
    load(): AccessPlace | null {
      const kept = storage.read(key, Kept);
      if (kept === null) return null;
      const age = now() - kept.kept_at;
      if (age >= 0 && age < lives[kept.place.page]) return kept.place;
      storage.remove(key);
      return null;
    },
    save(place: AccessPlace | null): void {
      if (place === null) storage.remove(key);
      else storage.write(key, { place, kept_at: now() });
    },
  };
}
