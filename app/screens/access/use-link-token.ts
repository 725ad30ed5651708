import { useEffect, useState } from 'react';

/** What stands behind the mark of the address; read once and taken out of sight, and out of the browser's history. */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return token;
}
