import { useEffect, useState } from 'react';
import { afterPicture } from '#adapters';

/** The value one frame late, so that a press shows at once and expensive rendering follows. */
export function useAfterPicture<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(
    () => (value === shown ? undefined : afterPicture(() => setShown(value))),
    [value, shown],
  );
  return shown;
}
