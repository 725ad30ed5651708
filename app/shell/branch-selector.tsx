import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { $outletNames, $vendor, $vendors } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { VendorPlace } from '#routes';
import { Badge, Icon, VisuallyHidden } from '#ui';
import * as css from './bar.css.ts';

/** Comes with all else that is at hand on every page, right after the page. */
const BranchPicker = lazyPart(
  () => import('./behind.ts'),
  ({ BranchPicker }) => BranchPicker,
);

/** Which outlet the person works for now, and the way to another one. */
export function BranchSelector({ page }: Pick<VendorPlace, 'page'>) {
  const t = useText();
  const [vendor, vendors, names] = useUnit([$vendor, $vendors, $outletNames]);
  const [open, setOpen] = useState<boolean | null>(null);
  if (vendors === null) return <Awaited />;
  if (vendor === null) return null;
  const name = names.get(vendor.vendor_id);
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
          <bdi className={css.branchName}>{name?.own || vendor.vendor_id}</bdi>
          {name?.shared && <bdi className={css.merchant}>{name.shared}</bdi>}
        </span>
        <VisuallyHidden> - {vendor.vendor_id}</VisuallyHidden>
        {vendor.is_test && <Badge tone="warning">{t('branch.test')}</Badge>}
        <Icon name="chevronDown" />
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <BranchPicker {...{ page, open, vendor, vendors }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Its place, so that nothing beside it moves under a hand when it comes. */
function Awaited() {
  return (
    <span className={css.branchAwaited} aria-hidden>
      <Icon name="store" className={css.branchIcon} />
      <span className={css.branchBone} />
    </span>
  );
}
