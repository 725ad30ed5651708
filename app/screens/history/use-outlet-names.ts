import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $historyVendorIds, $vendors } from '#core';
import { outletNameAmong } from '#core/rules';
import type { Id } from '#schemas';

/** What tells each outlet that is looked at from the others of its merchant. */
export function useOutletNames(): ReadonlyMap<Id, string> {
  const [vendors, shown] = useUnit([$vendors, $historyVendorIds]);
  return useMemo(() => {
    const outlets = (vendors ?? [])
      .filter(({ vendor_id, is_parent }) => !is_parent && shown.includes(vendor_id))
      .map(({ vendor_id, vendor_information: { name } }) => ({ vendor_id, name }));
    const names = outlets.map(({ name }) => name);
    return new Map(
      outlets.map(({ vendor_id, name }) => [vendor_id, outletNameAmong(name, names).own]),
    );
  }, [vendors, shown]);
}
