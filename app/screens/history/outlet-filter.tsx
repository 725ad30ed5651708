import { useUnit } from 'effector-react';
import { $historyOutlet, outletChosen } from '#core';
import { useText } from '#i18n';
import { Select, VisuallyHidden } from '#ui';
import { useOutletNames } from './use-outlet-names.ts';

/** Which of the outlets that are included; nothing where there is no choice. */
export function OutletFilter() {
  const t = useText();
  const [outlet, choose] = useUnit([$historyOutlet, outletChosen]);
  const names = useOutletNames();
  if (names.size < 2) return null;
  const options = [...names].map(([value, label]) => ({ value, label }));
  return (
    <Select
      label={<VisuallyHidden>{t('order.outlet')}</VisuallyHidden>}
      value={outlet ?? ''}
      onChange={({ target }) => choose(target.value === '' ? null : target.value)}
      options={[{ value: '', label: t('history.outlet.all') }, ...options]}
    />
  );
}
