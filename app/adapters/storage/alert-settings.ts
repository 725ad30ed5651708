import { AlertSettings } from '#schemas';
import type { SafeStorage } from './storage.ts';

const keyOf = (userId: string) => `alerts:${userId}`;

/** What each person who uses this browser chose to be told of; it outlives the session. */
export function createAlertSettings(storage: SafeStorage) {
  return {
    load: (userId: string) => storage.read(keyOf(userId), AlertSettings),
    save: (userId: string, settings: AlertSettings) => storage.write(keyOf(userId), settings),
  };
}
