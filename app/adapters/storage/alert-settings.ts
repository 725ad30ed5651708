import { AlertSettings } from '#schemas';
import type { SafeStorage } from './storage.ts';

const keyOf = (userId: string) => `alerts:${userId}`;

/** Each person's alert settings in this browser; they outlive the session. */
export function createAlertSettings(storage: SafeStorage) {
  return {
    load: (userId: string) => storage.read(keyOf(userId), AlertSettings),
    save: (userId: string, settings: AlertSettings) => storage.write(keyOf(userId), settings),
  };
}
