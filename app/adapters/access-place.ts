import { AccessPlace } from '#schemas';
import type { SafeStorage } from './storage.ts';

const key = 'access';

/** Where this tab is on the way to an account; another tab goes its own way, and both forget it when they close. */
export function createAccessKeeper(storage: SafeStorage) {
  return {
    load: (): AccessPlace | null => storage.read(key, AccessPlace),
    save(place: AccessPlace | null): void {
      if (place === null) storage.remove(key);
      else storage.write(key, place);
    },
  };
}
