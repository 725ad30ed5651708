import { createStorage, type KeyValueStore } from '../../app/adapters/storage/storage.ts';

/** A browser's own storage, as a map that a test can look into. */
export function storeOf(entries = new Map<string, string>()): KeyValueStore {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/** What the adapters are given over it. */
export function storageOf(entries = new Map<string, string>()) {
  return createStorage(() => storeOf(entries));
}
