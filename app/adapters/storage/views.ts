import { KeptFilters, KeptOutlet } from '#schemas';
import type { SafeStorage } from './storage.ts';

type Storages = { local: SafeStorage; tab: SafeStorage };

/**
 * What a person looked at last. A tab keeps its own outlet and a new one starts with the last one chosen anywhere.
 * Filters belong to a tab and end with it.
 */
export function createViews({ local, tab }: Storages) {
  const outletKey = (userId: string) => `outlet:${userId}`;
  const filtersKey = (userId: string) => `filters:${userId}`;
  return {
    outlet: (userId: string): KeptOutlet | null =>
      tab.read(outletKey(userId), KeptOutlet) ?? local.read(outletKey(userId), KeptOutlet),
    saveOutlet(userId: string, kept: KeptOutlet): void {
      for (const storage of [tab, local]) storage.write(outletKey(userId), kept);
    },
    filters: (userId: string): KeptFilters | null => tab.read(filtersKey(userId), KeptFilters),
    saveFilters: (userId: string, kept: KeptFilters): void => tab.write(filtersKey(userId), kept),
  };
}
