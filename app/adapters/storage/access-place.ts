import * as z from 'zod/mini';
import { type AccessPage, AccessPlace, UnixTime } from '#schemas';
import type { SafeStorage } from './storage.ts';

const key = 'access';
/** Seconds for which a place is of use: as long as the link of a mail works, or its code. */
const lives: Readonly<Record<AccessPage, number>> = {
  register: 86_400,
  verify: 86_400,
  reset: 600,
};

const Kept = z.object({ place: AccessPlace, kept_at: UnixTime });

/** Where this tab is on the way to an account; another tab goes its own way, and both forget it when they close. */
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
