import { useUnit } from 'effector-react';
import { $historyOutlet, $historyVendorIds, $outletNames, $vendors, outletChosen } from '#core';
import { useText } from '#i18n';
import { Select, VisuallyHidden } from '#ui';

/** Which of the outlets that are included; nothing where there is no choice. */
export function OutletFilter() {
  const t = useText();
  const [outlet, choose] = useUnit([$historyOutlet, outletChosen]);
  const outlets = useOutlets();
  if (outlets.length < 2) return null;
  return (
    <Select
      label={<VisuallyHidden>{t('order.outlet')}</VisuallyHidden>}
      value={outlet ?? ''}
      onChange={({ target }) => choose(target.value === '' ? null : target.value)}
      options={[{ value: '', label: t('history.outlet.all') }, ...outlets]}
    />
  );
}

/** The outlets that are looked at, without their main account. */
function useOutlets() {
  const [vendors, shown, names] = useUnit([$vendors, $historyVendorIds, $outletNames]);
  return (vendors ?? [])
    .filter(({ vendor_id, is_parent }) => !is_parent && shown.includes(vendor_id))
    .map(({ vendor_id }) => ({ value: vendor_id, label: names.get(vendor_id)?.own ?? vendor_id }));
}
