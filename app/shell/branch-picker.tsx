import { useUnit } from 'effector-react';
import { Suspense, useEffect, useState } from 'react';
import { Slot } from '#composition';
import { $allOutletsAllowed, $includeOutlets, outletsIncluded, underWayAsked } from '#core';
import { useText } from '#i18n';
import { lazyPage } from '#lazy';
import type { VendorPlace } from '#routes';
import type { Vendor } from '#schemas';
import { Dialog, Stack, Switch } from '#ui';
import { BranchList } from './branch-list.tsx';

/** Seldom opened, and it brings a map along. */
const outlet = lazyPage(
  () => import('../screens/outlet/index.ts'),
  ({ OutletForm }) => OutletForm,
);

type BranchPickerProps = Pick<VendorPlace, 'page'> & {
  open: boolean;
  onClose: () => void;
  vendor: Vendor;
  vendors: readonly Vendor[];
};

/** The outlets to choose from, and what may be changed about them. */
export function BranchPicker({ page, open, onClose, vendor, vendors }: BranchPickerProps) {
  const t = useText();
  const count = useUnit(underWayAsked);
  useEffect(() => {
    if (open) count();
  }, [open, count]);
  const [form, setForm] = useState<{ vendor: Vendor | null } | null>(null);
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('branch.choose')}
        closeLabel={t('action.close')}
      >
        <Stack>
          <BranchList
            {...{ vendors, selected: vendor, close: onClose }}
            edit={(chosen) => setForm({ vendor: chosen })}
          />
          <OutletsToggle disabled={page === 'request-a-rider' || !vendor.is_parent} />
          <Slot name="vendors.foot" with={{ vendors, add: () => setForm({ vendor: null }) }} />
        </Stack>
      </Dialog>
      {form && (
        <Suspense fallback={null}>
          <outlet.Page {...form} onClose={() => setForm(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Only where the market lets a parent see its outlets' orders. */
function OutletsToggle({ disabled }: { disabled: boolean }) {
  const t = useText();
  const [allowed, included, include] = useUnit([
    $allOutletsAllowed,
    $includeOutlets,
    outletsIncluded,
  ]);
  if (!allowed) return null;
  return (
    <Switch
      label={t('branch.include-outlets')}
      hint={disabled && t('branch.include-outlets.hint')}
      checked={included}
      disabled={disabled}
      onChange={(event) => include(event.target.checked)}
    />
  );
}
