import { useEffect } from 'react';
import { keepOfflinePage } from '#adapters';

/** Installs or removes the offline page; null (in a platform's frame) leaves it as it is. */
export function useOfflinePage(wanted: boolean | null): void {
  useEffect(() => {
    if (wanted !== null) void keepOfflinePage(wanted);
  }, [wanted]);
}
