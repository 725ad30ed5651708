import { useEffect } from 'react';
import { keepOfflinePage } from '#adapters';

/** Has this browser show a page of ours where there is no network, or no more; null leaves that to whose page ours stands in. */
export function useOfflinePage(wanted: boolean | null): void {
  useEffect(() => {
    if (wanted !== null) void keepOfflinePage(wanted);
  }, [wanted]);
}
