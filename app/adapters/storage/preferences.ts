import * as z from 'zod/mini';
import { BulkColumnChoices } from '#schemas';
import type { SafeStorage } from './storage.ts';

const keys = {
  locale: 'locale',
  searches: 'searches',
  scheme: 'scheme',
  singleKeys: 'single-keys',
} as const;
const Searches = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10));
const Scheme = z.enum(['light', 'dark']);
export type StoredScheme = z.infer<typeof Scheme>;

type Remembering = { readonly user_id: string; readonly vendor_id: string };
const methodKey = ({ user_id, vendor_id }: Remembering) => `payment:${user_id}:${vendor_id}`;
const remembersKey = ({ user_id, vendor_id }: Remembering) => `remembers:${user_id}:${vendor_id}`;
const longestFirstKey = (userId: string) => `longest-first:${userId}`;
const skippedKey = (userId: string) => `first-steps-skipped:${userId}`;
const bulkKey = (vendorId: string) => `bulk-columns:${vendorId}`;

/** What a person chose on this device. */
export function createPreferences(storage: SafeStorage) {
  return {
    locale: () => storage.read(keys.locale, z.string().check(z.maxLength(16))),
    saveLocale: (code: string) => storage.write(keys.locale, code),
    searches: () => storage.read(keys.searches, Searches) ?? [],
    saveSearches: (searches: readonly string[]) => storage.write(keys.searches, searches),
    longestFirst: (userId: string) => storage.read(longestFirstKey(userId), z.boolean()) ?? false,
    saveLongestFirst: (userId: string, wanted: boolean) =>
      storage.write(longestFirstKey(userId), wanted),
    skipped: (userId: string) => storage.read(skippedKey(userId), z.boolean()) ?? false,
    saveSkipped: (userId: string) => storage.write(skippedKey(userId), true),
    bulkColumns: (vendorId: string) => storage.read(bulkKey(vendorId), BulkColumnChoices) ?? {},
    saveBulkColumns: (vendorId: string, choices: BulkColumnChoices) =>
      storage.write(bulkKey(vendorId), choices),
    singleKeys: () => storage.read(keys.singleKeys, z.boolean()) ?? true,
    saveSingleKeys: (wanted: boolean) => storage.write(keys.singleKeys, wanted),
    remembers: (owner: Remembering) => storage.read(remembersKey(owner), z.boolean()) ?? true,
    saveRemembers: ({ remembers, ...owner }: Remembering & { remembers: boolean }) =>
      storage.write(remembersKey(owner), remembers),
    paymentMethod: (owner: Remembering) =>
      storage.read(methodKey(owner), z.string().check(z.maxLength(40))),
    savePaymentMethod: ({ method, ...owner }: Remembering & { method: string }) =>
      storage.write(methodKey(owner), method),
    scheme: () => storage.read(keys.scheme, Scheme),
    saveScheme: (scheme: StoredScheme | null) =>
      scheme === null ? storage.remove(keys.scheme) : storage.write(keys.scheme, scheme),
  };
}
