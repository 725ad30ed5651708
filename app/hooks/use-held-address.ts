import { useEffect, useState } from 'react';
import { addressOf } from '#adapters';

/** An object URL of a blob, revoked when the component unmounts. */
export function useHeldAddress(content: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const held = addressOf(content);
    setAddress(held.address);
    return held.release;
  }, [content]);
  return address;
}
