import { labelKey, type StatusLabel } from '#core';
import { type Translate, useText } from '#i18n';
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
  return <StatusWord label={label} t={useText()} />;
}

/** The same where the texts are at hand already: in a list, each row that asks for them costs time. */
export function StatusWord({ label, t }: { label: StatusLabel; t: Translate }) {
  return (
    <Badge tone={tones[label]} dot={moving.has(label)}>
      {t(labelKey(label))}
    </Badge>
  );
}
