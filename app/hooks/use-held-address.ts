import { useEffect, useState } from 'react';
import { addressOf } from '#adapters';

/** An object URL for a picture, released on unmount; undefined in the first render. */
export function useHeldAddress(content: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const held = addressOf(content);
    setAddress(held.address);
    return held.release;
  }, [content]);
  return address;
}
