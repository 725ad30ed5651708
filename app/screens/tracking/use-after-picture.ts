import { useEffect, useState } from 'react';
import { afterPicture } from '#adapters';

/** A value one picture late: what was pressed is shown at once, and what takes longer to draw right after it. */
export function useAfterPicture<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(
    () => (value === shown ? undefined : afterPicture(() => setShown(value))),
    [value, shown],
  );
  return shown;
}
