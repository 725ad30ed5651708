import { useEffect, useState } from 'react';
import { addressOf } from '#adapters';

/** An address under which a picture that is here can be shown, for as long as somebody shows it. */
export function useHeldAddress(content: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const held = addressOf(content);
    setAddress(held.address);
    return held.release;
  }, [content]);
  return address;
}
