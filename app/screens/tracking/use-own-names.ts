import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $includeOutlets, $vendors, outletNameAmong } from '#core';

/** What tells each outlet from the others, by its whole name; null while the orders of one alone are looked at. */
export function useOwnNames(): ReadonlyMap<string, string> | null {
  const [included, vendors] = useUnit([$includeOutlets, $vendors]);
  return useMemo(() => {
    if (!included) return null;
    const names = (vendors ?? [])
      .filter(({ is_parent }) => !is_parent)
      .map(({ vendor_information: { name } }) => name);
    return new Map(names.map((name) => [name, outletNameAmong(name, names).own]));
  }, [included, vendors]);
}
