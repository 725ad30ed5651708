import { useUnit } from 'effector-react';
import { Suspense, useMemo, useState } from 'react';
import {
  $allOutletsAllowed,
  $includeOutlets,
  $vendor,
  $vendors,
  outletNameAmong,
  outletsIncluded,
} from '#core';
import { useText } from '#i18n';
import { lazyPage } from '#lazy';
import type { Vendor } from '#schemas';
import { Dialog, Icon, Stack, Switch, VisuallyHidden } from '#ui';
import { Slot } from '../slot.tsx';
import * as css from './bar.css.ts';
import { BranchList } from './branch-list.tsx';
import type { VendorPlace } from './paths.ts';

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
  const name = useMemo(() => nameAmong(vendor, vendors ?? []), [vendor, vendors]);
  if (vendor === null || vendors === null) return null;
  const { own, shared } = name;
  return (
    <>
      <button
        type="button"
        className={css.branch}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="store" className={css.branchIcon} />
        <VisuallyHidden>{t('branch.label')}: </VisuallyHidden>
        <span className={css.branchWords}>
          <bdi className={css.branchName}>{own || vendor.vendor_id}</bdi>
          {shared && <bdi className={css.merchant}>{shared}</bdi>}
        </span>
        <VisuallyHidden> - {vendor.vendor_id}</VisuallyHidden>
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

/** Its merchant's other outlets begin with the same words, or end with them. */
function nameAmong(vendor: Vendor | null, vendors: readonly Vendor[]) {
  const merchantOf = ({ parent_vendor_id, vendor_id }: Vendor) => parent_vendor_id ?? vendor_id;
  const siblings = vendors.filter((each) => vendor && merchantOf(each) === merchantOf(vendor));
  const names = siblings.map(({ vendor_information }) => vendor_information.name);
  return outletNameAmong(vendor?.vendor_information.name ?? '', names);
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
