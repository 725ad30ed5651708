import { useEffect } from 'react';
import { keepOfflinePage } from '#adapters';

/** Installs (true) or removes (false) the page that is shown without a network; null, in a platform's frame, changes nothing. */
export function useOfflinePage(wanted: boolean | null): void {
  useEffect(() => {
    if (wanted !== null) void keepOfflinePage(wanted);
  }, [wanted]);
}
