import { useUnit } from 'effector-react';
import { Suspense, useMemo, useState } from 'react';
import { $vendor, $vendors } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { VendorPlace } from '#routes';
import { Badge, Icon, VisuallyHidden } from '#ui';
import * as css from './bar.css.ts';
import { nameAmong } from './name-among.ts';

/** Comes with all else that is at hand on every page, right after the page. */
const BranchPicker = lazyPart(
  () => import('./behind.ts'),
  ({ BranchPicker }) => BranchPicker,
);

/** Which outlet the person works for now, and the way to another one. */
export function BranchSelector({ page }: Pick<VendorPlace, 'page'>) {
  const t = useText();
  const [vendor, vendors] = useUnit([$vendor, $vendors]);
  const [open, setOpen] = useState<boolean | null>(null);
  const name = useMemo(() => nameAmong(vendor, vendors ?? []), [vendor, vendors]);
  if (vendors === null) return <Awaited />;
  if (vendor === null) return null;
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
