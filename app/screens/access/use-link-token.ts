import { useEffect, useState } from 'react';

/** The token in the address's hash. Read once, then removed from the address and the browser's history. */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return token;
}
