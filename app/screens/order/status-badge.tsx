import { labelKey, type StatusLabel } from '#core';
import { useText } from '#i18n';
import { Badge, type BadgeTone } from '#ui';

const tones: Readonly<Partial<Record<StatusLabel, BadgeTone>>> = {
  'in-progress': 'info',
  'near-vendor': 'info',
  'picked-up': 'info',
  'in-transit': 'info',
  'near-customer': 'info',
  delivered: 'positive',
  returned: 'positive',
  delayed: 'warning',
  returning: 'warning',
  stalled: 'critical',
  cancelled: 'critical',
};

const moving: ReadonlySet<StatusLabel> = new Set([
  'waiting-for-rider',
  'in-progress',
  'near-vendor',
  'in-transit',
  'near-customer',
]);

/** A status as a word; the colour supports it. */
export function StatusBadge({ label }: { label: StatusLabel }) {
  const t = useText();
  return (
    <Badge tone={tones[label]} dot={moving.has(label)}>
      {t(labelKey(label))}
    </Badge>
  );
}
