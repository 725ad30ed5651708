import { useUnit } from 'effector-react';
import { $vendors } from '#core';
import { type Id, mayGive, type Role } from '#schemas';

/** Whether the person may give or take away a role at an outlet; the server checks it, too. */
export function useMayGive(): (vendorId: Id, role: Role) => boolean {
  const vendors = useUnit($vendors);
  return (vendorId, role) => {
    const standing = vendors?.find(({ vendor_id }) => vendor_id === vendorId)?.standing;
    return standing !== undefined && standing !== 'platform' && mayGive(standing, role);
  };
}
