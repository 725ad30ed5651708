import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { $allOutletsAllowed, $includeOutlets, $vendor, $vendors, outletsIncluded } from '#core';
import { useText } from '#i18n';
import { lazyPage } from '#lazy';
import type { Vendor } from '#schemas';
import { Dialog, Icon, Stack, Switch } from '#ui';
import { Slot } from '../slot.tsx';
import { BranchList, nameOf } from './branch-list.tsx';
import type { VendorPlace } from './paths.ts';
import * as css from './shell.css.ts';

/** Seldom opened, and it brings a map along. */
const outlet = lazyPage(
  () => import('../screens/outlet/index.ts'),
  ({ OutletForm }) => OutletForm,
);

/** Which outlet the person works for now. Parents stand first, bold and with an icon. */
export function BranchSelector({ page }: Pick<VendorPlace, 'page'>) {
  const t = useText();
  const [vendor, vendors] = useUnit([$vendor, $vendors]);
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState<{ vendor: Vendor | null } | null>(null);
  if (vendor === null || vendors === null) return null;
  return (
    <>
      <button
        type="button"
        className={css.branch}
        aria-haspopup="dialog"
        aria-label={`${t('branch.label')}: ${nameOf(vendor)}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="store" />
        <bdi className={css.branchWords}>
          <span className={css.branchName}>{vendor.vendor_information.name}</span>
          <span className={css.branchId}>- {vendor.vendor_id}</span>
        </bdi>
        <Icon name="chevronDown" />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('branch.choose')}
        closeLabel={t('action.close')}
      >
        <Stack>
          <BranchList
            {...{ vendors, selected: vendor, close: () => setOpen(false) }}
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
      checked={included}
      disabled={disabled}
      onChange={(event) => include(event.target.checked)}
    />
  );
}
